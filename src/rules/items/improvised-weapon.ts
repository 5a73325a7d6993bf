import { type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';

/** What attacking with something that is no weapon does to the dice: an equipment penalty. */
const IMPROVISED_DICE = -2;

/** A thing used as a weapon: its damage rating in points, which of its numbers set it, and what it does to the dice. */
export type ImprovisedWeapon = Readonly<{
  damage: GradeAmounts;
  limitedBy: 'hardness' | 'size' | 'both' | 'storyteller';
  dice: number;
}>;

function limitOf(hardness: number, size: number): 'hardness' | 'size' | 'both' {
  if (hardness === size) return 'both';
  return hardness < size ? 'hardness' : 'size';
}

/**
 * An improvised weapon: bashing damage of the lower of Hardness and Size. The Storyteller may rule another damage or
 * grade, as for a broken bottle.
 * @rule M-05
 */
export function improvisedWeapon(
  { hardness, size }: Readonly<{ hardness: number; size: number }>,
  ruled: Readonly<{ damage?: number; grade?: Grade }> = {},
): ImprovisedWeapon {
  const { damage = Math.min(hardness, size), grade = 'bashing' } = ruled;
  return {
    damage: { ...NO_AMOUNTS, [grade]: damage },
    limitedBy: ruled.damage === undefined ? limitOf(hardness, size) : 'storyteller',
    dice: IMPROVISED_DICE,
  };
}
