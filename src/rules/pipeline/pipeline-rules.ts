import type { HalfRounding } from '../damage/grade-steps';

/** The table's options that the defences go by. */
export type PipelineRules = Readonly<{
  halfRounding: HalfRounding;
  lightningObjectHardness: boolean;
  /** Whether mixed damage goes up a grade when any of its types does, or only when all do. */
  stepUpMixed: 'any' | 'all';
  fallingObjectDR: boolean;
  /** Whether an immunity against ranked poison is settled by Rank or by an opposed roll. */
  poisonContest: 'rank' | 'opposed';
  vulnXGrade: 'lowest' | 'highest';
  vulnOnZero: boolean;
  /** Whether vulnerability adds to mixed damage as much of its own type, or doubles the whole. */
  mixedVulnDouble: 'typed' | 'whole';
  conversionOrder: 'notes' | 'free';
  /** Whether a whole hit is one instance of damage, or each set of types in it. */
  instanceScope: 'hit' | 'typeSet';
  shareRounding: 'eachUp' | 'exact';
  shareTiming: 'after' | 'before';
}>;

export const PIPELINE_DEFAULTS: PipelineRules = {
  halfRounding: 'down',
  lightningObjectHardness: true,
  stepUpMixed: 'any',
  fallingObjectDR: true,
  poisonContest: 'rank',
  vulnXGrade: 'lowest',
  vulnOnZero: false,
  mixedVulnDouble: 'typed',
  conversionOrder: 'notes',
  instanceScope: 'hit',
  shareRounding: 'eachUp',
  shareTiming: 'after',
};
