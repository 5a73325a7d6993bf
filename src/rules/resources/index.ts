export { type BranchEffect, type BranchStacking, type BranchStep, branchEffects } from './branch-effects';
export { type ChoosableRank, coversRank } from './choosable-rank';
export { type Contract, type ContractAdvice, type ContractRole, contractAdvice } from './contracts';
export {
  type CountedAttributeGains,
  type CountedValue,
  countAsHigher,
  countedAttributeGains,
  valueForPrerequisite,
} from './counts-as';
export { type LegacyEntry, legacyEntries } from './legacy';
export { type ResourceState, resourceStates } from './resource-states';
export { branchEffectsOn } from './sheet-branches';
