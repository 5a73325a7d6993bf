import type { GradeAmounts, Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { poolMaximums } from '../derived/energy';
import { maximumWillpower } from '../derived/willpower';
import { isFatal, lifeState } from './life-state';
import { isWhole, openTrack, type Tracks } from './open-track';
import { damageTrack, healTrack } from './track';

/** The value an ability makes second Health of. */
export type SecondHealthSource =
  | Readonly<{ kind: 'willpower' }>
  | Readonly<{ kind: 'energyPool'; id: string }>
  | Readonly<{ kind: 'value'; value: number }>;

/** The maximum that second Health takes its size from at this moment; 0 for a pool that isn't there. @rule H-46 */
export function secondHealthSize(sheet: Sheet, source: SecondHealthSource): number {
  switch (source.kind) {
    case 'willpower':
      return maximumWillpower(sheet).value;
    case 'energyPool':
      return poolMaximums(sheet).get(source.id)?.value ?? 0;
    case 'value':
      return source.value;
  }
}

/** Second Health of this size as it opens, all healthy; later changes of its source don't touch it. Null for size 0. @rule H-46 */
export const openSecondHealth = (size: number): Track | null =>
  size > 0 ? { healthy: size, bashing: 0, lethal: 0, aggravated: 0 } : null;

/** What the open track says about life; the first one no longer worsens while the second is open. @rule H-49 */
export const tracksState = (tracks: Tracks): ReturnType<typeof lifeState> => lifeState(openTrack(tracks));

/**
 * One damage instance on both tracks. Once the first is all aggravated, second Health opens if one of `secondSize`
 * points is ready, and takes the rest of the hit; with `carry` off (the option) the hit that fills the first ends
 * there. Dead when the last track is all aggravated. `overflow` found nothing left to change.
 * @rule H-46 @rule H-47
 */
export function damageTracks(
  tracks: Tracks,
  amounts: GradeAmounts,
  secondSize = 0,
  carry = true,
): Tracks & Readonly<{ dead: boolean; overflow: GradeAmounts }> {
  const { track: first, overflow } = damageTrack(tracks.first, amounts);
  if (!isFatal(first)) return { first, second: tracks.second, dead: false, overflow };
  const second = tracks.second ?? openSecondHealth(secondSize);
  if (second === null) return { first, second, dead: true, overflow };
  if (!carry && !isFatal(tracks.first)) return { first, second, dead: isFatal(second), overflow };
  const after = damageTrack(second, overflow);
  return { first, second: after.track, dead: isFatal(after.track), overflow: after.overflow };
}

/** Points that can heal: each grade's own, and points for bashing or lethal alike, which take lethal first. */
export type Healing = GradeAmounts & Readonly<{ bashingOrLethal: number }>;

/** Healing on both tracks: the second first, and what is left on the first only once the second is all healthy. @rule H-48 */
export function healTracks({ first, second }: Tracks, healing: Healing): Tracks {
  if (second === null) return { first: healWith(first, healing).track, second };
  const healed = healWith(second, healing);
  return { first: isWhole(healed.track) ? healWith(first, healed.left).track : first, second: healed.track };
}

function healWith(track: Track, healing: Healing): Readonly<{ track: Track; left: Healing }> {
  const graded = healTrack(track, healing);
  const lethal = Math.min(graded.lethal, healing.bashingOrLethal);
  const bashing = Math.min(graded.bashing, healing.bashingOrLethal - lethal);
  const left = {
    bashing: healing.bashing - (track.bashing - graded.bashing),
    lethal: healing.lethal - (track.lethal - graded.lethal),
    aggravated: healing.aggravated - (track.aggravated - graded.aggravated),
    bashingOrLethal: healing.bashingOrLethal - lethal - bashing,
  };
  return { track: healTrack(graded, { bashing, lethal, aggravated: 0 }), left };
}

/** Second Health ends with its ability: the first track decides again, and is death when it is all aggravated. @rule H-46 @rule H-16 */
export const closeSecondHealth = ({ first }: Tracks): Readonly<{ track: Track; dead: boolean }> => ({
  track: first,
  dead: isFatal(first),
});
