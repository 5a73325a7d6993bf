import { now } from '@/store/clock';
import { type CharacterDraft, parseDraft } from './character-draft';

/** An unsaved form as this browser keeps it. */
export type KeptDraft = Readonly<{
  draft: CharacterDraft;
  /** What the form started from. */
  from: CharacterDraft;
  /** Milliseconds since the epoch. */
  at: number;
}>;

const keyOf = (of: string) => `samsara.draft.${of}`;

/**
 * `of` is the id of the sheet, or `new`. Null if there is no draft; `unreadable` if one is there that this version of
 * the form can't take.
 */
export function recallDraft(of: string): KeptDraft | 'unreadable' | null {
  try {
    const raw = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null');
    if (raw === null) return null;
    const draft = parseDraft(raw.draft);
    const from = parseDraft(raw.from);
    return draft && from && typeof raw.at === 'number' ? { draft, from, at: raw.at } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** False if the browser keeps nothing: site data is blocked, or full. */
export function keepDraft(of: string, draft: CharacterDraft, from: CharacterDraft): boolean {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify({ draft, from, at: now() } satisfies KeptDraft));
    return true;
  } catch {
    return false;
  }
}

/** A draft that can't be removed was never kept. */
export function forgetDraft(of: string): void {
  try {
    localStorage.removeItem(keyOf(of));
  } catch {
    return;
  }
}
