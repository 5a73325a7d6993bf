import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import type { Sheet } from '@/model/sheet';
import type { Board } from '@/party/board';
import type { Command } from '@/rules';
import type { SheetStorage } from '@/storage/sheet-storage';
import { createSheetStore, sheetStore } from '@/store/sheet-store';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { usePartyPlaces } from './party-storage';
import { useBoardChange } from './use-board-change';

type Run = Readonly<{ sheetId: string; sheet: Sheet }>;

/** Ends the round of every sheet, one entry in each history, and counts the board's round up; Undo takes all of it back. */
export function useEndRound(board: Board): (runs: readonly Run[], commands: readonly Command[]) => Promise<void> {
  const { roundEnd: words } = useMessages(party);
  const { verb } = useMessages(core);
  const { sheets } = usePartyPlaces();
  const toast = useToast();
  const change = useBoardChange(board.id);
  return async (runs, commands) => {
    const done: string[] = [];
    const left: string[] = [];
    for (const { sheetId, sheet } of runs) {
      const isDone = await onSheet(sheets, sheetId, (store) => store.dispatch(commands).ok);
      if (isDone) done.push(sheetId);
      else left.push(sheet.name);
    }
    change((now) => ({ ...now, round: now.round + 1 }));
    const undo = async () => {
      for (const sheetId of done) await onSheet(sheets, sheetId, (store) => store.undo());
      change(
        (now) => ({ ...now, round: Math.max(1, now.round - 1) }),
        () => toast({ text: words.undone }),
      );
    };
    const said = words.done(board.round);
    toast({
      text: left.length > 0 ? `${said} ${words.notDone(left)}` : said,
      action: { label: verb.undo, run: () => void undo() },
    });
  };
}

type Store = ReturnType<typeof createSheetStore>;

/** Opens a sheet, does something to it, and lets go of it once that is written. False where it can't be changed here. */
async function onSheet(
  storage: SheetStorage,
  sheetId: string,
  act: (store: Store) => boolean | Promise<boolean>,
): Promise<boolean> {
  // The sheet on which damage was done last may still lie open, for its Undo.
  if (sheetStore.getState().sheetId === sheetId) return act(sheetStore);
  const store = createSheetStore(() => storage);
  await store.openSheet(sheetId);
  const { mode } = store.getState();
  const isDone = (mode === 'editable' || mode === 'memoryOnly') && (await act(store));
  await store.close();
  return isDone;
}
