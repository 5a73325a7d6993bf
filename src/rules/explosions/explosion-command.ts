import * as z from 'zod/mini';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { recordDamage } from '../damage/damage-steps';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, type Tally } from '../engine/tally';
import { takeHit } from '../health/take-hit';
import { dealtPart, enteredPartSchema, type HitChoices, hitChoices } from '../pipeline/hit-choices';
import type { OverlapOfKind } from './overlap-damage';
import { explosionsOn } from './sheet-explosions';

const { grade, amount, types, rank, unavoidable } = enteredPartSchema.shape;

export const explosionInput = z.strictObject({
  /** Every blast that covers the spot. */
  blasts: z.array(z.strictObject({ grade, amount, types, rank, unavoidable })).check(z.minLength(1), z.maxLength(50)),
  source: textSchema,
  ...hitChoices,
});
export type Explode = Readonly<{ type: 'damage/explosion' }> & Readonly<z.infer<typeof explosionInput>>;
type Blast = Explode['blasts'][number];

/** What blasts have to share to raise each other: their types, and what else the defences go by. @rule M-01 */
const kindOf = ({ types: ofBlast = ['physical'], rank: ofEffect = null, unavoidable: passes = false }: Blast): string =>
  [...ofBlast.toSorted(), ofEffect ?? '', passes ? 'unavoidable' : ''].join(' ');

/**
 * The character stands where blasts overlap: those of one kind raise each other and are one hit, every other kind is a hit
 * of its own, one after the other; the choices hold for each. Refused for the dead and for no damage.
 * @rule M-01 @rule M-02 @rule M-03
 */
export function explode(sheet: Sheet, { blasts, source, ...choices }: Explode): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const going = blasts.filter((blast) => blast.amount > 0);
  if (going.length === 0) return refused('M-01', 'nothingToDo');
  const byKind = new Map(going.map((blast) => [kindOf(blast), blast]));
  const overlaps = explosionsOn(
    sheet,
    going.map((blast) => ({ kind: kindOf(blast), damage: blast.amount, grade: blast.grade })),
  );
  return overlaps.reduce((tally, overlap) => {
    const blast = byKind.get(overlap.kind);
    return blast ? blown(tally, blast, overlap, choices, source) : tally;
  }, startTally(sheet));
}

function blown(tally: Tally, blast: Blast, overlap: OverlapOfKind, choices: HitChoices, source: string): Tally {
  const { damage, baseline, increase, cap } = overlap;
  const counted = recordDamage(tally, [
    ['M-01', overlap.grade, baseline],
    [increase === cap ? 'M-02' : 'M-01', overlap.grade, increase],
  ]);
  return takeHit(counted, [dealtPart({ ...blast, grade: overlap.grade, amount: damage })], choices, source);
}
