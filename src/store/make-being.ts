import type { Sheet } from '@/model/sheet';
import type { Command, Outcome } from '@/rules';
import { createSheet, moveToTrash } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import type { SheetStore } from './sheet-store';

/** The id of the new sheet; else why not, or null when it could not be written. */
export type Made = Readonly<{ ok: true; id: string }> | Extract<Outcome, { ok: false }> | Readonly<{ ok: null }>;

/**
 * Makes the sheet of a being beside the open one: it is on disk before the open character pays for it, so nothing is paid
 * for a sheet that is not there. If the payment is refused after all, the new sheet goes to the trash.
 */
export async function makeBeing(
  store: SheetStore,
  storage: SheetStorage,
  being: Sheet,
  commands: readonly Command[],
): Promise<Made> {
  const { sheetId } = store.getState();
  const foreseen = store.preview(commands);
  if (!foreseen.ok) return foreseen;
  const id = await createSheet(storage, being).catch(() => null);
  if (id === null) return { ok: null };
  const isStillOpen = store.getState().sheetId === sheetId;
  const paid = isStillOpen ? store.dispatch(commands) : null;
  if (paid?.ok) return { ok: true, id };
  await moveToTrash(storage, id).catch(() => false);
  return paid ?? { ok: null };
}
