import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '添加效果',
  what: '添加内容',
  kinds: { effect: '效果', condition: '不良状态', damage: '属性伤害' },
  attribute: '属性',
  amount: '失去点数',
  amountHint: '完整休息一天恢复 1 点。',
  damage: (attribute, n) => `失去 ${count(n)} 点${attribute}`,
};
