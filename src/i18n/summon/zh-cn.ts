import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '召唤物或分身',
  kind: '发生什么',
  kinds: { clone: '分身', summon: '召唤物', gone: '召唤物消失', threat: '威胁行为' },
  kindMeans: {
    clone: '未受伤，带有目前进行中的全部效果与不良状态；此后各自计算。',
    summon: '有自己的数值。其消耗从你的能量池中扣除。',
    gone: '死亡或消失：以其为来源的效果和它带来的物品一同消失。',
    threat: '你或你的存在作出威胁行为，会终止使你免受其目标侵害的保护。',
  },
  name: '名字',
  byWhom: '由谁作出（留空为角色本人）',
  brought: '它带来的物品',
  against: '针对谁',
  nothingProtects: '此处没有任何保护效果。',
  needsTarget: '请说明针对谁',
  numbers: '属性与体积',
  cost: '你付出的代价',
  costOf: (pool) => `${pool}的消耗降低`,
  lower: (points) => (points > 0 ? `少付 ${count(points)} 点` : `多付 ${count(-points)} 点`),
  needsName: '请取名',
  make: { clone: '制造分身', summon: '召唤', gone: '确认消失', threat: '作出威胁' },
  made: (name) => `${name}有了自己的角色卡，列在你的下方。`,
  open: '打开',
  notMade: '未能制造：浏览器的存储没有响应。没有付出任何代价。',
};
