import { type Language, preload } from '@/i18n';
import { core } from '@/i18n/core';
import { type EntryToWord, entryWords, type Wording } from '@/i18n/entry-words';
import { outcome } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { Command } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import { CREATION } from '@/store/history-moves';
import { selectRedo, selectUndo } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { consequenceOf } from '@/ui/consequence-of';
import type { Announce } from '@/ui/live-region';
import { tellOutcome } from '@/ui/tell-outcome';
import type { ShowToast } from '@/ui/toast';

/** What acting on the open sheet takes: the commands of the rules, saving, and the words for what came of it. */

/** How the player is told. */
export type Voice = Readonly<{ language: Language; toast: ShowToast; announce: Announce }>;

/** `big` changes get a toast with Undo; the others are only said to screen readers. */
export type Size = 'big' | 'small';

const NAMESPACES = [core, rules, outcome, sheetDetail] as const;

const isOpening = () => sheetStore.getState().mode === 'opening';

/** True if acting can begin at once: the sheet is open and the words are here. */
export const isReady = (language: Language): boolean =>
  !isOpening() && NAMESPACES.every((one) => one.read(language) !== null);

/** Waits until acting can begin. */
export async function makeReady(language: Language): Promise<void> {
  await preload(language, NAMESPACES);
  await new Promise<void>((resolve) => {
    if (!isOpening()) {
      resolve();
      return;
    }
    const stop = sheetStore.subscribe(() => {
      if (isOpening()) return;
      stop();
      resolve();
    });
  });
}

const wordingIn = (language: Language): Wording => ({
  language,
  core: core.read(language) ?? core.english,
  rules: rules.read(language) ?? rules.english,
});

const sheetWordsIn = (language: Language) => sheetDetail.read(language) ?? sheetDetail.english;

export const asEntryToWord = ({ commands, trace, before, after }: HistoryEntry): EntryToWord => ({
  commands,
  trace,
  sheets: [after, before],
});

/** Changes the open sheet and says what came of it; a refusal is said in words and gives false. */
export function perform(commands: readonly Command[], size: Size, voice: Voice): boolean {
  const { language, toast, announce } = voice;
  const wording = wordingIn(language);
  const done = sheetStore.dispatch(commands);
  if (!done.ok) {
    toast({ text: wording.rules.refusal[done.refusal.code] });
    return false;
  }
  const entry = selectUndo(sheetStore.getState());
  if (!entry) return true;
  if (size === 'big' || consequenceOf(entry.before, entry.after, entry.trace).kind !== null) {
    const outcomeWords = outcome.read(language) ?? outcome.english;
    tellOutcome({ ...entry, undo: () => takeBack(entry) }, { wording, outcomeWords, toast, announce });
  } else {
    const { title, detail } = entryWords(asEntryToWord(entry), wording);
    announce(sheetWordsIn(language).result(title, detail));
  }
  return true;
}

/** Back to before an entry: one step if it is the last, else all that came after it goes too. */
function takeBack(entry: HistoryEntry): void {
  const { history } = sheetStore.getState();
  if (!history || history.past.at(-1)?.id === entry.id) {
    void sheetStore.undo();
    return;
  }
  void sheetStore.goTo(history.past.find(({ seq }) => seq === entry.parent)?.id ?? CREATION);
}

/** One step back, said to screen readers. */
export async function undo({ language, announce }: Voice): Promise<void> {
  if (!(await sheetStore.undo())) return;
  const entry = selectRedo(sheetStore.getState());
  if (entry) announce(sheetWordsIn(language).undone(entryWords(asEntryToWord(entry), wordingIn(language)).phrase));
}

/** One step forward again, said to screen readers. */
export function redo({ language, announce }: Voice): void {
  if (!sheetStore.redo()) return;
  const entry = selectUndo(sheetStore.getState());
  if (entry) announce(sheetWordsIn(language).redone(entryWords(asEntryToWord(entry), wordingIn(language)).phrase));
}
