import * as z from 'zod/mini';
import { type Resource, type Sheet, sheetSchema } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { quantitiesOf, readQuantity, type SheetQuantity } from '../engine/quantities';
import { happen, signal, startTally, step, type Tally, withFacts } from '../engine/tally';
import { type NamedAmounts, reverseTime } from './reverse-time';

export const reverseTimeInput = z.strictObject({
  /** The sheet as it was at the moment that returns. */
  to: sheetSchema,
});
export type ReverseTime = Readonly<{ type: 'time/reverse'; to: Sheet }>;

/** Numbers that time does not give back: what was bought, built or spent for good, and things carried. */
const LASTING =
  /^(attribute:|size$|initiative$|speed$|points$|experience$|health\.bonus$|willpower\.bonus$|enhancement:|uses:|carried:)/;

/**
 * The game's own time reversal: the character is as at an earlier moment, the dead alive. Uses, things, points and XP
 * stay spent, and what was bought stays bought. Refused for the sheet of another and for the annihilated.
 * @rule M-38 @rule E-11
 */
export function reverseTimeTo(sheet: Sheet, { to }: ReverseTime): Tally | Refusal {
  if (to.id !== sheet.id) return refused('M-38', 'invalid');
  if (sheet.death === 'annihilated') return refused('E-11', 'dead');
  const told = happen(startTally(sheet), 'M-38', 'timeReversed');
  const then = new Set(quantitiesOf(to));
  const numbers = quantitiesOf(sheet)
    .filter((quantity) => then.has(quantity) && !LASTING.test(quantity))
    .reduce((tally, quantity) => step(tally, 'M-38', quantity, readQuantity(to, quantity)), told);
  return signal(withFacts(spendUses(numbers, to), factsOf(numbers.sheet, to)), 'timeReversed');
}

/** Uses that were left then, less those used since. @rule M-38 */
function spendUses(tally: Tally, to: Sheet): Tally {
  const { sheet } = tally;
  const then = usesOf(to);
  const now = usesOf(sheet);
  const used = Object.fromEntries(
    Object.entries(then).map(([name, left]) => [name, Math.max(0, left - (now[name] ?? left))]),
  );
  const { points, experience, usedThisScene } = sheet;
  const state = { consumables: {}, owned: [], points, experience };
  const { uses, usedThisScene: gone } = reverseTime(
    { ...state, uses: then, usedThisScene: to.usedThisScene },
    { ...state, uses: now, usedThisScene },
    { consumables: {}, uses: used, usedThisScene },
  );
  const back = Object.entries(now).reduce((next, [quantity]) => {
    const left = uses[quantity];
    return left === undefined ? next : step(next, 'M-38', quantity as SheetQuantity, left);
  }, tally);
  return withFacts(back, { usedThisScene: gone });
}

const usesOf = (sheet: Sheet): NamedAmounts =>
  Object.fromEntries(sheet.items.flatMap(({ id, uses }) => (uses ? [[`uses:${id}`, uses.left]] : [])));

/** Everything that goes back and is no number. Pools and Gauges held then are held again; those gained since stay. */
const factsOf = (now: Sheet, to: Sheet): Partial<Sheet> => ({
  effects: to.effects,
  conditions: to.conditions,
  consciousness: to.consciousness,
  worsening: to.worsening,
  death: to.death,
  faintsAt: to.faintsAt,
  pending: to.pending,
  lostLimbs: to.lostLimbs,
  suppression: to.suppression,
  secondHealth: to.secondHealth,
  people: to.people,
  contracts: to.contracts,
  energyPools: withEarlier(now.energyPools, to.energyPools),
  gauges: withEarlier(now.gauges, to.gauges),
  resources: now.resources.map((resource) => stateOf(resource, to.resources)),
});

const withEarlier = <Entry extends Readonly<{ id: string }>>(now: readonly Entry[], then: readonly Entry[]) => [
  ...now,
  ...then.filter(({ id }) => !now.some((entry) => entry.id === id)),
];

/** A resource stays owned; what holds it up or down is as it was. */
function stateOf(resource: Resource, then: readonly Resource[]): Resource {
  const earlier = then.find(({ id }) => id === resource.id);
  if (!earlier) return resource;
  const { essenceChanges, imposedByOverseer, ruling } = earlier;
  return { ...resource, essenceChanges, imposedByOverseer, ruling };
}
