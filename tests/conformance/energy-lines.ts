import { ATTRIBUTE_IDS, type AttributeGroup } from '@/model/attributes';
import type { MainCategory } from '@/model/energy';
import { ORDINARY_POOL } from '@/model/energy';
import {
  allEnergy,
  appliesToUncounted,
  type CompatibilityMode,
  canPayFor,
  compatibility,
  effectOfPaid,
  gainsUnderBan,
  isStoppedByImmunity,
  mayUseGauge,
  type Nature,
  type PoolKind,
  type PoolUse,
  poolKind,
  poolRoll,
  reducedCost,
  rejectedNature,
  rejectionOf,
  whyNotChosen,
  whyNotExpanded,
} from '@/rules';
import { bareSheet } from './bare-sheet';
import type { Adapter } from './check-line';

type Mode = Readonly<{ mode: string; of: string }>;
type Pool = Readonly<{
  name?: string;
  east?: boolean;
  west?: boolean;
  special?: boolean;
  sub?: readonly string[];
  notAPool?: boolean;
  variantOf?: string | null;
  rules?: readonly Mode[];
}>;
type Strictness = Readonly<{ onlySubcategoryStrict?: boolean }>;

const CATEGORY_NATURES: Readonly<Record<string, Nature>> = {
  Eastern: 'eastern',
  Western: 'western',
  general: 'general',
  General: 'general',
  special: 'special',
  Special: 'special',
};
const GROUPS: Readonly<Record<string, AttributeGroup>> = { Physical: 'physical', Mental: 'mental', Social: 'social' };
const MODES: Readonly<Record<string, (nature: Nature) => CompatibilityMode>> = {
  only: (nature) => ({ kind: 'onlyWith', nature }),
  not: (nature) => ({ kind: 'notWith', nature }),
  gauge: (nature) => ({ kind: 'rejectsGauges', nature }),
  gauges: (nature) => ({ kind: 'rejectsGauges', nature }),
};

const nature = (name: string): Nature => CATEGORY_NATURES[name] ?? GROUPS[name] ?? `other:${name}`;

function category({ special, east, west }: Pool): MainCategory {
  if (special) return 'special';
  if (east) return west ? 'eastAndWest' : 'eastern';
  return west ? 'western' : 'general';
}

const pool = (line: Pool): PoolKind =>
  poolKind(line.name ?? 'a pool', {
    category: category(line),
    statedGroups: (line.sub ?? []).flatMap((name) => GROUPS[name] ?? []),
    countsAsPool: !line.notAPool,
    modes: (line.rules ?? []).flatMap(({ mode, of }) => MODES[mode]?.(nature(of)) ?? []),
    variant: line.variantOf == null ? null : { of: line.variantOf, setsAside: [] },
  });

const namedPool = (name: string, variantOf: Readonly<Record<string, string>>): PoolKind =>
  pool({ name, variantOf: variantOf[name] ?? null });

const VERDICTS = { safe: 'ok', compatible: 'ok', undecided: 'undecided', annihilated: 'annihilated' } as const;

/** The lines of Energy Pools and Gauges. */
export const energyLines: Adapter = {
  poolRoll: ({ keys, reopens = 0, enh = 0 }: Readonly<{ keys: readonly number[]; reopens?: number; enh?: number }>) => {
    const used = ATTRIBUTE_IDS.slice(0, keys.length);
    const sheet = bareSheet(Object.fromEntries(used.map((id, index) => [id, keys[index]])));
    const entry = {
      ...ORDINARY_POOL,
      id: 'pool',
      name: 'Pool',
      keys: used,
      current: 0,
      reopenings: reopens,
      enhancement: enh,
      bonus: 0,
    };
    return { dp: poolRoll(sheet, entry).value };
  },
  choosable: ({ pool: line, need }: Readonly<{ pool: Pool; need?: string | null }>) => ({
    ok: whyNotChosen(pool(line), need == null ? {} : { nature: nature(need) }) === null,
  }),
  blocked: ({
    immune,
    spentSub,
    exceptSub,
  }: Readonly<{ immune: readonly string[]; spentSub: readonly string[]; exceptSub?: string | null }>) => ({
    blocked: isStoppedByImmunity(pool({ sub: spentSub }), {
      to: immune.map(nature),
      ...(exceptSub == null ? {} : { except: nature(exceptSub) }),
    }),
  }),
  rejects: (
    { rules, other }: Readonly<{ rules: readonly Mode[]; other: Pool }>,
    { onlySubcategoryStrict }: Strictness = {},
  ) => ({ rejects: rejectionOf(pool({ name: 'rejecting', rules }), pool(other), onlySubcategoryStrict) !== null }),
  compat: ({ a, b }: Readonly<{ a: Pool; b: Pool }>, { onlySubcategoryStrict }: Strictness = {}) => {
    const held = { pools: [pool(a)], gauges: [], bans: [] };
    const gained = compatibility(held, { kind: 'pool', pool: pool(b), at: 0 }, onlySubcategoryStrict);
    return { result: VERDICTS[gained.result] };
  },
  anchor: ({
    nature: natures,
    gains,
  }: Readonly<{ nature: readonly string[]; gains: readonly Readonly<{ after: boolean; pool: Pool }>[] }>) => {
    const ban = { imposedBy: 'what bans', natures: natures.map(nature), since: 1 };
    const told = gainsUnderBan(
      ban,
      gains.map((gain) => ({ pool: pool(gain.pool), at: gain.after ? 1 : 0 })),
    );
    return { results: told.map((verdict) => VERDICTS[verdict]) };
  },
  nominalFromPaid: ({ paid, reduction }: Readonly<{ paid: number; reduction?: number }>) => ({
    effect: effectOfPaid(paid, reduction),
  }),
  payCost: (
    {
      nominal,
      reduction,
      spendAll = false,
      cur,
    }: Readonly<{ nominal: number; reduction?: number; spendAll?: boolean; cur?: number | null }>,
    { minCost }: Readonly<{ minCost?: 0 | 1 }> = {},
  ) => (spendAll ? allEnergy(cur ?? 0) : reducedCost(nominal, reduction, minCost)),
  canExpand: ({ pool: line }: Readonly<{ pool: Pool }>) => ({ ok: whyNotExpanded(pool(line)) === null }),
  canPay: ({
    costPool,
    variantOf,
    withPool,
  }: Readonly<{ costPool: string; variantOf: Readonly<Record<string, string>>; withPool: string }>) => ({
    ok: canPayFor(namedPool(withPool, variantOf), namedPool(costPool, variantOf)),
  }),
  pseudoPool: ({ op }: Readonly<{ op: string }>) => ({ applies: appliesToUncounted(op as PoolUse) }),
  gaugeConflict: ({
    rejectingNature,
    otherNatures,
  }: Readonly<{ rejectingNature: string | null; otherNatures: readonly string[] }>) => {
    const rejected = rejectingNature === null ? [] : [nature(rejectingNature)];
    return { result: rejectedNature(rejected, otherNatures.map(nature)) === null ? 'ok' : 'annihilated' };
  },
  gaugeUse: ({ ownerResource, byResource }: Readonly<{ ownerResource: string; byResource: string }>) => ({
    ok: mayUseGauge({ resource: ownerResource }, byResource),
  }),
};
