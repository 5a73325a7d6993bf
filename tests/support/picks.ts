import fc from 'fast-check';

type Choices = Readonly<Record<string, readonly unknown[]>>;
type Picked<C extends Choices> = { [Key in keyof C]: C[Key][number] };

/**
 * One of each list, by a single number: far cheaper than a record of arbitraries where a property runs ten thousand times.
 * Put the dullest choice first: shrinking goes there. Lists that repeat a choice make it likelier.
 */
export function picks<const C extends Choices>(choices: C): fc.Arbitrary<Picked<C>> {
  const lists = Object.entries(choices);
  const all = lists.reduce((product, [, list]) => product * list.length, 1);
  return fc.noBias(fc.nat(all - 1)).map((code) => {
    const picked: Record<string, unknown> = {};
    let rest = code;
    for (const [key, list] of lists) {
      picked[key] = list[rest % list.length];
      rest = Math.floor(rest / list.length);
    }
    return picked as Picked<C>;
  });
}

/** The same entries in an order that hangs on a number. */
export const reordered = <T>(entries: readonly T[], by: number): readonly T[] =>
  entries
    .map((entry, index) => ({ entry, place: Math.imul(index + 1, (by | 1) * 0x9e3779b1) >>> 8 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);

/** From 0 to a number. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, value) => value);
