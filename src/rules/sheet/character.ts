import * as z from 'zod/mini';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { energyPoolSchema, gaugeSchema, ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { type EnergyPool, type Sheet, sheetSchema } from '@/model/sheet';
import { gaugeMaximums, poolMaximums } from '../derived/energy';
import { maximumHealth } from '../derived/maximum-health';
import { maximumWillpower } from '../derived/willpower';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';

const { name, otherName, concept, rank, notes, attributes, size, healing, points } = sheetSchema.shape;

/** What a player writes about a character; the form and the command share it. */
export const characterInput = z.strictObject({
  name,
  otherName,
  concept,
  rank,
  notes,
  attributes,
  size,
  healthBonus: sheetSchema.shape.health.shape.bonus,
  willpowerBonus: sheetSchema.shape.willpower.shape.bonus,
  energyPools: z
    .array(
      z.pick(energyPoolSchema, { id: true, name: true, keys: true, reopenings: true, enhancement: true, bonus: true }),
    )
    .check(z.maxLength(40)),
  gauges: z.array(z.pick(gaugeSchema, { id: true, name: true, source: true, maximum: true })).check(z.maxLength(40)),
  healing,
  points,
});
export type Character = z.infer<typeof characterInput>;

export const editSheetInput = z.strictObject({ character: characterInput });
export type EditSheet = Readonly<{ type: 'sheet/edit'; character: Character }>;

/** What a sheet says about its character, ready to be edited. */
export const characterOf = (sheet: Sheet): Character => ({
  name: sheet.name,
  otherName: sheet.otherName,
  concept: sheet.concept,
  rank: sheet.rank,
  notes: sheet.notes,
  attributes: sheet.attributes,
  size: sheet.size,
  healthBonus: sheet.health.bonus,
  willpowerBonus: sheet.willpower.bonus,
  energyPools: sheet.energyPools.map(({ id, name, keys, reopenings, enhancement, bonus }) => {
    return { id, name, keys: [...keys], reopenings, enhancement, bonus };
  }),
  gauges: sheet.gauges.map(({ id, name, source, maximum }) => ({ id, name, source, maximum })),
  healing: sheet.healing.map((source) => ({ ...source })),
  points: sheet.points,
});

/** Writes an edited character into the sheet; what hangs on the numbers follows in `settle`. Refused when two entries of a list share an id. @rule W-18 @rule E-24 @rule H-43 */
export function editSheet(sheet: Sheet, { character }: EditSheet): Tally | Refusal {
  const lists = [character.energyPools, character.gauges, character.healing];
  if (lists.some(hasClash)) return refused('manual', 'invalid');
  const {
    attributes: scores,
    size: newSize,
    healthBonus,
    willpowerBonus,
    energyPools,
    gauges,
    points: held,
    ...words
  } = character;
  const written: Sheet = {
    ...sheet,
    ...words,
    energyPools: energyPools.map((pool) => writtenPool(entryOf(sheet.energyPools, pool.id), pool)),
    gauges: gauges.map((gauge) => ({ ...(entryOf(sheet.gauges, gauge.id) ?? NEW_GAUGE), ...gauge })),
  };
  const start: Tally = happen(startTally(written), 'manual', 'edited');
  const numbers = [
    ['size', newSize],
    ['health.bonus', healthBonus],
    ['willpower.bonus', willpowerBonus],
    ['points', held],
    ...ATTRIBUTE_IDS.map((id) => [`attribute:${id}`, scores[id]] as const),
    ...energyPools.map(({ id, enhancement }) => [`enhancement:${id}`, enhancement] as const),
  ] as const;
  const edited = numbers.reduce((tally, [quantity, value]) => step(tally, 'manual', quantity, value), start);
  return fillNewPools(sheet, edited);
}

/** An edited pool; its enhancement follows as a step. */
const writtenPool = (known: EnergyPool | undefined, pool: Character['energyPools'][number]): EnergyPool =>
  known ? { ...known, ...pool, enhancement: known.enhancement } : { ...NEW_POOL, ...pool };

const hasClash = (entries: readonly Readonly<{ id: string }>[]): boolean =>
  new Set(entries.map(({ id }) => id)).size < entries.length;

const NEW_POOL = { ...ORDINARY_POOL, current: 0 };
const NEW_GAUGE = { ...ORDINARY_GAUGE, current: 0 };

const entryOf = <T extends Readonly<{ id: string }>>(entries: readonly T[], id: string): T | undefined =>
  entries.find((entry) => entry.id === id);

/** A pool that was not there before starts full. @rule E-03 */
function fillNewPools(before: Sheet, tally: Tally): Tally {
  const known = new Set(before.energyPools.map((pool) => pool.id));
  const maximums = poolMaximums(tally.sheet);
  return tally.sheet.energyPools
    .filter((pool) => !known.has(pool.id))
    .reduce((next, { id }) => step(next, 'E-03', `pool:${id}`, maximums.get(id)?.value ?? 0), tally);
}

const NINE_ZEROS: Sheet['attributes'] = {
  strength: 0,
  dexterity: 0,
  stamina: 0,
  intelligence: 0,
  perception: 0,
  resolve: 0,
  presence: 0,
  manipulation: 0,
  composure: 0,
};

const ORDINARY_BEING: Sheet['being'] = {
  kind: 'person',
  owner: '',
  mindless: false,
  ofDarkness: false,
  ofLight: false,
  flammable: false,
  conductive: false,
  lifespan: null,
};

/** A new, unhurt character: Health, Willpower, pools and Gauges at what the rules start them with. @rule X-03 @rule W-01 @rule E-03 */
export function newSheet(id: string, character: Character): Sheet {
  const { healthBonus, willpowerBonus, energyPools, gauges, ...written } = character;
  const empty: Sheet = {
    ...written,
    id,
    attributeDamage: NINE_ZEROS,
    health: {
      track: { healthy: 0, bashing: 0, lethal: 0, aggravated: 0 },
      temporary: 0,
      removed: { healthy: 0, bashing: 0, lethal: 0, aggravated: 0 },
      bonus: healthBonus,
    },
    willpower: { current: 0, temporary: 0, bonus: willpowerBonus },
    energyPools: energyPools.map((pool) => ({ ...NEW_POOL, ...pool })),
    gauges: gauges.map((gauge) => ({ ...NEW_GAUGE, ...gauge })),
    effects: [],
    conditions: [],
    consciousness: { causes: [], holding: null },
    worsening: false,
    death: null,
    faintsAt: null,
    pending: [],
    usedThisScene: [],
    resources: [],
    skills: [],
    items: [],
    defences: [],
    secondHealth: null,
    lostLimbs: [],
    people: [],
    contracts: [],
    being: ORDINARY_BEING,
    suppression: null,
    gainBans: [],
    experience: 0,
    time: { round: 0, minute: 0 },
    tableRules: {},
  };
  return filled(empty);
}

function filled(sheet: Sheet): Sheet {
  const pools = poolMaximums(sheet);
  const gauges = gaugeMaximums(sheet);
  return {
    ...sheet,
    health: { ...sheet.health, track: { ...sheet.health.track, healthy: maximumHealth(sheet).value } },
    willpower: { ...sheet.willpower, current: maximumWillpower(sheet).value },
    energyPools: sheet.energyPools.map((pool) => ({ ...pool, current: pools.get(pool.id)?.value ?? 0 })),
    gauges: sheet.gauges.map((gauge) => ({ ...gauge, current: gauges.get(gauge.id)?.value ?? 0 })),
  };
}
