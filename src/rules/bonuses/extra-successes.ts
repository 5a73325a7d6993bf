import type { AttributeId } from '@/model/attributes';

/** Extra successes that come with rolls of one Attribute. They never touch the Attribute itself. */
export type ExtraSuccessBonus = Readonly<{ attribute: AttributeId; amount: number }>;

/**
 * Extra successes that bonuses bring to a roll, in successes: those of the Attributes it uses, and only if the roll
 * has succeeded by itself. @rule B-14
 */
export function extraSuccessesOnRoll(
  attributes: readonly AttributeId[],
  succeeded: boolean,
  bonuses: readonly ExtraSuccessBonus[],
): number {
  if (!succeeded) return 0;
  return bonuses.reduce((sum, { attribute, amount }) => (attributes.includes(attribute) ? sum + amount : sum), 0);
}
