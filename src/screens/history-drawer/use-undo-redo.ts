import { core } from '@/i18n/core';
import type { HistoryEntry } from '@/store/history';
import { selectCanRedo, selectCanUndo, selectRedo, selectUndo } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { useMessages } from '@/ui/preferences';
import { useEntryWords } from './use-entry-words';

type Move = Readonly<{ label: string; enabled: boolean; run: () => void }>;

/** Undo and redo with what they would take back or bring back. */
export function useUndoRedo(): Readonly<{ undo: Move; redo: Move }> {
  const words = useMessages(core);
  const wordsOf = useEntryWords();
  const last = useSheet(selectUndo);
  const next = useSheet(selectRedo);
  const canUndo = useSheet(selectCanUndo);
  const canRedo = useSheet(selectCanRedo);
  const label = (entry: HistoryEntry | null, of: (what: string) => string, plain: string) =>
    entry ? of(wordsOf(entry).phrase) : plain;
  return {
    undo: {
      label: canUndo ? label(last, words.undoOf, words.verb.undo) : words.nothingToUndo,
      enabled: canUndo,
      run: () => void sheetStore.undo(),
    },
    redo: {
      label: canRedo ? label(next, words.redoOf, words.verb.redo) : words.nothingToRedo,
      enabled: canRedo,
      run: () => void sheetStore.redo(),
    },
  };
}
