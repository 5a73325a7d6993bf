import * as z from 'zod/mini';
import { count, idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, step, type Tally } from '../engine/tally';
import { endCondition } from '../time/effects';
import type { SaveMade } from './save-moments';

/** Saves rolled while the rest lasts, one for each short rest in the order they fall due. */
export const savesMadeSchema = z.array(z.strictObject({ condition: idSchema, points: count })).check(z.maxLength(200));

/** Why these saves can't have been made: a condition that is not there, or is over by then. @rule H-26 */
export function savesMadeRefusal({ conditions }: Sheet, made: readonly SaveMade[]): Refusal | null {
  const left = new Map(conditions.map(({ id, points }) => [id, points]));
  for (const { condition, points } of made) {
    const known = left.get(condition);
    if (known === undefined) return refused('H-26', 'unknownEntry');
    if (known === 0 || points > known) return refused('H-26', 'nothingToDo');
    left.set(condition, known - points);
  }
  return null;
}

/** Each save at its moment, in minutes of the rest: the condition loses what the save took off, and is over at 0. @rule H-26 */
export const makeSaves = (tally: Tally, made: readonly SaveMade[], moments: readonly number[]): Tally =>
  made.reduce((next, save, place) => makeSave(next, save, moments[place] ?? 0), tally);

function makeSave(tally: Tally, { condition, points }: SaveMade, minute: number): Tally {
  const known = tally.sheet.conditions.find(({ id }) => id === condition);
  if (!known) return tally;
  const rolled = happen(tally, 'H-26', 'saveMade', { amount: minute, subject: known.name });
  if (points === 0) return rolled;
  const left = known.points - points;
  const lowered = step(rolled, 'H-26', `condition:${condition}`, left);
  return left === 0 ? endCondition(lowered, 'H-26', known) : lowered;
}
