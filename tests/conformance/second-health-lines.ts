import { damageTracks, healTracks, regrowthMinutes } from '@/rules';
import type { Adapter } from './check-line';
import { type Amounts3, type Counts4, fromTrack, toAmounts, toTrack } from './shapes';

type TwoTracks = Readonly<{ first: Counts4; second: Counts4 | null }>;
type HitLine = TwoTracks & Readonly<{ secondMax?: number; dmg: Amounts3 }>;

const toTracks = ({ first, second }: TwoTracks) => ({
  first: toTrack(first),
  second: second === null ? null : toTrack(second),
});

/** The lines of limbs and second Health. */
export const secondHealthLines: Adapter = {
  limbRegrow: ({ size, rating, reattach }: Readonly<{ size: number; rating: number; reattach?: boolean }>) => ({
    minutes: regrowthMinutes(size, rating, reattach),
  }),
  damageTracks: (
    { first, second = null, secondMax, dmg }: HitLine,
    { carry, secondHealthCarry = carry }: Readonly<{ carry?: boolean; secondHealthCarry?: boolean }> = {},
  ) => {
    const after = damageTracks(toTracks({ first, second }), toAmounts(dmg), secondMax, secondHealthCarry);
    return {
      first: fromTrack(after.first),
      second: after.second && fromTrack(after.second),
      dead: after.dead,
    };
  },
  healTracks: ({ first, second = null, bl = 0, a = 0 }: TwoTracks & Readonly<{ bl?: number; a?: number }>) => {
    const healed = healTracks(toTracks({ first, second }), {
      bashingOrLethal: bl,
      bashing: 0,
      lethal: 0,
      aggravated: a,
    });
    return { first: fromTrack(healed.first), second: healed.second && fromTrack(healed.second) };
  },
};
