export {
  HEALTH_STATUSES,
  type HealthStatus,
  healthStatus,
  statusBands,
  woundPenaltyOf,
  woundWeight,
} from './health-status';
export { lifeState, roundsToDeath, worsen } from './life-state';
export { type GrowingLimb, minutesLeft, regrowthMinutes, regrowthRating } from './limbs';
export { openTrack, openTrackOf, type Tracks, tracksOf, trackToHeal } from './open-track';
export {
  closeSecondHealth,
  damageTracks,
  type Healing,
  healTracks,
  openSecondHealth,
  type SecondHealthSource,
  secondHealthSize,
  tracksState,
} from './second-health';
export { type CloseSecond, type OpenSecond, openSecondInput } from './second-health-commands';
export { type LimbLeft, limbRegeneration, limbsLeft } from './sheet-limbs';
export { addUp, partsDealt, type TakeDamage, takeDamageInput } from './take-damage';
export { higherOf, mayUseThisScene, riderThroughTemporaryHealth } from './temporary-health';
export { amountsTotal, damageObject, damageTrack, trackTotal } from './track';
