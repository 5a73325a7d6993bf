import type { Item } from '@/model/sheet';
import { stackBonuses } from '../bonuses/stack-bonuses';
import { contribution, type SheetBonus, sheetBonuses, stackingOptions } from '../derived/bonuses';
import { counts, type Explained, total } from '../engine/explained';
import type { Body } from '../engine/per-sheet';
import { itemStanding } from './item-standing';

const isOwn = ({ effect, source }: SheetBonus, item: Item): boolean => effect === null && source.id === item.id;

/** The bonuses and penalties on an item: those that name it, and those it brings for itself. @rule B-30 */
export const bonusesOnItem = (sheet: Body, item: Item): readonly SheetBonus[] =>
  sheetBonuses(sheet).filter(
    (bonus) =>
      bonus.target.on === 'item' && (bonus.target.item === '' ? isOwn(bonus, item) : bonus.target.item === item.name),
  );

const isArmor = ({ kind }: Item): boolean => kind === 'armor' || kind === 'shield';

/** What is a part of the Defense of an item: its own enhancement of Defense, and of armor and shields what is on them. @rule B-30 @rule B-T03 */
const onDefenseOf = (sheet: Body, item: Item): readonly SheetBonus[] => [
  ...sheetBonuses(sheet).filter(
    (bonus) =>
      isOwn(bonus, item) &&
      bonus.type === 'enhancement' &&
      bonus.target.on === 'value' &&
      bonus.target.value === 'defense',
  ),
  ...(isArmor(item) ? bonusesOnItem(sheet, item) : []),
];

function withBonuses(sheet: Body, { name }: Item, value: number, bonuses: readonly SheetBonus[]): Explained {
  const { entries } = stackBonuses(bonuses, stackingOptions(sheet));
  const parts = entries.map((entry) => contribution(entry, 'B-30'));
  return total('B-30', [counts('B-30', { kind: 'item', name }, value), ...parts]);
}

/** The Defense an item gives, in points, with what enhances it. @rule B-30 @rule B-T03 @rule M-24 */
export const itemDefenseValue = (sheet: Body, item: Item): Explained =>
  withBonuses(sheet, item, itemStanding(sheet, item).defense, onDefenseOf(sheet, item));

/** The value of an item with what enhances it: the Defense of armor and shields, else its points, such as weapon damage. @rule B-30 @rule B-T03 */
export const itemValue = (sheet: Body, item: Item): Explained =>
  isArmor(item) ? itemDefenseValue(sheet, item) : withBonuses(sheet, item, item.points, bonusesOnItem(sheet, item));
