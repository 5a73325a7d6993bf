import { describe, expect, it } from 'vitest';
import {
  type BonusSource,
  bonusContributions,
  STACKING_DEFAULTS,
  type StackingOptions,
  stackBonuses,
  type TypedBonus,
  type Wording,
} from '@/rules';
import { aBonus, aPenalty } from './builders';

const total = (bonuses: readonly TypedBonus[], options: Partial<StackingOptions> = {}) =>
  stackBonuses(bonuses, { ...STACKING_DEFAULTS, ...options }).total;

const verdicts = (bonuses: readonly TypedBonus[], options: Partial<StackingOptions> = {}) =>
  stackBonuses(bonuses, { ...STACKING_DEFAULTS, ...options }).entries.map(
    ({ counted, reason, rule }) => `${counted ? 'counts' : reason} ${rule}`,
  );

/** Bonuses of one thing: level, amount, wording. */
const levels = (
  type: TypedBonus['type'],
  steps: readonly (readonly [BonusSource['level'], number, Wording?])[],
  source: Partial<BonusSource> = {},
) =>
  steps.map(([level, amount, wording]) => aBonus(amount, { type, wording, from: { id: 'dragon', ...source, level } }));

describe('one type on one thing', () => {
  it.each([
    { title: '[B-02] the highest of several', bonuses: [aBonus(2, { from: 'a' }), aBonus(7, { from: 'b' })], sum: 7 },
    { title: '[B-02] nothing at all', bonuses: [], sum: 0 },
    {
      title: '[B-08] equals of two sources count once',
      bonuses: [aBonus(4, { from: 'a' }), aBonus(4, { from: 'b' })],
      sum: 4,
    },
    {
      title: '[B-08] unless one says that it adds',
      bonuses: [aBonus(4, { from: 'a' }), aBonus(4, { from: 'b', stacks: true })],
      sum: 8,
    },
    {
      title: '[B-17] types add to one another',
      bonuses: [aBonus(4, { type: 'luck' }), aBonus(3, { type: 'sacred' }), aBonus(2)],
      sum: 9,
    },
    {
      title: '[B-19] the largest bonus against the largest penalty',
      bonuses: [
        aBonus(6, { type: 'luck', from: 'a' }),
        aBonus(1, { type: 'luck', from: 'b' }),
        aPenalty(4, { type: 'luck', from: 'c' }),
        aPenalty(3, { type: 'luck', from: 'd' }),
      ],
      sum: 2,
    },
    {
      title: '[B-20] penalties with names of their own add, one name competes',
      bonuses: [
        aPenalty(2, { type: 'wound', from: 'a' }),
        aPenalty(3, { type: 'wound', from: 'b' }),
        aPenalty(1, { type: 'exhausted' }),
      ],
      sum: -4,
    },
    {
      title: '[B-18] a penalty of a drawback meets the bonus of its type',
      bonuses: [aBonus(3, { type: 'inherent' }), aPenalty(5, { type: 'inherent', from: 'drawback' })],
      sum: -2,
    },
  ])('$title', ({ bonuses, sum }) => {
    expect(total(bonuses)).toBe(sum);
  });

  it('[B-20] penalties without a type compete, or add where the table says so', () => {
    const penalties = [aPenalty(2, { from: 'a' }), aPenalty(5, { from: 'b' })];
    expect(total(penalties)).toBe(-5);
    expect(total(penalties, { untypedPenalties: 'sum' })).toBe(-7);
    expect(total([aBonus(2, { from: 'a' }), aBonus(5, { from: 'b' })], { untypedPenalties: 'sum' })).toBe(5);
    const lucky = penalties.map((penalty) => ({ ...penalty, type: 'luck' }));
    expect(total(lucky, { untypedPenalties: 'sum' })).toBe(-5);
  });
});

describe('one source', () => {
  it.each([
    {
      title: '[B-05] levels add, whatever the type',
      bonuses: levels('luck', [
        ['D', 1],
        ['C', 2],
        ['S', 4],
      ]),
      sum: 7,
    },
    {
      title: '[B-06] a Skill tree under it is another source',
      bonuses: [
        ...levels('luck', [
          ['D', 2],
          ['C', 2],
        ]),
        aBonus(3, { type: 'luck', from: { id: 'tree', under: 'dragon' } }),
      ],
      sum: 4,
    },
    {
      title: '[B-06] abilities of one level add',
      bonuses: ['fangs', 'scales'].map((ability) =>
        aBonus(2, { type: 'luck', from: { id: 'dragon', level: 'B', ability } }),
      ),
      sum: 4,
    },
    {
      title: '[B-07] a later level overrides',
      bonuses: levels('luck', [
        ['D', 5],
        ['C', 2, 'becomes'],
        ['B', 1],
      ]),
      sum: 3,
    },
    {
      title: '[B-07] an earlier one does not',
      bonuses: levels('luck', [
        ['D', 5, 'becomes'],
        ['C', 2],
      ]),
      sum: 7,
    },
    {
      title: '[B-07] it can become nothing',
      bonuses: levels('luck', [
        ['D', 5],
        ['A', 0, 'becomes'],
      ]),
      sum: 0,
    },
    {
      title: '[B-09] bought again it counts once',
      bonuses: levels('luck', [
        ['D', 3],
        ['D', 5],
        ['D', 4],
      ]),
      sum: 5,
    },
    {
      title: '[B-09] of two equal copies the overriding one',
      bonuses: levels('luck', [
        ['D', 9],
        ['C', 2],
        ['C', 2, 'becomes'],
      ]),
      sum: 2,
    },
    {
      title: '[B-09] a larger copy beats the overriding one',
      bonuses: levels('luck', [
        ['D', 9],
        ['C', 3],
        ['C', 2, 'becomes'],
      ]),
      sum: 12,
    },
    {
      title: '[B-10] a branch replaces, even by less',
      bonuses: levels(
        'luck',
        [
          ['D', 5],
          ['C', 2],
        ],
        { branch: true },
      ),
      sum: 2,
    },
    {
      title: '[B-10] what is extra adds',
      bonuses: levels(
        'luck',
        [
          ['D', 5],
          ['C', 2, 'extra'],
        ],
        { branch: true },
      ),
      sum: 7,
    },
    {
      title: '[B-07] of two that override on one level the larger',
      bonuses: [
        ...levels('luck', [['D', 9]]),
        aBonus(2, { type: 'luck', wording: 'becomes', from: { id: 'dragon', level: 'C', ability: 'fangs' } }),
        aBonus(4, { type: 'luck', wording: 'becomes', from: { id: 'dragon', level: 'C', ability: 'scales' } }),
      ],
      sum: 4,
    },
    {
      title: '[B-09] of two equal copies on a branch the one that adds',
      bonuses: levels(
        'luck',
        [
          ['D', 5],
          ['C', 2],
          ['C', 2, 'extra'],
        ],
        { branch: true },
      ),
      sum: 7,
    },
    {
      title: '[B-07] Unranked comes before D',
      bonuses: levels('luck', [
        ['Unranked', 9],
        ['D', 5, 'becomes'],
      ]),
      sum: 5,
    },
    {
      title: '[B-06] a tree makes one source of training bonuses alone',
      bonuses: ['cut', 'thrust'].map((id) => aBonus(2, { type: 'luck', from: { id, tree: 'swords' } })),
      sum: 2,
    },
    {
      title: '[B-07] unlevelled comes first',
      bonuses: levels('luck', [
        ['Unranked', 5, 'becomes'],
        [undefined, 9],
      ]),
      sum: 5,
    },
  ])('$title', ({ bonuses, sum }) => {
    expect(total(bonuses)).toBe(sum);
    expect(total(bonuses.toReversed())).toBe(sum);
  });

  it('[B-10] the table can let branches add, and an entry can say for itself', () => {
    const branch = levels(
      'luck',
      [
        ['D', 5],
        ['C', 2],
      ],
      { branch: true },
    );
    expect(total(branch, { branchUpgrades: 'add' })).toBe(7);
    expect(total(branch.map((bonus) => ({ ...bonus, upgrade: 'add' as const })))).toBe(7);
    const trunk = levels('luck', [
      ['D', 5],
      ['C', 2],
    ]).map((bonus) => ({ ...bonus, upgrade: 'replace' as const }));
    expect(total(trunk, { branchUpgrades: 'add' })).toBe(2);
  });

  it.each([
    { branchStacking: 'perPage', branch: 2, trunk: 7 },
    { branchStacking: 'alwaysReplace', branch: 2, trunk: 2 },
    { branchStacking: 'alwaysStack', branch: 7, trunk: 7 },
  ] as const)('[B-10] [M-33] levels of one source, $branchStacking', ({ branchStacking, branch, trunk }) => {
    const steps = [
      ['D', 5],
      ['C', 2],
    ] as const;
    expect(total(levels('luck', steps, { branch: true }), { branchStacking })).toBe(branch);
    expect(total(levels('luck', steps), { branchStacking })).toBe(trunk);
  });

  it('[B-05] the mirror for penalties: levels of one source add', () => {
    const penalties = levels('luck', [
      ['D', 1],
      ['C', 2],
    ]).map((bonus) => ({ ...bonus, sign: 'penalty' as const }));
    expect(total([...penalties, aPenalty(2, { type: 'luck', from: 'other' })])).toBe(-3);
  });
});

describe('wording', () => {
  it('[B-04] increases add to the best of what is gained, where the type has it so', () => {
    const bonuses = (type: TypedBonus['type']) => [
      aBonus(4, { type, from: 'a' }),
      aBonus(3, { type, from: 'b' }),
      aBonus(2, { type, from: 'c', wording: 'increase' }),
      aBonus(1, { type, from: 'd', wording: 'increase' }),
    ];
    expect(total(bonuses('naturalArmor'))).toBe(7);
    expect(total(bonuses('armor'))).toBe(4);
    expect(total(bonuses('armor'), { increaseStacks: 'all' })).toBe(7);
  });

  it('[B-05] levels of a source are summed before they compete and before increases come on top', () => {
    const gained = levels('insight', [
      ['D', 2],
      ['C', 2],
    ]);
    const other = aBonus(3, { type: 'insight', from: 'amulet' });
    const raised = aBonus(1, { type: 'insight', from: 'amulet', wording: 'increase' });
    expect(total([...gained, other, raised])).toBe(5);
  });
});

describe('every bonus says whether it counts', () => {
  it('[B-02] [B-09] the lower source, the copy', () => {
    expect(
      verdicts([
        ...levels('luck', [
          ['D', 3],
          ['D', 2],
        ]),
        aBonus(1, { type: 'luck', from: 'coin' }),
      ]),
    ).toEqual(['counts B-T17', 'sameSourceCopy B-09', 'notHighest B-02']);
  });

  it('[B-07] what became something else, and what came later', () => {
    expect(
      verdicts(
        levels('luck', [
          ['B', 1],
          ['D', 3],
          ['C', 5, 'becomes'],
        ]),
      ),
    ).toEqual(['counts B-T17', 'becameOther B-07', 'counts B-T17']);
  });

  it('[B-10] what a branch replaced', () => {
    expect(
      verdicts(
        levels(
          'technique',
          [
            ['D', 3],
            ['C', 5],
          ],
          { branch: true },
        ),
      ),
    ).toEqual(['replaced B-10', 'counts B-T08']);
  });

  it('[B-02] of equals the one listed first', () => {
    expect(verdicts([aBonus(2, { from: 'a' }), aBonus(2, { from: 'b' })])).toEqual(['counts B-T24', 'notHighest B-02']);
  });

  it('[B-08] one that is out of force neither counts nor hides another', () => {
    const off = { reason: 'suppressed', rule: 'S-07' } as const;
    expect(verdicts([aBonus(9, { from: 'gun', off }), aBonus(2, { from: 'sword' })])).toEqual([
      'suppressed S-07',
      'counts B-T24',
    ]);
  });

  it('[B-17] as contributions, with penalties below 0', () => {
    const { entries } = stackBonuses([
      aBonus(2, { from: 'a' }),
      aBonus(1, { from: 'b' }),
      aPenalty(3, { type: 'wound' }),
    ]);
    expect(bonusContributions(entries)).toMatchObject([
      { amount: 2, counted: true, rule: 'B-T24', source: { kind: 'bonus', source: { id: 'a' } } },
      { amount: 1, counted: false, reason: 'notHighest' },
      { amount: -3, counted: true, rule: 'B-20' },
    ]);
  });
});

describe('stacking in short', () => {
  it.each([
    {
      title: '[B-39] levels of one source',
      bonuses: levels('inherent', [
        ['D', 2],
        ['C', 3],
      ]),
      sum: 5,
    },
    { title: '[B-39] two sources', bonuses: [aBonus(2, { from: 'a' }), aBonus(3, { from: 'b' })], sum: 3 },
    {
      title: '[B-39] one level bought twice',
      bonuses: levels('inherent', [
        ['D', 2],
        ['D', 2],
      ]),
      sum: 2,
    },
    {
      title: '[B-39] perfect and roleplay always',
      bonuses: [2, 2].flatMap((n) => [aBonus(n, { type: 'perfect' }), aBonus(n, { type: 'roleplay' })]),
      sum: 8,
    },
  ])('$title', ({ bonuses, sum }) => {
    expect(total(bonuses)).toBe(sum);
  });
});
