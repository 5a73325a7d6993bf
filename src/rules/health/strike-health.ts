import { GRADES, type Grade, type GradeAmounts } from '@/model/health';
import { happen, signal, type Tally } from '../engine/tally';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { strikeObject } from './object-health';
import { tracksOf } from './open-track';
import { damageTracks, secondHealthSize } from './second-health';
import { moveTo } from './settle-maximum-health';
import { amountsTotal, strike } from './track';
import { moveTracksTo, openReady } from './tracks-in-play';

const GRADE_RULES: Readonly<Record<Grade, RuleId>> = { bashing: 'H-03', lethal: 'H-04', aggravated: 'H-05' };

/**
 * Damage that reaches Health, grade by grade; points beyond the track are noted. Second Health that is open or ready takes
 * what the first track can't; objects count points without grades.
 * @rule H-03 @rule H-04 @rule H-05 @rule H-07 @rule H-08 @rule H-47
 */
export function strikeHealth(tally: Tally, amounts: GradeAmounts, source?: string): Tally {
  const { being, secondHealth } = tally.sheet;
  const struck = struckAs(being.kind === 'object', tally, amounts, source);
  const same = struck.sheet.health.track === tally.sheet.health.track && struck.sheet.secondHealth === secondHealth;
  return same ? struck : signal(struck, 'damaged');
}

function struckAs(thing: boolean, tally: Tally, amounts: GradeAmounts, source?: string): Tally {
  if (thing) return strikeThing(tally, amounts, source);
  if (tally.sheet.secondHealth !== null) return strikeTracks(tally, amounts, source);
  return GRADES.reduce((next, grade) => strikeGrade(next, grade, amounts[grade], source), tally);
}

function strikeGrade(tally: Tally, grade: Grade, points: number, source?: string): Tally {
  if (points === 0) return tally;
  const { track, overflow } = strike(tally.sheet.health.track, grade, points);
  const moved = moveTo(reached(tally, grade, points), GRADE_RULES[grade], track, source || undefined);
  return overflowed(moved, grade, overflow);
}

const reached = (tally: Tally, grade: Grade, points: number): Tally =>
  points > 0 ? happen(tally, GRADE_RULES[grade], 'reachedHealth', { amount: points, subject: grade }) : tally;

const overflowed = (tally: Tally, grade: Grade, points: number): Tally =>
  points > 0 ? happen(tally, 'H-07', 'overflow', { amount: points, subject: grade }) : tally;

/** One damage instance where second Health is open or ready. @rule H-47 */
function strikeTracks(tally: Tally, amounts: GradeAmounts, source?: string): Tally {
  const { sheet } = tally;
  const size = sheet.secondHealth ? secondHealthSize(sheet, sheet.secondHealth.source) : 0;
  const before = tracksOf(sheet);
  const after = damageTracks(before, amounts, size, tableRule(sheet, 'secondHealthCarry'));
  const told = GRADES.reduce((next, grade) => reached(next, grade, amounts[grade]), tally);
  const first = moveTo(told, 'H-47', after.first, source || undefined);
  const opened = before.second === null && after.second !== null ? openReady(first) : first;
  const moved = moveTracksTo(opened, 'H-47', after, source || undefined);
  return GRADES.reduce((next, grade) => overflowed(next, grade, after.overflow[grade]), moved);
}

/** Damage to an object; what has no grade goes by the lightest. @rule H-08 */
function strikeThing(tally: Tally, amounts: GradeAmounts, source?: string): Tally {
  if (amountsTotal(amounts) === 0) return tally;
  const { track, overflow } = strikeObject(tally.sheet.health.track, amounts);
  const told = happen(tally, 'H-08', 'reachedHealth', { amount: amountsTotal(amounts), subject: 'bashing' });
  return overflowed(moveTo(told, 'H-08', track, source || undefined), 'bashing', overflow);
}
