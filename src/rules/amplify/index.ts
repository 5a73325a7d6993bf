export type { StepCosts } from './amplification-steps';
export { type AmplifyDiscount, amplify, startingLevel } from './amplify';
