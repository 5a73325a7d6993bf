import type { ValueTarget } from '@/model/bonuses';
import { type Contribution, counts, doesNotCount } from '../engine/explained';
import type { Body } from '../engine/per-sheet';
import type { RuleId } from '../rulebook';
import { originOf, type SheetBonus, sheetBonuses } from './bonuses';

/** The bonuses and penalties of the sheet on one of its single numbers. */
export const changesOf = (sheet: Body, value: ValueTarget): readonly SheetBonus[] =>
  sheetBonuses(sheet).filter(({ target }) => target.on === 'value' && target.value === value);

/** Changes of Initiative, Size or speed as contributions: no bonuses, so all of them add that are in force. @rule B-37 */
export const plainChanges = (bonuses: readonly SheetBonus[], rule: RuleId): readonly Contribution[] =>
  bonuses.map((bonus) => {
    const amount = bonus.sign === 'bonus' ? bonus.amount : 0 - bonus.amount;
    const source = originOf(bonus);
    return bonus.off ? doesNotCount(bonus.off.rule, source, amount, bonus.off.reason) : counts(rule, source, amount);
  });
