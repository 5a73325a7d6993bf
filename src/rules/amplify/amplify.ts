import { costOfRuns, creditedRuns, type StepCosts, type StepRun, stepRuns, stepsPaidBy } from './amplification-steps';

/** The option: energy spared once for each use, or on every step. */
export type AmplifyDiscount = 'perActivation' | 'perStep';

/** An ability that can be amplified, and what other abilities do to that; levels are steps, the rest points of energy. */
export type Amplifiable = Readonly<{
  costs: StepCosts;
  /** The most steps. */
  cap: number;
  /** Steps by which the cap rises. */
  capBonus?: number;
  /** Steps it is already amplified by. */
  alreadySteps?: number;
  /** Energy it counts as already amplified with. */
  alreadyPoints?: number;
  /** Energy that amplifying costs less. */
  discount?: number;
}>;

/** What amplifying costs on top of the use itself. `steps` are the prices of the steps bought; a discount per activation comes off their sum. */
export type Amplification = Readonly<{ steps: readonly StepRun[]; pay: number }>;

/**
 * Amplifies an ability to a level; null beyond its cap. Steps it already has are not paid for, energy it already has goes
 * toward the first steps in order, and no discount brings anything back.
 * @rule M-50 @rule M-51 @rule M-52 @rule M-53 @rule M-54
 */
export function amplify(
  ability: Amplifiable,
  level: number,
  amplifyDiscount: AmplifyDiscount = 'perActivation',
): Amplification | null {
  const { costs, alreadySteps = 0, alreadyPoints = 0, discount = 0 } = ability;
  const cap = capOf(ability);
  if (level > cap) return null;
  const runs = stepRuns(costs, Math.min(alreadySteps, cap), level);
  if (amplifyDiscount === 'perStep') {
    const cheaper = runs.map(({ cost, times }) => ({ cost: Math.max(0, cost - discount), times }));
    const steps = creditedRuns(cheaper, alreadyPoints);
    return { steps, pay: costOfRuns(steps) };
  }
  const steps = creditedRuns(runs, alreadyPoints);
  return { steps, pay: Math.max(0, costOfRuns(steps) - discount) };
}

/**
 * The level an ability has before anything is paid, and the energy left over toward the next step. Steps it already has
 * never lift it above its cap.
 * @rule M-51 @rule M-54
 */
export function startingLevel(ability: Amplifiable): Readonly<{ level: number; credit: number }> {
  const cap = capOf(ability);
  const start = Math.min(ability.alreadySteps ?? 0, cap);
  const { paid, left } = stepsPaidBy(stepRuns(ability.costs, start, cap), ability.alreadyPoints ?? 0);
  return { level: start + paid, credit: left };
}

const capOf = ({ cap, capBonus = 0 }: Amplifiable): number => cap + capBonus;
