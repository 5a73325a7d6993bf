import * as z from 'zod/mini';
import type { GradeAmounts } from '@/model/health';
import { gradeAmountsSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { owePayment } from '../consciousness/settle-consciousness';
import { settleDeath } from '../death/settle-death';
import { fastHealingOf } from '../derived/fast-healing';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, step, type Tally, withFacts } from '../engine/tally';
import { restore } from '../health/heal';
import { worsen } from '../health/life-state';
import { openTrack, openTrackOf, tracksOf } from '../health/open-track';
import { settleMaximumHealth } from '../health/settle-maximum-health';
import { moveOpenTo } from '../health/tracks-in-play';
import { defaultTracksHealing } from '../rest/default-tracks-healing';
import { fastHeal } from '../rest/fast-healing';
import { tableRule } from '../table-rule';
import { endEffects } from './effects';

export const endRoundInput = z.strictObject({
  /** How the points of fast healing and regeneration are spent; null leaves it to the default, lethal before bashing. */
  healing: z.nullable(gradeAmountsSchema),
  /** By default, spend four points on an aggravated wound where a source allows it. */
  aggravatedFirst: z.boolean(),
});
export type EndRound = Readonly<{ type: 'round/end' }> & Readonly<z.infer<typeof endRoundInput>>;

/**
 * From the end of the character's round to the start of their next: worsening, effects that run out,
 * start-of-round healing, then what staying awake costs. Refused for the dead and for healing beyond the sources.
 * @rule H-11 @rule H-33 @rule W-09
 */
export function endRound(sheet: Sheet, command: EndRound): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const next = step(startTally(sheet), 'manual', 'time.round', (round) => round + 1);
  const healFirst = tableRule(sheet, 'healBeforeTick');
  const ticks = tableRule(sheet, 'worseningTiming') !== 'endOfOwnTurn';
  const ticked = ticks && !healFirst ? tick(next) : next;
  if (ticked.sheet.death !== null) return ticked;
  const expired = settleDeath(settleMaximumHealth(runRounds(ticked)));
  if (expired.sheet.death !== null) return expired;
  const healed = healAtStart(expired, command);
  if ('code' in healed) return healed;
  const late = ticks && healFirst ? tick(healed) : healed;
  return late.sheet.death !== null ? late : payToStayAwake(sheet, late);
}

/** One worsening round, unless a healthy point has come back. @rule H-11 */
function tick(tally: Tally): Tally {
  const track = openTrackOf(tally.sheet);
  if (!tally.sheet.worsening || track.healthy > 0) return tally;
  return settleDeath(moveOpenTo(tally, 'H-11', worsen(track)));
}

/** Effects measured in rounds lose one; those at 0 end. */
function runRounds(tally: Tally): Tally {
  const timed = tally.sheet.effects.filter((effect) => effect.duration.kind === 'rounds');
  const counted = timed.reduce(
    (next, { id }) => step(next, 'manual', `rounds:${id}`, (left) => Math.max(0, left - 1)),
    tally,
  );
  return endEffects(counted, (effect) => effect.duration.kind === 'rounds' && effect.duration.left === 0);
}

/** Fast healing and regeneration at the start of the round. @rule H-33 @rule H-34 @rule H-35 */
function healAtStart(tally: Tally, { healing, aggravatedFirst }: EndRound): Tally | Refusal {
  const { ratings } = fastHealingOf(tally.sheet);
  const tracks = tracksOf(tally.sheet);
  const amounts: GradeAmounts =
    healing ?? defaultTracksHealing(tracks, ratings, aggravatedFirst, tableRule(tally.sheet, 'fastHealExchange'));
  const allowed = fastHeal(openTrack(tracks), ratings, amounts, tableRule(tally.sheet, 'fastHealExchange'));
  if (!allowed.ok) return refused('H-34', 'healingTooSmall');
  return restore(tally, 'H-33', amounts);
}

/** At the start of a turn at 0 healthy Health: a new payment for wounds that just got there, after a worsening round, or when the paid time is over. @rule H-13 @rule W-09 @rule W-10 */
function payToStayAwake(before: Sheet, tally: Tally): Tally {
  const { consciousness, pending } = tally.sheet;
  const [was, is] = [openTrackOf(before), openTrackOf(tally.sheet)];
  if (is.healthy > 0 || consciousness.causes.length > 0) return tally;
  const open = pending.find((prompt) => prompt.kind === 'stayConscious');
  if (open)
    return withFacts(tally, { pending: pending.map((prompt) => (prompt === open ? { ...open, covers: 0 } : prompt)) });
  const ticked = is.aggravated > was.aggravated;
  const betweenTurns = tableRule(before, 'worseningTiming') === 'endOfSharedRound';
  const covers = betweenTurns ? 1 : 0;
  if (was.healthy > 0) return owePayment(tally, 'severeInjury', covers);
  if (ticked) return owePayment(tally, 'worsening', covers);
  const { holding } = consciousness;
  if (holding?.kind !== 'round') return tally;
  if (holding.turnsCovered === 0) return owePayment(tally, 'renewal', 0);
  const covered = { kind: 'round', turnsCovered: holding.turnsCovered - 1 } as const;
  return withFacts(tally, { consciousness: { ...consciousness, holding: covered } });
}

export type EndTurn = Readonly<{ type: 'turn/end' }>;

/** The end of the character's own turn, where the table lets injuries worsen then. Refused otherwise. @rule H-11 */
export function endTurn(sheet: Sheet): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const here = tableRule(sheet, 'worseningTiming') === 'endOfOwnTurn';
  if (!here || !sheet.worsening) return refused('H-11', 'notWorsening');
  const ticked = tick(startTally(sheet));
  const awake = ticked.sheet.death === null && ticked.sheet.consciousness.causes.length === 0;
  return awake ? owePayment(ticked, 'worsening', 1) : ticked;
}
