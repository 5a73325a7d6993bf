import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** The sheet on paper. */
export const en = {
  title: 'Print',
  paper: (name: string) => `${name} on paper`,
  player: 'Player',
  film: 'Film',
  size: (n: number) => `Size ${count(n)}`,
  statusTitle: 'Status',
  legendary: 'ring: Legendary',
  temporary: 'temporary',
  energyAndGauges: 'Energy and Gauges',
  whenHit: 'When hit, in this order',
  rest: 'Rest, unaided',
  one: (what: string) => `1 ${what}`,
  longRests: (time: string, rests: number) => `${time}, ${some(rests, 'long rest')}`,
  unbroken: (time: string) => `${time} unbroken`,
  conditionSave: 'condition save',
  overseerPrice: (points: number) => `${some(points, 'point')} per A`,
  nothing: 'None',
  notes: 'Notes',
  footer: (appName: string, round: number) => `${appName} · as of round ${count(round)}`,
};
