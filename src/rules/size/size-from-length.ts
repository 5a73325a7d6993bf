import { roundedQuotient } from '../dice/rounding';

/** Centimetres of length that make a point of Size. */
const CENTIMETRES_PER_SIZE = 40;

/** The Size of something whose longest side is this long, in centimetres; at least 1. @rule M-15 */
export const sizeFromCentimetres = (longestSide: number): number =>
  Math.max(1, roundedQuotient(longestSide, CENTIMETRES_PER_SIZE, 'up'));

/** The Size of a thing in its present state (folded, wound up, pulled straight), from its sides in centimetres. @rule M-17 */
export const sizeInState = (sides: readonly number[]): number =>
  sizeFromCentimetres(sides.reduce((longest, side) => Math.max(longest, side), 0));
