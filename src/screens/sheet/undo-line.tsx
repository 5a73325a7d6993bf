import { Redo2, Undo2 } from 'lucide-react';
import { core } from '@/i18n/core';
import { entryWords } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import type { HistoryEntry } from '@/store/history';
import { selectCanRedo, selectCanUndo, selectRedo, selectUndo } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { asEntryToWord } from './acting';
import { useUndoRedo } from './use-act';

const LINE_BUTTON =
  'inline-flex min-h-tap min-w-tap items-center gap-2 rounded-2 px-2 text-13 enabled:hover:bg-surf-2 disabled:text-ink-3 lg:min-h-9';

/** Undo and redo, with what they would take back or bring back. */
export function UndoLine() {
  const words = useMessages(core);
  const last = useSheet(selectUndo);
  const next = useSheet(selectRedo);
  const canUndo = useSheet(selectCanUndo);
  const canRedo = useSheet(selectCanRedo);
  const { undo, redo } = useUndoRedo();
  const isRead = useSheet((state) => state.historyLoaded);
  const nothing = isRead ? words.nothingToUndo : words.verb.undo;
  const undoLabel = useLabel(canUndo ? last : null, words.undoOf, canUndo ? words.verb.undo : nothing);
  const redoLabel = useLabel(canRedo ? next : null, words.redoOf, words.nothingToRedo);
  return (
    <>
      <button
        type="button"
        className={`${LINE_BUTTON} min-w-0 flex-1 lg:flex-none`}
        disabled={!canUndo}
        aria-keyshortcuts="Z Control+Z"
        onClick={undo}
      >
        <Undo2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="truncate">{undoLabel}</span>
      </button>
      <button
        type="button"
        className={`${LINE_BUTTON} justify-center`}
        disabled={!canRedo}
        aria-label={redoLabel}
        aria-keyshortcuts="Shift+Z Control+Shift+Z"
        onClick={redo}
      >
        <Redo2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {canRedo && <span className="hidden max-w-60 truncate lg:inline">{redoLabel}</span>}
      </button>
    </>
  );
}

function useLabel(entry: HistoryEntry | null, name: (what: string) => string, otherwise: string): string {
  const wording = { language: useLanguage(), core: useMessages(core), rules: useMessages(rules) };
  return entry ? name(entryWords(asEntryToWord(entry), wording).phrase) : otherwise;
}
