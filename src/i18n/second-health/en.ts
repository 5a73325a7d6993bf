import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  title: 'Second Health',
  help: 'It takes the damage once the first track is all aggravated, and heals first.',
  name: 'Ability it comes from',
  nameMissing: 'Name the ability',
  nameTooLong: (most: number) => `${count(most)} characters at most`,
  size: 'As many points as',
  kinds: { willpower: 'Willpower', energyPool: 'An Energy Pool', value: 'A number' },
  pool: 'Energy Pool',
  points: 'Points',
  opens: 'Opens',
  when: { whenFull: 'When the first track is full', now: 'At once' },
  hold: 'Hold it ready',
  open: 'Open it',
  close: 'End it',
  ready: (name: string) => `${name}: ready, opens when the first track is all aggravated.`,
  isOpen: (name: string, healthy: number, all: number) => `${name}: ${count(healthy)} of ${count(all)} healthy`,
  first: 'First Health',
};
