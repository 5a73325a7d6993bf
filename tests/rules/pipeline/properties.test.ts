import { describe, expect } from 'vitest';
import { picks, upTo } from '#tests/support/picks';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { DAMAGE_TYPES, type DamageType, type EnergyType } from '@/model/damage';
import { GRADES } from '@/model/health';
import type { DamagePart, HitPart } from '@/rules/damage/damage-part';
import { type Cover, mixedDamage } from '@/rules/damage/mixed-damage';
import type { Defence } from '@/rules/pipeline/defence';
import type { PipelineStep } from '@/rules/pipeline/pipeline-step';
import { runPipeline } from '@/rules/pipeline/run-pipeline';

const RUNS = propertyRuns(10_000);

const PHYSICAL: readonly DamageType[] = ['physical', 'falling', 'fallingObject'];
const HARD: readonly DamageType[] = [...PHYSICAL, 'pure', 'fire', 'cold', 'holy', 'unholy'];
const ENERGY: readonly EnergyType[] = [
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

const withFamily = (named: readonly DamageType[]): readonly DamageType[] =>
  named.includes('physical') ? [...new Set([...named, ...PHYSICAL])] : named;

const SELDOM = [...DAMAGE_TYPES.map(() => null), ...DAMAGE_TYPES];
const TYPES = { first: DAMAGE_TYPES, second: SELDOM, third: SELDOM, fourth: SELDOM } as const;

/** One type, mostly with one or two others. */
const typesOf = ({
  first,
  second,
  third,
  fourth,
}: Readonly<{ first: DamageType } & Record<'second' | 'third' | 'fourth', DamageType | null>>): DamageType[] => [
  ...new Set([first, second, third, fourth].filter((one) => one !== null)),
];
const types = picks(TYPES).map(typesOf);

const KINDS = ['ignoring', 'hardness', 'absorption', 'reduction', 'resistance', 'negation'] as const;
type Ability = Readonly<{ kind: (typeof KINDS)[number]; n: number; limited: boolean; energy: EnergyType }>;

/** An ability of some points: on these types where it is limited to some, or on one energy. */
function knownOf({ kind, n, limited, energy }: Ability, named: readonly DamageType[]): Known {
  const on = limited ? named : null;
  switch (kind) {
    case 'ignoring': {
      const covered = on ? withFamily(on).filter((one) => one !== 'poison') : ALL;
      return { defence: { id: 'd', kind, points: n, types: on }, cover: { kind, points: n, types: covered } };
    }
    case 'hardness':
      return { defence: { id: 'd', kind, points: n }, cover: { kind, points: n, types: HARD } };
    case 'absorption': {
      const covers = limited ? 'physical' : 'all';
      const cover = { kind, points: n, types: limited ? PHYSICAL : ALL };
      return { defence: { id: 'd', kind, points: n, covers }, cover };
    }
    case 'reduction': {
      const covered: readonly DamageType[] = ['physical', 'fallingObject', ...(limited ? [] : (['force'] as const))];
      const weaknesses = limited ? ['silver'] : [];
      return { defence: { id: 'd', kind, points: n, weaknesses }, cover: { kind, points: n, types: covered } };
    }
    case 'resistance': {
      const covered = limited ? [energy].filter((one) => one !== 'pure') : ENERGY;
      const defence: Defence = { id: 'd', kind, points: n, energy: limited ? energy : 'all' };
      return { defence, cover: { kind: 'reduction', points: n, types: covered } };
    }
    case 'negation': {
      const cover = { kind, points: n, types: on ? withFamily(on) : ALL };
      return { defence: { id: 'd', kind, points: n, types: on }, cover };
    }
  }
}

const known: fc.Arbitrary<Known> = picks({
  kind: KINDS,
  n: upTo(9),
  limited: [false, true],
  energy: ENERGY,
  ...TYPES,
}).map((picked) => knownOf(picked, typesOf(picked)));

const conversion: fc.Arbitrary<Defence> = picks({
  holder: ['shield', 'armor', 'self'],
  points: [...upTo(9), ...upTo(9).map(() => 'all' as const)],
  name: ['x', 'y'],
}).map((one) => ({ id: one.name, kind: 'conversion', ...one }) as Defence);

const immunity: fc.Arbitrary<Defence> = types.map((named) => ({ id: 'i', kind: 'immunity', types: named }));

const amounts = fc.array(picks({ grade: GRADES, amount: upTo(20) }), { minLength: 1, maxLength: 4 });

const anyPart: fc.Arbitrary<DamagePart> = picks({
  grade: GRADES,
  amount: upTo(20),
  unavoidable: [false, false, false, false, false, true],
  ...TYPES,
}).map(({ grade, amount, unavoidable, ...named }) => ({ grade, amount, unavoidable, types: typesOf(named) }));

/** Whether a step accounts for its points: it takes them off, or is one that only moves or passes them. */
function accounts({ kind, result, points, before, after }: PipelineStep): boolean {
  const keeps = result !== 'applied' || kind === 'conversion' || kind === 'merge';
  return total(before) - total(after) === (keeps ? 0 : points);
}

const total = (parts: readonly Readonly<{ amount: number }>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

describe('the pipeline', () => {
  test.prop([amounts, types, fc.array(known, { maxLength: 6 }), fc.array(conversion, { maxLength: 2 })], RUNS)(
    '[D-31] [P-35] is the closed form for an instance of one set of types, however it is spread over grades',
    (spread, set, defences, conversions) => {
      const parts = spread.map((part) => ({ ...part, types: set }));
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
      fc.array(anyPart, { minLength: 1, maxLength: 4 }),
      fc.array(
        fc.oneof(
          known.map(({ defence }) => defence),
          conversion,
          immunity,
        ),
        { maxLength: 7 },
      ),
      picks({ kind: ['creature', 'object'], temporaryHitPoints: upTo(5), conductive: [false, true] }),
      picks({ saveSuccesses: upTo(5), rules: [{ instanceScope: 'hit' }, { instanceScope: 'typeSet' }] }),
    ],
    RUNS,
  )(
    '[P-32] [P-27] never adds to a hit without vulnerability, and every step accounts for its points',
    (parts, abilities, target, options) => {
      const { final, steps, stages } = runPipeline(parts, { ...target, abilities } as never, options as never);
      const everything = [final, ...stages, ...steps.map(({ after }) => after)].flat();
      expect(everything.filter(({ amount }: HitPart) => !Number.isInteger(amount) || amount <= 0)).toEqual([]);
      expect(total(final)).toBeLessThanOrEqual(total(parts));
      expect(steps.filter((step) => !accounts(step))).toEqual([]);
      const sums = stages.map(total);
      expect(sums.some((sum, at) => sum > (sums[at - 1] ?? sum))).toBe(false);
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
          (ENERGY as readonly DamageType[]).includes(one) &&
          !['sonic', 'radiant', 'lightning'].includes(one) &&
          !(one === 'fire' && flammable);
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

  test.prop(
    [
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      types,
      fc.array(known, { maxLength: 6 }),
      fc.constantFrom('down' as const, 'up' as const),
    ],
    RUNS,
  )('[D-37] [P-31] leaves of an object the same, whatever traits its parts have', (spread, set, defences, rounding) => {
    const target = { kind: 'object', abilities: defences.map(({ defence }) => defence) } as const;
    const options = { rules: { halfRounding: rounding } };
    const parts = spread.map((amount): DamagePart => ({ grade: 'lethal', amount, types: set }));
    const marked = parts.map((part, place) => ({ ...part, traits: [`trait ${place}`] }));
    expect(total(runPipeline(marked, target, options).final)).toBe(total(runPipeline(parts, target, options).final));
  });
});
