import { roundedQuotient } from '../dice/rounding';

/** The metres of one move action, and which speed gives them. */
export type MoveDistance = Readonly<{ metres: number; own: number; fromFixed: number; used: 'own' | 'fixed' }>;

/**
 * How far one move action carries a character whom resources give fixed speeds, in metres per round. The highest of
 * these counts, halved; nothing boosts it. `ownMove` is the character's own move in metres with all its boosts; the
 * better of the two is used, never their sum.
 * @rule M-11
 */
export function moveWithFixedSpeed(fixedSpeeds: readonly number[], ownMove: number): MoveDistance {
  const fastest = fixedSpeeds.reduce((highest, next) => Math.max(highest, next), 0);
  const fromFixed = roundedQuotient(fastest, 2, 'down');
  const used = fromFixed > ownMove ? 'fixed' : 'own';
  return { metres: Math.max(fromFixed, ownMove), own: ownMove, fromFixed, used };
}
