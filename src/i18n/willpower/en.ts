import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  use: 'What for',
  uses: {
    roll: 'On a roll',
    defense: 'Against an attack',
    stayConscious: 'Stay conscious',
    hunger: 'Against hunger or thirst',
    gain: 'Gain temporary Willpower',
    recover: 'Recover Willpower',
    lose: 'Lose Willpower',
  },
  detail: {
    roll: (bonus: number) => `+${count(bonus)} dice on one roll, once per action`,
    defense: (bonus: number) => `+${count(bonus)} Defense against this one attack`,
    stayConscious: '1 round in combat, 1 hour outside',
    hunger: (time: string) => `Awake for ${time}, then a certain faint. Once per scene`,
    gain: 'Beside the maximum, spent first; the higher counts',
    recover: 'Up to the maximum; may wake the character',
    lose: 'To something else; temporary Willpower goes first',
  },
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
  where: 'Where',
  inCombat: 'In combat: 1 round',
  outside: 'Outside: 1 hour',
  amount: 'Points',
  sourceOptional: 'Source, optional',
  sourceHint: 'A named source works once per scene.',
  spend: (before: number, after: number) => `Pay 1 Willpower: ${count(before)} → ${count(after)}`,
  gain: (n: number) => `Gain ${count(n)} temporary`,
  keepsHigher: (n: number) => `Keeps the ${count(n)} there are`,
  recover: (n: number) => `Recover ${count(n)}`,
  lose: (n: number) => `Lose ${count(n)}`,
};
