import type { Sheet, UnconsciousCause } from '@/model/sheet';
import { happen, type Signal, type Tally, withFacts } from '../engine/tally';
import { openTrackOf } from '../health/open-track';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { isWillpowerZero } from '../willpower/willpower-points';

/**
 * Brings consciousness, worsening and the payment owed in line with the wounds and with what just happened.
 * The states and their changes are those of the contract's table; the track that counts is the open one.
 * @rule H-09 @rule H-10 @rule H-12 @rule H-13 @rule H-49
 */
export function settleConsciousness(before: Sheet, tally: Tally): Tally {
  if (tally.sheet.death !== null) return tally;
  const stopped = stopWorsening(tally);
  const injured = losesLastHealthy(before, stopped) ? severeInjury(stopped) : stopped;
  const roused = rouse(injured);
  return collapse(roused);
}

/** Whether nothing of the wounds can fell or worsen it: a healthy point is left, or it is an object. @rule H-08 @rule H-09 */
const isSafe = (sheet: Sheet): boolean => openTrackOf(sheet).healthy > 0 || isObject(sheet);

const isObject = ({ being }: Sheet): boolean => being.kind === 'object';

const has = (tally: Tally, signal: Signal) => tally.signals.includes(signal);

function stopWorsening(tally: Tally): Tally {
  const helped = isSafe(tally.sheet) || has(tally, 'healed') || has(tally, 'firstAid');
  if (!tally.sheet.worsening || !helped) return tally;
  return happen(tally, 'H-12', 'worseningStopped', { facts: { worsening: false } });
}

/** New damage checks again; so does losing the last healthy point to a lower maximum. Objects have nothing to lose. @rule H-08 */
function losesLastHealthy(before: Sheet, tally: Tally): boolean {
  if (has(tally, 'timeReversed')) return false;
  if (isSafe(tally.sheet)) return false;
  return has(tally, 'damaged') || openTrackOf(before).healthy > 0;
}

/** The wounds of a character at 0 healthy Health are looked at from scratch. @rule H-09 @rule H-11 @rule H-13 */
function severeInjury(tally: Tally): Tally {
  const { sheet } = tally;
  const worsens = openTrackOf(sheet).aggravated > 0;
  const worse =
    worsens && !sheet.worsening
      ? happen(tally, 'H-11', 'worseningStarted', { facts: { worsening: true } })
      : withFacts(tally, { worsening: worsens });
  return sheet.consciousness.causes.length > 0
    ? passOut(worse, 'H-13', 'severeInjury')
    : owePayment(worse, 'severeInjury', 1);
}

const PAYMENT_RULES = { severeInjury: 'H-09', worsening: 'W-10', renewal: 'W-09' } as const;

/** Asks the player to pay Willpower or pass out; a question already open stays as it is. @rule W-08 @rule W-10 */
export function owePayment(tally: Tally, reason: keyof typeof PAYMENT_RULES, covers: number): Tally {
  const { pending, consciousness } = tally.sheet;
  if (pending.some((prompt) => prompt.kind === 'stayConscious')) return tally;
  return happen(tally, PAYMENT_RULES[reason], 'mustPay', {
    subject: reason,
    facts: {
      pending: [...pending, { kind: 'stayConscious', reason, covers }],
      consciousness: { ...consciousness, holding: null },
    },
  });
}

/**
 * The character loses consciousness for one more cause. What was owed or paid to stay awake in spite of the wounds is
 * over with it, so that they keep the character down as well. @rule H-09 @rule W-07 @rule W-17
 */
export function passOut(tally: Tally, rule: RuleId | 'manual', cause: UnconsciousCause): Tally {
  const { causes, holding } = tally.sheet.consciousness;
  if (causes.includes(cause)) return tally;
  const pending = withoutPayment(tally.sheet);
  const byWounds = cause !== 'severeInjury' && (holding !== null || pending !== tally.sheet.pending);
  const added: readonly UnconsciousCause[] = byWounds ? [cause, 'severeInjury'] : [cause];
  const facts = { consciousness: { causes: [...causes, ...added], holding: null }, pending };
  return causes.length > 0 ? withFacts(tally, facts) : happen(tally, rule, 'passedOut', { subject: cause, facts });
}

/** A cause of unconsciousness ends; the character wakes when it was the last one. @rule H-10 */
export function endCauses(tally: Tally, rule: RuleId | 'manual', ended: readonly UnconsciousCause[]): Tally {
  const { causes, holding } = tally.sheet.consciousness;
  const left = causes.filter((cause) => !ended.includes(cause));
  if (left.length === causes.length) return tally;
  const facts = { consciousness: { causes: left, holding } };
  return left.length > 0 ? withFacts(tally, facts) : happen(tally, rule, 'woke', { facts });
}

/** Wakes for a healthy point, a recovered point of Willpower, or an outside stimulus, each from its own causes. @rule H-10 */
function rouse(tally: Tally): Tally {
  let next = tally;
  if (isSafe(tally.sheet)) next = endCauses(nothingOwed(next), 'H-10', ['severeInjury']);
  if (has(tally, 'willpowerRecovered')) next = endCauses(answered(next), 'H-10', ['severeInjury', 'noWillpower']);
  if (has(tally, 'stimulus')) next = endCauses(answered(next), 'H-10', ['severeInjury', 'hunger', 'storyteller']);
  return next;
}

/** Whoever was asked to pay stays awake without paying. @rule H-13 */
function answered(tally: Tally): Tally {
  const pending = withoutPayment(tally.sheet);
  return pending === tally.sheet.pending ? tally : happen(tally, 'H-13', 'stayedConscious', { facts: { pending } });
}

function nothingOwed(tally: Tally): Tally {
  const next = answered(tally);
  const { causes, holding } = next.sheet.consciousness;
  return holding ? withFacts(next, { consciousness: { causes, holding: null } }) : next;
}

/** Collapse at 0 Willpower, where the table plays with it; objects never do. @rule H-08 @rule W-15 @rule W-17 */
function collapse(tally: Tally): Tally {
  const applies = tableRule(tally.sheet, 'willpowerZeroCollapse') && !isObject(tally.sheet);
  if (!applies) return endCauses(tally, 'W-17', ['noWillpower']);
  return isWillpowerZero(tally.sheet.willpower) ? passOut(tally, 'W-17', 'noWillpower') : tally;
}

/** What the player owes, without the payment to stay conscious. @rule W-08 */
export const withoutPayment = (sheet: Sheet): Sheet['pending'] =>
  sheet.pending.every((prompt) => prompt.kind !== 'stayConscious')
    ? sheet.pending
    : sheet.pending.filter((prompt) => prompt.kind !== 'stayConscious');
