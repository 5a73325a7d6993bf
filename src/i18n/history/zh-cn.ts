import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  filter: '显示',
  filters: { all: '全部', health: '生命值', resources: '资源', effects: '效果' },
  now: (track) => `现在：${track}`,
  healthAfter: (healthy, bashing, lethal, aggravated) =>
    `此后生命值：健康 ${count(healthy)}，冲击 ${count(bashing)}，致命 ${count(lethal)}，恶性 ${count(aggravated)}`,
  change: (before, after) => `${count(before)} → ${count(after)}`,
  state: { undone: '已撤销', dropped: '已舍弃' },
  byHand: '手动',
  goBack: '回到此处',
  goToStart: '回到开头',
  goForward: '重做到此处',
  standsHere: '角色卡目前在此处。',
  leftBehind: '撤销之后又做了别的改动。仍会列出，但无法重做。',
  created: '创建角色卡',
  steps: '逐条规则的经过',
  noSteps: '没有数值变化。',
  more: (n) => `另有 ${count(n)} 步`,
  empty: '还没有发生任何事。',
  noneOfThese: '目前没有这类记录。',
  older: '更早的记录',
  loadingOlder: '正在载入更早的记录',
  unreadable: (n) => `${count(n)} 条记录无法读取。记录仍保留，但不列出。`,
  readOnly: '此处只读，无法撤销或重做。',
  exported: (file) => `已导出 ${file}`,
  exportFailed: '导出失败，没有任何改动。',
};
