import { core } from '@/i18n/core';
import { quantityName } from '@/i18n/quantity-words';
import { rules } from '@/i18n/rules';
import { sheetDetail } from '@/i18n/sheet-detail';
import { formatTime } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import { isSetByHand, type SheetQuantity } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { useOpenSheet } from './open-sheet';
import type { ByHandPanel, OpenPanel } from './sheet-panel';

type SetByHandProps = Readonly<{
  /** The number, or `health` for the track. */
  of: string;
  onOpen: OpenPanel;
}>;

const whole = (sheet: Sheet): Sheet => sheet;

/** In the why of a number: that it, or one that stands with it, was last set by hand, and the way to do so. */
export function SetByHand({ of, onOpen }: SetByHandProps) {
  const { byHand } = useMessages(sheetDetail);
  const canEdit = useCanEdit();
  return (
    <>
      <WasSet of={of} />
      {canEdit && (
        <button
          type="button"
          className="min-h-tap font-semibold text-ink underline underline-offset-3"
          onClick={() => onOpen(`by-hand:${of}` satisfies ByHandPanel)}
        >
          {byHand.set}
        </button>
      )}
    </>
  );
}

/** Which of the numbers were set by hand; when, as far as History has been read. */
export function WasSet({ of }: Pick<SetByHandProps, 'of'>) {
  const { byHand } = useMessages(sheetDetail);
  const words = useMessages(core);
  const rulesWords = useMessages(rules);
  const language = useLanguage();
  const sheet = useOpenSheet(whole);
  const set = numbersBehind(of).filter((quantity) => isSetByHand(sheet, quantity));
  const last = useSheet((state) => lastChange(state, set));
  if (set.length === 0) return null;
  const said = last ? byHand.was(formatTime(last.at, language)) : byHand.wasOnce;
  const names = set.map((quantity) => quantityName(quantity, [sheet], words, rulesWords));
  const isItself = set.length === 1 && set[0] === of;
  return (
    <p className="w-full">
      {isItself ? said : byHand.of(rulesWords.sentence(names.join(rulesWords.listSeparator)), said)}
    </p>
  );
}

/** The numbers that have no why of their own beside one that has. */
const TOGETHER: Readonly<Record<string, readonly SheetQuantity[]>> = {
  health: ['health.healthy', 'health.bashing', 'health.lethal', 'health.aggravated', 'health.temporary'],
  'willpower.current': ['willpower.current', 'willpower.temporary'],
};

const CARRIED = 'carried:';

function numbersBehind(of: string): readonly SheetQuantity[] {
  if (!of.startsWith(CARRIED)) return TOGETHER[of] ?? [of as SheetQuantity];
  const id = of.slice(CARRIED.length);
  return [`carried:${id}`, `uses:${id}`];
}

/** The last entry that changed one of the numbers, as far as History has been read. */
function lastChange({ history }: SheetState, quantities: readonly string[]): HistoryEntry | null {
  const changed = ({ trace }: HistoryEntry) =>
    trace.some((step) => step.kind === 'number' && quantities.includes(step.quantity));
  return history?.past.findLast(changed) ?? null;
}
