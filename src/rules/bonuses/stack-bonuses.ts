import { type Contribution, type ContributionSource, counts, doesNotCount, type NotCounted } from '../engine/explained';
import type { RuleId } from '../rulebook';
import { type Combining, typeRow } from './bonus-types';
import { type Entry, type LostInSource, type SourceTotal, sourceTotal } from './source-total';
import { STACKING_DEFAULTS, type StackingOptions, type TypedBonus } from './typed-bonus';

/** A bonus that was considered: whether it counts, by which rule, and why not if it doesn't. */
export type Weighed<T extends TypedBonus = TypedBonus> = Readonly<{
  bonus: T;
  counted: boolean;
  rule: RuleId;
  reason?: NotCounted;
  combining: Combining;
  /** What the source comes to that this one lost to. */
  best?: number;
}>;

/** What the bonuses and penalties of one type come to on one thing; `net` is the one less the other. */
export type StackedType = Readonly<{ type: string; bonus: number; penalty: number; net: number }>;

/** All types on one thing, their sum, and every bonus considered, in the order given. */
export type Stacked<T extends TypedBonus = TypedBonus> = Readonly<{
  total: number;
  types: readonly StackedType[];
  entries: readonly Weighed<T>[];
}>;

type Lost = LostInSource | 'notHighest';
type Loss = Pick<Weighed, 'best'> & Readonly<{ reason: Lost }>;
type Losses = Map<Entry, Loss>;
type Sides = Readonly<{ bonus: Entry[]; penalty: Entry[] }>;

const LOST_BY: Readonly<Record<Lost, RuleId>> = {
  notHighest: 'B-02',
  sameSourceCopy: 'B-09',
  becameOther: 'B-07',
  replaced: 'B-10',
};

/** Whether all of one sign and type add, whatever their sources. @rule B-20 */
function alwaysAdds(type: string, sign: TypedBonus['sign'], options: StackingOptions): boolean {
  const { across, penalties } = typeRow(type);
  if (sign === 'bonus') return across === 'always';
  return penalties === 'sum' || (type === 'untyped' && options.untypedPenalties === 'sum');
}

/** Whether "increase" adds for a type. @rule B-04 */
const increaseAdds = (type: string, options: StackingOptions): boolean =>
  options.increaseStacks === 'all' || typeRow(type).across === 'byWording';

const sourceKey = ({ type, source }: TypedBonus) => (type === 'training' ? (source.tree ?? source.id) : source.id);

const sum = (entries: readonly Entry[]) => entries.reduce((all, { bonus }) => all + bonus.amount, 0);

function collect<K>(entries: readonly Entry[], keyOf: (bonus: TypedBonus) => K): ReadonlyMap<K, Entry[]> {
  const groups = new Map<K, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.bonus);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The source that comes to most; of equals the one listed first. */
const highest = (sources: readonly SourceTotal[]): SourceTotal | undefined =>
  sources.reduce<SourceTotal | undefined>((best, next) => (best && best.value >= next.value ? best : next), undefined);

/** The points of the best source; notes in `lost` what does not count. @rule B-08 */
function compete(entries: readonly Entry[], options: StackingOptions, lost: Losses): number {
  const sources = [...collect(entries, sourceKey).values()].map((group) => sourceTotal(group, options));
  const best = highest(sources);
  for (const source of sources) {
    for (const [entry, reason] of source.lost) lost.set(entry, { reason });
    if (best && source !== best) {
      for (const entry of source.counting) lost.set(entry, { reason: 'notHighest', best: best.value });
    }
  }
  return best?.value ?? 0;
}

/** The points of one sign and type: what adds by its wording or its own text, and the best of the rest. */
function combine(entries: readonly Entry[], type: string, options: StackingOptions, lost: Losses): number {
  const byWording = increaseAdds(type, options);
  const competing: Entry[] = [];
  let added = 0;
  for (const entry of entries) {
    const { stacks, wording, amount } = entry.bonus;
    if (stacks || (byWording && wording === 'increase')) added += amount;
    else competing.push(entry);
  }
  return competing.length === 0 ? added : added + compete(competing, options, lost);
}

function stackSides(type: string, { bonus, penalty }: Sides, options: StackingOptions, lost: Losses): StackedType {
  const side = (sign: TypedBonus['sign'], entries: readonly Entry[]) =>
    alwaysAdds(type, sign, options) ? sum(entries) : combine(entries, type, options, lost);
  const up = side('bonus', bonus);
  const down = side('penalty', penalty);
  return { type, bonus: up, penalty: down, net: up - down };
}

function combiningOf({ type, sign }: TypedBonus, options: StackingOptions): Combining {
  if (alwaysAdds(type, sign, options)) return 'all';
  if (increaseAdds(type, options)) return 'bestAndIncreases';
  return type === 'training' ? 'bestTree' : 'best';
}

function weigh<T extends TypedBonus>(bonus: T, loss: Loss | undefined, options: StackingOptions): Weighed<T> {
  const weighed = { bonus, combining: combiningOf(bonus, options) };
  if (bonus.off) return { ...weighed, counted: false, ...bonus.off };
  if (loss) return { ...weighed, ...loss, counted: false, rule: LOST_BY[loss.reason] };
  return { ...weighed, counted: true, rule: typeRow(bonus.type).rule };
}

/**
 * What bonuses and penalties on one thing (a roll, an Attribute, Defense, one value) come to: within a type, bonuses
 * and penalties are stacked apart and set against each other; types add. The order of the list doesn't matter to any
 * number; it only settles which of two equals is said to count. One pass, whatever the number of bonuses.
 * @rule B-02 @rule B-05 @rule B-06 @rule B-08 @rule B-17 @rule B-19 @rule B-39
 */
export function stackBonuses<T extends TypedBonus>(
  bonuses: readonly T[],
  options: StackingOptions = STACKING_DEFAULTS,
): Stacked<T> {
  const lost: Losses = new Map();
  const all = bonuses.map((bonus) => ({ bonus }));
  const inForce = all.filter(({ bonus }) => bonus.off === undefined);
  const types = [...collect(inForce, ({ type }) => type)].map(([type, entries]) => {
    const sides: Sides = { bonus: [], penalty: [] };
    for (const entry of entries) sides[entry.bonus.sign].push(entry);
    return stackSides(type, sides, options, lost);
  });
  return {
    total: types.reduce((total, { net }) => total + net, 0),
    types,
    entries: all.map((entry) => weigh(entry.bonus, lost.get(entry), options)),
  };
}

/** A weighed bonus as a contribution: by `countedBy` where it counts, else by the rule that stops it, with the reason; penalties are negative. @rule B-17 */
export function weighedContribution(
  { bonus, rule, reason, combining, best }: Weighed,
  source: ContributionSource,
  countedBy: RuleId = rule,
): Contribution {
  const amount = bonus.sign === 'bonus' ? bonus.amount : 0 - bonus.amount;
  const part = reason ? doesNotCount(rule, source, amount, reason) : counts(countedBy, source, amount);
  return { ...part, stacked: { type: bonus.type, combining, ...(best !== undefined && { best }) } };
}

/** Weighed bonuses as contributions to a derived number; penalties are negative. @rule B-17 */
export const bonusContributions = (entries: readonly Weighed[]): readonly Contribution[] =>
  entries.map((entry) =>
    weighedContribution(entry, { kind: 'bonus', type: entry.bonus.type, source: entry.bonus.source }),
  );
