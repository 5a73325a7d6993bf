import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

/** What a change comes to for the character. */
export const en = {
  now: 'Now',
  after: 'After',
  title: {
    dies: 'Dies',
    fallsUnconscious: 'Falls unconscious',
    fallsUnconsciousAndWorsens: 'Falls unconscious and worsens',
    worsens: 'Stays unconscious and worsens',
    holds: 'Stays conscious',
    holdsWhileWorsening: 'Stays conscious, injuries worsen',
    wakes: 'Wakes up',
    stabilizes: 'Injuries no longer worsen',
  },
  told: {
    dies: 'Died.',
    fallsUnconscious: 'Fell unconscious.',
    fallsUnconsciousAndWorsens: 'Fell unconscious, injuries worsen.',
    worsens: 'Injuries worsen.',
    holds: 'Stayed conscious.',
    holdsWhileWorsening: 'Stayed conscious, injuries worsen.',
    wakes: 'Woke up.',
    stabilizes: 'Injuries no longer worsen.',
  },
  turns: (letter: string, rounds: number) => `1 ${letter} turns to A each round: dead in ${count(rounds)}.`,
  healingStopsIt: 'Fast healing stops it as the next round begins.',
  woundPenalty: (n: number) => `Wound penalty −${count(n)} DP and −${count(n)} Defense.`,
  allAggravated: (n: number) => `All ${count(n)} Health is aggravated.`,
  noHealth: 'No Health is left.',
  mayAnswer: (names: string) => `One may answer the death: ${names}.`,
  nothingAnswers: 'No death-triggered ability on this sheet.',
  readOnly: 'Read-only here',
  /** A sentence as the label of a button. */
  asLabel: (sentence: string) => sentence.replace(/\.$/, ''),
  listSeparator: ', ',
  sentences: (first: string, second: string) => `${first}. ${second}`,
  sentence: (only: string) => `${only}.`,
};
