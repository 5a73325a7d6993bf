import { core } from '@/i18n/core';
import { type EntryToWord, entryWords } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import { sheet as sheetNamespace } from '@/i18n/sheet';
import type { Command } from '@/rules';
import { CREATION, type HistoryEntry } from '@/store/history';
import { selectRedo, selectUndo } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { consequenceOf } from '@/ui/consequence-of';
import { useAnnounce } from '@/ui/live-region';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { useTellOutcome } from '@/ui/use-tell-outcome';

/** An entry of History in the reader's words. */
export function useEntryWords() {
  const wording = { language: useLanguage(), core: useMessages(core), rules: useMessages(rules) };
  return (entry: EntryToWord) => entryWords(entry, wording);
}

export const asEntryToWord = ({ commands, trace, before, after }: HistoryEntry): EntryToWord => ({
  commands,
  trace,
  sheets: [after, before],
});

/** Back to before an entry: one step if it is the last, else all that came after it goes too. */
function takeBack(entry: HistoryEntry): void {
  const { history } = sheetStore.getState();
  if (!history || history.past.at(-1)?.id === entry.id) {
    void sheetStore.undo();
    return;
  }
  void sheetStore.goTo(history.past.find(({ seq }) => seq === entry.parent)?.id ?? CREATION);
}

/** `big` changes get a toast with Undo; the others are only said to screen readers. */
export type Act = (commands: Command | readonly Command[], size?: 'big' | 'small') => boolean;

/** Changes the open sheet and says what came of it; a refusal is said in words. */
export function useAct(): Act {
  const words = useMessages(sheetNamespace);
  const { refusal } = useMessages(rules);
  const inWords = useEntryWords();
  const tell = useTellOutcome();
  const announce = useAnnounce();
  const toast = useToast();
  return (given, size = 'small') => {
    const commands = 'type' in given ? [given] : given;
    const outcome = sheetStore.dispatch(commands);
    if (!outcome.ok) {
      toast({ text: refusal[outcome.refusal.code] });
      return false;
    }
    const entry = selectUndo(sheetStore.getState());
    if (!entry) return true;
    const isConsequential = consequenceOf(entry.before, entry.after, entry.trace).kind !== null;
    if (size === 'big' || isConsequential) tell({ ...entry, undo: () => takeBack(entry) });
    else {
      const { title, detail } = inWords(asEntryToWord(entry));
      announce(words.result(title, detail));
    }
    return true;
  };
}

/** Undo and redo, said to screen readers. */
export function useUndoRedo(): Readonly<{ undo: () => Promise<void>; redo: () => void }> {
  const words = useMessages(sheetNamespace);
  const inWords = useEntryWords();
  const announce = useAnnounce();
  return {
    undo: async () => {
      if (!(await sheetStore.undo())) return;
      const entry = selectRedo(sheetStore.getState());
      if (entry) announce(words.undone(inWords(asEntryToWord(entry)).phrase));
    },
    redo: () => {
      if (!sheetStore.redo()) return;
      const entry = selectUndo(sheetStore.getState());
      if (entry) announce(words.redone(inWords(asEntryToWord(entry)).phrase));
    },
  };
}
