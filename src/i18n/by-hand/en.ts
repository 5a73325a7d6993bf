import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  title: 'Set by hand',
  about: 'What is typed here goes before what the rules made of it. History and the whys say that it was set by hand.',
  group: {
    health: 'Health',
    willpower: 'Willpower',
    energy: 'Energy Pools and Gauges',
    effects: 'Effects and conditions',
    items: 'Items',
    rest: 'Points, turn, time',
  },
  was: 'Last set by hand',
  wasOf: (what: string) => `${what}: last set by hand`,
  revives: 'Lives again',
  beyond: (n: number) => `${count(n)} more than the track holds. Take that many from another grade.`,
  others: 'Other numbers',
  nothing: 'Nothing is changed yet',
  set: 'Set by hand',
};
