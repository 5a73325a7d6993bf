import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  search: '搜索历史',
  kind: '改动种类',
  kinds: {
    all: '全部',
    damage: '伤害',
    healing: '治疗',
    willpower: '意志力',
    energy: '能量',
    effects: '效果',
    rolls: '检定',
    time: '轮次与时间',
    edits: '编辑',
  },
  found: (found, of) => `${count(of)} 条记录中找到 ${count(found)} 条。`,
  searchedTo: (date, left) => `已搜索至 ${date}；更早的 ${count(left)} 条尚未搜索。`,
  searchOn: '继续向前搜索',
  searching: '正在搜索更早的记录',
  showAll: '显示全部',
  copyList: '将此列表复制为文本',
  copyEntry: '复制为文本',
  copied: (n) => `已复制 ${count(n)} 条记录。`,
  notCopied: '未能复制：浏览器不允许此页面使用剪贴板。',
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
  noneOfThese: '没有找到。',
  older: '更早的记录',
  loadingOlder: '正在载入更早的记录',
  unreadable: (n) => `${count(n)} 条记录无法读取。记录仍保留，但不列出。`,
  readOnly: '此处只读，无法撤销或重做。',
  exported: (file) => `已导出 ${file}`,
  exportFailed: '导出失败，没有任何改动。',
};
