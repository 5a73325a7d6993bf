import type { LostLimb, Sheet } from '@/model/sheet';
import { counts, doesNotCount, type Explained } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import { healingInForce } from '../rest/fast-healing-in-play';
import { grow, minutesLeft, regrowthRating } from './limbs';

/** A limb that is gone, and the minute of the sheet's time at which it is back; null without regeneration. */
export type LimbLeft = Readonly<{ limb: LostLimb; backAt: number | null }>;

/** The rating limbs regrow by once these minutes have passed: effects that last no longer are over. @rule H-36 */
const ratingAfter = (sheet: Sheet, minutes: number): number =>
  regrowthRating(healingInForce(sheet, ({ duration }) => duration.kind !== 'minutes' || duration.left > minutes));

/** The rating that limbs regrow by now: of all regeneration in force, the highest. @rule H-36 */
export const limbRegeneration = perSheet((sheet): Explained => {
  const all = healingInForce(sheet).filter(({ kind }) => kind === 'regeneration');
  const value = regrowthRating(all);
  const best = all.find(({ rating }) => rating === value);
  const contributions = all.map((one) => {
    const source = { kind: 'effect', id: one.id, name: one.name, source: '' } as const;
    return one === best ? counts('H-36', source, one.rating) : doesNotCount('H-36', source, one.rating, 'notHighest');
  });
  return { value, rule: 'H-36', contributions };
});

/** The limbs still gone, each with when it is back if nothing changes. @rule H-36 @rule H-37 */
export const limbsLeft = perSheet((sheet): readonly LimbLeft[] => {
  const rating = ratingAfter(sheet, 0);
  return sheet.lostLimbs.map((limb) => {
    const left = minutesLeft(limb, rating);
    return { limb, backAt: left === null ? null : sheet.time.minute + left };
  });
});

/** The lost limbs after some minutes, at the rating of each stretch between the ends of effects that regenerate. @rule H-36 @rule H-37 */
export function limbsAfter(sheet: Sheet, minutes: number): Sheet['lostLimbs'] {
  const ends = sheet.effects.flatMap(({ duration, healing }) =>
    healing?.kind === 'regeneration' && duration.kind === 'minutes' && duration.left < minutes ? [duration.left] : [],
  );
  const marks = [...new Set([0, ...ends])].sort((a, b) => a - b);
  return marks.reduce<Sheet['lostLimbs']>((limbs, from, index) => {
    const until = marks[index + 1] ?? minutes;
    const rating = ratingAfter(sheet, from);
    return limbs.map((limb) => grow(limb, until - from, rating));
  }, sheet.lostLimbs);
}
