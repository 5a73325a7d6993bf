import * as z from 'zod/mini';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { lifeStatus } from '../derived/health';
import { maximumWillpower } from '../derived/willpower';
import { type Refusal, refused } from '../engine/outcome';
import { happen, signal, startTally, step, type Tally, withFacts } from '../engine/tally';
import type { RuleId } from '../rulebook';
import { basicUseBonus } from './basic-use-bonus';
import {
  canUseBasic,
  losePoints,
  resistHungerUntil,
  spendPoints,
  underMaximum,
  type WillpowerPoints,
} from './willpower-points';

const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

export const spendWillpowerInput = z.strictObject({
  amount,
  /** `roll` and `defense` are the basic use: one point for dice or Defense. */
  purpose: z.enum(['roll', 'defense', 'other']),
  note: textSchema,
});
export type SpendWillpower = Readonly<{ type: 'willpower/spend' }> & Readonly<z.infer<typeof spendWillpowerInput>>;

/** Spends Willpower, temporary points first. Refused while unconscious, beyond what is there, and for a clone's rolls and Defense. @rule M-45 @rule W-03 @rule W-04 @rule W-07 @rule W-13 */
export function spendWillpower(sheet: Sheet, { amount, purpose, note }: SpendWillpower): Tally | Refusal {
  const unaware = refusedAsUnaware(sheet);
  if (unaware) return unaware;
  if (sheet.being.kind === 'clone' && purpose !== 'other') return refused('M-45', 'notForClones');
  const left = spendPoints(sheet.willpower, amount);
  if (left === null) return refused('W-13', 'notEnoughWillpower');
  const spent = setPoints(startTally(sheet), 'W-13', left, note);
  if (purpose === 'other') return spent;
  const points = sheet.willpower.current + sheet.willpower.temporary;
  const allowed =
    amount === 1 && canUseBasic({ extended: false, rolls: 1, alreadyUsed: false, selfAware: true, points });
  const rule = purpose === 'roll' ? 'W-03' : 'W-04';
  if (!allowed) return refused(rule, 'invalid');
  return happen(spent, rule, 'basicUse', { amount: basicUseBonus(sheet), subject: purpose });
}

/** Why a character can't use Willpower now: dead, or not self-aware. @rule W-07 */
export function refusedAsUnaware(sheet: Sheet): Refusal | null {
  const status = lifeStatus(sheet);
  if (status === 'dead') return refused('H-16', 'dead');
  return status === 'out' ? refused('W-07', 'unconscious') : null;
}

/** Sets Willpower and temporary Willpower, a step for each that changes. @rule W-13 */
export function setPoints(tally: Tally, rule: RuleId, points: WillpowerPoints, source?: string): Tally {
  const temporary = step(tally, rule, 'willpower.temporary', points.temporary, source || undefined);
  return step(temporary, rule, 'willpower.current', points.current, source || undefined);
}

export const loseWillpowerInput = z.strictObject({ amount });
export type LoseWillpower = Readonly<{ type: 'willpower/lose' }> & Readonly<z.infer<typeof loseWillpowerInput>>;

/** Loses Willpower to something else, temporary points first, down to 0. @rule W-13 */
export function loseWillpower(sheet: Sheet, command: LoseWillpower): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const lost = setPoints(startTally(sheet), 'W-13', losePoints(sheet.willpower, command.amount));
  return lost.sheet === sheet ? refused('W-13', 'nothingToDo') : lost;
}

export const recoverWillpowerInput = z.strictObject({ amount, source: textSchema });
export type RecoverWillpower = Readonly<{ type: 'willpower/recover' }> &
  Readonly<z.infer<typeof recoverWillpowerInput>>;

/** Recovers Willpower up to its maximum; a recovered point may wake the character. Refused when it is full. @rule W-01 @rule H-10 */
export function recoverWillpower(sheet: Sheet, command: RecoverWillpower): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const recovered = recoverPoints(startTally(sheet), 'W-01', command.amount, command.source);
  return recovered.sheet === sheet ? refused('W-01', 'nothingToDo') : recovered;
}

/** Recovers points under a rule, never above the maximum, and tells `settle` when a point came back. @rule W-16 */
export function recoverPoints(tally: Tally, rule: RuleId, points: number, source?: string): Tally {
  const maximum = maximumWillpower(tally.sheet).value;
  const { current } = tally.sheet.willpower;
  const next = Math.max(current, underMaximum(current + points, maximum));
  const recovered = step(tally, rule, 'willpower.current', next, source || undefined);
  return recovered === tally ? tally : signal(recovered, 'willpowerRecovered');
}

export type ResistHunger = Readonly<{ type: 'willpower/resist-hunger' }>;

/** Pays 1 Willpower against fainting from hunger or thirst: awake for 3 hours, then a certain faint. Once per scene. @rule W-11 */
export function resistHunger(sheet: Sheet): Tally | Refusal {
  const unaware = refusedAsUnaware(sheet);
  if (unaware) return unaware;
  const points = sheet.willpower.current + sheet.willpower.temporary;
  if (points < 1) return refused('W-11', 'notEnoughWillpower');
  const used = sheet.usedThisScene.includes(HUNGER_USE) || sheet.faintsAt !== null;
  const faintsAt = resistHungerUntil(sheet.time.minute, used, points);
  if (faintsAt === null) return refused('W-11', 'alreadyUsedThisScene');
  const paid = setPoints(startTally(sheet), 'W-11', losePoints(sheet.willpower, 1));
  const marked = withFacts(paid, { faintsAt, usedThisScene: [...sheet.usedThisScene, HUNGER_USE] });
  return happen(marked, 'W-11', 'stayedConscious', { subject: 'hunger' });
}

const HUNGER_USE = 'willpower/resist-hunger';
