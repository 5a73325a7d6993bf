import { extraSuccesses, legendaryRank } from '../derived/legendary';

/** The points a Skill can't exceed by counting as higher. */
const COUNTED_SKILL_CEILING = 15;

/** An Attribute or Skill that counts as higher: `effective` for rolls and all that follows from it. */
export type CountedValue = Readonly<{
  real: number;
  effective: number;
  /** What counts of the increase, and what the ceiling takes of it. */
  gained: number;
  lost: number;
}>;

type Counting = Readonly<{ kind?: 'skill' | 'attribute'; uncapped?: boolean }>;

/**
 * An Attribute or Skill that counts as some points higher. Dice and everything derived follow `effective`. A Skill stops
 * at 15, but a real one beyond stays; `uncapped` where the resource says so.
 * @rule M-12 @rule M-14
 */
export function countAsHigher(
  real: number,
  increase: number,
  { kind = 'skill', uncapped = false }: Counting = {},
): CountedValue {
  const ceiling = kind === 'skill' && !uncapped ? COUNTED_SKILL_CEILING : real + increase;
  const effective = Math.max(real, Math.min(ceiling, real + increase));
  return { real, effective, gained: effective - real, lost: real + increase - effective };
}

/** What an Attribute that counts as higher brings: dice, Legendary points, extra successes. */
export type CountedAttributeGains = Readonly<{ dice: number; legendary: number; extraSuccesses: number }>;

/** The table's constants for Legendary Attributes. */
type LegendaryScale = Readonly<{ step?: number; offset?: number; successesPerRank?: number }>;

/** What rolls gain from an Attribute that counts as higher, extra successes of new Legendary points included. @rule M-12 */
export function countedAttributeGains(
  { real, effective, gained }: CountedValue,
  { step, offset, successesPerRank }: LegendaryScale = {},
): CountedAttributeGains {
  const legendary = legendaryRank(effective, step, offset) - legendaryRank(real, step, offset);
  return { dice: gained, legendary, extraSuccesses: extraSuccesses(legendary, successesPerRank) };
}

/** The points that meet a prerequisite: real ones for resources and spells; for using an item the counted ones too. @rule M-13 */
export const valueForPrerequisite = (
  { real, effective }: CountedValue,
  prerequisiteOf: 'resource' | 'spell' | 'item' = 'resource',
): number => (prerequisiteOf === 'item' ? effective : real);
