import * as z from 'zod/mini';
import { count, idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { lifeStatus } from '../derived/health';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { endCondition, endEffects } from '../time/effects';
import { judgeTeleport, pickedSquare, type Square, teleportSquares } from './teleport';

const squareSchema = z.tuple([z.int(), z.int()]);

export const teleportInput = z.strictObject({
  somatic: z.boolean(),
  canGesture: z.boolean(),
  lineOfEffect: z.boolean(),
  lineOfSight: z.boolean(),
  /** The grapples and bonds that hold the character: effects and conditions by id. */
  frees: z.array(idSchema).check(z.maxLength(100)),
  /** Where to, on a map; null where there is none. `taken` lists what is no free open ground, `die` picks among equals. */
  to: z.nullable(
    z.strictObject({
      square: squareSchema,
      taken: z.array(squareSchema).check(z.maxLength(1000)),
      whenBlocked: z.enum(['nextSquare', 'fails']),
      die: count,
    }),
  ),
});
type Input = z.infer<typeof teleportInput>;
export type Teleport = Readonly<{ type: 'teleport/use' }> & Readonly<Input>;

/**
 * The character teleports out of what holds it. Refused for the dead and the unconscious, for what can't be gestured,
 * seen or reached, where there is no free square, and for a bond that is not there.
 * @rule M-66 @rule M-67
 */
export function teleport(sheet: Sheet, { frees, to, ...attempt }: Teleport): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (lifeStatus(sheet) === 'out') return refused('H-09', 'unconscious');
  const [bar] = judgeTeleport(attempt).barred;
  if (bar) return refused('M-66', bar);
  const bonds = [...sheet.effects, ...sheet.conditions];
  if (frees.some((id) => !bonds.some((bond) => bond.id === id))) return refused('M-66', 'unknownEntry');
  const arrival = to && arrivalAt(to);
  if (to && !arrival) return refused('M-67', 'noFreeSquare');
  const gone = happen(startTally(sheet), arrival ? 'M-67' : 'M-66', 'teleported', {
    subject: arrival ? arrival.join(', ') : '',
  });
  return freed(gone, new Set(frees));
}

const arrivalAt = ({ square, taken, whenBlocked, die }: NonNullable<Input['to']>): Square | null =>
  pickedSquare(teleportSquares(square, taken, whenBlocked), Math.max(1, die));

const freed = (tally: Tally, frees: ReadonlySet<string>): Tally =>
  tally.sheet.conditions
    .filter(({ id }) => frees.has(id))
    .reduce(
      (next, condition) => endCondition(next, 'M-66', condition),
      endEffects(tally, ({ id }) => frees.has(id), 'M-66'),
    );
