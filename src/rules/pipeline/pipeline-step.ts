import type { DamageType } from '@/model/damage';
import type { HitPart } from '../damage/damage-part';
import type { RuleId } from '../rulebook';
import type { DefenceKind } from './defence';
import type { BuiltIn } from './pipeline-options';

/**
 * Stages of the way of a hit: 1 hit and save, 2 immunity, 3 ignoring, 4 Hardness, 5 absorption, 6 conversion,
 * 7 reduction and resistance, 8 negation, 9 vulnerability and sharing, 10 temporary HP.
 * @rule P-32
 */
export type Stage = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Why a defence that was considered did nothing. */
export type IdleReason =
  | 'off'
  | 'unavoidable'
  | 'bypassed'
  | 'stripped'
  | 'outranked'
  | 'contestLost'
  | 'otherDamage'
  | 'lowerThanAnother'
  | 'usedUp'
  | 'unpaid'
  | 'conditionNotMet'
  | 'sameConversion'
  | 'nothingLeft';

/** What became of a step: it worked, it waits with what it covers, or it did nothing. */
export type StepResult = 'applied' | 'setAside' | IdleReason;

/** Points of a defence on one type of one part. `id` is the defence. */
export type TypedPoints = Readonly<{ id: string; origin: number; type: DamageType; points: number }>;

/** One step of the way of a hit through the defences. */
export type PipelineStep = Readonly<{
  stage: Stage;
  rule: RuleId;
  kind: DefenceKind | BuiltIn | 'unavoidable' | 'merge' | 'joint';
  /** The id of the defence, else the kind. */
  id: string;
  result: StepResult;
  /** Points it took off, moved or added. */
  points: number;
  before: readonly HitPart[];
  after: readonly HitPart[];
  /** What waits until all types of a part are covered (`setAside`), or what was drawn on together (`joint`). */
  typed?: readonly TypedPoints[] | undefined;
  /** Which instance of the hit it belongs to, where each set of types is one; from 0. */
  instance: number;
}>;
