import type { Contribution, ContributionSource } from '../engine/explained';
import type { RuleId } from '../rulebook';
import { type Weighed, weighedContribution } from './stack-bonuses';
import type { TypedBonus } from './typed-bonus';

/** A bonus or penalty with what brings it, as a contribution names it, and the rule behind it where it is not its type's. */
export type SourcedBonus = TypedBonus & Readonly<{ from: ContributionSource; by?: RuleId | undefined }>;

/** A bonus of some points, or below 0 a penalty, that a rule itself brings. @rule B-18 */
export const ruledBonus = (
  type: TypedBonus['type'],
  points: number,
  from: ContributionSource,
  by: RuleId,
  source: string = from.kind,
): SourcedBonus => ({
  type,
  sign: points < 0 ? 'penalty' : 'bonus',
  amount: Math.abs(points),
  source: { id: source },
  from,
  by,
});

/** Weighed bonuses as contributions, each by its own rule; penalties are negative. @rule B-17 */
export const sourcedContributions = (entries: readonly Weighed<SourcedBonus>[]): readonly Contribution[] =>
  entries.map((entry) => weighedContribution(entry, entry.bonus.from, entry.bonus.by));
