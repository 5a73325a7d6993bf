import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  title: 'Summon or clone',
  kind: 'What happens',
  kinds: { clone: 'A clone', summon: 'A summon', gone: 'One is gone', threat: 'A threat' },
  kindMeans: {
    clone: 'Whole, with every effect and condition as it runs now; from here on each runs by itself.',
    summon: 'A being of its own numbers. What it spends comes off your pools.',
    gone: 'It died or vanished: effects that name it as their source go with it, and what it brought.',
    threat: 'A threatening act of yours, or of a being of yours, ends what protects you from its target.',
  },
  name: 'Name',
  byWhom: 'Which being does it (empty: the character)',
  brought: 'What it brought',
  against: 'Against whom',
  nothingProtects: 'No effect here protects from anybody.',
  needsTarget: 'Say against whom',
  numbers: 'Its Attributes and Size',
  cost: 'What it costs you',
  costOf: (pool: string) => `Lower costs of ${pool}`,
  lower: (points: number) => (points > 0 ? `Costs ${count(points)} less` : `Costs ${count(-points)} more`),
  needsName: 'Give it a name',
  make: { clone: 'Make the clone', summon: 'Summon it', gone: 'It is gone', threat: 'It threatens' },
  made: (name: string) => `${name} has a sheet of its own, listed under yours.`,
  open: 'Open',
  notMade: 'Not made: the browser’s storage did not answer. Nothing was paid.',
};
