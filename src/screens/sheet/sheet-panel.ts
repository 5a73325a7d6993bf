import type { EntryKind } from '@/editors/entries';

/** The form of one entry: `item:<id>`, or `item:new` for one that is added. */
export type EntryPanel = `${EntryKind}:${string}`;

/** What opens over the sheet; each has an address of its own. */
export type SheetPanel =
  | 'damage'
  | 'heal'
  | 'willpower'
  | 'round'
  | 'scene'
  | 'history'
  | 'rest'
  | 'edit'
  | 'effect'
  | EntryPanel;

export type OpenPanel = (panel: SheetPanel) => void;
