import type { Rank } from '@/model/ranks';
import { levelIndex } from './source';

/**
 * A buff, or a debuff that does not pile up, in force on one target or area. `key` names the effect and what it is on,
 * whoever cast it.
 */
export type Buff = Readonly<{
  key: string;
  /** Its Rank, or a number where the resource counts levels of its own. */
  level: number | Rank;
  /** Points or times of amplification; it tells two of the same level apart. */
  amplified?: number | undefined;
}>;

export type BuffOutcome = 'added' | 'replaced' | 'ignored';

const levelOf = ({ level }: Buff) => (typeof level === 'number' ? level : levelIndex(level));

const standsAbove = (one: Buff, other: Buff): boolean =>
  levelOf(one) === levelOf(other) ? (one.amplified ?? 0) > (other.amplified ?? 0) : levelOf(one) > levelOf(other);

/**
 * Puts a buff, debuff or area buff on its target: of one source there is one instance, of the higher level, and at the
 * same level the newer, however short its time. What replaces takes the place of what it replaces in the list.
 * @rule B-26 @rule B-27 @rule B-28 @rule B-29
 */
export function applyBuff<T extends Buff>(
  active: readonly T[],
  incoming: T,
): Readonly<{ active: readonly T[]; outcome: BuffOutcome }> {
  const place = active.findIndex(({ key }) => key === incoming.key);
  const held = active[place];
  if (held === undefined) return { active: [...active, incoming], outcome: 'added' };
  if (standsAbove(held, incoming)) return { active, outcome: 'ignored' };
  return { active: active.with(place, incoming), outcome: 'replaced' };
}
