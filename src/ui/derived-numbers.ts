import type { CoreWords } from '@/i18n/core';
import type { RulesWords } from '@/i18n/rules';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import {
  attributeScores,
  type Explained,
  gaugeMaximums,
  legendaryRanks,
  maximumHealth,
  maximumWillpower,
  poolMaximums,
  willRoll,
  willSave,
} from '@/rules';

/** A number that the rules make of a sheet; `current` is how much of it there is. */
export type DerivedNumber = Readonly<{
  key: string;
  name: string;
  value: number | null;
  current?: number;
  explained: Explained | null;
  /** Worth saying even when it stays as it is. */
  main: boolean;
}>;

/** Everything the rules make of a sheet that a player may want to compare. */
export function derivedNumbers(sheet: Sheet, words: CoreWords, rules: RulesWords): readonly DerivedNumber[] {
  const of = (key: string, name: string, explained: Explained, main = false): DerivedNumber => ({
    key,
    name,
    value: explained.value,
    explained,
    main,
  });
  const scores = attributeScores(sheet);
  const ranks = legendaryRanks(sheet);
  return [
    of('maximumHealth', words.term.maximumHealth, maximumHealth(sheet), true),
    { ...of('willpower', words.term.willpower, maximumWillpower(sheet), true), current: sheet.willpower.current },
    ...resources(sheet),
    ...ATTRIBUTE_IDS.map((id) => of(id, words.attribute[id], scores[id])),
    ...ATTRIBUTE_IDS.map((id) => ({
      key: `legendary ${id}`,
      name: rules.legendaryOf(words.attribute[id]),
      value: ranks[id],
      explained: null,
      main: false,
    })),
    of('willRoll', words.term.willRoll, willRoll(sheet)),
    of('willSave', words.term.willSave, willSave(sheet)),
  ];
}

function resources(sheet: Sheet): readonly DerivedNumber[] {
  const maximums = new Map<string, Explained | null>([...poolMaximums(sheet), ...gaugeMaximums(sheet)]);
  return [...sheet.energyPools, ...sheet.gauges].map(({ id, name, current }) => {
    const explained = maximums.get(id) ?? null;
    return { key: `resource ${id}`, name, value: explained?.value ?? null, current, explained, main: true };
  });
}

/** One number of two sheets; null where a sheet does not have it. */
export type ComparedNumber = Readonly<{ before: DerivedNumber | null; after: DerivedNumber | null; changed: boolean }>;

/** The numbers of two sheets side by side, in the order of the second; what it no longer has comes last. */
export function compareNumbers(
  before: readonly DerivedNumber[],
  after: readonly DerivedNumber[],
): readonly ComparedNumber[] {
  const known = new Map(before.map((one) => [one.key, one]));
  const kept = new Set(after.map(({ key }) => key));
  return [
    ...after.map((one) => compared(known.get(one.key) ?? null, one)),
    ...before.filter(({ key }) => !kept.has(key)).map((one) => compared(one, null)),
  ];
}

const compared = (before: DerivedNumber | null, after: DerivedNumber | null): ComparedNumber => ({
  before,
  after,
  changed: before?.value !== after?.value || before?.current !== after?.current,
});
