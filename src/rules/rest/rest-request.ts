import type { AttributeId } from '@/model/attributes';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { maximumWillpower } from '../derived/willpower';
import { type Refusal, refused } from '../engine/outcome';
import { writeQuantity } from '../engine/quantities';
import { tableRule } from '../table-rule';
import type { BenefitWishes, RestArrangement } from './arrange-rest';
import type { RestAim } from './choose-recovery';
import { recoveryNeeds } from './recovery-needs';
import { combinedSpeed } from './recovery-speed';
import type { RestTerms } from './rest-fit';
import type { RestPart } from './rest-parts';
import { plus } from './rest-phases';
import type { SaveMade } from './save-moments';

/** Wounds that Medicine or a drug heals at once, before the rest. */
export type Treatment = Readonly<{ kind: 'medicine' | 'drug'; source: string; amounts: GradeAmounts }>;

/** All that treatments heal together. @rule H-25 @rule H-31 */
export const treated = (treatments: readonly Treatment[] = []): GradeAmounts =>
  treatments.reduce((sum, { amounts }) => plus(sum, amounts), NO_AMOUNTS);

/** How a character wants to rest. */
export type RestRequest = Readonly<{
  /** Calendar minutes, whole, 0 or more. */
  minutes: number;
  /** Rests as long as it takes until all wounds have healed, or until the character wakes, where rest can do that; else `minutes`. */
  until?: 'healed' | 'awake' | undefined;
  /** Parts of the rest left out by hand. */
  without?: readonly RestPart[] | undefined;
  treatments?: readonly Treatment[] | undefined;
  /** Saves already rolled, in the order their short rests end. */
  savesMade?: readonly SaveMade[] | undefined;
  /** Wounds of each grade that heal at most. */
  most?: GradeAmounts | undefined;
  /** Recovery speeds by source; normal speed without any. */
  multipliers?: readonly number[] | undefined;
  aim?: RestAim | undefined;
  /** Wounds to heal of each grade; what the aim would heal when left out or when they don't fit. */
  choice?: GradeAmounts | undefined;
  /** The Attribute whose damage full-day rests restore; the only damaged one when left out. */
  attribute?: AttributeId | null | undefined;
  /** Hours of rest possible per day; 24 when left out. */
  hoursPerDay?: number | undefined;
}>;

/** The terms of a rest on this sheet: its speed and the table's options. @rule H-30 */
export function restTerms(sheet: Sheet, request: RestRequest): RestTerms {
  const multiplier = combinedSpeed(request.multipliers ?? [], tableRule(sheet, 'speedStacking'));
  const speedAffectsBenefits = tableRule(sheet, 'speedAffectsBenefits');
  const needs = recoveryNeeds(multiplier);
  return {
    minutes: request.minutes,
    hoursPerDay: request.hoursPerDay ?? 24,
    multiplier,
    needs,
    benefits: speedAffectsBenefits ? needs : recoveryNeeds(1),
    restDaysRequired: tableRule(sheet, 'restDaysRequired'),
    shortRestsBesideSpan: tableRule(sheet, 'shortRestsBesideSpan'),
    speedAffectsBenefits,
  };
}

/** The Attributes with damage, in the rulebook's order. @rule H-28 */
export const damagedAttributes = (sheet: Sheet): readonly AttributeId[] =>
  ATTRIBUTE_IDS.filter((id) => sheet.attributeDamage[id] > 0);

/** The Attribute that a rest restores: the one asked for, else the only damaged one, else none. @rule H-28 */
export function attributeToRestore(sheet: Sheet, attribute: AttributeId | null | undefined): AttributeId | null {
  const damaged = damagedAttributes(sheet);
  if (attribute) return damaged.includes(attribute) ? attribute : null;
  return attribute === undefined && damaged.length === 1 ? (damaged[0] ?? null) : null;
}

/** Saves to plan for: those already rolled, and one for each condition point that they left. @rule H-26 */
function savesWished({ conditions }: Sheet, made: readonly SaveMade[] = []): number {
  const taken = (id: string) => made.reduce((sum, { condition, points }) => (condition === id ? sum + points : sum), 0);
  return made.length + conditions.reduce((left, { id, points }) => left + Math.max(0, points - taken(id)), 0);
}

/** What a rest on this sheet can restore beside Health. @rule H-26 @rule H-27 @rule H-28 */
export function benefitWishes(
  sheet: Sheet,
  request: Pick<RestRequest, 'aim' | 'attribute' | 'without' | 'savesMade'>,
): BenefitWishes {
  const off = (part: RestPart) => request.without?.includes(part) === true;
  const attribute = off('attribute') ? null : attributeToRestore(sheet, request.attribute);
  const damage = attribute ? sheet.attributeDamage[attribute] : 0;
  const missing = (restored: Sheet) => Math.max(0, maximumWillpower(restored).value - sheet.willpower.current);
  return {
    attributePoints: damage,
    missingWillpower: (restored) => {
      if (off('willpower')) return 0;
      return attribute && restored > 0
        ? missing(writeQuantity(sheet, `attributeDamage:${attribute}`, Math.max(0, damage - restored)))
        : missing(sheet);
    },
    saves: off('saves') ? 0 : savesWished(sheet, request.savesMade),
    willpowerFirst: request.aim === 'willpower',
    savesFirst: request.aim === 'saves',
  };
}

/** What is still wished for after a part of the rest has brought some of it. @rule H-29 */
export const wishesAfter = (wishes: BenefitWishes, cut: RestArrangement): BenefitWishes => ({
  ...wishes,
  attributePoints: wishes.attributePoints - cut.attributePoints,
  missingWillpower: (points) => Math.max(0, wishes.missingWillpower(cut.attributePoints + points) - cut.willpower),
  saves: Math.max(0, wishes.saves - cut.savesPlanned),
});

/** Why this character can't rest now, null when they can: dead, getting worse, or unconscious where that is no rest. @rule H-11 @rule H-16 @rule H-19 */
export function restRefusal(sheet: Sheet): Refusal | null {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (sheet.worsening) return refused('H-11', 'worseningWhileResting');
  const unconscious = sheet.consciousness.causes.length > 0;
  return unconscious && !tableRule(sheet, 'unconsciousIsRest') ? refused('H-19', 'unconsciousIsNoRest') : null;
}
