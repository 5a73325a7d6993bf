import { LEVEL_COUNT, levelIndex } from './source';
import type { StackingOptions, TypedBonus } from './typed-bonus';

/** A bonus on its way through stacking; the object itself tells it from its equals. */
export type Entry = Readonly<{ bonus: TypedBonus }>;

/** Why a bonus of one source does not count although its source does. */
export type LostInSource = 'sameSourceCopy' | 'becameOther' | 'replaced';

/** What the bonuses of one source come to, which of them make it up, and why the others don't. */
export type SourceTotal = Readonly<{
  value: number;
  counting: readonly Entry[];
  lost: readonly (readonly [Entry, LostInSource])[];
}>;

const becomes = ({ bonus }: Entry) => bonus.wording === 'becomes';

/** Whether an entry sets what its source comes to, instead of adding to it. @rule B-07 @rule B-10 */
function sets(entry: Entry, options: StackingOptions): boolean {
  if (becomes(entry)) return true;
  return entry.bonus.wording !== 'extra' && replaces(entry.bonus, options);
}

/** Whether a level takes the place of earlier ones: by its own text, by the table's choice, or as a step of a branch. @rule B-10 @rule M-33 */
function replaces({ source, upgrade }: TypedBonus, { branchUpgrades, branchStacking = 'perPage' }: StackingOptions) {
  if (upgrade) return upgrade === 'replace';
  if (branchStacking !== 'perPage') return branchStacking === 'alwaysReplace';
  return source.branch === true && branchUpgrades === 'replace';
}

const copyKey = ({ type, source }: TypedBonus) =>
  type === 'inherent'
    ? `${source.id}\n${source.level ?? ''}`
    : `${source.id}\n${source.level ?? ''}\n${source.ability ?? ''}`;

/** Which of two copies counts: the larger, on a tie the one that overrides, then the one that adds. */
function outranks(one: Entry, other: Entry, options: StackingOptions): boolean {
  if (one.bonus.amount !== other.bonus.amount) return one.bonus.amount > other.bonus.amount;
  if (becomes(one) !== becomes(other)) return becomes(one);
  return !sets(one, options) && sets(other, options);
}

function withoutCopies(entries: readonly Entry[], options: StackingOptions) {
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const key = copyKey(entry.bonus);
    const held = best.get(key);
    if (held === undefined || outranks(entry, held, options)) best.set(key, entry);
  }
  const kept = new Set(best.values());
  return { kept, copies: entries.filter((entry) => !kept.has(entry)) };
}

function byLevel(entries: Iterable<Entry>): readonly (readonly Entry[])[] {
  const levels = Array.from({ length: LEVEL_COUNT }, (): Entry[] => []);
  for (const entry of entries) levels[levelIndex(entry.bonus.source.level)]?.push(entry);
  return levels;
}

const sum = (entries: readonly Entry[]) => entries.reduce((all, { bonus }) => all + bonus.amount, 0);

/**
 * What the bonuses of one source (or one training tree) come to: repeat purchases once, then level by level from the
 * lowest, each adding to what stands unless it overrides or replaces it. Within a level what overrides comes first,
 * so that the order of the list says nothing. @rule B-05 @rule B-07 @rule B-09 @rule B-10
 */
export function sourceTotal(entries: readonly Entry[], options: StackingOptions): SourceTotal {
  const [only, second] = entries;
  if (only !== undefined && second === undefined) return { value: only.bonus.amount, counting: entries, lost: [] };
  const { kept, copies } = withoutCopies(entries, options);
  const lost: [Entry, LostInSource][] = copies.map((entry) => [entry, 'sameSourceCopy']);
  let counting: readonly Entry[] = [];
  for (const level of byLevel(kept)) {
    const setting = level.filter((entry) => sets(entry, options));
    const adding = level.filter((entry) => !sets(entry, options));
    const [first, ...others] = setting;
    if (first === undefined) {
      counting = [...counting, ...adding];
      continue;
    }
    const winner = others.reduce((best, entry) => (outranks(entry, best, options) ? entry : best), first);
    const reason = becomes(winner) ? 'becameOther' : 'replaced';
    for (const entry of [...counting, ...setting]) if (entry !== winner) lost.push([entry, reason]);
    counting = [winner, ...adding];
  }
  return { value: sum(counting), counting, lost };
}
