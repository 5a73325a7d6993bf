import type { DamageForm, DamageType, EnergyType } from '@/model/damage';
import type { Grade } from '@/model/health';
import {
  bestReduction,
  bestResistance,
  type DamagePart,
  type Defence,
  type Defences,
  type HitPart,
  isResistible,
  type PipelineRules,
  runPipeline,
  splitShares,
} from '@/rules';
import type { Adapter } from './check-line';

type Letter = 'B' | 'L' | 'A';
type PartLine = Readonly<{
  g: Letter;
  n: number;
  types?: readonly DamageType[];
  forms?: readonly DamageForm[];
  mats?: readonly string[];
  traits?: readonly string[];
  ballistic?: boolean;
  rank?: string | null;
  unavoidable?: boolean;
}>;
type ReductionLine = Readonly<{ n: number; weak?: string | readonly string[] }>;
type ConversionLine = Readonly<{
  id: string;
  holder?: 'attacker' | 'shield' | 'armor' | 'armour' | 'self';
  n: number | 'all';
  ballistic?: boolean;
  types?: readonly DamageType[];
  from?: string | readonly string[];
}>;
type ResistanceLine = Readonly<Partial<Record<EnergyType | 'all', number>>>;
type VulnerabilityLine = Readonly<{ type: DamageType; x?: number | null }>;
type TargetLine = Readonly<{
  kind?: 'creature' | 'object';
  hardness?: number;
  flammable?: boolean;
  conductive?: boolean;
  dark?: boolean;
  light?: boolean;
  immune?: readonly Readonly<{
    types?: readonly DamageType[];
    grades?: readonly Letter[];
    rank?: string | null;
  }>[];
  ignore?: readonly Readonly<{
    n?: number | 'all';
    types?: readonly DamageType[];
    whenWeaponDamageAtMost?: number;
  }>[];
  absorb?: readonly Readonly<{ kind: 'phys' | 'all'; n: number }>[];
  conv?: readonly ConversionLine[];
  dr?: readonly ReductionLine[];
  res?: ResistanceLine;
  neg?: readonly Readonly<{ n: number; types?: readonly DamageType[] }>[];
  vuln?: readonly VulnerabilityLine[];
  tempHP?: number;
}>;
type PipeLine = Readonly<{
  parts: readonly PartLine[];
  target: TargetLine;
  save?: number;
  weaponDamage?: number;
  bypassIgnoring?: boolean;
  attackerConv?: readonly ConversionLine[];
  trace?: boolean;
}>;
type Rules = Partial<PipelineRules>;

const GRADE_OF: Readonly<Record<Letter, Grade>> = { B: 'bashing', L: 'lethal', A: 'aggravated' };
const LETTERS = { bashing: 'B', lethal: 'L', aggravated: 'A' } as const;
const LABEL_ORDER = 'BLAO';

const listed = (word: string | readonly string[] = []): readonly string[] => (typeof word === 'string' ? [word] : word);

const toPart = ({ g, n, types = ['physical'], forms = [], mats = [], traits = [], ...rest }: PartLine): DamagePart => ({
  grade: GRADE_OF[g],
  amount: n,
  types,
  forms,
  materials: mats,
  traits,
  ballistic: rest.ballistic ?? false,
  rank: rest.rank ?? null,
  unavoidable: rest.unavoidable ?? false,
});

const toReduction = ({ n, weak }: ReductionLine) =>
  ({ kind: 'reduction', points: n, weaknesses: listed(weak) }) as const;

const toResistances = (res: ResistanceLine) =>
  Object.entries(res).map(
    ([energy, points]) => ({ kind: 'resistance', energy: energy as EnergyType | 'all', points }) as const,
  );

const toConversion = (line: ConversionLine, attacker: boolean) =>
  ({
    kind: 'conversion',
    name: line.id,
    holder: attacker ? 'attacker' : holderOf(line.holder),
    points: line.n,
    ballisticOnly: line.ballistic ?? false,
    types: line.types ?? null,
    from: line.from === undefined ? null : [...line.from].map((letter) => GRADE_OF[letter as Letter]),
  }) as const;

const holderOf = (holder: ConversionLine['holder'] = 'self') => (holder === 'armour' ? 'armor' : holder);

const toVulnerability = ({ type, x = null }: VulnerabilityLine) =>
  ({ kind: 'vulnerability', damageType: type, points: x }) as const;

type Unnamed = Defence extends infer D ? (D extends Defence ? Omit<D, 'id'> : never) : never;

function toDefences(target: TargetLine, attackerConv: readonly ConversionLine[] = []): Defences {
  const abilities: readonly Unnamed[] = [
    ...(target.immune ?? []).map(
      ({ types, grades, rank }) =>
        ({
          kind: 'immunity',
          types: types ?? null,
          grades: grades?.map((letter) => GRADE_OF[letter]) ?? null,
          rank: rank ?? null,
        }) as const,
    ),
    ...(target.ignore ?? []).map(
      ({ n = 'all', types = null, whenWeaponDamageAtMost = null }) =>
        ({ kind: 'ignoring', points: n, types, weaponDamageAtMost: whenWeaponDamageAtMost }) as const,
    ),
    { kind: 'hardness', points: target.hardness ?? 0 },
    ...(target.absorb ?? []).map(
      ({ kind, n }) => ({ kind: 'absorption', covers: kind === 'phys' ? 'physical' : 'all', points: n }) as const,
    ),
    ...attackerConv.map((line) => toConversion(line, true)),
    ...(target.conv ?? []).map((line) => toConversion(line, false)),
    ...(target.dr ?? []).map(toReduction),
    ...toResistances(target.res ?? {}),
    ...(target.neg ?? []).map(({ n, types = null }) => ({ kind: 'negation', points: n, types }) as const),
    ...(target.vuln ?? []).map(toVulnerability),
  ];
  return {
    kind: target.kind ?? 'creature',
    ofDarkness: target.dark ?? false,
    ofLight: target.light ?? false,
    flammable: target.flammable ?? false,
    conductive: target.conductive ?? false,
    temporaryHitPoints: target.tempHP ?? 0,
    abilities: abilities.map((ability, index) => ({ ...ability, id: `${index}` }) as Defence),
  };
}

/** The parts as the lines write them: one label for all that has one grade and one set of types. */
function toLabels(parts: readonly HitPart[], kind: Defences['kind'] = 'creature'): readonly string[] {
  const sums = new Map<string, number>();
  for (const { grade, types, amount } of parts) {
    const letter = kind === 'object' || grade === null ? 'O' : LETTERS[grade];
    const key = `${letter} ${[...types].sort().join('+')}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  const place = (key: string) => LABEL_ORDER.indexOf(key.charAt(0));
  const keys = [...sums.keys()].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return keys.map((key) => `${sums.get(key)}${key}`);
}

function runLine({ parts, target, trace = false, ...line }: PipeLine, rules: Rules = {}) {
  const defences = toDefences(target, line.attackerConv);
  const result = runPipeline(parts.map(toPart), defences, {
    rules,
    bypasses: new Set(line.bypassIgnoring ? ['ignoring'] : []),
    saveSuccesses: line.save ?? 0,
    ...(line.weaponDamage === undefined ? {} : { weaponDamage: line.weaponDamage }),
  });
  const stages = result.stages.map((stage) => toLabels(stage, defences.kind));
  const traced = Object.fromEntries(
    stages.slice(1, 10).map((labels, index) => [index === 8 ? 'V' : index + 1, labels]),
  );
  return {
    final: toLabels(result.final, defences.kind),
    ...(target.tempHP === undefined ? {} : { tempHP: result.temporaryHitPoints }),
    ...(trace ? { trace: traced } : {}),
  };
}

type ReductionQuestion = Readonly<{ type?: DamageType; dr: readonly ReductionLine[]; part?: Partial<PartLine> }>;

/** The lines of the defences. */
export const pipelineLines: Adapter = {
  'pipe.run': runLine,
  'vuln.apply': (
    { parts, vuln }: Readonly<{ parts: readonly PartLine[]; vuln: readonly VulnerabilityLine[] }>,
    rules?: Rules,
  ) => runLine({ parts, target: { vuln } }, rules).final,
  'temphp.apply': ({ parts, tempHP }: Readonly<{ parts: readonly PartLine[]; tempHP: number }>) =>
    runLine({ parts, target: { tempHP } }),
  'dr.best': (
    { type = 'physical', dr, part = {} }: ReductionQuestion,
    { fallingObjectDR }: Readonly<{ fallingObjectDR?: boolean }> = {},
  ) => bestReduction(dr.map(toReduction), type, toPart({ g: 'L', n: 0, ...part }), fallingObjectDR),
  'er.best': ({ res, type }: Readonly<{ res: ResistanceLine; type: DamageType }>) =>
    bestResistance(toResistances(res), type),
  'res.valid': ({ type }: Readonly<{ type: DamageType | 'all' }>) => isResistible(type),
  'share.split': (
    { n, k }: Readonly<{ n: number; k: number }>,
    { shareRounding }: Readonly<{ shareRounding?: PipelineRules['shareRounding'] }> = {},
  ) => splitShares(n, k, shareRounding),
};
