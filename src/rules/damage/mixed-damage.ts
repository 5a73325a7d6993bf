import type { DamageType } from '@/model/damage';

/** One defence against mixed damage: kinds add up, within a kind the best counts. `points` may be Infinity (immunity). */
export type Cover = Readonly<{ kind: string; types: readonly DamageType[] | 'all'; points: number }>;

/** Points left of mixed damage: only what is covered on each of its types is taken off. @rule D-31 @rule P-36 */
export function mixedDamage(amount: number, types: readonly DamageType[], covers: readonly Cover[]): number {
  const least = types.reduce((lowest, type) => Math.min(lowest, coverOn(type, covers)), Number.POSITIVE_INFINITY);
  return amount - Math.min(amount, least);
}

/** Points all defences together take off one type. @rule D-31 @rule P-36 */
function coverOn(type: DamageType, covers: readonly Cover[]): number {
  const best = new Map<string, number>();
  for (const { kind, types, points } of covers) {
    if (types === 'all' || types.includes(type)) best.set(kind, Math.max(points, best.get(kind) ?? 0));
  }
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}
