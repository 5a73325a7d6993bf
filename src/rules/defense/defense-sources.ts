import type { Item, Sheet } from '@/model/sheet';
import { ruledBonus, type SourcedBonus } from '../bonuses/sourced-bonus';
import { itemOff, originOf, sheetBonuses } from '../derived/bonuses';
import { woundPenalty } from '../derived/health';
import { type ItemStanding, itemStanding } from '../items/item-standing';
import { itemDefenseValue } from '../items/item-value';

/** A worn item as Defense sees it. */
export type WornItem = Readonly<{ item: Item; standing: ItemStanding }>;

/** The items worn, each with how it stands. */
export const wornItems = (sheet: Sheet): readonly WornItem[] =>
  sheet.items.filter(({ worn }) => worn).map((item) => ({ item, standing: itemStanding(sheet, item) }));

const OWN_RULES = { armor: 'B-T12', shield: 'B-T13' } as const;

/** The type of Defense that a worn item gives by itself: armor its own, a shield and a [Parry] weapon shield Defense. @rule B-33 @rule B-T13 */
const typeOf = ({ kind }: Item): keyof typeof OWN_RULES => (kind === 'armor' ? 'armor' : 'shield');

const UNUSABLE = { reason: 'illFitting', rule: 'M-25' } as const;

/** The Defense of a worn item with what enhances it, as one bonus; out of force where the item can't be used. @rule B-30 @rule M-25 @rule S-07 */
function itemDefense(sheet: Sheet, { item, standing }: WornItem): readonly SourcedBonus[] {
  if (standing.defense === 0) return [];
  const from = { kind: 'item', name: item.name } as const;
  const { value } = itemDefenseValue(sheet, item);
  const type = typeOf(item);
  const bonus = ruledBonus(type, value, from, OWN_RULES[type], item.id);
  const off = itemOff(sheet, item) ?? (standing.use.usable ? undefined : UNUSABLE);
  return [{ ...bonus, source: { id: item.id, name: item.name, essence: item.essence }, off }];
}

/**
 * Everything on Defense: the bonuses and penalties of the sheet, the items worn, wounds. An enhancement of a worn item
 * that gives Defense is in that item.
 * @rule B-22 @rule B-30 @rule H-15
 */
export function defenseSources(sheet: Sheet, worn: readonly WornItem[]): readonly SourcedBonus[] {
  const giving = new Set(worn.filter(({ standing }) => standing.defense > 0).map(({ item }) => item.id));
  const fromSheet = sheetBonuses(sheet)
    .filter(({ target }) => target.on === 'value' && target.value === 'defense')
    .filter(({ type, source }) => type !== 'enhancement' || !giving.has(source.id))
    .map((bonus) => ({ ...bonus, from: originOf(bonus) }));
  const wounds = woundPenalty(sheet);
  const hurt = wounds.contributions[0]?.source ?? { kind: 'lifted' };
  return [
    ...fromSheet,
    ...worn.flatMap((one) => itemDefense(sheet, one)),
    ...(wounds.value > 0 ? [ruledBonus('wound', 0 - wounds.value, hurt, 'H-15')] : []),
  ];
}
