import type { Grade } from '@/model/health';

/** The order in which temporary HP soaks damage. @rule H-38 */
export const SOAK_ORDER = ['aggravated', 'lethal', 'bashing'] as const satisfies readonly Grade[];

/** What a rider sized by the damage dealt is worth once temporary HP has taken its part, out of the hit itself first. @rule H-40 */
export function riderThroughTemporaryHealth(
  hit: Readonly<{ original: number; extra: number; temporary: number }>,
): Readonly<{ through: number; rider: number }> {
  const absorbed = Math.min(hit.temporary, hit.original + hit.extra);
  return { through: hit.original + hit.extra - absorbed, rider: Math.max(0, hit.original - absorbed) };
}

/** Gaining temporary HP keeps the higher of what is left and what is new. @rule H-42 */
export const higherOf = (current: number, gained: number): number => Math.max(current, gained);

/** Whether a granting Skill may still be used in this scene. @rule H-42 @rule W-14 */
export const mayUseThisScene = (used: readonly string[], skill: string): boolean => !used.includes(skill);
