import type { Item } from '@/model/sheet';

const TRAITS = {
  armorPenalty: /^\[?(?:armor penalty|盔甲减值)\s*(\d{1,9})\]?$/i,
  parry: /^\[?(?:parry|格挡)\s*(\d{1,9})\]?$/i,
} as const;

/** The points of a trait of an item, such as the 2 of [Parry 2]; 0 without it, the highest where it is named twice. @rule B-33 @rule B-38 */
export const traitPoints = ({ traits }: Item, trait: keyof typeof TRAITS): number =>
  traits.reduce((best, name) => Math.max(best, Number(TRAITS[trait].exec(name.trim())?.[1] ?? 0)), 0);
