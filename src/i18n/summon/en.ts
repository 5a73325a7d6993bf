export const en = {
  title: 'Summon or clone',
  kind: 'What is made',
  kinds: { clone: 'A clone', summon: 'A summon' },
  kindMeans: {
    clone: 'Whole, with every effect and condition as it runs now; from here on each runs by itself.',
    summon: 'A being of its own numbers. What it spends comes off your pools.',
  },
  name: 'Name',
  numbers: 'Its Attributes and Size',
  cost: 'What it costs you',
  needsName: 'Give it a name',
  wrongNumber: 'Correct the marked numbers',
  make: { clone: 'Make the clone', summon: 'Summon it' },
  made: (name: string) => `${name} has a sheet of its own, listed under yours.`,
  open: 'Open',
  notMade: 'Not made: the browser’s storage did not answer. Nothing was paid.',
};
