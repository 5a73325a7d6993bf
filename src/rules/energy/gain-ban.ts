import { hasNature, type PoolKind } from './pool-kind';
import type { Nature } from './pool-nature';

/**
 * From a moment on, gaining a pool that has all these natures kills. `imposedBy` is the pool that brings the ban and
 * may itself be gained; `since` is a moment on the same clock as the gains.
 */
export type GainBan = Readonly<{ imposedBy: string; natures: readonly Nature[]; since: number }>;

/** That a pool is gained, for the first time or again, and when. */
export type PoolGain = Readonly<{ pool: PoolKind; at: number }>;

/** The ban that a pool brings from its first point on; null for a pool that forbids nothing. @rule E-18 */
export const banBroughtBy = ({ pool, at }: PoolGain): GainBan | null =>
  pool.bansLater.length === 0 ? null : { imposedBy: pool.name, natures: pool.bansLater, since: at };

/** Whether a ban makes a gain deadly. What was held before it is safe; gaining the same pool again is not. @rule E-18 */
export const isDeadlyGain = (ban: GainBan, { pool, at }: PoolGain): boolean =>
  at >= ban.since && pool.name !== ban.imposedBy && ban.natures.every((nature) => hasNature(pool, nature));

/** What becomes of gains in a row under a ban; after the deadly one there is nothing more to tell. @rule E-18 */
export function gainsUnderBan(ban: GainBan, gains: readonly PoolGain[]): readonly ('safe' | 'annihilated')[] {
  const deadly = gains.findIndex((gain) => isDeadlyGain(ban, gain));
  const told = deadly < 0 ? gains : gains.slice(0, deadly + 1);
  return told.map((_, index) => (index === deadly ? 'annihilated' : 'safe'));
}
