import type { AttributeId } from '@/model/attributes';
import { legendaryRank } from '../derived/legendary';
import type { ChainLink, ChainTrait } from './resolve-chain';

/** Scores of the Attributes a chain is about. */
export type Scores = Readonly<Partial<Record<AttributeId, number>>>;

/** A Skill that adds a perfect bonus to an Attribute and so begins a chain. @rule M-70 @rule M-71 */
export const attributeSkill = (id: string, attribute: AttributeId, amount: number): ChainLink<Scores> => ({
  id,
  resolve: (scores) => ({ ...scores, [attribute]: (scores[attribute] ?? 0) + amount }),
});

/**
 * A trait that adds the Legendary rank of one Attribute to another as a perfect bonus, set off when that rank rises.
 * `step` and `offset` are the table's constants.
 * @rule M-70
 */
export function legendaryTrait(
  id: string,
  { from, to }: Readonly<{ from: AttributeId; to: AttributeId }>,
  step = 5,
  offset = 0,
): ChainTrait<Scores> {
  const rank = (scores: Scores) => legendaryRank(scores[from] ?? 0, step, offset);
  return {
    id,
    isSetOff: (before, after) => rank(after) > rank(before),
    resolve: (scores) => ({ ...scores, [to]: (scores[to] ?? 0) + rank(scores) }),
  };
}
