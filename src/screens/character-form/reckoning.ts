import type { Sheet } from '@/model/sheet';
import { newSheet, type Outcome } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { type CharacterDraft, reckonable } from './character-draft';

/** What the form comes to; null while a number is none. */
export type Reckoning = Extract<Outcome, { ok: true }> | null;

/** Works out the sheet a draft comes to: the open one edited, or a new one. */
export function reckon(draft: CharacterDraft, edited: Sheet | null): Reckoning {
  const character = reckonable(draft);
  if (!character) return null;
  if (!edited) return { ok: true, sheet: newSheet('new', character), trace: [] };
  const outcome = sheetStore.preview({ type: 'sheet/edit', character });
  return outcome.ok ? outcome : null;
}
