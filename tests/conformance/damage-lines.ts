import type { DamageType } from '@/model/damage';
import type { Grade } from '@/model/health';
import {
  attackEvents,
  checkHit,
  climateEffects,
  type DamageSave,
  damageTypeCalled,
  type FallBase,
  type FallBody,
  type FallReciprocity,
  fallCaps,
  fallingDamage,
  HARDNESS_DEFAULTS,
  type HalfRounding,
  type HardnessEntry,
  type HardnessRules,
  immunityHolds,
  isBallistic,
  mixedDamage,
  objectFall,
  pastHardness,
  type RiderNeed,
  raiseHalf,
  reduceBySave,
  riderFires,
  saveAgainst,
  stackHardness,
  stepGrade,
} from '@/rules';
import type { Adapter } from './check-line';

type Letter = 'B' | 'L' | 'A';
const GRADE_OF: Readonly<Record<Letter, Grade>> = { B: 'bashing', L: 'lethal', A: 'aggravated' };
const LETTER_OF: Readonly<Record<Grade, Letter>> = { bashing: 'B', lethal: 'L', aggravated: 'A' };

const SAVES = { Will: 'will', Reflex: 'reflex', Fortitude: 'fortitude', none: 'none' } as const;
const SAVE_NAMES = { will: 'Will', reflex: 'Reflex', fortitude: 'Fortitude', none: 'none' } as const satisfies Record<
  DamageSave,
  string
>;

type HardnessLine = Readonly<{
  types: readonly DamageType[];
  n: number;
  target: 'creature' | 'object';
  hardness?: number;
  flammable?: boolean;
  conductive?: boolean;
}>;
type CoverLine = Readonly<{ kind: string; types: readonly DamageType[] | 'all'; n?: number | 'inf' }>;
type FallLine = Readonly<{
  h: number;
  successes: number;
  weight: number;
  faller: FallBody;
  target: FallBody;
  saveF?: number;
  saveT?: number;
  fallerImmune?: boolean;
}>;
type StackLine = Readonly<{
  src: string;
  n: number;
  level?: string;
  ability?: string;
  word?: HardnessEntry['wording'];
  branch?: boolean;
}>;
type ClimateLine = Readonly<{
  env: 'hot' | 'cold';
  penalty: number;
  res?: Readonly<Partial<Record<'fire' | 'cold' | 'all', number>>>;
  immune?: readonly string[];
}>;

/** The lines of damage before it meets the defences. */
export const damageLines: Adapter = {
  'damage.alias': ({ name }: Readonly<{ name: string }>) => damageTypeCalled(name),
  'damage.ballistic': isBallistic,
  'damage.vsHardness': (
    { types, n, target, hardness = 0, flammable = false, conductive = false }: HardnessLine,
    options: Partial<HardnessRules> = {},
  ) => pastHardness(n, types, { kind: target, hardness, flammable, conductive }, { ...HARDNESS_DEFAULTS, ...options }),
  'rider.fires': ({ needs, hit, partFinal }: Readonly<{ needs: RiderNeed; hit: boolean; partFinal: number }>) =>
    riderFires(needs, hit, partFinal),
  'grade.halfUp': (
    { n }: Readonly<{ n: number }>,
    { halfRounding }: Readonly<{ halfRounding?: HalfRounding }> = {},
  ) => {
    const { stays, rises } = raiseHalf(n, halfRounding);
    return { stay: stays, up: rises };
  },
  'grade.step': ({ g, steps }: Readonly<{ g: Letter; steps: number }>) => LETTER_OF[stepGrade(GRADE_OF[g], steps)],
  'env.resist': (
    { env, penalty, res = {}, immune = [] }: ClimateLine,
    { allEnergyCountsForClimate = false }: Readonly<{ allEnergyCountsForClimate?: boolean }> = {},
  ) => {
    const element = env === 'hot' ? 'fire' : 'cold';
    return climateEffects(
      {
        penalty,
        resistance: res[element] ?? 0,
        allEnergyResistance: res.all ?? 0,
        immune: immune.includes(element),
      },
      allEnergyCountsForClimate,
    );
  },
  'fall.simple': (
    { h, saves }: Readonly<{ h: number; saves?: number }>,
    { fallBase }: Readonly<{ fallBase?: FallBase }> = {},
  ) => fallingDamage(h, saves, fallBase),
  'fall.caps': ({ faller, target }: Readonly<{ faller: FallBody; target: FallBody }>) => fallCaps(faller, target),
  'fall.object': (
    { h, successes, weight, faller, target, saveF, saveT, fallerImmune }: FallLine,
    { fallReciprocity }: Readonly<{ fallReciprocity?: FallReciprocity }> = {},
  ) => {
    const fall = { height: h, successes, weight, faller, target, fallerExempt: fallerImmune ?? false };
    const saved = { ...fall, fallerSave: saveF ?? 0, targetSave: saveT ?? 0 };
    const { dice, ...points } = objectFall(saved, fallReciprocity);
    return { dp: dice, ...points };
  },
  'mixed.final': ({
    n,
    types,
    cover,
  }: Readonly<{ n: number; types: readonly DamageType[]; cover: readonly CoverLine[] }>) =>
    mixedDamage(
      n,
      types,
      cover.map((line) => ({
        kind: line.kind,
        types: line.types,
        points: typeof line.n === 'number' ? line.n : Number.POSITIVE_INFINITY,
      })),
    ),
  'save.default': ({ area, stated }: Readonly<{ area: boolean; stated?: keyof typeof SAVES | null }>) =>
    SAVE_NAMES[saveAgainst(area, stated ? SAVES[stated] : undefined)],
  'save.reduce': ({ n, successes }: Readonly<{ n: number; successes: number }>) => reduceBySave(n, successes),
  'hardness.stack': ({ bonus }: Readonly<{ bonus: readonly StackLine[] }>) =>
    stackHardness(
      bonus.map(({ src, n, word, ...rest }) => ({
        source: src,
        points: n,
        ...rest,
        ...(word === undefined ? {} : { wording: word }),
      })),
    ),
  'hit.check': ({
    successes,
    declared,
    extra,
    cap,
  }: Readonly<{ successes: number; declared: number; extra: number; cap?: number | null }>) =>
    checkHit({ successes, declared, extra, cap: cap ?? null }),
  'outcome.events': ({ hit, final, parrying }: Readonly<{ hit: boolean; final: number; parrying?: boolean }>) =>
    attackEvents(hit, final, parrying),
  'immune.rank': ({ immunity, source }: Readonly<{ immunity: string | null; source: string | null }>) =>
    immunityHolds(immunity, source),
};
