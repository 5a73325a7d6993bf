import type { NotCounted } from '../engine/explained';
import type { BranchStacking } from '../resources/branch-effects';
import type { RuleId } from '../rulebook';
import type { BonusType } from './bonus-types';
import type { BonusSource } from './source';

/** How the text puts it: `gain` competes, `increase` may add, `extra` adds on a branch, `becomes` overrides. */
export type Wording = 'gain' | 'increase' | 'extra' | 'becomes';

/**
 * A bonus or a penalty on one thing. A penalty may use a bonus type or have a name of its own (`wound`), which is
 * then its type. Conditions, enemies and drawbacks bring penalties like any other source. @rule B-01 @rule B-18
 */
export type TypedBonus = Readonly<{
  type: BonusType | (string & {});
  sign: 'bonus' | 'penalty';
  /** Dice, points or successes; never negative. */
  amount: number;
  wording?: Wording | undefined;
  source: BonusSource;
  /** Its own text says that it adds to the others. */
  stacks?: boolean | undefined;
  /** Whether its level adds to earlier ones or replaces them; without it, branches replace. */
  upgrade?: 'add' | 'replace' | undefined;
  /** It works on the mind. Morale always does. */
  mindAffecting?: boolean | undefined;
  /** Why it is out of force before any stacking, and by which rule. */
  off?: Readonly<{ reason: NotCounted; rule: RuleId }> | undefined;
}>;

/** The table's options about stacking. */
export type StackingOptions = Readonly<{
  /** Whether `increase` adds for the types whose entry says so, or for all. */
  increaseStacks: 'listed' | 'all';
  /** Whether later levels of a branch replace or add. */
  branchUpgrades: 'replace' | 'add';
  /** How penalties without a type combine. */
  untypedPenalties: 'largest' | 'sum';
  /** How later levels of one source combine with earlier ones: as each page says, or always one way. */
  branchStacking?: BranchStacking | undefined;
}>;

export const STACKING_DEFAULTS: StackingOptions = {
  increaseStacks: 'listed',
  branchUpgrades: 'replace',
  untypedPenalties: 'largest',
};
