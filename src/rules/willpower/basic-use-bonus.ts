import type { Sheet } from '@/model/sheet';
import { BASIC_USE_TAG } from '@/model/targets';
import { stackBonuses } from '../bonuses/stack-bonuses';
import { sheetBonuses, stackingOptions } from '../derived/bonuses';
import { basicBonus } from './willpower-points';

/** Dice (or Defense) that a basic use of Willpower brings on this sheet, with what abilities add to it. @rule W-05 */
export function basicUseBonus(sheet: Sheet): number {
  const increases = sheetBonuses(sheet).filter(
    ({ target }) => target.on === 'roll' && target.roll.tag === BASIC_USE_TAG,
  );
  return basicBonus(stackBonuses(increases, stackingOptions(sheet)).total);
}
