import type { Essence } from './essence';

/** A Film, zone or effect that holds down one Essence: things fail, or sink to their simpler counterpart. */
export type Suppression = Readonly<{ essence: Essence; mode?: 'fail' | 'degrade' | undefined }>;

/** A thing that can be held down; `degradesTo` names its simpler counterpart, if it has one. */
export type Suppressible = Readonly<{ essence: Essence; degradesTo?: string | null | undefined }>;

export type UnderSuppression =
  | Readonly<{ state: 'works' }>
  | Readonly<{ state: 'fails' }>
  | Readonly<{ state: 'degraded'; to: string }>;

/**
 * How a thing fares where one Essence is held down. Other Essences work on; without a counterpart, degrading is
 * failing. @rule S-03 @rule S-07 @rule S-11 @rule S-14
 */
export function underSuppression(thing: Suppressible, { essence, mode = 'fail' }: Suppression): UnderSuppression {
  if (thing.essence !== essence) return { state: 'works' };
  return mode === 'degrade' && thing.degradesTo ? { state: 'degraded', to: thing.degradesTo } : { state: 'fails' };
}

/** What a suppressing or stripping effect is aimed at: an Essence, tags that must all be there, or both. */
export type SuppressionAim = Readonly<{ essence?: Essence | undefined; tags?: readonly string[] | undefined }>;

type Aimable = Readonly<{ essence: Essence; tags: readonly string[] }>;

/** Whether an active effect is one of those aimed at; an aim that names nothing hits nothing. @rule S-11 */
export function isAimedAt(effect: Aimable, { essence, tags = [] }: SuppressionAim): boolean {
  if (essence === undefined && tags.length === 0) return false;
  return (essence === undefined || effect.essence === essence) && tags.every((tag) => effect.tags.includes(tag));
}

/** Active effects after some were held down (they come back later) or stripped (they are gone). */
export type AfterSuppression<T> = Readonly<{ active: readonly T[]; suppressed: readonly T[]; removed: readonly T[] }>;

/** Holds down or strips every effect aimed at. @rule S-11 */
export function suppressEffects<T extends Aimable>(
  effects: readonly T[],
  aim: SuppressionAim,
  how: 'suppress' | 'remove',
): AfterSuppression<T> {
  const hit = effects.filter((effect) => isAimedAt(effect, aim));
  return {
    active: effects.filter((effect) => !isAimedAt(effect, aim)),
    suppressed: how === 'suppress' ? hit : [],
    removed: how === 'remove' ? hit : [],
  };
}

/**
 * Whether a Film may have the trait that an Essence fails in it: technology only, unless the table's
 * `allowOtherEssenceFilms` is on. Zones, spells and powers know no such limit. @rule S-12
 */
export const filmMaySuppress = (essence: Essence, allowOtherEssenceFilms = false): boolean =>
  essence === 'Technological' || allowOtherEssenceFilms;
