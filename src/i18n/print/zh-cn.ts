import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '打印',
  paper: (name) => `纸上的${name}`,
  player: '玩家',
  film: '影片',
  size: (n) => `体积 ${count(n)}`,
  statusTitle: '伤势',
  legendary: '圆圈：传奇',
  temporary: '临时',
  energyAndGauges: '能量与刻度',
  whenHit: '受击时，按此顺序',
  rest: '休息（无助力）',
  one: (what) => `1 ${what}`,
  longRests: (time, rests) => `${time}，${count(rests)} 次长休`,
  unbroken: (time) => `连续 ${time}`,
  conditionSave: '次不良状态豁免',
  overseerPrice: (points) => `每点恶性 ${count(points)} 奖励点`,
  nothing: '无',
  notes: '备注',
  footer: (appName, round) => `${appName} · 截至第 ${count(round)} 轮`,
};
