import { compute } from './entry';

/** Conventions that the text implies. */
export const CONVENTION_RULES = {
  'X-01': compute('Legendary Attribute', '传奇属性'),
  'X-02': compute('Extra successes from Attributes', '属性附加成功'),
  'X-03': compute('Maximum Health', '生命值上限'),
} as const;
