import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import { lifeStatus } from '../derived/health';
import { type Refusal, refused } from '../engine/outcome';
import { happen, signal, startTally, type Tally } from '../engine/tally';
import { openTrackOf } from '../health/open-track';
import { refusedAsUnaware, setPoints } from '../willpower/willpower-commands';
import { spendPoints } from '../willpower/willpower-points';
import { passOut as passOutFor, withoutPayment } from './settle-consciousness';

export const stayConsciousInput = z.strictObject({
  /** Outside combat the payment buys an hour instead of a round. */
  inCombat: z.boolean(),
});
export type StayConscious = Readonly<{ type: 'willpower/stay-conscious' }> &
  Readonly<z.infer<typeof stayConsciousInput>>;

/** Minutes that a payment outside combat buys. @rule W-08 */
const PAID_MINUTES = 60;

/** Pays 1 Willpower to stay awake at 0 healthy Health; without a point the character passes out. Refused when nothing asks. @rule W-08 @rule W-09 @rule W-10 */
export function stayConscious(sheet: Sheet, { inCombat }: StayConscious): Tally | Refusal {
  const unaware = refusedAsUnaware(sheet);
  if (unaware) return unaware;
  const owed = sheet.pending.find((prompt) => prompt.kind === 'stayConscious');
  if (!owed) return refused('W-08', 'noPrompt');
  const points = spendPoints(sheet.willpower, 1);
  if (points === null) return passOutFor(startTally(sheet), 'W-08', 'severeInjury');
  const holding = inCombat
    ? ({ kind: 'round', turnsCovered: owed.covers } as const)
    : ({ kind: 'hour', minutesLeft: PAID_MINUTES } as const);
  return happen(setPoints(startTally(sheet), 'W-08', points), 'W-08', 'stayedConscious', {
    subject: holding.kind,
    facts: { pending: withoutPayment(sheet), consciousness: { ...sheet.consciousness, holding } },
  });
}

export type PassOut = Readonly<{ type: 'consciousness/pass-out' }>;

/** Declines to pay and passes out. Refused when nothing asks. @rule W-08 @rule H-09 */
export function passOut(sheet: Sheet): Tally | Refusal {
  return lifeStatus(sheet) === 'mustPay'
    ? passOutFor(startTally(sheet), 'H-09', 'severeInjury')
    : refused('W-08', 'noPrompt');
}

export type Rouse = Readonly<{ type: 'consciousness/rouse' }>;

/** An outside stimulus rouses the character, as the Storyteller rules. Refused for a collapse at 0 Willpower, which it can't end, and when there is nothing to wake from. @rule H-10 @rule W-11 @rule W-17 */
export function rouse(sheet: Sheet): Tally | Refusal {
  const status = lifeStatus(sheet);
  if (status === 'dead') return refused('H-16', 'dead');
  if (sheet.consciousness.causes.includes('noWillpower')) return refused('W-17', 'unconscious');
  return status === 'mustPay' || status === 'out'
    ? signal(startTally(sheet), 'stimulus')
    : refused('H-10', 'notUnconscious');
}

export type SendBack = Readonly<{ type: 'consciousness/send-back' }>;

/** The Storyteller sends the character back to unconsciousness by hand; at 0 healthy Health it is that of the wounds. @rule H-10 */
export function sendBack(sheet: Sheet): Tally | Refusal {
  const unaware = refusedAsUnaware(sheet);
  const cause = openTrackOf(sheet).healthy > 0 ? 'storyteller' : 'severeInjury';
  return unaware ?? passOutFor(startTally(sheet), 'manual', cause);
}
