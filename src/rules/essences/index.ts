export {
  changeEssence,
  currentEssence,
  ESSENCES,
  type Essence,
  isEssence,
  isSupernatural,
  mayBeManufactured,
} from './essence';
export { effectEssence } from './essence-commands';
export {
  type Acquisition,
  acquisitionIsOdd,
  type EssenceProblem,
  type EssenceRecord,
  essenceProblems,
  THING_KINDS,
  type ThingKind,
  withersAway,
} from './essence-problems';
export {
  type AfterSuppression,
  filmMaySuppress,
  isAimedAt,
  type Suppressible,
  type Suppression,
  type SuppressionAim,
  suppressEffects,
  type UnderSuppression,
  underSuppression,
} from './suppression';
