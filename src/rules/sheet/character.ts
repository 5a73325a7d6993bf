import * as z from 'zod/mini';
import { energyPoolSchema, gaugeSchema } from '@/model/energy';
import { type Condition, type EnergyPool, type Gauge, type Sheet, sheetSchema } from '@/model/sheet';
import { gaugeMaximums, poolMaximums } from '../derived/energy';
import { maximumHealth } from '../derived/maximum-health';
import { maximumWillpower } from '../derived/willpower';

const OWN = {
  name: true,
  otherName: true,
  player: true,
  portrait: true,
  concept: true,
  rank: true,
  notes: true,
  attributes: true,
  size: true,
  skills: true,
  resources: true,
  effects: true,
  conditions: true,
  defences: true,
  healing: true,
  items: true,
  points: true,
  experience: true,
} as const;

/** What a player writes about a character; the form and the command share it. */
export const characterInput = z.strictObject({
  ...z.pick(sheetSchema, OWN).shape,
  healthBonus: sheetSchema.shape.health.shape.bonus,
  willpowerBonus: sheetSchema.shape.willpower.shape.bonus,
  energyPools: z.array(z.omit(energyPoolSchema, { current: true })).check(z.maxLength(40)),
  gauges: z.array(z.omit(gaugeSchema, { current: true })).check(z.maxLength(40)),
});
export type Character = Pick<Sheet, keyof typeof OWN> &
  Readonly<{
    healthBonus: number;
    willpowerBonus: number;
    energyPools: readonly Omit<EnergyPool, 'current'>[];
    gauges: readonly Omit<Gauge, 'current'>[];
  }>;

/** What a sheet says about its character, ready to be edited. */
export const characterOf = (sheet: Sheet): Character => ({
  name: sheet.name,
  otherName: sheet.otherName,
  player: sheet.player,
  portrait: sheet.portrait,
  concept: sheet.concept,
  rank: sheet.rank,
  notes: sheet.notes,
  attributes: sheet.attributes,
  size: sheet.size,
  healthBonus: sheet.health.bonus,
  willpowerBonus: sheet.willpower.bonus,
  skills: sheet.skills,
  resources: sheet.resources,
  effects: sheet.effects,
  conditions: sheet.conditions,
  defences: sheet.defences,
  healing: sheet.healing,
  energyPools: sheet.energyPools.map(({ current: _, ...pool }) => pool),
  gauges: sheet.gauges.map(({ current: _, ...gauge }) => gauge),
  items: sheet.items,
  points: sheet.points,
  experience: sheet.experience,
});

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

/** A condition without points is over. @rule H-26 */
export const hasPoints = ({ points }: Condition): boolean => points > 0;

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
    energyPools: energyPools.map((pool) => ({ ...pool, current: 0 })),
    gauges: gauges.map((gauge) => ({ ...gauge, current: 0 })),
    conditions: written.conditions.filter(hasPoints),
    consciousness: { causes: [], holding: null },
    worsening: false,
    death: null,
    faintsAt: null,
    pending: [],
    usedThisScene: [],
    secondHealth: null,
    lostLimbs: [],
    people: [],
    contracts: [],
    being: ORDINARY_BEING,
    suppression: null,
    gainBans: [],
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
