import type { Item } from '@/model/sheet';
import { illFittingGear } from '../bonuses/ill-fitting-gear';
import type { SourcedBonus } from '../bonuses/sourced-bonus';
import { attributeScore } from '../derived/attributes';
import { heldDown } from '../derived/standing';
import type { Body } from '../engine/per-sheet';
import type { UnderSuppression } from '../essences/suppression';
import { currentSize } from '../size/sheet-size';
import { tableRule } from '../table-rule';
import { armorPenaltyWorn, MADE_FOR, type Misfit, misfitOf, shieldDefenseHeld } from './item-fit';
import { traitPoints } from './item-traits';
import { type ItemUse, itemUse } from './item-use';

/** How an item stands to the one who carries it; points and dice, 0 or more. */
export type ItemStanding = Readonly<{
  use: ItemUse;
  fit: Misfit;
  essence: UnderSuppression;
  /** Not held down, not reduced, not too much for its user. */
  usable: boolean;
  /** Defense that armor or a shield gives, after a bad fit. */
  defense: number;
  /** How far armor hampers Base Defense, a bad fit included. */
  armorPenalty: number;
}>;

function defenseOfItem(item: Item, fit: Misfit): number {
  if (item.kind === 'armor') return item.points;
  if (item.kind === 'shield') return shieldDefenseHeld(item.points, fit);
  return traitPoints(item, 'parry');
}

/** Whether and how well an item can be used: its fit by the Size of the moment, Strength as it is now, its Essence. @rule M-22 @rule M-23 @rule M-24 @rule M-25 @rule M-61 @rule S-07 */
export function itemStanding(sheet: Body, item: Item): ItemStanding {
  const { permanent, current } = currentSize(sheet);
  const itemFit = tableRule(sheet, 'itemFit');
  const sizes = { size: item.size, madeFor: item.madeForSize ?? MADE_FOR };
  const strength = attributeScore(sheet, 'strength');
  const user = { strength, permanentSize: permanent, currentSize: current, strengthRequired: item.strengthRequired };
  const use = itemUse(user, sizes, { fit: itemFit, unusableAt: tableRule(sheet, 'itemUnusableAt') });
  const fit = misfitOf(current, sizes, itemFit);
  const essence = heldDown(sheet, item);
  return {
    use,
    fit,
    essence,
    usable: use.usable && essence.state === 'works',
    defense: defenseOfItem(item, fit),
    armorPenalty: item.kind === 'armor' ? armorPenaltyWorn(traitPoints(item, 'armorPenalty'), fit) : 0,
  };
}

/** The penalties on rolls with an item that does not suit its user, in dice. @rule B-36 @rule M-23 @rule M-25 */
export function itemPenaltiesOnRolls(sheet: Body, item: Item): readonly SourcedBonus[] {
  const { use } = itemStanding(sheet, item);
  const from = { kind: 'item', name: item.name } as const;
  const short = { ...illFittingGear(item.id, 'strength', use.strengthPenalty), from, by: 'M-25' } as const;
  const misfits = { ...illFittingGear(item.id, 'size', use.fitPenalty), from, by: 'M-23' } as const;
  return [short, misfits].filter(({ amount }) => amount > 0);
}
