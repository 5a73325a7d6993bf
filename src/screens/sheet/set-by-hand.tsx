import { sheetDetail } from '@/i18n/sheet-detail';
import { formatTime } from '@/i18n/time-formatters';
import type { HistoryEntry } from '@/store/history';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import type { ByHandPanel, OpenPanel } from './sheet-panel';

type SetByHandProps = Readonly<{
  /** The number, or `health` for the track. */
  of: string;
  onOpen: OpenPanel;
}>;

/** In the why of a number: that it was last set by hand, and the way to do so. */
export function SetByHand({ of, onOpen }: SetByHandProps) {
  const { byHand } = useMessages(sheetDetail);
  const language = useLanguage();
  const canEdit = useCanEdit();
  const last = useSheet((state) => lastChange(state, of));
  return (
    <>
      {last && isByHand(last) && <p className="w-full">{byHand.was(formatTime(last.at, language))}</p>}
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

const isByHand = ({ commands }: HistoryEntry): boolean => commands.some(({ type }) => type.startsWith('manual/'));

/** The last entry that changed the number, as far as History has been read. */
function lastChange({ history }: SheetState, of: string): HistoryEntry | null {
  const isAbout = (quantity: string) => (of === 'health' ? TRACK.test(quantity) : quantity === of);
  const changed = ({ trace }: HistoryEntry) => trace.some((step) => step.kind === 'number' && isAbout(step.quantity));
  return history?.past.findLast(changed) ?? null;
}

const TRACK = /^health\.(healthy|bashing|lethal|aggravated)$/;
