import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  filter: 'Show',
  filters: { all: 'All', health: 'Health', resources: 'Resources', effects: 'Effects' },
  now: (track: string) => `Now: ${track}`,
  healthAfter: (healthy: number, bashing: number, lethal: number, aggravated: number) =>
    `Health after: ${count(healthy)} healthy, ${count(bashing)} bashing, ${count(lethal)} lethal, ${count(aggravated)} aggravated`,
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
  state: { undone: 'undone', dropped: 'left behind' },
  byHand: 'by hand',
  goBack: 'Go back to here',
  goToStart: 'Go back to the start',
  goForward: 'Redo up to here',
  standsHere: 'The sheet stands here.',
  leftBehind: 'Undone, then something else was done instead. It stays listed and can’t be redone.',
  created: 'Sheet created',
  steps: 'What happened, by rule',
  noSteps: 'No number changed.',
  more: (n: number) => `${count(n)} more steps`,
  empty: 'Nothing has happened yet.',
  noneOfThese: 'No such entry so far.',
  older: 'Older entries',
  loadingOlder: 'Loading older entries',
  unreadable: (n: number) =>
    n === 1
      ? '1 entry can’t be read. It is kept, but not listed.'
      : `${count(n)} entries can’t be read. They are kept, but not listed.`,
  readOnly: 'Read-only here: nothing can be undone or redone.',
  exported: (file: string) => `Exported ${file}`,
  exportFailed: 'Not exported. Nothing was changed.',
};
