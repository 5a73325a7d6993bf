export { attackSchema, type EnteredAttack, type EnteredPiercing, piercingSchema } from './attack-entry';
export { type Defence, type DefenceKind, type Defences, NO_DEFENCES } from './defence';
export { type EnteredPart, enteredPartSchema, type HitChoices, hitChoices } from './hit-choices';
export {
  BUILT_IN,
  type BuiltIn,
  type ConversionChoice,
  type ConversionPick,
  type PipelineOptions,
} from './pipeline-options';
export { PIPELINE_DEFAULTS, type PipelineRules } from './pipeline-rules';
export type { IdleReason, PipelineStep, Stage, StepResult, TypedPoints } from './pipeline-step';
export { bestReduction, bestResistance, isResistible } from './reduction';
export { amountsOf, type PipelineResult, runPipeline } from './run-pipeline';
export { type Share, splitShares } from './sharing';
export { defencesInForce, hardnessOf, pipelineRules, sheetDefences } from './sheet-defences';
