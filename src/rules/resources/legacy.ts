import type { Sheet } from '@/model/sheet';
import { perSheet } from '../engine/per-sheet';
import { happen, type Tally } from '../engine/tally';

/** Something of the sheet whose text is from before the present rules. */
export type LegacyEntry = Readonly<{ id: string; name: string; list: 'resources' | 'energyPools' }>;

const marked = (sheet: Sheet, list: LegacyEntry['list']): readonly LegacyEntry[] =>
  sheet[list].filter(({ legacy }) => legacy === true).map(({ id, name }) => ({ id, name, list }));

/** The resources and pools that the Storyteller adjusts until their texts are revised. @rule E-30 */
export const legacyEntries = perSheet((sheet): readonly LegacyEntry[] => [
  ...marked(sheet, 'resources'),
  ...marked(sheet, 'energyPools'),
]);

type Markable = Readonly<{ name: string; legacy?: boolean | undefined }>;

/** Says that something is marked as older from now on; nothing when it was so before. @rule E-30 */
export const tellLegacy = (tally: Tally, before: Markable | undefined, after: Markable): Tally =>
  after.legacy === true && before?.legacy !== true
    ? happen(tally, 'E-30', 'markedLegacy', { subject: after.name })
    : tally;
