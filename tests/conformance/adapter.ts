import { anEffect } from '#tests/support/builders';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { GRADES } from '@/model/health';
import type { Gauge, Sheet } from '@/model/sheet';
import type { PlainTarget } from '@/model/targets';
import {
  affectsMaximumWillpower,
  amountsOf,
  amountsTotal,
  basicBonus,
  canUseBasic,
  characterOf,
  damageObject,
  damageTrack,
  execute,
  firedDeathTriggers,
  gainTemporaryPoints,
  gaugeMaximums,
  healthStatus,
  higherOf,
  isWillpowerZero,
  legendaryRank,
  lifeState,
  losePoints,
  maximumHealth,
  maximumWillpower,
  mayUseThisScene,
  poolGroups,
  poolMaximums,
  reopeningBonus,
  resistHungerUntil,
  riderFires,
  riderThroughTemporaryHealth,
  roundsToDeath,
  runPipeline,
  spendPoints,
  TABLE_RULE_DEFAULTS,
  trackTotal,
  underMaximum,
  willDice,
  willExtraSuccessesFrom,
  worsen,
  woundPenaltyOf,
  woundWeight,
} from '@/rules';
import { bareSheet } from './bare-sheet';
import { beingLines } from './being-lines';
import { bonusLines } from './bonus-lines';
import type { Adapter } from './check-line';
import { type ConsciousnessLine, consciousness } from './consciousness-line';
import { damageLines } from './damage-lines';
import { defenceLines } from './defence-lines';
import { energyLines } from './energy-lines';
import { essenceLines } from './essence-lines';
import { itemLines } from './item-lines';
import { pipelineLines } from './pipeline-lines';
import { resourceLines } from './resource-lines';
import { restLines } from './rest-lines';
import { rollLines } from './roll-lines';
import { secondHealthLines } from './second-health-lines';
import { type Amounts3, type Counts4, fromAmounts, fromTrack, toAmounts, toTrack } from './shapes';

type OnTrack = Readonly<{ track: Counts4 }>;
type Points = Readonly<{ cur: number; temp: number }>;

const LABELS = {
  unharmed: 'Unharmed',
  lightlyInjured: 'Lightly injured',
  moderatelyInjured: 'Moderately injured',
  badlyInjured: 'Badly injured',
  dying: 'Dying',
  dead: 'Dead',
} as const;

const ATTRIBUTES: Readonly<Record<string, AttributeId>> = {
  STR: 'strength',
  DEX: 'dexterity',
  STA: 'stamina',
  INT: 'intelligence',
  PER: 'perception',
  RES: 'resolve',
  PRE: 'presence',
  MAN: 'manipulation',
  COM: 'composure',
};

const GROUPS = { physical: 'Physical', mental: 'Mental', social: 'Social' } as const;

/** A sheet whose maximum Health is a bonus entered by hand, so a line can set it freely. */
function sheetWithHealth(bonus: number, changes: readonly number[] = []): Sheet {
  const bare = bareSheet();
  const effects = changes.map((amount, index) =>
    anEffect([{ target: 'maximumHealth', amount }], { id: `change ${index}` }),
  );
  return { ...bare, effects, health: { ...bare.health, bonus } };
}

function changeMaximum(track: Counts4, amount: number) {
  const points = toTrack(track);
  const start = sheetWithHealth(trackTotal(points));
  const sheet = { ...start, health: { ...start.health, track: points } };
  const outcome = execute(sheet, { type: 'effect/add', effect: anEffect([{ target: 'maximumHealth', amount }]) });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { track: fromTrack(outcome.sheet.health.track), dead: outcome.sheet.death !== null };
}

function spend({ cur, temp, n }: Points & Readonly<{ n: number }>) {
  const left = spendPoints({ current: cur, temporary: temp }, n);
  return left ? { ok: true, cur: left.current, temp: left.temporary } : { ok: false, cur, temp };
}

type WillLine = Readonly<{
  kind: 'roll' | 'save';
  res: number;
  com: number;
  legRes: number;
  legCom: number;
  esRes: number;
  esCom: number;
}>;

function willPool({ kind, res, com, legRes, legCom, esRes, esCom }: WillLine) {
  const parts = { resolve: res, composure: com, legendaryResolve: legRes, legendaryComposure: legCom };
  const dice = willDice(kind === 'roll' ? 'willRoll' : 'willSave', parts, TABLE_RULE_DEFAULTS.dpPerLegendary);
  return { dp: dice.value, es: willExtraSuccessesFrom(esRes, esCom) };
}

type PoolLine = Readonly<{ keys: readonly number[]; reopens?: number; enh?: number; other?: number }>;

function poolMax({ keys, reopens = 0, enh = 0, other = 0 }: PoolLine) {
  const used = ATTRIBUTE_IDS.slice(0, keys.length);
  const sheet = bareSheet(Object.fromEntries(used.map((id, index) => [id, keys[index]])));
  const pool = {
    id: 'pool',
    name: 'Pool',
    ...ORDINARY_POOL,
    keys: used,
    current: 0,
    reopenings: reopens,
    enhancement: enh,
    bonus: other,
  };
  return { max: poolMaximums({ ...sheet, energyPools: [pool] }).get('pool')?.value };
}

type GaugeLine = Readonly<{ cur: number; kind: 'leg' | 'attr' | 'fixed' | 'none'; before: number; after: number }>;

/** A Gauge before and after its Attribute (or its fixed maximum) changes. */
function gauge({ cur, kind, before, after }: GaugeLine) {
  const maximum = (value: number): Gauge['maximum'] => {
    if (kind === 'none') return { kind };
    if (kind === 'fixed') return { kind, value };
    return { kind: kind === 'leg' ? 'legendary' : 'attribute', attribute: 'presence' };
  };
  const entry = { id: 'gauge', name: 'Gauge', source: 'Anything', current: cur };
  const sheet = {
    ...bareSheet({ presence: before }),
    gauges: [{ ...ORDINARY_GAUGE, ...entry, maximum: maximum(before) }],
  };
  const outcome = execute(sheet, {
    type: 'sheet/edit',
    character: {
      ...characterOf(sheet),
      attributes: { ...sheet.attributes, presence: after },
      gauges: [{ ...ORDINARY_GAUGE, ...entry, maximum: maximum(after) }].map(({ current: _, ...rest }) => rest),
    },
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const changed = outcome.sheet;
  return { max: gaugeMaximums(changed).get('gauge')?.value ?? null, cur: changed.gauges[0]?.current };
}

/** Maps each `fn` of the test lines to the rules core; shapes change here, numbers don't. */
export const adapter: Adapter = {
  ...restLines,
  ...bonusLines,
  ...essenceLines,
  ...damageLines,
  ...pipelineLines,
  ...defenceLines,
  ...energyLines,
  ...secondHealthLines,
  ...itemLines,
  ...beingLines,
  ...rollLines,
  ...resourceLines,
  applyDamage: ({ track, dmg }: OnTrack & Readonly<{ dmg: Amounts3 }>) => {
    const struck = damageTrack(toTrack(track), toAmounts(dmg));
    return { track: fromTrack(struck.track), over: fromAmounts(struck.overflow) };
  },
  objectDamage: ({ max, taken, dmg }: Readonly<{ max: number; taken: number; dmg: Amounts3 }>) =>
    damageObject({ maximum: max, taken }, toAmounts(dmg)),
  worsenTick: ({ track, n = 1 }: OnTrack & Readonly<{ n?: number }>) => {
    const worse = worsen(toTrack(track), n);
    return { track: fromTrack(worse), dead: lifeState(worse).dead };
  },
  roundsToDeath: ({ track }: OnTrack) => ({ rounds: roundsToDeath(toTrack(track)) }),
  lifeState: ({ track }: OnTrack) => lifeState(toTrack(track)),
  consciousness: (line: ConsciousnessLine) => consciousness(line),
  healthLabel: ({ track, dead = false }: OnTrack & Readonly<{ dead?: boolean }>) => ({
    label: LABELS[healthStatus(toTrack(track), dead)],
    conv: woundWeight(toTrack(track)),
  }),
  woundPenalty: ({ track }: OnTrack, { lethalOnly = false }: Readonly<{ lethalOnly?: boolean }> = {}) => ({
    penalty: woundPenaltyOf(toTrack(track), lethalOnly ? 'lethalOnly' : 'lethalOrWorse'),
  }),
  deathTriggers: ({ owned, pick, isClone }: Readonly<{ owned: string[]; pick: string | null; isClone?: boolean }>) => ({
    fired: firedDeathTriggers(owned, pick, isClone),
  }),
  tempHp: ({ thp, dmg, unavoidable = false }: Readonly<{ thp: number; dmg: Amounts3; unavoidable?: boolean }>) => {
    const amounts = toAmounts(dmg);
    const parts = GRADES.map((grade) => ({ grade, amount: amounts[grade], types: ['physical'] as const, unavoidable }));
    const result = runPipeline(parts, { kind: 'creature', abilities: [], temporaryHitPoints: thp });
    const left = amountsOf(result.final);
    return {
      thp: result.temporaryHitPoints,
      dmg: fromAmounts(left),
      rider: riderFires('damage', true, amountsTotal(left)),
    };
  },
  riderThroughTempHp: ({ original, extra, thp }: Readonly<{ original: number; extra: number; thp: number }>) =>
    riderThroughTemporaryHealth({ original, extra, temporary: thp }),
  sceneGrant: ({ used, skill }: Readonly<{ used: string[]; skill: string }>) => ({ ok: mayUseThisScene(used, skill) }),
  gainTempHp: ({ cur, gain }: Readonly<{ cur: number; gain: number }>) => ({ thp: higherOf(cur, gain) }),
  maxFromMods: ({ base, mods }: Readonly<{ base: number; mods: number[] }>) => ({
    max: maximumHealth(sheetWithHealth(base, mods)).value,
  }),
  changeMax: ({ track, delta }: OnTrack & Readonly<{ delta: number }>) => changeMaximum(track, delta),
  maxWill: ({ res, com, mod = 0 }: Readonly<{ res: number; com: number; mod?: number }>) => {
    const sheet = bareSheet({ resolve: res, composure: com });
    return { max: maximumWillpower({ ...sheet, willpower: { ...sheet.willpower, bonus: mod } }).value };
  },
  canBasic: ({
    extended = false,
    rolls = 1,
    used = false,
    aware = true,
    points = 1,
  }: Readonly<{ extended?: boolean; rolls?: number; used?: boolean; aware?: boolean; points?: number }>) => ({
    ok: canUseBasic({ extended, rolls, alreadyUsed: used, selfAware: aware, points }),
  }),
  basicBonus: ({ extra }: Readonly<{ extra?: number }>) => ({ bonus: basicBonus(extra) }),
  hunger: ({
    startMin,
    usedThisScene = false,
    points = 1,
  }: Readonly<{ startMin: number; usedThisScene?: boolean; points?: number }>) => {
    const faintAt = resistHungerUntil(startMin, usedThisScene, points);
    return { ok: faintAt !== null, faintAt };
  },
  spendWill: spend,
  loseWill: ({ cur, temp, n }: Points & Readonly<{ n: number }>) => {
    const left = losePoints({ current: cur, temporary: temp }, n);
    return { cur: left.current, temp: left.temporary };
  },
  gainTempWill: ({ cur, temp, gain }: Points & Readonly<{ gain: number }>) => {
    const points = gainTemporaryPoints({ current: cur, temporary: temp }, gain);
    return { cur: points.current, temp: points.temporary };
  },
  willIsZero: ({ cur, temp }: Points) => ({ zero: isWillpowerZero({ current: cur, temporary: temp }) }),
  setMax: ({ cur, newMax }: Readonly<{ cur: number; newMax: number }>) => ({
    cur: underMaximum(cur, newMax),
    max: newMax,
  }),
  affectsMaxWill: ({ target }: Readonly<{ target: string }>) => ({
    affects: affectsMaximumWillpower((target === 'maxWillpower' ? 'maximumWillpower' : target) as PlainTarget),
  }),
  willPool,
  poolMax,
  subcats: ({ keys }: Readonly<{ keys: string[] }>) => ({
    subcats: poolGroups(keys.flatMap((key) => ATTRIBUTES[key] ?? []))
      .map((group) => GROUPS[group])
      .toSorted(),
  }),
  reopenTotal: ({ n }: Readonly<{ n: number }>) => ({ bonus: reopeningBonus(n) }),
  gauge,
  legendary: (line: Readonly<{ x: number } | { attr: number }>) =>
    'x' in line ? { leg: legendaryRank(line.x) } : legendaryRank(line.attr),
};
