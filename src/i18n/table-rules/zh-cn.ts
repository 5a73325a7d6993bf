import type { TableRuleKey } from '@/model/table-rules';
import type { MessagesOf } from '../namespace';
import type { en } from './en';
import { ABOUT, RULE_NAMES, VALUE_WORDS } from './options-zh-cn';

export const zhCn: MessagesOf<typeof en> = {
  title: '团规',
  optional: '可选规则',
  chapter: {
    H: '生命值与休息',
    W: '意志力',
    E: '能量池',
    G: '刻度',
    S: '本质',
    B: '加值',
    M: '杂项',
    D: '伤害',
    P: '对伤害的防护',
    X: '约定',
  },
  name: RULE_NAMES,
  value: VALUE_WORDS,
  about: (key: TableRuleKey) => ABOUT[key],
  usually: (value) => `默认：${value}`,
  numberProblem: (from, to) => `请填 ${from} 到 ${to} 的整数。`,
  presets: '以此为起点',
  preset: { standard: '默认', optional: '启用全部可选规则', plain: '不用可选规则', examples: '按范例' },
  ownChoice: '自选',
  changes: '会改变什么',
  changedRules: '规则',
  nothingYet: '更改一条规则，这里会显示它改变哪些数值。',
  save: (n) => (n === 0 ? '没有更改' : `保存 ${n} 处更改`),
  undo: '放弃更改',
  readOnly: '此处只读',
  fixNumber: '有数值超出范围',
};
