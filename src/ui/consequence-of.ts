import type { Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { execute, lifeStatus, openTrackOf, roundsLeft, type Trace, type TraceEvent, woundPenalty } from '@/rules';

/** What becomes of the character, in one word of the `outcome` messages. */
export type ConsequenceKind =
  | 'dies'
  | 'fallsUnconscious'
  | 'fallsUnconsciousAndWorsens'
  | 'worsens'
  | 'holds'
  | 'holdsWhileWorsening'
  | 'wakes'
  | 'stabilizes';

export type Consequence = Readonly<{
  /** Null when nothing becomes of it beyond the numbers. */
  kind: ConsequenceKind | null;
  /** How the injuries go on: so many rounds, each turning a point of this grade, or healed in time. */
  worsening: Readonly<{ rounds: number; from: Grade }> | 'healed' | null;
  /** Dice and Defense lost to wounds, when that is new. */
  penalty: number;
}>;

/** The consequence of a change, read off the sheets and the trace the rules gave back. */
export function consequenceOf(before: Sheet, after: Sheet, trace: Trace): Consequence {
  const penalty = woundPenalty(after).value;
  return {
    kind: kindOf(before, after, trace),
    worsening: after.worsening ? worseningOf(after) : null,
    penalty: after.death === null && penalty !== woundPenalty(before).value ? penalty : 0,
  };
}

/** Bad news, to be said at once. */
export const isDire = (kind: ConsequenceKind): boolean =>
  kind === 'dies' || kind === 'fallsUnconscious' || kind === 'fallsUnconsciousAndWorsens' || kind === 'worsens';

function kindOf(before: Sheet, after: Sheet, trace: Trace): ConsequenceKind | null {
  const happened = (event: TraceEvent) => trace.some((step) => step.kind === 'event' && step.event === event);
  if (happened('died')) return 'dies';
  const worsens = after.worsening;
  if (happened('passedOut') || (happened('mustPay') && lifeStatus(after) === 'mustPay')) {
    return worsens ? 'fallsUnconsciousAndWorsens' : 'fallsUnconscious';
  }
  if (happened('stayedConscious') && lifeStatus(after) === 'holding') return worsens ? 'holdsWhileWorsening' : 'holds';
  if (happened('woke')) return 'wakes';
  if (happened('worseningStopped')) return 'stabilizes';
  return worsens && !before.worsening ? 'worsens' : null;
}

/** Rounds left as they stand, unless the healing at the start of the next round comes in time. */
function worseningOf(after: Sheet): Consequence['worsening'] {
  const rounds = roundsLeft(after);
  if (rounds === null) return null;
  const next = execute(after, { type: 'round/end', healing: null, aggravatedFirst: false });
  if (next.ok && next.sheet.death === null && !next.sheet.worsening) return 'healed';
  return { rounds, from: openTrackOf(after).lethal > 0 ? 'lethal' : 'bashing' };
}
