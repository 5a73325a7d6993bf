import { GRADES, type Grade } from '@/model/health';
import { largestFit } from '../rest/largest-fit';

/** What the next rise costs: the damage as it has risen (`rule`), or two points more each time (`grenadeExample`). */
export type ExplosionThreshold = 'rule' | 'grenadeExample';

export type OverlapOptions = Readonly<{ threshold?: ExplosionThreshold; capped?: boolean }>;

/** Damage where blast areas overlap, in points, and how it came about. */
export type Overlap = Readonly<{
  damage: number;
  /** The highest damage, from which the others raise it. */
  baseline: number;
  increase: number;
  /** The most it may rise; null where the table caps nothing. */
  cap: number | null;
  /** The damage of all the others together, what the rises used of it, and what is left. */
  others: number;
  used: number;
  left: number;
}>;

/** How much the threshold grows with each rise. */
const GROWTH = { rule: 1, grenadeExample: 2 } as const;

/**
 * Damage where areas of one kind overlap. Every rise by 1 uses up as many points of the other areas as the threshold
 * asks, and the threshold grows with it; the cap is five times the highest of the others. Any order; whole points of 0
 * or more.
 * @rule M-01 @rule M-02
 */
export function overlapDamage(
  damages: readonly number[],
  { threshold = 'rule', capped = true }: OverlapOptions = {},
): Overlap {
  const [baseline = 0, second = 0, ...rest] = damages.toSorted((a, b) => b - a);
  const others = rest.reduce((sum, damage) => sum + damage, second);
  const cost = (rises: number) => rises * baseline + (GROWTH[threshold] * rises * (rises - 1)) / 2;
  const cap = capped ? 5 * second : null;
  const affordable = baseline > 0 ? Math.floor(others / baseline) : 0;
  const increase = largestFit(0, Math.min(affordable, cap ?? affordable), (rises) => cost(rises) <= others);
  const used = cost(increase);
  return { damage: baseline + increase, baseline, increase, cap, others, used, left: others - used };
}

/** Explosives bound into one charge: damage as if all of them overlapped; also the difficulty of making it. @rule M-03 */
export const clusterDamage = (damages: readonly number[], options?: OverlapOptions): Overlap =>
  overlapDamage(damages, options);

/** One blast at a spot; `kind` is its damage type, and only equal ones add up. */
export type Explosion = Readonly<{ kind: string; damage: number; grade: Grade }>;

/** Explosions of one kind put together: a hit of its own. */
export type OverlapOfKind = Overlap & Readonly<{ kind: string; grade: Grade }>;

/** The strongest blast comes first; among equals the worse grade. */
const strongerFirst = (a: Explosion, b: Explosion): number =>
  b.damage - a.damage || GRADES.indexOf(b.grade) - GRADES.indexOf(a.grade);

/** What a spot suffers under several blasts: one hit for each kind, at the grade of its strongest blast. @rule M-01 @rule M-02 */
export function explosionsAt(explosions: readonly Explosion[], options?: OverlapOptions): readonly OverlapOfKind[] {
  const byKind = new Map<string, Explosion[]>();
  for (const explosion of explosions) {
    const known = byKind.get(explosion.kind);
    if (known) known.push(explosion);
    else byKind.set(explosion.kind, [explosion]);
  }
  return [...byKind].map(([kind, blasts]) => {
    const grade = blasts.toSorted(strongerFirst)[0]?.grade ?? 'bashing';
    const damages = blasts.map(({ damage }) => damage);
    return { kind, grade, ...overlapDamage(damages, options) };
  });
}
