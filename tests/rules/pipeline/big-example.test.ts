import { describe, expect, it } from 'vitest';
import { dealHit } from '@/rules/damage/hit';
import { amountsOf } from '@/rules/pipeline/run-pipeline';
import {
  absorbing,
  aCreature,
  conversion,
  hardness,
  ignoring,
  immunity,
  inShort,
  negation,
  resistance,
  runHit,
  vulnerability,
  written,
} from './a-hit';

const attack = {
  roll: { successes: 35, declared: 10, extra: 10, cap: 30 },
  damage: { grade: 'lethal', types: ['fire'] },
  halfGoesUp: true,
  extraDamage: [{ grade: 'lethal', amount: 5, types: ['lightning'] }],
} as const;

const defences = [
  immunity('grounded', { types: ['lightning'] }),
  ignoring('cool head', 2, ['fire']),
  hardness(2),
  absorbing('coat', 3),
  conversion('soften', { points: 5 }),
  resistance('amulet', 3, 'fire'),
  negation('ward', 4),
];

describe("the rulebook's big example", () => {
  it('[P-28] [P-29] [D-37] 35 successes against 10 leave 25; the cap holds for fire, not for the extra lightning', () => {
    const hit = dealHit(attack);
    expect(hit).toMatchObject({ hit: true, net: 25, total: 35, damage: 30, effectStopped: false });
    expect(hit.parts.map(({ grade, amount, types }) => [grade, amount, types[0]])).toEqual([
      ['lethal', 15, 'fire'],
      ['aggravated', 15, 'fire'],
      ['lethal', 5, 'lightning'],
    ]);
  });

  it('[P-27] [P-32] goes through every step to 6 L + 10 A', () => {
    const { final, steps, stages } = runHit(dealHit(attack).parts, aCreature(...defences));
    expect(
      steps.map(({ stage, rule, kind, id, points, after }) => [stage, rule, kind, id, points, written(after)]),
    ).toEqual([
      [2, 'P-31', 'immunity', 'grounded', 5, ['15L fire', '15A fire']],
      [3, 'P-24', 'ignoring', 'cool head', 2, ['13L fire', '15A fire']],
      [4, 'P-19', 'hardness', 'hardness', 2, ['11L fire', '15A fire']],
      [5, 'P-06', 'absorption', 'coat', 3, ['8L fire', '15A fire']],
      [6, 'P-15', 'conversion', 'soften', 5, ['8L fire', '10A fire', '5L fire']],
      [7, 'P-14', 'resistance', 'amulet', 3, ['5L fire', '10A fire', '5L fire']],
      [8, 'P-22', 'negation', 'ward', 4, ['1L fire', '10A fire', '5L fire']],
    ]);
    expect(steps.every(({ before }, index) => before === (steps[index - 1]?.after ?? stages[1]))).toBe(true);
    expect(amountsOf(final)).toEqual({ bashing: 0, lethal: 6, aggravated: 10 });
  });

  it.each([
    { title: '[D-32] doubled', more: [vulnerability('v', 'fire')], rules: {}, lethal: 12, aggravated: 20 },
    {
      title: '[D-33] [D-34] doubled, then 3 to the lightest',
      more: [vulnerability('x', 'fire', 3), vulnerability('v', 'fire')],
      rules: {},
      lethal: 15,
      aggravated: 20,
    },
    {
      title: '[D-33] [D-34] doubled, then 3 to the gravest where the table has it so',
      more: [vulnerability('v', 'fire'), vulnerability('x', 'fire', 3)],
      rules: { vulnXGrade: 'highest' as const },
      lethal: 12,
      aggravated: 23,
    },
  ])('$title', ({ more, rules, lethal, aggravated }) => {
    const { final, steps } = runHit(dealHit(attack).parts, aCreature(...defences, ...more), { rules });
    expect(amountsOf(final)).toEqual({ bashing: 0, lethal, aggravated });
    expect(inShort(steps.filter(({ stage }) => stage === 9))).toEqual(
      more.length === 1 ? ['9 v applied 16'] : ['9 v applied 16', '9 x applied 3'],
    );
  });
});
