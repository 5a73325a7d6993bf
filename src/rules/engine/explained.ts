import type { AttributeId } from '@/model/attributes';
import type { HealthState } from '@/model/health';
import type { Duration } from '@/model/sheet';
import type { Combining } from '../bonuses/bonus-types';
import type { BonusSource } from '../bonuses/source';
import type { DefensePart } from '../defense/defense-points';
import type { RuleId } from '../rulebook';

/** Where a contribution comes from; names of effects and resources travel as the player typed them. */
export type ContributionSource =
  | Readonly<{ kind: 'attribute'; attribute: AttributeId }>
  | Readonly<{ kind: 'attributeScore' }>
  | Readonly<{ kind: 'attributeDamage' }>
  | Readonly<{ kind: 'legendary'; attribute: AttributeId }>
  | Readonly<{ kind: 'size' }>
  | Readonly<{ kind: 'manual' }>
  | Readonly<{ kind: 'enhancement' }>
  | Readonly<{ kind: 'reopening' }>
  | Readonly<{ kind: 'fixed' }>
  | Readonly<{ kind: 'effect'; id: string; name: string; source: string; duration?: Duration }>
  | Readonly<{ kind: 'bonus'; type: string; source: BonusSource }>
  | Readonly<{ kind: 'wounds'; state: HealthState; points: number }>
  | Readonly<{ kind: 'healthyPoints'; points: number }>
  | Readonly<{ kind: 'skill'; name: string }>
  | Readonly<{ kind: 'specialty'; name: string }>
  | Readonly<{ kind: 'item'; name: string }>
  | Readonly<{ kind: 'defensePart'; part: Exclude<DefensePart, 'other'> }>
  | Readonly<{ kind: 'willpower' }>
  | Readonly<{ kind: 'circumstances' }>
  | Readonly<{ kind: 'flight' }>
  | Readonly<{ kind: 'armorBesideTheMind' }>
  | Readonly<{ kind: 'highSpeed' }>
  | Readonly<{ kind: 'armorPiercing' }>
  | Readonly<{ kind: 'spellPiercing' }>
  | Readonly<{ kind: 'attackPenalty' }>
  | Readonly<{ kind: 'lifted' }>;

/** Why a contribution does not count although it was considered. */
export type NotCounted =
  | 'ruleOff'
  | 'noLethalWound'
  | 'enoughHealthy'
  | 'belowZero'
  | 'notHighest'
  | 'sameSourceCopy'
  | 'becameOther'
  | 'replaced'
  | 'otherRoll'
  | 'mindAffectingImmune'
  | 'suppressed'
  | 'suspended'
  | 'object'
  | 'degraded'
  | 'followUp'
  | 'illFitting'
  | 'poolNotReached'
  | 'slower';

/** One part of a derived number: how much, from where, by which rule, and why not if it does not count. */
export type Contribution = Readonly<{
  source: ContributionSource;
  amount: number;
  rule: RuleId;
  counted: boolean;
  reason?: NotCounted;
  /** Of a bonus: the type it stands or falls in, how that type combines, and what the source comes to that beat it. */
  stacked?: Readonly<{ type: string; combining: Combining; best?: number }>;
}>;

/** A derived number with everything that went into it. `rule` is the rule that puts it together. */
export type Explained = Readonly<{ value: number; rule: RuleId; contributions: readonly Contribution[] }>;

/** A contribution that counts. */
export const counts = (rule: RuleId, source: ContributionSource, amount: number): Contribution => ({
  source,
  amount,
  rule,
  counted: true,
});

/** A contribution that was considered and changes nothing, with the reason. */
export const doesNotCount = (
  rule: RuleId,
  source: ContributionSource,
  amount: number,
  reason: NotCounted,
): Contribution => ({ source, amount, rule, counted: false, reason });

/** The sum of what counts, never below `floor`. Going below is shown as a contribution that lifts it. */
export function total(rule: RuleId, contributions: readonly Contribution[], floor = 0): Explained {
  const sum = contributions.reduce((all, part) => (part.counted ? all + part.amount : all), 0);
  if (sum >= floor) return { value: sum, rule, contributions };
  return { value: floor, rule, contributions: [...contributions, counts(rule, { kind: 'lifted' }, floor - sum)] };
}
