/** What opens over the sheet; each has an address of its own. */
export type SheetPanel = 'damage' | 'heal' | 'willpower' | 'round' | 'scene' | 'history' | 'rest' | 'edit' | 'effect';

export type OpenPanel = (panel: SheetPanel) => void;
