import { changesOf, plainChanges } from '../derived/plain-changes';
import { counts, type Explained, total } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { type CharacterSize, characterSize, type SizeChange } from './character-size';
import { type SizeAdjustments, sizeAdjustments } from './size-adjustments';

/** What changes Size on this sheet: effects as long as they last, resources for good, worn items until they are put off. @rule M-21 @rule B-37 */
function sizeChanges(sheet: Body): readonly SizeChange[] {
  const worn = new Set(sheet.items.map(({ id }) => id));
  return changesOf(sheet, 'size')
    .filter(({ off }) => off === undefined)
    .map(({ amount, sign, effect, source }) => ({
      amount: sign === 'bonus' ? amount : 0 - amount,
      duration: effect?.duration.kind ?? (worn.has(source.id) ? 'untilDismissed' : 'permanent'),
    }));
}

/** The character's Size: for good, and at this moment. @rule M-21 @rule B-37 */
export const currentSize = perBody((sheet): CharacterSize => {
  const changes = sizeChanges(sheet);
  return changes.length === 0 ? { permanent: sheet.size, current: sheet.size } : characterSize(sheet.size, changes);
});

/** The Size of this moment with what makes it up, at least 1. @rule M-18 @rule M-21 @rule B-37 */
export const sizeOf = perBody((sheet): Explained => {
  const changes = plainChanges(changesOf(sheet, 'size'), 'M-21');
  return total('M-21', [counts('M-18', { kind: 'manual' }, sheet.size), ...changes], 1);
});

/** What the character's Size changes; only the permanent one does. @rule M-19 @rule M-20 @rule M-21 */
export const sizeAdjustmentsOf = (sheet: Body): SizeAdjustments => sizeAdjustments(currentSize(sheet).permanent);
