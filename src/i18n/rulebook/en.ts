import type { Track } from '@/model/health';
import { formatNumber, formatTrack } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

type Life = Readonly<{ severe: boolean; worsens: boolean }>;

/** What the rulebook says around the rules. */
export const en = {
  title: 'Rulebook',
  toolbox: 'Toolbox',
  show: 'Show',
  rules: 'Rules',
  glossary: 'Glossary',
  search: 'Search',
  searchRules: 'A word or an ID, such as H-11',
  searchTerms: 'A word in either language, or pinyin initials',
  chapter: 'Chapter',
  allChapters: 'All chapters',
  found: (n: number) => `${count(n)} ${n === 1 ? 'entry' : 'entries'}`,
  nothing: 'Nothing found.',
  nothingIn: (chapter: string) => `Nothing found in ${chapter}.`,
  showAll: 'Show all',
  failed: 'The texts did not load.',
  byHand: 'Judged by a person',
  settled: 'Ruling',
  option: 'Table rule',
  offered: (values: string) => `Offered: ${values}.`,
  toTableRules: 'Open the table rules',
  unknown: (entry: string) => `There is no rule ${entry}.`,
  cascade: 'Try a hit',
  cascadeHealth: 'Health',
  cascadeResult: (track: Track, lost: number) =>
    `${formatTrack(track, 'en')}${lost > 0 ? `, ${count(lost)} beyond the track` : ''}`,
  numberProblem: 'A whole number from 0 to 999.',
  tryIt: 'Try it',
  inToolbox: (calculator: string) => `Open in the toolbox: ${calculator}`,
  wounds: 'Try wounds',
  woundsHealthy: 'Healthy',
  woundsResult: (status: string, penalty: number, life: Life) =>
    [
      status,
      penalty > 0 ? `wound penalty ${count(penalty)}` : 'no wound penalty',
      life.severe && 'passes out or pays',
      life.worsens && 'the injuries worsen',
    ]
      .filter(Boolean)
      .join(', '),
  coverage: {
    title: 'Which defense works on which damage',
    type: 'Damage',
    defence: {
      hardness: 'Hardness',
      reduction: 'Reduction with a weakness',
      unbeatable: 'Reduction without one',
      resistance: 'Resistance to all energy',
      physical: 'Absorption, physical',
      all: 'Absorption, ignoring, negation of all',
    },
    works: 'works',
    doesNot: 'does not',
  },
  stacking: 'Try bonuses of different sources on one thing',
  stackingType: (n: number) => `Type ${count(n)}`,
  stackingAmount: (n: number) => `Amount ${count(n)}, below 0 for a penalty`,
  stackingProblem: 'From −999 to 999.',
  stackingCounts: 'counts',
  stackingLoses: 'does not count',
  stackingTotal: (total: string) => `Together ${total}`,
};
