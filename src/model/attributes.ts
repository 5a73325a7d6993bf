/** The nine Attributes in the rulebook's order, three to a group. */
export const ATTRIBUTE_IDS = [
  'strength',
  'dexterity',
  'stamina',
  'intelligence',
  'perception',
  'resolve',
  'presence',
  'manipulation',
  'composure',
] as const;

export type AttributeId = (typeof ATTRIBUTE_IDS)[number];

export const ATTRIBUTE_GROUPS = {
  physical: ['strength', 'dexterity', 'stamina'],
  mental: ['intelligence', 'perception', 'resolve'],
  social: ['presence', 'manipulation', 'composure'],
} as const satisfies Record<string, readonly AttributeId[]>;

export type AttributeGroup = keyof typeof ATTRIBUTE_GROUPS;
