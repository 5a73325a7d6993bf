/** The option: whether the first 3 meters are free, or reaching 3 meters already costs a point. */
export type FallBase = 'beyond3' | 'from3';

const METRES_PER_POINT = 3;
const METRES_PER_SUCCESS = 2;

/**
 * Points of lethal falling damage from a height in metres; each success of the Reflex save shortens the fall by 2 metres.
 * @rule D-20 @rule D-21
 */
export function fallingDamage(height: number, saveSuccesses = 0, base: FallBase = 'beyond3'): number {
  const fallen = Math.max(0, height - METRES_PER_SUCCESS * saveSuccesses);
  if (base === 'from3') return fallen < METRES_PER_POINT ? 0 : Math.ceil(fallen / METRES_PER_POINT);
  return Math.max(0, Math.ceil((fallen - METRES_PER_POINT) / METRES_PER_POINT));
}
