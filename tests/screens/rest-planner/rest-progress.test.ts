import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import type { Sheet } from '@/model/sheet';
import { planRest, type RestRequest, restProgress } from '@/rules';
import { restLanes, scaleFor } from '@/screens/rest-planner/lane-model';
import { restStops, willpowerFullOn } from '@/screens/rest-planner/rest-progress';

const DAY = 1440;
const wounded = aSheetWithTrack(aTrack(8, 3, 4, 5), { willpower: { current: 1 } });

function plannedFor(sheet: Sheet, request: RestRequest) {
  const plan = planRest(sheet, request);
  return { plan, stops: restStops(plan, plan.saves.planned), lanes: restLanes(plan, plan.saves.planned) };
}

describe('the stops of a rest', () => {
  it('[H-22] end with the track as it is then, the last as the plan says', () => {
    const { plan, stops } = plannedFor(wounded, { minutes: 7 * DAY });
    expect(stops.map(({ to, track }) => [to, track])).toEqual([
      [45, aTrack(11, 0, 4, 5)],
      [2 * DAY, aTrack(12, 0, 3, 5)],
      [4 * DAY, aTrack(13, 0, 2, 5)],
      [6 * DAY, aTrack(14, 0, 1, 5)],
    ]);
    expect(stops.at(-1)?.track).toEqual(plan.track);
  });

  it('[H-27] tell the Willpower of their time and when it is full', () => {
    const { plan, stops } = plannedFor(wounded, { minutes: 7 * DAY });
    expect(stops.map(({ brings, fills }) => [brings.willpower, fills])).toEqual([
      [0, false],
      [3, true],
      [0, false],
      [0, false],
    ]);
    expect(willpowerFullOn(plan)).toBe(2);
  });

  it('[H-27] are the blocks of rest themselves when no wound heals', () => {
    const { stops } = plannedFor(wounded, { minutes: 480, aim: 'willpower' });
    expect(stops).toMatchObject([{ to: 480, blocks: { kind: 'long', count: 1 }, brings: { willpower: 1 } }]);
  });

  it('stay few for a million wounds', () => {
    const many = aSheetWithTrack(aTrack(10, 200_000, 1000, 1000));
    const { plan, stops, lanes } = plannedFor(many, { minutes: 3_000_000 });
    expect(stops.length).toBeLessThan(12);
    expect(lanes.health.length).toBeLessThan(40);
    expect(lanes.stairs.length).toBeLessThan(80);
    expect(restProgress(plan, 0, plan.minutes).healed).toEqual(plan.choice);
    expect(lanes.stairs.at(-1)?.healthy).toBe(plan.track.healthy);
  });
});

describe('the lanes of a rest', () => {
  it('[H-22] draw the short rests before the first lethal block, and the unused time', () => {
    const { lanes } = plannedFor(wounded, { minutes: 7 * DAY });
    expect(lanes.health).toEqual([
      { grade: 'bashing', from: 0, to: 45, amount: 3, shifted: false },
      { grade: 'lethal', from: 0, to: 2 * DAY, amount: 1, shifted: true },
      { grade: 'lethal', from: 2 * DAY, to: 4 * DAY, amount: 1, shifted: false },
      { grade: 'lethal', from: 4 * DAY, to: 6 * DAY, amount: 1, shifted: false },
      { grade: 'idle', from: 6 * DAY, to: 7 * DAY, amount: 0, shifted: false, behind: 0 },
    ]);
    expect(lanes.twoRows).toBe(false);
    expect(lanes.labels.map(({ now }) => now)).toEqual([11, 12, 13, 14]);
  });

  it('have a scale of at most ten steps', () => {
    for (const total of [1, 15, 60, 480, DAY, 7 * DAY, 43 * DAY, 5_270_400]) {
      expect(scaleFor(total).marks.length).toBeLessThanOrEqual(11);
    }
    expect(scaleFor(7 * DAY)).toMatchObject({ step: DAY, marks: [0, 1, 2, 3, 4, 5, 6].map((day) => day * DAY) });
  });
});
