import { outcome as outcomeMessages } from '@/i18n/outcome';
import { roll as rollMessages } from '@/i18n/roll';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { MOST_DICE, type RollPool } from '@/rules';
import { selectCanEdit } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { useMessages } from '@/ui/preferences';
import { commandOf, type Roll } from './roll-draft';

/** What stands in for dice that are not thrown yet; it is never rolled again. */
const UNTHROWN = 1;

/** What the button would roll, or why it can't. */
export function useRollLabel(
  sheet: Sheet,
  roll: Roll | null,
  pool: RollPool | null,
): Readonly<{ text: string; hindered: boolean }> {
  const words = useMessages(rollMessages);
  const { asLabel } = useMessages(outcomeMessages);
  const { refusal } = useMessages(rules);
  const canEdit = useSheet(selectCanEdit);
  const hindered = (text: string) => ({ text, hindered: true });
  if (!canEdit) return hindered(words.readOnly);
  // The button stays alive: it leads to the field that is wrong.
  if (!roll || !pool) return { text: words.checkFields, hindered: false };
  if (pool.dice.value > MOST_DICE) return hindered(words.tooMany(MOST_DICE));
  const dry = commandOf(sheet, roll, pool.dice.value, () => UNTHROWN);
  const outcome = sheetStore.preview(dry);
  if (!outcome.ok) return hindered(asLabel(refusal[outcome.refusal.code]));
  const once = words.rollDice(pool.dice.value);
  const all = dry.rolls.length > 1 ? words.rollTimes(once, words.times(dry.rolls.length)) : once;
  return { text: roll.willpower ? words.andPay(all) : all, hindered: false };
}
