import { describe, expect, it } from 'vitest';
import { aSheet, aTrack } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { ORDINARY_POOL } from '@/model/energy';
import { GRADES, type Grade, type GradeAmounts, type Track } from '@/model/health';
import { maximumHealth } from '@/rules';
import { openTrack, type Tracks } from '@/rules/health/open-track';
import {
  closeSecondHealth,
  damageTracks,
  healTracks,
  openSecondHealth,
  secondHealthSize,
  tracksState,
} from '@/rules/health/second-health';
import { damageTrack, trackTotal } from '@/rules/health/track';

const amounts = (bashing: number, lethal = 0, aggravated = 0) => ({ bashing, lethal, aggravated });
const healing = (bashingOrLethal: number, aggravated = 0, bashing = 0, lethal = 0) => ({
  bashing,
  lethal,
  aggravated,
  bashingOrLethal,
});

describe('opening', () => {
  const mana = {
    ...ORDINARY_POOL,
    id: 'mana',
    name: 'Mana',
    keys: ['resolve', 'presence'],
    current: 0,
    reopenings: 1,
    enhancement: 0,
    bonus: 0,
  } as const;
  const sheet = aSheet({ willpower: { current: 1, bonus: 3 }, energyPools: [{ ...mana, keys: [...mana.keys] }] });

  it.each([
    { title: 'maximum Willpower, whatever is left of it', source: { kind: 'willpower' }, size: 7 },
    { title: 'a pool’s maximum', source: { kind: 'energyPool', id: 'mana' }, size: 9 },
    { title: 'a pool that is gone', source: { kind: 'energyPool', id: 'none' }, size: 0 },
    { title: 'another value', source: { kind: 'value', value: 12 }, size: 12 },
  ] as const)('[H-46] has the size of $title', ({ source, size }) =>
    expect(secondHealthSize(sheet, source)).toBe(size),
  );

  it('[H-46] opens all healthy, and not at all at size 0', () => {
    expect([openSecondHealth(7), openSecondHealth(0)]).toEqual([aTrack(7), null]);
  });

  it('[H-46] ends with its ability: the first track decides', () => {
    expect(closeSecondHealth({ first: aTrack(0, 0, 0, 5), second: aTrack(4) })).toEqual({
      track: aTrack(0, 0, 0, 5),
      dead: true,
    });
    expect(closeSecondHealth({ first: aTrack(0, 0, 1, 4), second: aTrack(4) }).dead).toBe(false);
  });
});

describe('damage', () => {
  it.each([
    {
      title: 'the first track alone',
      first: aTrack(5),
      second: null,
      size: 4,
      hit: amounts(1, 2),
      after: [aTrack(2, 1, 2), null],
      dead: false,
    },
    {
      title: 'opens with the hit that fills the first',
      first: aTrack(2),
      second: null,
      size: 4,
      hit: amounts(0, 0, 5),
      after: [aTrack(0, 0, 0, 2), aTrack(1, 0, 0, 3)],
      dead: false,
    },
    {
      title: 'opens with a hit that just fills it',
      first: aTrack(2),
      second: null,
      size: 4,
      hit: amounts(0, 0, 2),
      after: [aTrack(0, 0, 0, 2), aTrack(4)],
      dead: false,
    },
    {
      title: 'each grade carries on',
      first: aTrack(0, 0, 1, 4),
      second: null,
      size: 3,
      hit: amounts(2, 1),
      after: [aTrack(0, 0, 0, 5), aTrack(1, 1, 1)],
      dead: false,
    },
    {
      title: 'nothing ready: death',
      first: aTrack(2),
      second: null,
      size: 0,
      hit: amounts(0, 0, 2),
      after: [aTrack(0, 0, 0, 2), null],
      dead: true,
    },
    {
      title: 'the last track full: death',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(0, 0, 1, 2),
      size: 3,
      hit: amounts(1),
      after: [aTrack(0, 0, 0, 5), aTrack(0, 0, 0, 3)],
      dead: true,
    },
    {
      title: 'the first again once it has a point',
      first: aTrack(1, 0, 0, 4),
      second: aTrack(4),
      size: 4,
      hit: amounts(3),
      after: [aTrack(0, 0, 0, 5), aTrack(4)],
      dead: false,
    },
    {
      title: '10⁹ points in one step',
      first: aTrack(2),
      second: null,
      size: 9,
      hit: amounts(1_000_000_000),
      after: [aTrack(0, 0, 0, 2), aTrack(0, 0, 0, 9)],
      dead: true,
    },
  ])('[H-47] $title', ({ first, second, size, hit, after, dead }) => {
    expect(damageTracks({ first, second }, hit, size)).toMatchObject({ first: after[0], second: after[1], dead });
  });

  it.each([
    {
      title: 'the hit that fills the first ends there',
      first: aTrack(2),
      second: null,
      hit: amounts(0, 0, 5),
      left: aTrack(4),
    },
    {
      title: 'also with the second already open',
      first: aTrack(2),
      second: aTrack(3, 1),
      hit: amounts(0, 0, 5),
      left: aTrack(3, 1),
    },
    {
      title: 'the next one strikes the second',
      first: aTrack(0, 0, 0, 2),
      second: null,
      hit: amounts(0, 3),
      left: aTrack(1, 0, 3),
    },
  ])('[H-47] where nothing carries over: $title', ({ first, second, hit, left }) => {
    expect(damageTracks({ first, second }, hit, 4, false)).toMatchObject({
      first: aTrack(0, 0, 0, 2),
      second: left,
      dead: false,
    });
  });
});

describe('healing', () => {
  it.each([
    {
      title: 'what is left can’t heal aggravated',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(1, 2, 1),
      given: healing(5),
      after: [aTrack(0, 0, 0, 5), aTrack(4)],
    },
    {
      title: 'what is left goes on to the first',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(1, 2, 1),
      given: healing(3, 2),
      after: [aTrack(2, 0, 0, 3), aTrack(4)],
    },
    {
      title: 'nothing goes on while the second has a wound',
      first: aTrack(0, 0, 2, 3),
      second: aTrack(4, 0, 0, 1),
      given: healing(3),
      after: [aTrack(0, 0, 2, 3), aTrack(4, 0, 0, 1)],
    },
    {
      title: 'lethal before bashing',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(0, 2, 2),
      given: healing(3),
      after: [aTrack(0, 0, 0, 5), aTrack(3, 1)],
    },
    {
      title: 'each grade’s own points first',
      first: aTrack(0, 1, 1, 3),
      second: aTrack(0, 2, 1),
      given: healing(1, 0, 3, 1),
      after: [aTrack(2, 0, 0, 3), aTrack(3)],
    },
    {
      title: 'a healthy second lets all through',
      first: aTrack(0, 1, 1, 3),
      second: aTrack(4),
      given: healing(2, 1),
      after: [aTrack(3, 0, 0, 2), aTrack(4)],
    },
    {
      title: 'what either grade leaves goes on, lethal before bashing again',
      first: aTrack(0, 3, 3, 2),
      second: aTrack(2, 1, 1),
      given: healing(6),
      after: [aTrack(4, 2, 0, 2), aTrack(4)],
    },
    {
      title: 'without a second all for the first',
      first: aTrack(0, 1, 1, 3),
      second: null,
      given: healing(9, 1),
      after: [aTrack(3, 0, 0, 2), null],
    },
  ])('[H-48] $title', ({ first, second, given, after }) => {
    expect(healTracks({ first, second }, given)).toEqual({ first: after[0], second: after[1] });
  });
});

describe('consciousness', () => {
  it.each([
    {
      title: 'the second, once the first is full',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(0, 2, 1, 1),
      state: { dead: false, severe: true, worsens: true },
    },
    {
      title: 'the second: awake on it',
      first: aTrack(0, 0, 0, 5),
      second: aTrack(1, 2, 1, 1),
      state: { dead: false, severe: false, worsens: false },
    },
    {
      title: 'the first, once it has a point again',
      first: aTrack(1, 0, 0, 4),
      second: aTrack(0, 4),
      state: { dead: false, severe: false, worsens: false },
    },
    {
      title: 'the first, without a second',
      first: aTrack(0, 0, 0, 5),
      second: null,
      state: { dead: true, severe: false, worsens: false },
    },
  ])('[H-49] goes by $title', ({ first, second, state }) => expect(tracksState({ first, second })).toEqual(state));

  it('[H-50] base maximum Health is Stamina and Size', () => {
    expect(maximumHealth(aSheet({ attributes: { stamina: 3 }, size: 5 })).value).toBe(8);
  });
});

/** The rule as the book tells it: each point strikes the track that is open then. */
function damageByPoints(tracks: Tracks, hit: GradeAmounts, size: number): Tracks {
  let { first, second } = tracks;
  const full = (track: Track) => track.aggravated === trackTotal(track);
  const open = () => {
    if (full(first) && second === null && size > 0) second = aTrack(size);
  };
  open();
  for (const grade of GRADES)
    for (let point = 0; point < hit[grade]; point += 1) {
      const one = { ...amounts(0), [grade]: 1 } as Record<Grade, number>;
      if (!full(first)) first = damageTrack(first, one).track;
      else if (second !== null) second = damageTrack(second, one).track;
      open();
    }
  return { first, second };
}

const anyTrack = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4), fc.nat(4), fc.nat(4))
  .map((counts) => aTrack(...counts));
const fullTrack = fc.integer({ min: 1, max: 6 }).map((points) => aTrack(0, 0, 0, points));
const anyHit = fc.tuple(fc.nat(15), fc.nat(15), fc.nat(15)).map((counts) => amounts(...counts));

describe('any hit on any tracks', () => {
  test.prop([fc.oneof(anyTrack, fullTrack), fc.option(anyTrack), anyHit, fc.nat(8)], propertyRuns(2000))(
    '[H-47] equals the point-by-point rule',
    (first, second, hit, size) => {
      const { dead, overflow: _, ...after } = damageTracks({ first, second }, hit, size);
      expect(after).toEqual(damageByPoints({ first, second }, hit, size));
      const open = openTrack(after);
      expect(dead).toBe(open.aggravated === trackTotal(open));
    },
  );

  test.prop([fullTrack, anyTrack, fc.nat(9), fc.nat(9)])(
    '[H-48] heals no more than is given and keeps the tracks’ sizes',
    (first, second, given, aggravated) => {
      const healed = healTracks({ first, second }, healing(given, aggravated));
      const gained = healed.first.healthy - first.healthy + (healed.second?.healthy ?? 0) - second.healthy;
      expect(gained).toBeLessThanOrEqual(given + aggravated);
      expect([trackTotal(healed.first), healed.second && trackTotal(healed.second)]).toEqual([
        trackTotal(first),
        trackTotal(second),
      ]);
    },
  );
});
