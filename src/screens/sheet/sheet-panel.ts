import type { EntryKind } from '@/editors/entries';

/** The form of one entry: `item:<id>`, or `item:new` for one that is added. */
export type EntryPanel = `${EntryKind}:${string}`;

/** A dice pool to build: `roll`, or with what was tapped, such as `roll:dexterity`, `roll:willSave`, `roll:skill:<id>`. */
export type RollPanel = 'roll' | `roll:${string}`;

/** Numbers set by hand: all, or the one it is opened from, such as `by-hand:pool:<id>`, `by-hand:health`. */
export type ByHandPanel = 'by-hand' | `by-hand:${string}`;

/** A calculator with its inputs, as a link has them: `toolbox:falling?metres=20`. */
export type ToolboxPanel = 'toolbox' | `toolbox:${string}`;

/** What the Storyteller proposes, in the dialog that applies it. */
export type ProposalPanel = `proposal:${string}`;

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
  | 'print'
  | 'table-rules'
  | ToolboxPanel
  | 'effect'
  | 'reversal'
  | 'summon'
  | 'second-health'
  | 'being'
  | 'limbs'
  | 'chat-copy'
  | 'chat-paste'
  | 'party'
  | 'party-card'
  | ProposalPanel
  | 'offered-rules'
  | EntryPanel
  | ByHandPanel
  | RollPanel;

export type OpenPanel = (panel: SheetPanel) => void;
