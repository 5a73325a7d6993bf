import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '添加效果',
  what: '添加内容',
  kinds: { effect: '效果', condition: '不良状态', damage: '属性伤害' },
  name: '名称',
  source: '来源',
  sourceHint: '血统、专长、药剂等。',
  note: '备注',
  changes: '数值变化',
  noChanges: '不改变任何数值。',
  addChange: '添加变化',
  nth: (n) => `变化 ${count(n)}`,
  target: '改变什么',
  targets: { maximumHealth: '生命值上限', maximumWillpower: '意志力上限', willRoll: '意志检定', willSave: '意志豁免' },
  by: '增减',
  byHint: '+ 或 −',
  removeChange: (n) => `移除变化 ${count(n)}`,
  fullOf: (most) => `最多 ${count(most)} 项`,
  lasts: '持续时间',
  durations: { permanent: '永久', untilDismissed: '直到解消', scene: '本场景', rounds: '轮数' },
  rounds: '自身轮数',
  onDeath: '可响应角色的死亡',
  points: '点数',
  alreadyThere: (name, points) => `角色卡上已有${name} ${count(points)} 点，将改为此值。`,
  attribute: '属性',
  amount: '失去点数',
  amountHint: '完整休息一天恢复 1 点。',
  noNumber: '数值不变。',
  pointsChange: (name) => `${name}点数`,
  add: (name) => `添加${name}`,
  set: (name, points) => `${name}设为 ${count(points)}`,
  damage: (attribute, n) => `失去 ${count(n)} 点${attribute}`,
  blocked: { readOnly: '此处只读', fields: '请修改标出的字段' },
  change: (before, after) => `${count(before)} → ${count(after)}`,
};
