import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, play, rulesOf } from '#tests/support/trace';
import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { PlainTarget } from '@/model/targets';
import { type Command, lifeStatus, maximumHealth } from '@/rules';

const add = (id: string, amount: number, target: PlainTarget = 'maximumHealth'): Command => ({
  type: 'effect/add',
  effect: anEffect([{ target, amount }], { id }),
});
const end = (id: string): Command => ({ type: 'effect/end', id });
const damage = (amount: number): Command => ({ type: 'attribute/damage', attribute: 'stamina', amount });
const cure = (amount: number): Command => ({ type: 'attribute/restore', attribute: 'stamina', amount });
const trackAfter = (track: Track, change: Parameters<typeof aSheetWithTrack>[1], ...commands: Command[]) =>
  play(aSheetWithTrack(track, change), ...commands).sheet.health.track;

describe('what maximum Health is made of', () => {
  it('[X-03] [H-45] Stamina, Size and every change in force', () => {
    const sheet = play(
      aSheet({ attributes: { stamina: 3 }, health: { track: aTrack(8) } }),
      add('one', 3),
      add('two', -1),
    ).sheet;
    const { value, rule, contributions } = maximumHealth(sheet);
    expect([value, rule]).toEqual([10, 'X-03']);
    expect(contributions.map((part) => [part.rule, part.amount])).toEqual([
      ['X-03', 3],
      ['X-03', 5],
      ['H-45', 3],
      ['H-45', -1],
    ]);
  });

  it.each([
    { title: '[X-03] 1 for a point of Size', tableRules: {}, value: 15 },
    { title: '[X-03] 2 for a point of Size', tableRules: { healthPerSize: 2 }, value: 20 },
    { title: '[X-03] 3 for a Legendary point of Stamina', tableRules: { healthPerLegendaryStamina: 3 }, value: 18 },
    {
      title: '[X-01] [X-03] with other Legendary steps',
      tableRules: { healthPerLegendaryStamina: 3, legendaryStep: 3 },
      value: 24,
    },
  ])('$title', ({ tableRules, value }) => {
    expect(maximumHealth(aSheet({ attributes: { stamina: 10 }, tableRules })).value).toBe(value);
  });

  it('[X-03] never falls below 0, and says what lifts it', () => {
    const { value, contributions } = maximumHealth(aSheet({ health: { bonus: -9 } }));
    expect(value).toBe(0);
    expect(contributions.at(-1)).toMatchObject({ source: { kind: 'lifted' }, amount: 2 });
  });
});

describe('maximum Health changes', () => {
  it.each([
    {
      title: '[H-43] points arrive healthy',
      track: aTrack(2, 1, 1, 1),
      change: 3,
      after: aTrack(5, 1, 1, 1),
      rule: 'H-43',
    },
    {
      title: '[H-44] healthy points leave first',
      track: aTrack(2, 1, 1, 1),
      change: -1,
      after: aTrack(1, 1, 1, 1),
      rule: 'H-44',
    },
    {
      title: '[H-44] then bashing, then lethal',
      track: aTrack(1, 1, 2, 1),
      change: -3,
      after: aTrack(0, 0, 1, 1),
      rule: 'H-44',
    },
  ])('$title', ({ track, change, after, rule }) => {
    const { sheet, trace } = play(aSheetWithTrack(track), add('change', change));
    expect(sheet.health.track).toEqual(after);
    expect(rulesOf(trace).slice(0, 2)).toEqual(['H-45', rule]);
  });

  it('[H-43] [H-44] Stamina on a full sheet: a point comes, a point goes', () => {
    const up = play(aSheetWithTrack(aTrack(7)), add('stamina', 1, 'stamina'));
    expect(up.sheet.health.track).toEqual(aTrack(8));
    expect(play(up.sheet, end('stamina')).sheet.health.track).toEqual(aTrack(7));
    const down = play(aSheetWithTrack(aTrack(7)), damage(1));
    expect(down.sheet.health.track).toEqual(aTrack(6));
    expect(rulesOf(down.trace)).toEqual(['H-28', 'H-44']);
  });

  it('[H-43] [H-44] Stamina on a worn sheet: wounds stay, healthy points move', () => {
    const worn = aTrack(1, 2, 3, 1);
    expect(trackAfter(worn, {}, add('stamina', 1, 'stamina'))).toEqual(aTrack(2, 2, 3, 1));
    expect(trackAfter(worn, {}, damage(1))).toEqual(aTrack(0, 2, 3, 1));
    expect(trackAfter(worn, {}, damage(2))).toEqual(aTrack(0, 1, 3, 1));
  });

  it('[X-01] [X-03] across a Legendary step Stamina brings more', () => {
    const sheet = aSheet({
      attributes: { stamina: 5 },
      tableRules: { healthPerLegendaryStamina: 2 },
      health: { track: aTrack(10) },
    });
    expect(play(sheet, add('stamina', 1, 'stamina')).sheet.health.track).toEqual(aTrack(13));
  });

  it('[H-45] the example: 8, +3, −1, and the boost ends at 7', () => {
    const eight = aSheetWithTrack(aTrack(8));
    const totals = [
      [add('boost', 3)],
      [add('boost', 3), add('loss', -1)],
      [add('boost', 3), add('loss', -1), end('boost')],
    ];
    expect(totals.map((commands) => play(eight, ...commands).sheet.health.track.healthy)).toEqual([11, 10, 7]);
  });

  const changes: readonly [string, number][] = [
    ['a', 3],
    ['b', -2],
    ['c', 1],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  it.each(orders.map((order) => ({ order })))(
    '[H-45] three at once end in the order $order at what it was',
    ({ order }) => {
      for (const restoredMaxArrives of ['healthy', 'asRemoved'] as const) {
        const started = changes.map(([id, amount]) => add(id, amount));
        const ended = order.map((index) => end(changes[index]?.[0] ?? ''));
        const sheet = aSheetWithTrack(aTrack(5, 1, 1), { tableRules: { restoredMaxArrives } });
        const { health } = play(sheet, ...started, ...ended).sheet;
        expect(health.track).toEqual(aTrack(5, 1, 1));
        expect(health.removed).toEqual(aTrack(0));
      }
    },
  );

  it('[H-44] [H-09] losing all healthy points fells, losing all but aggravated ones kills', () => {
    expect(lifeStatus(play(aSheetWithTrack(aTrack(1, 0, 3)), damage(1)).sheet)).toBe('mustPay');
    expect(lifeStatus(play(aSheetWithTrack(aTrack(1, 0, 0, 3)), damage(1)).sheet)).toBe('dead');
  });
});

describe('points that come back when a reduction ends', () => {
  const worn = aTrack(0, 2, 3);
  const as = (restoredMaxArrives: 'healthy' | 'asRemoved'): Partial<Sheet> => ({ tableRules: { restoredMaxArrives } });

  it.each([
    { title: '[H-43] healthy by default', rule: 'healthy', after: aTrack(1, 1, 3) },
    { title: '[H-43] [H-44] as they left, where the table says so', rule: 'asRemoved', after: aTrack(0, 2, 3) },
  ] as const)('$title', ({ rule, after }) => {
    expect(trackAfter(worn, as(rule), damage(1))).toEqual(aTrack(0, 1, 3));
    expect(trackAfter(worn, as(rule), damage(1), cure(1))).toEqual(after);
    expect(trackAfter(worn, as(rule), add('loss', -1), end('loss'))).toEqual(after);
  });

  it('[H-44] the last points to leave are the first to come back', () => {
    const start = aSheetWithTrack(aTrack(1, 1, 3), as('asRemoved'));
    const { sheet } = play(start, add('loss', -3));
    expect([sheet.health.track, sheet.health.removed]).toEqual([aTrack(0, 0, 2), aTrack(1, 1, 1)]);
    const half = play(sheet, add('loss', -2)).sheet;
    expect([half.health.track, half.health.removed]).toEqual([aTrack(0, 0, 3), aTrack(1, 1, 0)]);
    const back = play(half, end('loss'));
    expect(back.sheet.health).toMatchObject({ track: aTrack(1, 1, 3), removed: aTrack(0) });
    expect(rulesOf(back.trace).slice(0, 3)).toEqual(['H-45', 'H-44', 'H-43']);
  });

  it('[H-43] [H-44] a boost that ends beside the reduction takes the healthy points that came back', () => {
    const brief = (id: string, amount: number): Command => ({
      type: 'effect/add',
      effect: anEffect([{ target: 'maximumHealth', amount }], { id, duration: { kind: 'rounds', left: 1 } }),
    });
    const { sheet } = play(aSheetWithTrack(aTrack(0, 2, 3), as('asRemoved')), brief('boost', 2), brief('loss', -4));
    expect([sheet.health.track, sheet.health.removed]).toEqual([aTrack(0, 0, 3), aTrack(2, 2)]);
    expect(play(sheet, endRound).sheet.health).toMatchObject({ track: aTrack(0, 2, 3), removed: aTrack(0) });
  });

  it('[H-44] [B-27] where a reduction takes the place of a boost, only what it took is on record', () => {
    const song = (id: string, amount: number): Command => ({
      type: 'effect/add',
      effect: anEffect([{ target: 'maximumHealth', amount }], { id, buff: 'song' }),
    });
    const start = aSheetWithTrack(aTrack(0, 2, 3), as('asRemoved'));
    const { sheet } = play(start, song('boost', 2), song('loss', -2));
    expect([sheet.health.track, sheet.health.removed]).toEqual([aTrack(0, 0, 3), aTrack(0, 2)]);
    expect(play(sheet, end('loss')).sheet.health.track).toEqual(aTrack(0, 2, 3));
  });

  it('[H-44] a boost that ends is no reduction and leaves no record', () => {
    const { sheet } = play(aSheetWithTrack(worn, as('asRemoved')), add('boost', 2), end('boost'));
    expect([sheet.health.track, sheet.health.removed]).toEqual([worn, aTrack(0)]);
  });
});

describe('manual bonus', () => {
  it('[H-45] counts as one change more', () => {
    const sheet = aSheetWithTrack(aTrack(9));
    expect(maximumHealth(sheet).contributions.at(-1)).toMatchObject({
      rule: 'H-45',
      amount: 2,
      source: { kind: 'manual' },
    });
  });
});
