import { describe, expect } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { DAMAGE_TYPES, type DamageType } from '@/model/damage';
import { GRADES } from '@/model/health';
import type { DamagePart, HitPart } from '@/rules/damage/damage-part';
import { type Cover, mixedDamage } from '@/rules/damage/mixed-damage';
import type { Defence } from '@/rules/pipeline/defence';
import { runPipeline } from '@/rules/pipeline/run-pipeline';

const RUNS = propertyRuns(10_000);

const PHYSICAL: readonly DamageType[] = ['physical', 'falling', 'fallingObject'];
const HARD: readonly DamageType[] = [...PHYSICAL, 'pure', 'fire', 'cold', 'holy', 'unholy'];
const ENERGY: readonly DamageType[] = [
  'pure',
  'fire',
  'cold',
  'lightning',
  'acid',
  'sonic',
  'radiant',
  'holy',
  'unholy',
];
const ALL: readonly DamageType[] = DAMAGE_TYPES.filter((type) => type !== 'poison');

/** A defence together with what it covers, written down here once more. */
type Known = Readonly<{ defence: Defence; cover: Cover }>;

const points = fc.nat(9);
const type = fc.constantFrom(...DAMAGE_TYPES);
const types = fc.uniqueArray(type, { minLength: 1, maxLength: 4 });
const energy = fc.constantFrom(...ENERGY);

const withFamily = (named: readonly DamageType[]): readonly DamageType[] =>
  named.includes('physical') ? [...new Set([...named, ...PHYSICAL])] : named;

const known: fc.Arbitrary<Known> = fc.oneof(
  fc.tuple(points, fc.option(types)).map(
    ([n, named]): Known => ({
      defence: { id: 'd', kind: 'ignoring', points: n, types: named },
      cover: { kind: 'ignoring', points: n, types: named ? withFamily(named).filter((one) => one !== 'poison') : ALL },
    }),
  ),
  points.map(
    (n): Known => ({
      defence: { id: 'd', kind: 'hardness', points: n },
      cover: { kind: 'hardness', points: n, types: HARD },
    }),
  ),
  fc.tuple(points, fc.boolean()).map(
    ([n, all]): Known => ({
      defence: { id: 'd', kind: 'absorption', points: n, covers: all ? 'all' : 'physical' },
      cover: { kind: 'absorption', points: n, types: all ? ALL : PHYSICAL },
    }),
  ),
  fc.tuple(points, fc.boolean()).map(
    ([n, weak]): Known => ({
      defence: { id: 'd', kind: 'reduction', points: n, weaknesses: weak ? ['silver'] : [] },
      cover: {
        kind: 'reduction',
        points: n,
        types: ['physical', 'fallingObject', ...(weak ? [] : (['force'] as const))],
      },
    }),
  ),
  fc.tuple(points, fc.option(energy)).map(
    ([n, one]): Known => ({
      defence: { id: 'd', kind: 'resistance', points: n, energy: (one ?? 'all') as 'fire' | 'all' },
      cover: { kind: 'reduction', points: n, types: one === null ? ENERGY : [one].filter((kind) => kind !== 'pure') },
    }),
  ),
  fc.tuple(points, fc.option(types)).map(
    ([n, named]): Known => ({
      defence: { id: 'd', kind: 'negation', points: n, types: named },
      cover: { kind: 'negation', points: n, types: named ? withFamily(named) : ALL },
    }),
  ),
);

const conversion: fc.Arbitrary<Defence> = fc
  .tuple(fc.constantFrom('shield', 'armor', 'self'), fc.oneof(points, fc.constant('all')), fc.constantFrom('x', 'y'))
  .map(([holder, n, name]) => ({ id: name, kind: 'conversion', name, holder, points: n }) as Defence);

const immunity: fc.Arbitrary<Defence> = types.map((named) => ({ id: 'i', kind: 'immunity', types: named }));

const amounts = fc.array(fc.tuple(fc.constantFrom(...GRADES), fc.nat(20)), { minLength: 1, maxLength: 4 });

const anyPart: fc.Arbitrary<DamagePart> = fc
  .record({ grade: fc.constantFrom(...GRADES), amount: fc.nat(20), types, unavoidable: fc.boolean() })
  .map((part) => ({ ...part, unavoidable: part.unavoidable && part.amount % 3 === 0 }));

const total = (parts: readonly Readonly<{ amount: number }>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

describe('the pipeline', () => {
  test.prop([amounts, types, fc.array(known, { maxLength: 8 }), fc.array(conversion, { maxLength: 2 })], RUNS)(
    '[D-31] [P-35] is the closed form for an instance of one set of types, however it is spread over grades',
    (spread, set, defences, conversions) => {
      const parts = spread.map(([grade, amount]) => ({ grade, amount, types: set }));
      const abilities = [...defences.map(({ defence }) => defence), ...conversions];
      const { final } = runPipeline(parts, { kind: 'creature', abilities });
      expect(total(final)).toBe(
        mixedDamage(
          total(parts),
          set,
          defences.map(({ cover }) => cover),
        ),
      );
    },
  );

  test.prop(
    [
      fc.array(anyPart, { minLength: 1, maxLength: 5 }),
      fc.array(
        fc.oneof(
          known.map(({ defence }) => defence),
          conversion,
          immunity,
        ),
        { maxLength: 10 },
      ),
      fc.record({
        kind: fc.constantFrom('creature', 'object'),
        temporaryHitPoints: fc.nat(5),
        conductive: fc.boolean(),
      }),
      fc.record({ saveSuccesses: fc.nat(5), rules: fc.record({ instanceScope: fc.constantFrom('hit', 'typeSet') }) }),
    ],
    RUNS,
  )(
    '[P-32] [P-27] never adds to a hit without vulnerability, and every step accounts for its points',
    (parts, abilities, target, options) => {
      const { final, steps, stages } = runPipeline(parts, { ...target, abilities } as never, options as never);
      const everything = [final, ...stages, ...steps.map(({ after }) => after)].flat();
      expect(everything.every(({ amount }: HitPart) => Number.isInteger(amount) && amount > 0)).toBe(true);
      expect(total(final)).toBeLessThanOrEqual(total(parts));
      for (const { kind, result, points: used, before, after } of steps) {
        const keeps = result !== 'applied' || kind === 'conversion' || kind === 'merge';
        expect(total(before) - total(after)).toBe(keeps ? 0 : used);
      }
      const sums = stages.map(total);
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    },
  );

  test.prop([fc.array(anyPart, { minLength: 1, maxLength: 5 }), fc.array(conversion, { maxLength: 4 })], RUNS)(
    '[P-15] [P-17] converts without changing the total, and only downward',
    (parts, abilities) => {
      const { final } = runPipeline(parts, { kind: 'creature', abilities });
      const weight = (list: readonly Readonly<{ amount: number; grade: DamagePart['grade'] | null }>[]) =>
        list.reduce((sum, { amount, grade }) => sum + amount * (grade === null ? 0 : GRADES.indexOf(grade)), 0);
      expect(total(final)).toBe(total(parts));
      expect(weight(final)).toBeLessThanOrEqual(weight(parts));
    },
  );

  test.prop([fc.nat(40), types, fc.array(known, { maxLength: 6 }), fc.boolean(), fc.boolean()], RUNS)(
    '[D-31] [D-11] [D-37] leaves of an object what the most lasting type leaves, each worked out alone',
    (amount, set, defences, flammable, conductive) => {
      const abilities = defences.map(({ defence }) => defence);
      const left = (one: DamageType): number => {
        const cover = (kind: string): number => {
          const lightning = kind === 'hardness' && one === 'lightning';
          const fits = defences.filter(
            ({ cover: c }) => c.kind === kind && (c.types.includes(one as never) || lightning),
          );
          return Math.max(0, ...fits.map(({ cover: c }) => c.points));
        };
        const less = (from: number, kinds: readonly string[]): number =>
          kinds.reduce((rest, kind) => Math.max(0, rest - cover(kind)), from);
        if (one === 'mental' || one === 'poison') return 0;
        const early =
          ENERGY.includes(one) && !['sonic', 'radiant', 'lightning'].includes(one) && !(one === 'fire' && flammable);
        const hard = less(amount, ['ignoring', 'hardness']);
        const soft = less(early ? Math.floor(hard / 2) : hard, ['absorption', 'reduction', 'negation']);
        return one === 'lightning' && !conductive ? Math.floor(soft / 2) : soft;
      };
      const { final } = runPipeline([{ grade: 'lethal', amount, types: set }], {
        kind: 'object',
        flammable,
        conductive,
        abilities,
      });
      expect(total(final)).toBe(Math.max(...set.map(left)));
    },
  );
});
