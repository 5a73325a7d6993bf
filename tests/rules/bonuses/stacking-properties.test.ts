import { describe, expect } from 'vitest';
import { picks, reordered, upTo } from '#tests/support/picks';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { BONUS_TYPES, type BonusType, type StackingOptions, stackBonuses, type TypedBonus } from '@/rules';

const ALL_TYPES = Object.keys(BONUS_TYPES) as BonusType[];
const FEW_TYPES: readonly TypedBonus['type'][] = ['inherent', 'training', 'luck', 'parry', 'dodge', 'untyped'];
/** Few types often, so that bonuses meet; all of them now and then. */
const TYPES = [...FEW_TYPES, ...FEW_TYPES, ...FEW_TYPES, ...FEW_TYPES, ...FEW_TYPES, ...ALL_TYPES, 'wound'];

const SOURCE = {
  id: ['dragon', 'belt', 'art'],
  tree: [undefined, 'swords', 'spears'],
  level: [undefined, 'Unranked', 'D', 'C', 'B'],
  ability: [undefined, 'first', 'second'],
} as const;

/** A bonus as its own facts and those of its source lie side by side. */
const placed = ({
  id,
  tree,
  level,
  ability,
  branch,
  ...bonus
}: Omit<TypedBonus, 'source'> & Omit<TypedBonus['source'], 'name' | 'under' | 'purchase' | 'essence'>): TypedBonus => ({
  ...bonus,
  source: { id, tree, level, ability, branch },
});

const anyBonus = picks({
  type: TYPES,
  sign: ['bonus', 'penalty'],
  amount: upTo(9),
  wording: [undefined, 'gain', 'increase', 'extra', 'becomes'],
  stacks: [undefined, false, true],
  upgrade: [undefined, 'add', 'replace'],
  branch: [undefined, false, true],
  ...SOURCE,
}).map(placed);

/** A bonus that neither overrides nor replaces anything. */
const anyAddition = picks({
  type: FEW_TYPES,
  sign: ['bonus'],
  amount: upTo(9),
  wording: [undefined, 'gain', 'increase', 'extra'],
  stacks: [undefined, false, true],
  upgrade: [undefined, 'add'],
  branch: [undefined, false],
  ...SOURCE,
}).map(placed);

const anyBonuses = fc.array(anyBonus, { maxLength: 12 });
const anyOptions: fc.Arbitrary<StackingOptions> = picks({
  increaseStacks: ['listed', 'all'],
  branchUpgrades: ['replace', 'add'],
  untypedPenalties: ['largest', 'sum'],
});

/** What each type comes to, in one order. */
const byName = ({ types }: ReturnType<typeof stackBonuses>): string =>
  types
    .map(({ type, bonus, penalty, net }) => `${type} ${bonus} ${penalty} ${net}`)
    .toSorted()
    .join('\n');

const runs = propertyRuns(10_000);

describe('any bonuses', () => {
  test.prop([anyBonuses, fc.nat(), anyOptions], runs)(
    '[B-05] [B-07] their order says nothing',
    (bonuses, order, options) => {
      const mixed = stackBonuses(reordered(bonuses, order), options);
      const stacked = stackBonuses(bonuses, options);
      expect(`${mixed.total}\n${byName(mixed)}`).toBe(`${stacked.total}\n${byName(stacked)}`);
    },
  );

  test.prop([anyBonuses, anyAddition, anyOptions], runs)(
    '[B-02] [B-10] one bonus more never lowers the total, unless it overrides or replaces',
    (bonuses, more, options) => {
      const before = stackBonuses(bonuses, options).total;
      expect(stackBonuses([...bonuses, more], options).total).toBeGreaterThanOrEqual(before);
    },
  );

  test.prop([anyBonuses, anyOptions], runs)('[B-17] what counts adds up to the total', (bonuses, options) => {
    const { total, entries } = stackBonuses(bonuses, options);
    const counted = entries.reduce((sum, { bonus, counted: counts }) => {
      if (!counts) return sum;
      return bonus.sign === 'bonus' ? sum + bonus.amount : sum - bonus.amount;
    }, 0);
    expect(counted).toBe(total);
    expect(entries.length === bonuses.length && entries.every(({ bonus }, at) => bonus === bonuses[at])).toBe(true);
  });
});
