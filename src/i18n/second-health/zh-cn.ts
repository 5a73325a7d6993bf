import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '第二生命',
  help: '第一生命全部变为恶性后由它承受伤害，并最先恢复。',
  name: '来自哪项能力',
  nameMissing: '请写明能力名称',
  nameTooLong: (most) => `最多 ${count(most)} 个字符`,
  size: '点数等于',
  kinds: { willpower: '意志力', energyPool: '某个能量池', value: '指定数值' },
  pool: '能量池',
  points: '点数',
  opens: '开启时机',
  when: { whenFull: '第一生命耗尽时', now: '立即' },
  hold: '备好',
  open: '开启',
  close: '结束',
  ready: (name) => `${name}：已备好，第一生命全部变为恶性时开启。`,
  isOpen: (name, healthy, all) => `${name}：健康 ${count(healthy)} / ${count(all)}`,
  first: '第一生命',
};
