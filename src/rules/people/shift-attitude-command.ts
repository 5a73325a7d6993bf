import * as z from 'zod/mini';
import { ATTITUDES } from '@/model/attitudes';
import { idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { shiftAttitude } from './attitude';

export const shiftAttitudeInput = z.strictObject({ id: idSchema, steps: z.int().check(z.minimum(-7), z.maximum(7)) });
export type ShiftAttitude = Readonly<{ type: 'people/shift-attitude' }> & Readonly<z.infer<typeof shiftAttitudeInput>>;

/** Somebody grows warmer, or colder below 0, by steps. Refused for a stranger and at the end of the scale. @rule M-35 */
export function shiftAttitudeOf(sheet: Sheet, { id, steps }: ShiftAttitude): Tally | Refusal {
  const person = sheet.people.find((known) => known.id === id);
  if (!person) return refused('M-35', 'unknownEntry');
  const attitude = shiftAttitude(person.attitude, steps, person.isBeast);
  if (attitude === person.attitude) return refused('M-35', 'nothingToDo');
  return happen(startTally(sheet), 'M-35', 'attitudeChanged', {
    subject: person.name,
    amount: ATTITUDES.indexOf(attitude) - ATTITUDES.indexOf(person.attitude),
    facts: { people: sheet.people.map((known) => (known === person ? { ...person, attitude } : known)) },
  });
}
