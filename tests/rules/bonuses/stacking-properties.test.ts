import { describe, expect } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { BONUS_TYPES, type BonusType, type StackingOptions, stackBonuses, type TypedBonus } from '@/rules';

const anyType = fc.constantFrom(...(Object.keys(BONUS_TYPES) as BonusType[]), 'wound');
const FEW_TYPES = fc.constantFrom<TypedBonus['type']>('inherent', 'training', 'luck', 'parry', 'dodge', 'untyped');

const anySource = fc.record(
  {
    id: fc.constantFrom('dragon', 'belt', 'art'),
    branch: fc.boolean(),
    tree: fc.constantFrom('swords', 'spears'),
    level: fc.constantFrom('Unranked' as const, 'D' as const, 'C' as const, 'B' as const),
    ability: fc.constantFrom('first', 'second'),
  },
  { requiredKeys: ['id'] },
);

const bonusOf = (type: fc.Arbitrary<TypedBonus['type']>): fc.Arbitrary<TypedBonus> =>
  fc.record(
    {
      type,
      sign: fc.constantFrom('bonus' as const, 'penalty' as const),
      amount: fc.nat(9),
      wording: fc.constantFrom('gain' as const, 'increase' as const, 'extra' as const, 'becomes' as const),
      stacks: fc.boolean(),
      upgrade: fc.constantFrom('add' as const, 'replace' as const),
      source: anySource,
    },
    { requiredKeys: ['type', 'sign', 'amount', 'source'] },
  );

const anyBonuses = fc.array(bonusOf(fc.oneof(FEW_TYPES, anyType)), { maxLength: 12 });
const anyOptions: fc.Arbitrary<StackingOptions> = fc.record({
  increaseStacks: fc.constantFrom('listed' as const, 'all' as const),
  branchUpgrades: fc.constantFrom('replace' as const, 'add' as const),
  untypedPenalties: fc.constantFrom('largest' as const, 'sum' as const),
});

const shuffled = anyBonuses.chain((bonuses) =>
  fc.tuple(fc.constant(bonuses), fc.shuffledSubarray(bonuses, { minLength: bonuses.length })),
);

const byName = (types: ReturnType<typeof stackBonuses>['types']) =>
  Object.fromEntries(types.map(({ type, ...numbers }) => [type, numbers]));

const mayLower = ({ wording, upgrade, source }: TypedBonus) =>
  wording === 'becomes' || upgrade === 'replace' || source.branch === true;

const runs = propertyRuns(2_000);

describe('any bonuses', () => {
  test.prop([shuffled, anyOptions], runs)('[B-05] [B-07] their order says nothing', ([bonuses, mixed], options) => {
    expect(byName(stackBonuses(mixed, options).types)).toEqual(byName(stackBonuses(bonuses, options).types));
  });

  test.prop([anyBonuses, bonusOf(FEW_TYPES), anyOptions], runs)(
    '[B-02] [B-10] one bonus more never lowers the total, unless it overrides or replaces',
    (bonuses, more, options) => {
      fc.pre(!mayLower(more) && more.sign === 'bonus');
      expect(stackBonuses([...bonuses, more], options).total).toBeGreaterThanOrEqual(
        stackBonuses(bonuses, options).total,
      );
    },
  );

  test.prop([anyBonuses, anyOptions], runs)('[B-17] what counts adds up to the total', (bonuses, options) => {
    const { total, entries } = stackBonuses(bonuses, options);
    const counted = entries.reduce((sum, { bonus, counted: counts }) => {
      if (!counts) return sum;
      return bonus.sign === 'bonus' ? sum + bonus.amount : sum - bonus.amount;
    }, 0);
    expect(counted).toBe(total);
    expect(entries.map(({ bonus }) => bonus)).toEqual(bonuses);
  });
});
