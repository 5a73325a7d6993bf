import * as z from 'zod/mini';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Condition, Effect, Item, Sheet } from '@/model/sheet';
import { poolMaximums } from '../derived/energy';
import { type Refusal, refused } from '../engine/outcome';
import type { SheetQuantity } from '../engine/quantities';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { tellLegacy } from '../resources/legacy';
import { type Character, characterInput, hasPoints } from './character';

export const editSheetInput = z.strictObject({ character: characterInput });
export type EditSheet = Readonly<{ type: 'sheet/edit'; character: Character }>;

const LISTS = [
  'skills',
  'resources',
  'effects',
  'conditions',
  'defences',
  'healing',
  'energyPools',
  'gauges',
  'items',
] as const;

/**
 * Writes an edited character into the sheet: its words and entries as facts, its numbers step by step; what hangs on
 * them follows in `settle`. Refused when two entries of a list share an id.
 * @rule W-18 @rule E-24 @rule H-43 @rule E-30
 */
export function editSheet(sheet: Sheet, { character }: EditSheet): Tally | Refusal {
  if (LISTS.some((list) => hasClash(character[list]))) return refused('manual', 'invalid');
  const { attributes, size, healthBonus, willpowerBonus, points, experience, ...words } = character;
  const written: Sheet = { ...sheet, ...words, ...withKnownNumbers(sheet, character) };
  const told = tellEntries(sheet, happen(startTally(written), 'manual', 'edited'));
  const numbers: readonly (readonly [SheetQuantity, number])[] = [
    ['size', size],
    ['health.bonus', healthBonus],
    ['willpower.bonus', willpowerBonus],
    ['points', points],
    ['experience', experience],
    ...ATTRIBUTE_IDS.map((id) => [`attribute:${id}`, attributes[id]] as const),
    ...numbersOfEntries(character),
  ];
  const edited = numbers.reduce((tally, [quantity, value]) => step(tally, 'manual', quantity, value), told);
  return fillNewPools(sheet, edited);
}

type WithId = Readonly<{ id: string }>;

const hasClash = (entries: readonly WithId[]): boolean => new Set(entries.map(({ id }) => id)).size < entries.length;

const entryOf = <T extends WithId>(entries: readonly T[], id: string): T | undefined =>
  entries.find((entry) => entry.id === id);

/** The entries as written, but for numbers that play changes too: known ones stay, for the steps that follow. A condition without points is over, with the saves owed against it. @rule H-26 */
function withKnownNumbers(sheet: Sheet, character: Character) {
  const { effects, conditions, items, energyPools, gauges } = character;
  return {
    effects: effects.map((effect) => withKnownDuration(effect, entryOf(sheet.effects, effect.id))),
    conditions: conditions.filter(hasPoints).map((condition): Condition => {
      return { ...condition, points: entryOf(sheet.conditions, condition.id)?.points ?? condition.points };
    }),
    pending: sheet.pending.filter(
      (prompt) =>
        prompt.kind !== 'conditionSaves' || conditions.some((one) => one.id === prompt.condition && hasPoints(one)),
    ),
    items: items.map((item) => withKnownUses(item, entryOf(sheet.items, item.id))),
    energyPools: energyPools.map((pool) => {
      const known = entryOf(sheet.energyPools, pool.id);
      return { ...pool, current: known?.current ?? 0, enhancement: known?.enhancement ?? pool.enhancement };
    }),
    gauges: gauges.map((gauge) => ({ ...gauge, current: entryOf(sheet.gauges, gauge.id)?.current ?? 0 })),
  };
}

const withKnownDuration = (effect: Effect, known: Effect | undefined): Effect =>
  known && known.duration.kind === effect.duration.kind ? { ...effect, duration: known.duration } : effect;

const withKnownUses = (item: Item, known: Item | undefined): Item => ({
  ...item,
  quantity: known?.quantity ?? item.quantity,
  uses: item.uses && { ...item.uses, left: known?.uses?.left ?? item.uses.left },
});

function numbersOfEntries({ effects, conditions, items, energyPools }: Character) {
  return [
    ...energyPools.map(({ id, enhancement }) => [`enhancement:${id}`, enhancement] as const),
    ...conditions.filter(hasPoints).map(({ id, points }) => [`condition:${id}`, points] as const),
    ...effects.flatMap(({ id, duration }) =>
      duration.kind === 'rounds' || duration.kind === 'minutes'
        ? [[`${duration.kind}:${id}`, duration.left] as const]
        : [],
    ),
    ...items.flatMap(({ id, quantity, uses }) => [
      [`carried:${id}`, quantity] as const,
      ...(uses ? [[`uses:${id}`, uses.left] as const] : []),
    ]),
  ];
}

type Entry = Sheet[(typeof LISTS)[number]][number];

/** Healing has no name of its own: its source stands for it. */
const nameOf = (entry: Entry): string => ('name' in entry ? entry.name : entry.source);

/** Says which entries are new, other than before, or gone. */
function tellEntries(before: Sheet, tally: Tally): Tally {
  const { sheet } = tally;
  const told = LISTS.reduce((next, list) => tellList(before[list], sheet[list], next), tally);
  return sheet.resources.reduce(
    (next, resource) => tellLegacy(next, entryOf(before.resources, resource.id), resource),
    told,
  );
}

function tellList(before: readonly Entry[], after: readonly Entry[], tally: Tally): Tally {
  const changed = after.reduce((next, entry) => {
    const known = entryOf(before, entry.id);
    if (known && JSON.stringify(known) === JSON.stringify(entry)) return next;
    return happen(next, 'manual', known ? 'entryChanged' : 'entryAdded', { subject: nameOf(entry) });
  }, tally);
  return before
    .filter(({ id }) => !entryOf(after, id))
    .reduce((next, entry) => happen(next, 'manual', 'entryRemoved', { subject: nameOf(entry) }), changed);
}

/** A pool that was not there before starts full. @rule E-03 */
function fillNewPools(before: Sheet, tally: Tally): Tally {
  const maximums = poolMaximums(tally.sheet);
  return tally.sheet.energyPools
    .filter(({ id }) => !entryOf(before.energyPools, id))
    .reduce((next, { id }) => step(next, 'E-03', `pool:${id}`, maximums.get(id)?.value ?? 0), tally);
}
