import * as z from 'zod/mini';
import type { GradeAmounts } from '@/model/health';
import { gradeAmountsSchema } from '@/model/parts';
import type { Effect, Sheet } from '@/model/sheet';
import { endOfRounds } from '../actions/one-round-effect';
import { beginActions } from '../beings/turn-commands';
import { owePayment } from '../consciousness/settle-consciousness';
import { settleDeath } from '../death/settle-death';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally, withFacts } from '../engine/tally';
import { restore } from '../health/heal';
import { worsen } from '../health/life-state';
import { openTrack, openTrackOf, tracksOf } from '../health/open-track';
import { settleMaximumHealth } from '../health/settle-maximum-health';
import { moveOpenTo } from '../health/tracks-in-play';
import { defaultMending, defaultTracksHealing } from '../rest/default-tracks-healing';
import { fastHeal } from '../rest/fast-healing';
import { healingInForce, healingOf } from '../rest/fast-healing-in-play';
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
 * what the start of a round brings, then what staying awake costs. Refused for the dead and for healing beyond the sources.
 * @rule H-11 @rule H-33 @rule M-39 @rule M-48 @rule W-09
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
  const started = atStart(expired, command, 0);
  if ('code' in started) return started;
  const late = ticks && healFirst ? tick(started) : started;
  return late.sheet.death !== null ? late : payToStayAwake(sheet, late);
}

export type StartRound = Readonly<{ type: 'round/start' }> & Readonly<z.infer<typeof endRoundInput>>;

/**
 * The start of a round that no round of the character's own goes before, such as the first of a fight: start-of-round
 * healing, effects put off until it, then what staying awake costs. Refused as the end of a round is.
 * @rule H-33 @rule M-39 @rule M-48 @rule W-09
 */
export function startRound(sheet: Sheet, command: StartRound): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const begun = step(startTally(sheet), 'manual', 'time.round', (round) => Math.max(1, round));
  const started = atStart(happen(begun, 'manual', 'roundStarted'), command, 1);
  return 'code' in started ? started : payToStayAwake(sheet, started);
}

/** What the start of a round brings: its actions, healing, and the end of effects of one round that were put off until they had healed; those have `left` rounds. @rule H-33 @rule M-39 @rule M-48 */
function atStart(tally: Tally, command: EndRound | StartRound, left: number): Tally | Refusal {
  const healed = healAtStart(beginActions(tally), command);
  if ('code' in healed) return healed;
  const spent = endEffects(healed, (effect) => isPutOff(effect, left), 'M-48');
  return spent.sheet.effects.some(({ healing }) => healing?.triggered === false)
    ? withFacts(spent, { effects: spent.sheet.effects.map(afterTrigger) })
    : spent;
}

/** Whether an effect of one round whose rounds are over has yet to do its work. @rule M-48 */
function isPutOff({ duration, healing }: Effect, left: number): boolean {
  if (duration.kind !== 'rounds' || duration.left > left) return false;
  const spent = { lasted: 1, recurring: healing !== null, triggered: healing?.triggered ?? false };
  return endOfRounds(spent) === 'afterItsTrigger';
}

const afterTrigger = (effect: Effect): Effect =>
  effect.healing?.triggered === false ? { ...effect, healing: { ...effect.healing, triggered: true } } : effect;

/** One worsening round, unless a point has been healed before it. @rule H-11 @rule H-12 */
function tick(tally: Tally): Tally {
  const track = openTrackOf(tally.sheet);
  if (!tally.sheet.worsening || track.healthy > 0 || tally.signals.includes('healed')) return tally;
  return settleDeath(moveOpenTo(tally, 'H-11', worsen(track)));
}

/** Effects measured in rounds lose one; those at 0 end, unless they are put off until they have healed once. @rule M-48 */
function runRounds(tally: Tally): Tally {
  const timed = tally.sheet.effects.filter((effect) => effect.duration.kind === 'rounds');
  const counted = timed.reduce(
    (next, { id }) => step(next, 'manual', `rounds:${id}`, (left) => Math.max(0, left - 1)),
    tally,
  );
  return endEffects(
    counted,
    (effect) => effect.duration.kind === 'rounds' && effect.duration.left === 0 && !isPutOff(effect, 0),
  );
}

/** Fast healing and regeneration at the start of the round. @rule H-33 @rule H-34 @rule H-35 */
function healAtStart(tally: Tally, { healing, aggravatedFirst }: EndRound | StartRound): Tally | Refusal {
  const { ratings } = healingOf(tally.sheet, healingInForce(tally.sheet));
  const tracks = tracksOf(tally.sheet);
  const exchange = tableRule(tally.sheet, 'fastHealExchange');
  const usual = (): GradeAmounts =>
    tally.sheet.being.kind === 'object'
      ? defaultMending(ratings)
      : defaultTracksHealing(tracks, ratings, aggravatedFirst, exchange);
  const amounts = healing ?? usual();
  const allowed = fastHeal(openTrack(tracks), ratings, amounts, exchange);
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
