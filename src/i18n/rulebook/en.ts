import type { Track } from '@/model/health';
import { formatNumber, formatTrack } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

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
  failed: 'The texts did not load.',
  byHand: 'Judged by a person',
  ruling: 'Table rule',
  offered: (values: string) => `Offered: ${values}.`,
  toTableRules: 'Open the table rules',
  unknown: (entry: string) => `There is no rule ${entry}.`,
  cascade: 'Try a hit',
  cascadeHealth: 'Health',
  cascadeResult: (track: Track, lost: number) =>
    `${formatTrack(track, 'en')}${lost > 0 ? `, ${count(lost)} beyond the track` : ''}`,
  cascadeProblem: 'A whole number from 0 to 999.',
};
