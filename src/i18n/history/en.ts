import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

export const en = {
  search: 'Search History',
  kind: 'Kind of change',
  kinds: {
    all: 'Everything',
    damage: 'Damage',
    healing: 'Healing',
    willpower: 'Willpower',
    energy: 'Energy',
    effects: 'Effects',
    rolls: 'Rolls',
    time: 'Rounds, time',
    edits: 'Edits',
  },
  found: (found: number, of: number) => `${count(found)} of ${count(of)} entries.`,
  searchedTo: (date: string, left: number) =>
    `Searched back to ${date}; ${left === 1 ? '1 older entry is' : `${count(left)} older entries are`} not searched yet.`,
  searchOn: 'Search further back',
  searching: 'Searching older entries',
  showAll: 'Show everything',
  copyList: 'Copy this list as text',
  copyEntry: 'Copy as text',
  copied: (n: number) => (n === 1 ? 'Copied 1 entry.' : `Copied ${count(n)} entries.`),
  notCopied: 'Not copied: the browser does not let this page use the clipboard.',
  now: (track: string) => `Now: ${track}`,
  healthAfter: (healthy: number, bashing: number, lethal: number, aggravated: number) =>
    `Health after: ${count(healthy)} healthy, ${count(bashing)} bashing, ${count(lethal)} lethal, ${count(aggravated)} aggravated`,
  change: (before: number, after: number) => `${count(before)} → ${count(after)}`,
  state: { undone: 'undone', dropped: 'left behind' },
  byHand: 'by hand',
  storyteller: 'ST',
  proposed: 'proposed by the Storyteller',
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
  noneOfThese: 'Nothing found.',
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
