import { compute, reference, track } from './entry';

/** Energy Pools. */
export const ENERGY_RULES = {
  'E-01': track('Main categories of Energy Pools', '能量池的主要分类'),
  'E-02': track('A pool without category', '未注明分类的能量池'),
  'E-03': compute('Key Attributes set the maximum', '关键属性决定能量上限'),
  'E-04': compute('Roll on key Attributes', '关键属性检定'),
  'E-05': compute('Energy Pool groups', '能量池分类'),
  'E-06': compute('Two groups cut both ways', '兼属两类有利有弊'),
  'E-07': track('Ways to gain a pool', '获得能量池的途径'),
  'E-08': compute('Choosing a pool', '选择能量池'),
  'E-09': track('Using and recovering energy', '能量的使用与恢复'),
  'E-10': compute('One pool in place of another', '能量池的替代'),
  'E-11': compute('Conflicting pools annihilate', '能量池冲突则爆体而亡'),
  'E-12': compute('Rejects nothing', '不排斥'),
  'E-13': compute('Compatible with one nature only', '仅兼容某类'),
  'E-14': compute('Incompatible with a nature', '不兼容某类'),
  'E-15': compute('Pool rejects Gauges', '能量池排斥刻度'),
  'E-16': compute('Several modes, both directions', '多种模式与双向判定'),
  'E-17': compute('Pools of both East and West', '东西方兼属的能量池'),
  'E-18': compute('Unable to gain again', '不可再次获得'),
  'E-19': compute('Attacking an Energy Pool', '攻击能量池'),
  'E-20': compute('Reduced cost, full effect', '消耗减少而效果不变'),
  'E-21': compute('Spending all energy', '消耗全部能量'),
  'E-22': compute('Opening a pool again', '重复开启能量池'),
  'E-23': compute('Expanding a pool', '扩充能量池'),
  'E-24': compute('Energy maximum rises', '能量上限提高'),
  'E-25': compute('Energy maximum falls', '能量上限降低'),
  'E-26': compute('A variant is ruled as its original', '变体视同原能量池'),
  'E-27': compute('A variant pays for its original', '变体可替原能量池支付'),
  'E-28': compute('A variant stays apart', '变体与原能量池分立'),
  'E-29': compute('Doesn’t count as an Energy Pool', '不视为能量池'),
  'E-30': reference(
    ['Older resources', '旧版资源的写法'],
    [
      'Texts from before the present rules may use other names or categories for their pools; until they are revised, the Storyteller says how to read them.',
      '早于现行规则的资源，其能量池的名称或分类可能有出入；在修订之前，由主持人决定如何理解。',
    ],
  ),
  'E-31': reference(
    ['Pools named in passing', '文中提及的能量池'],
    [
      'The general pages name some pools in examples and tell only part of what they are; what a pool’s own page says comes first.',
      '总则在举例时提到若干能量池，但只说明了一部分性质；一切以各能量池自己的页面为准。',
    ],
  ),
} as const;
