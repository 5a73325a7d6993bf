import type { Sheet } from '@/model/sheet';
import { quantitiesOf, readQuantity, type SheetQuantity } from '@/rules';

/** A number that time does not give back: as it was then, and as it is afterwards. */
type LastingNumber = Readonly<{ quantity: SheetQuantity; was: number; stays: number }>;

/** What going back in time does to a sheet, beyond its numbers: the names of what comes and goes. */
export type Reversal = Readonly<{
  lives: boolean;
  back: readonly string[];
  gone: readonly string[];
  /** Numbers that stay spent, used up or bought. */
  lasting: readonly LastingNumber[];
  /** Things and abilities gained since, which stay. */
  kept: readonly string[];
}>;

/** Compares the sheet now, the moment it goes back to, and what the rules make of both. */
export function reversalOf(now: Sheet, then: Sheet, after: Sheet): Reversal {
  return {
    lives: now.death !== null && after.death === null,
    back: notIn(statesOf(after), statesOf(now)),
    gone: notIn(statesOf(now), statesOf(after)),
    lasting: lastingNumbers(then, after),
    kept: notIn(belongingsOf(after), belongingsOf(then)),
  };
}

type Named = Readonly<{ id: string; name: string }>;

const statesOf = ({ effects, conditions, energyPools, gauges }: Sheet): readonly Named[] => [
  ...effects,
  ...conditions,
  ...energyPools,
  ...gauges,
];

const belongingsOf = ({ items, resources, skills, defences }: Sheet): readonly Named[] => [
  ...items,
  ...resources,
  ...skills,
  ...defences,
];

const notIn = (some: readonly Named[], others: readonly Named[]): readonly string[] =>
  some.filter(({ id }) => !others.some((other) => other.id === id)).map(({ name }) => name);

function lastingNumbers(then: Sheet, after: Sheet): readonly LastingNumber[] {
  const known = new Set(quantitiesOf(then));
  return quantitiesOf(after)
    .filter((quantity) => known.has(quantity))
    .map((quantity) => ({
      quantity,
      was: readQuantity(then, quantity),
      stays: readQuantity(after, quantity),
    }))
    .filter((number) => number.was !== number.stays);
}
