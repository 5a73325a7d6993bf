import { compute, reference } from './entry';

/** Conventions that the text implies. */
export const CONVENTION_RULES = {
  'X-01': compute('Legendary Attribute', '传奇属性'),
  'X-02': compute('Extra successes from Attributes', '属性附加成功'),
  'X-03': compute('Maximum Health', '生命值上限'),
  'X-04': reference(
    ['Base speed', '基础速度'],
    [
      'A larger body has a higher base speed, but the book gives no formula: the speed is entered by hand.',
      '体积越大基础速度越高，但书中没有公式，速度由玩家填写。',
    ],
  ),
  'X-05': compute('Successes against a difficulty', '成功数与难度'),
  'X-06': compute('Rounding', '取整'),
  'X-07': compute('Attribute groups', '属性分组'),
} as const;
