import fc from 'fast-check';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { GRADES } from '@/model/health';

/** What arbitraries of sheets and commands are made of. */

/** Small numbers mostly, so that boundaries meet; sometimes the most a sheet can hold. */
export const amount = (least: number, most: number, hostile = 1_000_000_000) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: fc.constant(hostile) },
  );

/** Few ids and names, so that commands meet what is there, miss it, and clash. */
export const anId = fc.constantFrom('a', 'b', 'c', 'a:b');
export const aName = fc.constantFrom('Luck', 'Rage', '血怒', 'x'.repeat(80));
export const aText = fc.constantFrom('', 'Potion', 'x'.repeat(200));
export const anAttribute = fc.constantFrom(...ATTRIBUTE_IDS);
export const aGrade = fc.constantFrom(...GRADES);
export const gradeAmounts = (most: number) =>
  fc.record({ bashing: amount(0, most), lethal: amount(0, most), aggravated: amount(0, most) });
