import { GRADES, type Grade } from '@/model/health';

/** The option: which way a half goes when the number is odd. */
export type HalfRounding = 'down' | 'up';

/** Moves a grade up (or, by negative steps, down); never above aggravated nor below bashing. @rule D-15 @rule D-16 @rule P-17 */
export function stepGrade(grade: Grade, steps: number): Grade {
  const place = Math.min(GRADES.length - 1, Math.max(0, GRADES.indexOf(grade) + steps));
  return GRADES[place] ?? grade;
}

/** Half of a number of points. @rule D-37 */
export const half = (points: number, rounding: HalfRounding): number =>
  rounding === 'down' ? Math.floor(points / 2) : Math.ceil(points / 2);

/** Splits points of which half goes up a grade. @rule D-37 */
export function raiseHalf(points: number, rounding: HalfRounding = 'down'): Readonly<{ stays: number; rises: number }> {
  const rises = half(points, rounding);
  return { stays: points - rises, rises };
}
