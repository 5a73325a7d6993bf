import { byHand } from '@/i18n/by-hand';
import type { Sheet } from '@/model/sheet';
import { isSetByHand, type SheetQuantity } from '@/rules';
import { useMessages } from './preferences';

type MarkProps = Readonly<{
  sheet: Pick<Sheet, 'setByHand'>;
  of: SheetQuantity;
  /** What the number is called, where it doesn't stand beside its name. */
  name?: string;
}>;

/** Beside a number that has no why: that a person set it last, not the rules. */
export function SetByHandMark({ sheet, of, name }: MarkProps) {
  const words = useMessages(byHand);
  if (!isSetByHand(sheet, of)) return null;
  return <small className="block text-12 text-ink-2">{name ? words.wasOf(name) : words.was}</small>;
}
