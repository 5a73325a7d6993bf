import { changesOf, plainChanges } from '../derived/plain-changes';
import { counts, type Explained, total } from '../engine/explained';
import { perBody } from '../engine/per-sheet';

/** Initiative: what is entered and every change of it; null for a being that has none of its own. @rule B-37 @rule M-39 */
export const initiativeOf = perBody((sheet): Explained | null => {
  const { initiative = 0 } = sheet.being;
  const changes = plainChanges(changesOf(sheet, 'initiative'), 'B-37');
  if (initiative === 0 && changes.length === 0) return null;
  return total('B-37', [counts('B-37', { kind: 'manual' }, initiative), ...changes]);
});
