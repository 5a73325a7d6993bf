export { type HealthStatus, healthStatus, statusBands, woundPenaltyOf, woundWeight } from './health-status';
export { lifeState, roundsToDeath, worsen } from './life-state';
export { type LostLimb, regrownAt, regrowthMinutes, regrowthRating } from './limbs';
export {
  closeSecondHealth,
  damageTracks,
  type Healing,
  healTracks,
  openSecondHealth,
  openTrack,
  type SecondHealthSource,
  secondHealthSize,
  type Tracks,
  tracksState,
} from './second-health';
export { addUp, type TakeDamage, takeDamageInput } from './take-damage';
export { higherOf, mayUseThisScene, riderThroughTemporaryHealth, soak } from './temporary-health';
export { amountsTotal, damageObject, damageTrack, trackTotal } from './track';
