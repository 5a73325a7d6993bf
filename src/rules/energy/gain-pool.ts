import * as z from 'zod/mini';
import { energyPoolSchema, openingSchema } from '@/model/energy';
import type { EnergyPool, Sheet } from '@/model/sheet';
import { die } from '../death/settle-death';
import { openingSource, poolMaximums } from '../derived/energy';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally, withFacts } from '../engine/tally';
import type { RuleId } from '../rulebook';
import type { Compatibility } from './compatibility';
import { banBroughtBy } from './gain-ban';
import { waysToGainPool } from './known-pools';
import { compatibilityOf, kindOfPool, type Newcomer } from './sheet-pools';
import { opensAgain } from './variants';

export const gainPoolInput = z.strictObject({
  pool: z.omit(energyPoolSchema, {
    current: true,
    reopenings: true,
    openings: true,
    enhancement: true,
    bonus: true,
    gainedAt: true,
  }),
  /** What opens it. */
  source: z.omit(openingSchema, { at: true }),
  /** The player has been told that this annihilates the character, and has confirmed it once more. */
  confirmed: z.boolean(),
});
type Gain = z.infer<typeof gainPoolInput>;
export type GainPool = Readonly<{ type: 'pool/gain' }> & Readonly<Gain>;

/**
 * An Energy Pool is gained: a new one starts full, one held already is opened again. What conflicts annihilates the
 * character, and is refused until it is confirmed. Refused for the dead, for a pool that can't be had this way, for a
 * source that opened it before, and for an id in use.
 * @rule E-03 @rule E-07 @rule E-11 @rule E-16 @rule E-18 @rule E-22 @rule E-28
 */
export function gainPool(sheet: Sheet, { pool, source, confirmed }: GainPool): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (!waysToGainPool(pool.name).includes(source.way)) return refused('E-07', 'notThisWay');
  const known = source.resource === null || sheet.resources.some(({ id }) => id === source.resource);
  if (!known) return refused('E-07', 'unknownEntry');
  const warned = warn(sheet, { kind: 'pool', pool }, confirmed);
  if ('code' in warned) return warned;
  const held = sheet.energyPools.find((one) => opensAgain(kindOfPool(one), kindOfPool(pool)));
  const opened = held ? openAgain(warned.tally, held, source) : openNew(warned.tally, pool, source);
  if ('code' in opened) return opened;
  const banned = bringBan(opened, pool);
  return warned.deadly ? die(banned, warned.deadly, 'annihilated') : banned;
}

/** What the check before a gain comes to: the conflicts told, and the rule that kills, if one does. */
type Warned = Readonly<{ tally: Tally; deadly: RuleId | null }>;

/** Checks a gain before it happens: a deadly one is refused until confirmed, an undecided one goes on and is said. @rule E-02 @rule E-11 @rule G-06 @rule G-07 */
export function warn(sheet: Sheet, newcomer: Newcomer, confirmed: boolean): Warned | Refusal {
  const { conflicts, undecided }: Compatibility = compatibilityOf(sheet, newcomer);
  const deadly = conflicts[0]?.rule ?? null;
  if (deadly && !confirmed) return refused(deadly, 'annihilates');
  const told = conflicts.reduce(
    (tally, { rule, with: { name } }) => happen(tally, rule, 'energyConflict', { subject: name }),
    startTally(sheet),
  );
  const open = undecided.reduce(
    (tally, { with: { name } }) => happen(tally, 'E-02', 'leftToStoryteller', { subject: name }),
    told,
  );
  return { tally: open, deadly };
}

function openNew(tally: Tally, pool: Gain['pool'], source: Gain['source']): Tally | Refusal {
  const { energyPools, time } = tally.sheet;
  if (energyPools.some(({ id }) => id === pool.id)) return refused('manual', 'invalid');
  const opened: EnergyPool = {
    ...pool,
    current: 0,
    reopenings: 0,
    openings: [{ ...source, at: time.minute }],
    enhancement: 0,
    bonus: 0,
    gainedAt: time.minute,
  };
  const facts = { energyPools: [...energyPools, opened] };
  const gained = happen(tally, 'E-07', 'poolGained', { subject: pool.name, facts });
  return step(gained, 'E-03', `pool:${pool.id}`, poolMaximums(gained.sheet).get(pool.id)?.value ?? 0);
}

function openAgain(tally: Tally, held: EnergyPool, source: Gain['source']): Tally | Refusal {
  const { sheet } = tally;
  const opening = { ...source, at: sheet.time.minute };
  const before = held.openings.length > 0 ? held.openings : [firstOpening(held)];
  const isSame = before.some((known) => openingSource(sheet, known) === openingSource(sheet, opening));
  if (isSame) return refused('E-22', 'alreadyHeld');
  const changed = { ...held, openings: [...before, opening] };
  const energyPools = sheet.energyPools.map((pool) => (pool === held ? changed : pool));
  const maximumIn = (one: Sheet) => poolMaximums(one).get(held.id)?.value ?? 0;
  const amount = Math.max(0, maximumIn({ ...sheet, energyPools }) - maximumIn(sheet));
  return happen(tally, 'E-22', 'poolReopened', { subject: held.name, amount, facts: { energyPools } });
}

/** Of a pool entered by hand nobody knows what opened it. */
const firstOpening = ({ gainedAt }: EnergyPool): EnergyPool['openings'][number] => ({
  resource: null,
  name: '',
  kind: 'other',
  way: 'bought',
  at: gainedAt,
});

/** From its first point on, a pool may forbid others. @rule E-18 */
function bringBan(tally: Tally, pool: Gain['pool']): Tally {
  const { gainBans, time } = tally.sheet;
  const ban = banBroughtBy({ pool: kindOfPool(pool), at: time.minute });
  if (!ban || gainBans.some(({ imposedBy }) => imposedBy === ban.imposedBy)) return tally;
  return withFacts(tally, { gainBans: [...gainBans, ban] });
}
