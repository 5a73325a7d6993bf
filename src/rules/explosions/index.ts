export { type ClusterProgress, type ClusterRoll, clusterRoll } from './cluster-roll';
export { type Explode, explosionInput } from './explosion-command';
export {
  clusterDamage,
  type Explosion,
  type ExplosionThreshold,
  explosionsAt,
  type Overlap,
  type OverlapOfKind,
  overlapDamage,
} from './overlap-damage';
export { clusterOf, clusterRollOn, explosionsOn } from './sheet-explosions';
