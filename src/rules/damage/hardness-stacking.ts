import { rankHeight } from './ranks';

/** How a source words the Hardness it gives. */
export type HardnessWording = 'gain' | 'increase' | 'extra' | 'becomes';

/** Hardness from one ability of a source, in points. Entries of one source, level and ability are copies of one another. */
export type HardnessEntry = Readonly<{
  source: string;
  points: number;
  level?: string;
  ability?: string;
  wording?: HardnessWording;
  /** The source is a branch, where a later entry takes the place of the earlier ones. */
  branch?: boolean;
}>;

/** Hardness in all: the best source, whose levels add up, and every increase on top. @rule P-20 */
export function stackHardness(entries: readonly HardnessEntry[]): number {
  const sources = new Map<string, HardnessEntry[]>();
  let increases = 0;
  for (const entry of entries) {
    if (entry.wording === 'increase') increases += entry.points;
    else sources.set(entry.source, [...(sources.get(entry.source) ?? []), entry]);
  }
  return Math.max(0, ...[...sources.values()].map(hardnessOfSource)) + increases;
}

function hardnessOfSource(entries: readonly HardnessEntry[]): number {
  const copies = new Map<string, HardnessEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.level, entry.ability]);
    const other = copies.get(key);
    if (other === undefined || outdoes(entry, other)) copies.set(key, entry);
  }
  return [...copies.values()]
    .toSorted(inTurn)
    .reduce((sum, entry) => (replaces(entry) ? entry.points : sum + entry.points), 0);
}

/** Lower levels first; within a level what replaces before what adds, and the best of that last. */
const inTurn = (a: HardnessEntry, b: HardnessEntry): number =>
  rankHeight(a.level ?? null) - rankHeight(b.level ?? null) ||
  Number(replaces(b)) - Number(replaces(a)) ||
  a.points - b.points;

/** Which of two copies counts: the larger, on a tie the one that overrides, then the one that adds. @rule B-09 */
function outdoes(entry: HardnessEntry, other: HardnessEntry): boolean {
  if (entry.points !== other.points) return entry.points > other.points;
  if (entry.wording === 'becomes' || other.wording === 'becomes') return other.wording !== 'becomes';
  return !replaces(entry) && replaces(other);
}

const replaces = ({ wording, branch }: HardnessEntry): boolean =>
  wording === 'becomes' || (branch === true && wording !== 'extra');
