/** The dice bots that text is written for. */
export const BOTS = ['sealdice', 'olivadice', 'dice', 'hktrpg'] as const;
export type Bot = (typeof BOTS)[number];

/** Their names, the same in every language. */
export const BOT_NAMES: Readonly<Record<Bot, string>> = {
  sealdice: 'SealDice 海豹',
  olivadice: 'OlivaDice / OneDice',
  dice: 'Dice! 溯洄',
  hktrpg: 'HKTRPG',
};
