import type { AttributeId } from '@/model/attributes';
import { type Mind, reachingMind } from './mind-affecting';
import { type Stacked, stackBonuses } from './stack-bonuses';
import { STACKING_DEFAULTS, type StackingOptions, type TypedBonus } from './typed-bonus';

/** Which rolls a bonus is on: those that have everything named here; naming nothing, all. */
export type RollSelector = Readonly<{
  attribute?: AttributeId | undefined;
  skill?: string | undefined;
  /** A word for the kind of act, such as `attack`. */
  tag?: string | undefined;
  item?: string | undefined;
}>;

/** A roll as it is finally made up, after anything was put in the place of anything else. */
export type RollMake = Readonly<{
  attributes: readonly AttributeId[];
  skill?: string | undefined;
  tags: readonly string[];
  item?: string | undefined;
}>;

export type AttributeBonus = TypedBonus & Readonly<{ on: 'attribute'; attribute: AttributeId }>;
export type RollBonus = TypedBonus & Readonly<{ on: 'roll'; selector: RollSelector }>;

/** What goes into a roll. `skillValue` and `other` (weapon damage, for one) are dice as they are. */
export type RollSetup = Readonly<{
  roll: RollMake;
  scores: Partial<Record<AttributeId, number>>;
  skillValue?: number | undefined;
  other?: number | undefined;
  bonuses: readonly (AttributeBonus | RollBonus)[];
  mind?: Mind | undefined;
}>;

/** An Attribute with its bonuses and penalties, in points. */
export type RaisedAttribute = Readonly<{ score: number; value: number; stacked: Stacked<AttributeBonus> }>;

/** The dice of a roll, and what they are made of. */
export type RollDice = Readonly<{
  dice: number;
  attributes: Partial<Readonly<Record<AttributeId, RaisedAttribute>>>;
  onRoll: Stacked<RollBonus>;
}>;

/** Whether a bonus is on a roll as it is finally made up; "on attack rolls" needs an act called an attack. @rule B-15 @rule B-16 */
export const isOnRoll = ({ attribute, skill, tag, item }: RollSelector, roll: RollMake): boolean =>
  (attribute === undefined || roll.attributes.includes(attribute)) &&
  (skill === undefined || roll.skill === skill) &&
  (tag === undefined || roll.tags.includes(tag)) &&
  (item === undefined || roll.item === item);

const OTHER_ROLL = { reason: 'otherRoll', rule: 'B-15' } as const;

/**
 * Attributes with the bonuses on each of them; those on other Attributes don't compete.
 * @rule B-03 @rule B-11
 */
export function raiseAttributes(
  scores: Partial<Record<AttributeId, number>>,
  bonuses: readonly AttributeBonus[],
  options: StackingOptions = STACKING_DEFAULTS,
): Partial<Readonly<Record<AttributeId, RaisedAttribute>>> {
  const ids = Object.keys(scores) as AttributeId[];
  const raised = ids.map((id) => {
    const score = scores[id] ?? 0;
    const own = bonuses.filter(({ attribute }) => attribute === id);
    const stacked = stackBonuses(own, options);
    return [id, { score, value: score + stacked.total, stacked }] as const;
  });
  return Object.fromEntries(raised);
}

/**
 * The dice of a roll: its Attributes, each with its own bonuses; Skill and anything else; and the bonuses on the roll.
 * Whatever those sit on (the Attribute, the act, the weapon), the ones of a type compete, as they feed one roll.
 * Never lifted to 0: that is for whoever rolls. @rule B-03 @rule B-11 @rule B-12 @rule B-15 @rule B-35
 */
export function rollDice(parts: RollSetup, options: StackingOptions = STACKING_DEFAULTS): RollDice {
  const { roll, scores, skillValue = 0, other = 0, mind = {} } = parts;
  const bonuses = reachingMind(parts.bonuses, mind);
  const onAttributes = bonuses.filter((bonus) => bonus.on === 'attribute');
  const onRolls = bonuses.filter((bonus) => bonus.on === 'roll');
  const attributes = raiseAttributes(scores, onAttributes, options);
  const placed = onRolls.map((bonus) =>
    bonus.off || isOnRoll(bonus.selector, roll) ? bonus : { ...bonus, off: OTHER_ROLL },
  );
  const onRoll = stackBonuses(placed, options);
  const fromAttributes = roll.attributes.reduce((sum, id) => sum + (attributes[id]?.value ?? 0), 0);
  return { dice: fromAttributes + skillValue + other + onRoll.total, attributes, onRoll };
}
