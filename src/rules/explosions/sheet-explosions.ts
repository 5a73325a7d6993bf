import type { Sheet } from '@/model/sheet';
import { tableRule } from '../table-rule';
import { type ClusterProgress, type ClusterRoll, clusterRoll } from './cluster-roll';
import { clusterDamage, type Explosion, explosionsAt, type Overlap, type OverlapOfKind } from './overlap-damage';

/** What a spot suffers under several blasts by the readings of this sheet's table. @rule M-01 @rule M-02 */
export const explosionsOn = (sheet: Sheet, explosions: readonly Explosion[]): readonly OverlapOfKind[] =>
  explosionsAt(explosions, { threshold: tableRule(sheet, 'explosionThreshold') });

/** The damage of a charge of several explosives, and the difficulty of making it, by the readings of this sheet's table. @rule M-03 */
export const clusterOf = (sheet: Sheet, damages: readonly number[]): Overlap =>
  clusterDamage(damages, { threshold: tableRule(sheet, 'explosionThreshold') });

/** One roll on making a charge by the readings of this sheet's table. @rule M-04 */
export const clusterRollOn = (sheet: Sheet, roll: ClusterRoll): ClusterProgress =>
  clusterRoll(roll, tableRule(sheet, 'ties'));
