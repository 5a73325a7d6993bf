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
  nothingIn: (chapter) => `“${chapter}”中没有找到。`,
  showAll: '显示全部',
  failed: '文本未能载入。',
  byHand: '由人判断',
  settled: '裁定',
  option: '团规',
  offered: (values) => `可选：${values}。`,
  toTableRules: '打开团规',
  unknown: (entry) => `没有编号为 ${entry} 的规则。`,
  cascade: '试一次伤害',
  cascadeHealth: '生命值',
  cascadeResult: (track, lost) => `${formatTrack(track, 'zh-CN')}${lost > 0 ? `，溢出 ${count(lost)} 点` : ''}`,
  numberProblem: '请填 0 到 999 的整数。',
  tryIt: '试一试',
  inToolbox: (calculator) => `在工具箱中打开：${calculator}`,
  wounds: '试一试伤势',
  woundsHealthy: '健康',
  woundsResult: (status, penalty, life) =>
    [
      status,
      penalty > 0 ? `伤势减值 ${count(penalty)}` : '无伤势减值',
      life.severe && '昏迷或付意志力',
      life.worsens && '伤势恶化',
    ]
      .filter(Boolean)
      .join('，'),
  coverage: {
    title: '何种防御对何种伤害有效',
    type: '伤害',
    defence: {
      hardness: '硬度',
      reduction: '有弱点的减免',
      unbeatable: '无弱点的减免',
      resistance: '全能量抗力',
      physical: '物理吸收',
      all: '对一切伤害的吸收、忽略、抵消',
    },
    works: '有效',
    doesNot: '无效',
  },
  stacking: '试一试：不同来源的加值加于同一对象',
  stackingType: (n) => `类型 ${count(n)}`,
  stackingAmount: (n) => `数值 ${count(n)}，减值填负数`,
  stackingProblem: '请填 −999 到 999。',
  stackingCounts: '计入',
  stackingLoses: '不计入',
  stackingTotal: (total) => `合计 ${total}`,
};
