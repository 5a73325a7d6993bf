export type { StepCosts } from './amplification-steps';
export { type AmplifyDiscount, amplify, startingLevel } from './amplify';
export { type AmplifyPlan, amplifyPlan } from './sheet-amplify';
