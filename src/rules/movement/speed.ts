import { originOf, type SheetBonus } from '../derived/bonuses';
import { changesOf, plainChanges } from '../derived/plain-changes';
import { type Contribution, counts, doesNotCount, type Explained, total } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { itemStanding } from '../items/item-standing';
import { moveWithFixedSpeed } from './fixed-speed';

/** Whether something sets speed to a value of its own instead of changing it. @rule M-11 */
const isFixed = ({ wording }: SheetBonus): boolean => wording === 'becomes';

/** The speed of the character itself: what is entered, every change of it, armor that hampers. @rule B-37 @rule M-24 @rule X-04 */
function ownSpeed(sheet: Body, changes: readonly SheetBonus[]): Explained {
  const hampers = sheet.items
    .filter(({ worn }) => worn)
    .map((item) => ({ item, penalty: itemStanding(sheet, item).armorPenalty }))
    .filter(({ penalty }) => penalty > 0);
  return total('B-37', [
    counts('X-04', { kind: 'manual' }, sheet.being.speed ?? 0),
    ...plainChanges(changes, 'B-37'),
    ...hampers.map(({ item, penalty }) => counts('M-24', { kind: 'item', name: item.name }, 0 - penalty)),
  ]);
}

const slower = (parts: readonly Contribution[]): readonly Contribution[] =>
  parts.map((part) => (part.counted ? doesNotCount(part.rule, part.source, part.amount, 'slower') : part));

/**
 * Speed in metres of one move action: the character's own with all its changes, or half of the highest fixed speed that
 * is in force, whichever is more; they never add, and nothing changes a fixed one.
 * @rule B-37 @rule M-11 @rule M-24 @rule X-04
 */
export const speedOf = perBody((sheet): Explained => {
  const changes = changesOf(sheet, 'speed');
  const own = ownSpeed(
    sheet,
    changes.filter((bonus) => !isFixed(bonus)),
  );
  const fixed = changes.filter(isFixed);
  const inForce = fixed.filter(({ off }) => off === undefined);
  const { metres, used, fromFixed } = moveWithFixedSpeed(
    inForce.map(({ amount }) => amount),
    own.value,
  );
  const fastest =
    used === 'fixed' ? inForce.find(({ amount }) => moveWithFixedSpeed([amount], 0).metres === fromFixed) : null;
  const parts = fixed.map((bonus) => {
    const half = moveWithFixedSpeed([bonus.amount], 0).metres;
    const source = originOf(bonus);
    if (bonus === fastest) return counts('M-11', source, half);
    return doesNotCount(bonus.off?.rule ?? 'M-11', source, half, bonus.off?.reason ?? 'slower');
  });
  return used === 'fixed'
    ? { value: metres, rule: 'M-11', contributions: [...parts, ...slower(own.contributions)] }
    : { ...own, contributions: [...own.contributions, ...parts] };
});
