import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

export const en = {
  moment: 'What to do',
  moments: {
    start: 'Start round',
    turn: 'Own turn',
    end: 'End round',
    scene: 'End scene',
    time: 'Time passes',
  },
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
  payHour: 'Pay 1 Willpower to stay conscious for an hour',
  cannotPay: 'No Willpower left to stay conscious',
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
  endRound: (n: number) => `End round ${count(n)}`,
  startRound: (n: number) => `Start round ${count(n)}`,
  takeActions: (n: number) => (n === 1 ? 'Take the action' : `Take ${count(n)} actions`),
  pass: (time: string) => `Let ${time} pass`,
  dies: (deed: string, name: string) => `${deed}: ${name} dies`,
  pickAction: 'Pick what the turn takes',
  typeTime: 'Say how long',
  actions: 'Actions of this round',
  actionsLeft: (n: number) => (n === 0 ? 'taken' : `${count(n)} left`),
  worsensThen: 'injuries worsen',
  howLong: 'How long',
  unit: 'Unit',
  units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  untilDeath: 'Until death',
  deadIn: (before: number | null, after: number) =>
    before === null ? some(after, 'round') : `${count(before)} → ${some(after, 'round')}`,
  becomes: (before: string, after: string) => `${before} → ${after}`,
  whole: 'whole again',
  paidTime: 'Awake on paid Willpower',
  hunger: 'Hunger',
  fells: 'falls unconscious',
  fellsIn: (time: string) => `unconscious in ${time}`,
  saves: (n: number) => `${some(n, 'save')} due`,
  usesBack: (n: number) => `${some(n, 'once-per-scene use')} back`,
  roundsStart: 'Rounds start over',
  nothingEnds: 'Nothing ends with the scene.',
};
