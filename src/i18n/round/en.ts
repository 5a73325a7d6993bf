import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

export const en = {
  happens: 'What happens',
  worsens: (letter: string, points: number) => `${count(points)} ${letter} turns to A`,
  left: (before: number, after: number) => `${count(before)} → ${some(after, 'round')}`,
  ends: 'ends',
  healing: 'Fast healing',
  healed: (amounts: string) => `heals ${amounts}`,
  owes: '1 Willpower to stay conscious',
  owed: 'owed',
  nothing: 'Nothing else happens.',
  sources: (ratings: string) => `Ratings ${ratings}`,
  capacity: (points: number, aggravated: number) =>
    aggravated > 0
      ? `${some(points, 'point')} on B and L, or 4 on an A, ${count(aggravated)} A at most`
      : `${some(points, 'point')} on B and L; no source reaches the 4 an A takes`,
  aggravatedFirst: 'Use 4 points on an aggravated wound',
  heal: (grade: string) => `Heal ${grade}`,
  choose: 'Split the points by hand',
  pay: 'Pay 1 Willpower to stay conscious this round',
  cannotPay: 'No Willpower left to stay conscious',
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
  endRound: (n: number) => `End round ${count(n)}`,
  endRoundDies: (name: string) => `End round: ${name} dies`,
  sceneEnds: 'What ends',
  usesBack: (n: number) => `${some(n, 'once-per-scene use')} back`,
  roundsStart: 'Rounds start over',
  nothingEnds: 'Nothing ends with the scene.',
};
