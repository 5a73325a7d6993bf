import { formatNumber, formatTrack } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '规则书',
  toolbox: '工具箱',
  show: '显示',
  rules: '规则',
  glossary: '术语表',
  search: '搜索',
  searchRules: '词语或编号，如 H-11',
  searchTerms: '中英文词语，或拼音首字母',
  chapter: '章节',
  allChapters: '全部章节',
  found: (n) => `${count(n)} 条`,
  nothing: '没有找到。',
  failed: '文本未能载入。',
  byHand: '由人判断',
  ruling: '团规',
  offered: (values) => `可选：${values}。`,
  toTableRules: '打开团规',
  unknown: (entry) => `没有编号为 ${entry} 的规则。`,
  cascade: '试一次伤害',
  cascadeHealth: '生命值',
  cascadeResult: (track, lost) => `${formatTrack(track, 'zh-CN')}${lost > 0 ? `，溢出 ${count(lost)} 点` : ''}`,
  cascadeProblem: '请填 0 到 999 的整数。',
};
