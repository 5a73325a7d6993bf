import { ATTITUDES, type Attitude } from '@/model/attitudes';

/** The attitudes somebody can have; only a beast can be obedient. @rule M-35 */
export const attitudesOf = (isBeast: boolean): readonly Attitude[] =>
  isBeast ? ATTITUDES : ATTITUDES.filter((attitude) => attitude !== 'obedient');

/** An attitude some steps warmer, or colder below 0, as far as the scale goes. @rule M-35 */
export function shiftAttitude(attitude: Attitude, steps: number, isBeast = false): Attitude {
  const scale = attitudesOf(isBeast);
  const wanted = ATTITUDES.indexOf(attitude) + steps;
  return scale[Math.min(scale.length - 1, Math.max(0, wanted))] ?? attitude;
}
