/** How much somebody likes a character, least first. */
export const ATTITUDES = [
  'hostile',
  'unfriendly',
  'wary',
  'indifferent',
  'friendly',
  'helpful',
  'devoted',
  'obedient',
] as const;
export type Attitude = (typeof ATTITUDES)[number];
