import type { AttributeId } from '@/model/attributes';
import type { ModifierTarget } from '@/model/bonuses';
import type { Sheet } from '@/model/sheet';
import { ATTACK_TAG, MELEE_TAG, WILL_ROLL_TAG, WILL_SAVE_TAG } from '@/model/targets';
import { mirroredExtraSuccesses } from '../actions/mirrored-successes';
import { isOnRoll, type RollMake } from '../bonuses/roll-dice';
import { ruledBonus, type SourcedBonus, sourcedContributions } from '../bonuses/sourced-bonus';
import { stackBonuses } from '../bonuses/stack-bonuses';
import { attributeScore, legendaryOf } from '../derived/attributes';
import { originOf, sheetBonuses, stackingOptions } from '../derived/bonuses';
import { woundPenalty } from '../derived/health';
import { extraSuccesses } from '../derived/legendary';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { itemPenaltiesOnRolls } from '../items/item-standing';
import { bonusesOnItem } from '../items/item-value';
import { currentSize } from '../size/sheet-size';
import { sizeDice } from '../size/size-adjustments';
import { tableRule } from '../table-rule';
import { basicUseBonus } from '../willpower/basic-use-bonus';
import type { SheetRoll } from './roll-make';
import { type RollParts, rollParts } from './roll-parts';

/** The dice of a roll on this sheet and the extra successes waiting for a success, each with what it is made of. */
export type RollPool = Readonly<{ dice: Explained; extraSuccesses: Explained; capAttribute: AttributeId | null }>;

/** The dice of a roll before anything is added to it: Attributes, Skill, Legendary Will, weapon. @rule W-21 @rule W-22 */
function baseDice(sheet: Sheet, make: SheetRoll, { attributes, skill, item }: RollParts): readonly Contribution[] {
  const perLegendary = tableRule(sheet, 'dpPerLegendary');
  const legendary = (tag: string, rule: 'W-21' | 'W-22', attribute: AttributeId) => {
    const dice = make.tags.includes(tag) ? legendaryOf(sheet, attribute) * perLegendary : 0;
    return dice === 0 ? [] : [counts(rule, { kind: 'legendary', attribute }, dice)];
  };
  return [
    ...attributes.map((id) => counts('B-03', { kind: 'attribute', attribute: id }, attributeScore(sheet, id))),
    ...(skill ? [counts('B-03', { kind: 'skill', name: skill.name }, skill.rating)] : []),
    ...legendary(WILL_ROLL_TAG, 'W-21', 'resolve'),
    ...legendary(WILL_SAVE_TAG, 'W-22', 'composure'),
    ...(item?.kind === 'weapon' && item.points > 0
      ? [counts('B-12', { kind: 'item', name: item.name }, item.points)]
      : []),
  ];
}

/** What is on the weapon of a roll: it feeds the roll, so it competes with the bonuses on it. @rule B-12 @rule B-30 */
const bonusesOnWeapon = (sheet: Sheet, { item }: RollParts): readonly SourcedBonus[] =>
  item?.kind === 'weapon' ? bonusesOnItem(sheet, item).map((bonus) => ({ ...bonus, from: originOf(bonus) })) : [];

type On = Extract<ModifierTarget, { on: 'roll' | 'extraSuccesses' }>['on'];

/** The bonuses of the sheet on one side of rolls; those on other rolls are out of force. @rule B-14 @rule B-15 @rule B-16 @rule W-23 */
function bonusesOnRoll(sheet: Sheet, on: On, roll: RollMake): readonly SourcedBonus[] {
  return sheetBonuses(sheet).flatMap((bonus) => {
    if (bonus.target.on !== on) return [];
    const { attribute, skill, tag, item } = bonus.target.roll;
    const selector = {
      attribute: attribute ?? undefined,
      skill: skill || undefined,
      tag: tag || undefined,
      item: item || undefined,
    };
    const off = bonus.off ?? (isOnRoll(selector, roll) ? undefined : ({ reason: 'otherRoll', rule: 'B-15' } as const));
    return [{ ...bonus, off, from: originOf(bonus) }];
  });
}

/** The points that a Specialty adds to rolls it covers. */
const SPECIALTY_DICE = 1;

/** What the rules themselves add to a roll: Specialty, Size, wounds, gear, Willpower, circumstances. @rule B-T25 @rule H-15 @rule M-19 @rule M-20 @rule B-36 @rule W-03 */
function ruledOnRoll(sheet: Sheet, make: SheetRoll, parts: RollParts, willpower: boolean): readonly SourcedBonus[] {
  const { attributes, skill, item } = parts;
  const isSpecial = skill?.specialties.includes(make.specialty) ?? false;
  const size = currentSize(sheet).permanent;
  const meleeAttack = make.tags.includes(ATTACK_TAG) && make.tags.includes(MELEE_TAG);
  const sized = sizeDice(size, { usesStrength: attributes.includes('strength'), meleeAttack });
  const wounds = woundPenalty(sheet);
  const all = [
    ruledBonus('specialty', isSpecial ? SPECIALTY_DICE : 0, { kind: 'specialty', name: make.specialty }, 'B-T25'),
    ruledBonus('size', sized, { kind: 'size' }, size < 5 ? 'M-20' : 'M-19'),
    ruledBonus('wound', 0 - wounds.value, wounds.contributions[0]?.source ?? { kind: 'lifted' }, 'H-15'),
    ruledBonus('perfect', willpower ? basicUseBonus(sheet) : 0, { kind: 'willpower' }, 'W-03'),
    ruledBonus('perfect', make.other, { kind: 'circumstances' }, 'B-03'),
  ].filter(({ amount }) => amount > 0);
  return item ? [...all, ...itemPenaltiesOnRolls(sheet, item)] : all;
}

const FOLLOWS = { reason: 'followUp', rule: 'M-36' } as const;

function diceOf(sheet: Sheet, make: SheetRoll, parts: RollParts, willpower: boolean): Explained {
  const added = [
    ...bonusesOnRoll(sheet, 'roll', parts.roll),
    ...bonusesOnWeapon(sheet, parts),
    ...ruledOnRoll(sheet, make, parts, willpower),
  ];
  const counted = make.follows ? added.map((bonus) => ({ ...bonus, off: bonus.off ?? FOLLOWS })) : added;
  const { entries } = stackBonuses(counted, stackingOptions(sheet));
  return total('B-03', [...baseDice(sheet, make, parts), ...sourcedContributions(entries)]);
}

/** Extra successes of Attributes and of bonuses on a roll that has this much in it. @rule X-02 @rule B-14 */
function extraSuccessParts(sheet: Sheet, ofAttributes: readonly AttributeId[], roll: RollMake) {
  const perRank = tableRule(sheet, 'esPerLegendary');
  const { entries } = stackBonuses(bonusesOnRoll(sheet, 'extraSuccesses', roll), stackingOptions(sheet));
  return [
    ...ofAttributes
      .map((id) =>
        counts('X-02', { kind: 'legendary', attribute: id }, extraSuccesses(legendaryOf(sheet, id), perRank)),
      )
      .filter(({ amount }) => amount > 0),
    ...sourcedContributions(entries),
  ];
}

/** The extra successes that one Attribute has right now, from every source. @rule M-68 */
export const extraSuccessesOfAttribute = (sheet: Sheet, attribute: AttributeId): number =>
  mirroredExtraSuccesses(
    extraSuccessParts(sheet, [attribute], { attributes: [attribute], tags: [] }).map((part) =>
      part.counted ? part.amount : 0,
    ),
  );

function successesOf(sheet: Sheet, { mirrors }: SheetRoll, { extraSuccessesOf, roll }: RollParts): Explained {
  const mirrored = mirrors === null ? 0 : extraSuccessesOfAttribute(sheet, mirrors);
  return total('X-02', [
    ...extraSuccessParts(sheet, extraSuccessesOf, roll),
    ...(mirrors !== null && mirrored !== 0
      ? [counts('M-68', { kind: 'attribute', attribute: mirrors }, mirrored)]
      : []),
  ]);
}

/**
 * What a roll is made with on this sheet: Attributes, Skill, weapon, and everything that is added to it, stacked; never
 * below 0 dice. `willpower` adds the basic use.
 * @rule B-03 @rule B-12 @rule B-15 @rule M-36 @rule M-47 @rule W-05
 */
export function rollPool(sheet: Sheet, make: SheetRoll, willpower = false): RollPool {
  const parts = rollParts(sheet, make);
  return {
    dice: diceOf(sheet, make, parts, willpower),
    extraSuccesses: successesOf(sheet, make, parts),
    capAttribute: parts.capAttribute,
  };
}
