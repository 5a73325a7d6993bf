import type { Sheet } from '@/model/sheet';
import { quantitiesOf } from '../engine/quantities';
import type { Tally, Trace } from '../engine/tally';

/**
 * The settled sheet with its numbers marked that a person set last: those that a `manual/…` command itself changed, and
 * those marked before that nothing has changed since.
 */
export function withHandMarks(command: string, own: Trace, { sheet, trace }: Tally): Sheet {
  const isManual = command.startsWith('manual/');
  const before = sheet.setByHand ?? [];
  if (before.length === 0 && !isManual) return sheet;
  const marked = new Set(before);
  for (const [place, one] of trace.entries()) {
    if (one.kind !== 'number') continue;
    // What follows from the command in `settle` is the rules' doing again.
    if (isManual && place < own.length) marked.add(one.quantity);
    else marked.delete(one.quantity);
  }
  const { setByHand: _, ...rest } = sheet;
  const known: ReadonlySet<string> = new Set(quantitiesOf(sheet));
  const setByHand = [...marked].filter((quantity) => known.has(quantity));
  return setByHand.length === 0 ? rest : { ...rest, setByHand };
}
