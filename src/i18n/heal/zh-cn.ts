import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  how: '治疗方式',
  way: {
    ability: '能力',
    firstAid: '急救',
    overseer: '主神',
    attribute: '属性伤害',
    temporary: '临时生命值',
  },
  pointsOf: (grade, most) => `${grade}，共 ${count(most)}`,
  all: '全部',
  allOf: (grade) => `全部${grade}`,
  sourceOptional: '来源（可选）',
  sourceHint: '注明的来源每个场景只能用一次。',
  firstAidHelp: '急救成功：伤势停止恶化，但不恢复生命值。',
  overseerHelp: 'B 和 L 全部免费。',
  aggravated: (price) => `修复的 A，每点 ${count(price)} 奖励点`,
  has: '持有奖励点',
  price: '价格',
  free: '免费',
  inSpace: '角色身处主神空间',
  attributeLabel: '属性',
  attributeOption: (name, damage) => `${name} −${count(damage)}`,
  attributeAmount: '恢复点数',
  noAttributeDamage: '没有属性伤害。',
  temporaryAmount: '获得的临时生命值',
  temporaryHelp: (now) => `取较高者，现有 ${count(now)}。`,
  keepsHigher: (now) => `保留原有的 ${count(now)}。`,
  heal: (amounts) => `治疗 ${amounts}`,
  stopWorsening: '急救成功',
  repair: (amounts, price) => (price > 0 ? `修复 ${amounts}，支付 ${count(price)}` : `修复 ${amounts}`),
  restore: (points, name) => `恢复 ${count(points)} 点${name}`,
  gain: (points) => `获得 ${count(points)} 点临时生命值`,
  why: {
    nothing: '请输入治疗量',
    onlyInSpace: '仅限主神空间',
    pointsShort: (missing) => `还差 ${count(missing)} 奖励点`,
    noAttributeDamage: '没有属性伤害',
  },
};
