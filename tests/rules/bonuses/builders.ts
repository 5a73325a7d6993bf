import type { AttributeBonus, BonusSource, RollBonus, RollSelector, TypedBonus } from '@/rules';

type Change = Partial<Omit<TypedBonus, 'source'>> & Readonly<{ from?: string | BonusSource }>;

const sourceOf = (from: string | BonusSource): BonusSource => (typeof from === 'string' ? { id: from } : from);

/** A bonus of some points; untyped and from a thing of its own name unless the test says more. */
export const aBonus = (amount: number, { from = 'thing', ...change }: Change = {}): TypedBonus => ({
  type: 'untyped',
  sign: 'bonus',
  amount,
  source: sourceOf(from),
  ...change,
});

export const aPenalty = (amount: number, change: Change = {}): TypedBonus =>
  aBonus(amount, { sign: 'penalty', ...change });

export const onStrength = (amount: number, change: Change = {}): AttributeBonus => ({
  ...aBonus(amount, change),
  on: 'attribute',
  attribute: 'strength',
});

export const onRolls = (selector: RollSelector, amount: number, change: Change = {}): RollBonus => ({
  ...aBonus(amount, change),
  on: 'roll',
  selector,
});
