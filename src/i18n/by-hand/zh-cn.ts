import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '手动设定',
  about: '此处填写的数值优先于规则得出的结果。历史和缘由中会注明“手动设定”。',
  group: {
    health: '生命值',
    willpower: '意志力',
    energy: '能量池与刻度',
    effects: '效果与不良状态',
    items: '物品',
    rest: '点数、行动与时间',
  },
  was: '上次为手动设定',
  wasOf: (what) => `${what}：上次为手动设定`,
  revives: '复生',
  beyond: (n) => `比生命槽多出 ${count(n)} 点。请从其他等级中减去。`,
  others: '其他数值',
  nothing: '尚未改动',
  set: '手动设定',
};
