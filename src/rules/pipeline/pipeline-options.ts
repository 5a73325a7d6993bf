import type { Grade } from '@/model/health';
import type { DefenceKind } from './defence';
import type { PipelineRules } from './pipeline-rules';

/** Points a conversion is to take from one part in one grade. `origin` is the part's place in the hit. */
export type ConversionPick = Readonly<{ origin: number; grade: Grade; points: number }>;

/** What the owner of a conversion wants: its turn among equals is its place in the list; `picks` says what it converts. */
export type ConversionChoice = Readonly<{ id: string; picks?: readonly ConversionPick[] | undefined }>;

/** The attack's own facts, and the choices of the people at the table. */
export type PipelineOptions = Readonly<{
  rules?: Partial<PipelineRules> | undefined;
  /** Ids of defences, kinds of defences and built-in steps (`BUILT_IN`) that are switched off by hand. */
  off?: ReadonlySet<string> | undefined;
  /** Ids of defences that are traits of armor the attack strips. */
  stripped?: ReadonlySet<string> | undefined;
  /** Kinds of defences the attack bypasses. */
  bypasses?: ReadonlySet<DefenceKind> | undefined;
  /** Weapon damage in points, for ignoring that asks for it. */
  weaponDamage?: number | undefined;
  /** Successes of the save against the damage. */
  saveSuccesses?: number | undefined;
  /** Negations that are paid for, by id. */
  paid?: ReadonlySet<string> | undefined;
  conversions?: readonly ConversionChoice[] | undefined;
  /** Places of the parts in the order in which those of one grade are taken; parts not named come after, as listed. */
  order?: readonly number[] | undefined;
  /** How many share the damage, the one who was hit included. */
  sharedAmong?: number | undefined;
  /** Where an opposed roll settles ranked poison: whether the one immune won it. */
  poisonContestWon?: boolean | undefined;
}>;

/** Steps that are no ability of the target, as `off` names them. */
export const BUILT_IN = [
  'stepUp',
  'save',
  'noEffectOnObjects',
  'objectHalf',
  'lateHalf',
  'sharing',
  'temporaryHitPoints',
] as const;
export type BuiltIn = (typeof BUILT_IN)[number];
