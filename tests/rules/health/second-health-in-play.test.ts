import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { endRound, eventsOf, hit, pay, play, refusalOf } from '#tests/support/trace';
import { ORDINARY_POOL } from '@/model/energy';
import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { type Command, damageTracks, lifeStatus, roundsLeft, sheetStatus, tracksOf, woundPenalty } from '@/rules';

const open = (opens: 'now' | 'whenFull' = 'whenFull', value = 4): Command => ({
  type: 'health/open-second',
  name: 'Last breath',
  source: { kind: 'value', value },
  opens,
});
const close: Command = { type: 'health/close-second' };

/** A sheet with this first track, and second Health that is ready or open at this track. */
const holding = (first: Track, second: Track | null, change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetWithTrack(first),
  secondHealth: { name: 'Last breath', source: { kind: 'value', value: 4 }, track: second },
  ...change,
});
const FULL = aTrack(0, 0, 0, 5);

describe('second Health on a sheet', () => {
  it('[H-46] [H-47] is ready, opens with the hit that fills the first track and takes the rest of it', () => {
    const ready = play(aSheetWithTrack(aTrack(5)), open()).sheet;
    expect(ready.secondHealth).toMatchObject({ name: 'Last breath', track: null });
    const { sheet, trace } = play(ready, hit(0, 0, 7));
    expect([sheet.health.track, sheet.secondHealth?.track]).toEqual([FULL, aTrack(2, 0, 0, 2)]);
    expect(eventsOf(trace)).toEqual(['reachedHealth', 'secondHealthOpened']);
    expect(lifeStatus(sheet)).toBe('awake');
  });

  it('[H-47] the rest of that hit is lost where the table has it so', () => {
    const start = holding(aTrack(5), null, { tableRules: { secondHealthCarry: false } });
    const { sheet, trace } = play(start, hit(0, 0, 7));
    expect(sheet.secondHealth?.track).toEqual(aTrack(4));
    expect(trace).toContainEqual({ kind: 'event', rule: 'H-07', event: 'overflow', amount: 2, subject: 'aggravated' });
  });

  it('[H-46] [M-49] opens at once in the size its source has then; later changes of the source leave it', () => {
    const mana = {
      ...ORDINARY_POOL,
      id: 'mana',
      name: 'Mana',
      keys: ['resolve' as const],
      current: 0,
      reopenings: 0,
      enhancement: 0,
      bonus: 4,
    };
    const start = { ...aSheetWithTrack(aTrack(5)), energyPools: [mana] };
    const command = { ...open('now'), source: { kind: 'energyPool', id: 'mana' } } as Command;
    const { sheet } = play(start, command, { type: 'attribute/damage', attribute: 'resolve', amount: 2 });
    expect(sheet.secondHealth?.track).toEqual(aTrack(6));
  });

  it('[H-47] the first track is struck first while it has a point, even with the second open', () => {
    const { sheet } = play(holding(aTrack(2, 0, 0, 3), aTrack(4)), hit(1));
    expect([sheet.health.track, sheet.secondHealth?.track]).toEqual([aTrack(1, 1, 0, 3), aTrack(4)]);
  });

  it('[H-16] [H-47] kills when the last track is all aggravated', () => {
    const { sheet, trace } = play(holding(FULL, aTrack(1, 0, 0, 3)), hit(0, 0, 3));
    expect(sheet.death).toBe('aggravated');
    expect(eventsOf(trace)).toEqual(['reachedHealth', 'overflow', 'died']);
  });

  it.each<[string, Sheet, Command]>([
    ['worsening', holding(aTrack(0, 0, 1, 4), null, { worsening: true }), endRound],
    [
      'a lower maximum',
      holding(aTrack(1, 0, 0, 4), null),
      { type: 'effect/add', effect: anEffect([{ target: 'maximumHealth', amount: -1 }]) },
    ],
    [
      'a mark by hand',
      holding(aTrack(1, 0, 0, 4), null),
      { type: 'manual/mark-health', grade: 'aggravated', amount: 1 },
    ],
  ])('[H-46] opens however the first track was filled: %s', (_, start, command) => {
    const { sheet } = play(start, command);
    expect([sheet.death, sheet.secondHealth?.track, sheet.worsening]).toEqual([null, aTrack(4), false]);
  });

  it('[H-46] [H-16] nothing opens when its source is gone by then', () => {
    const gone: Sheet = {
      ...holding(aTrack(1), null),
      secondHealth: { name: 'x', source: { kind: 'energyPool', id: 'x' }, track: null },
    };
    expect(play(gone, hit(0, 0, 1)).sheet.death).toBe('aggravated');
  });

  it('[H-46] ends with its ability: the first track decides, and kills when it is full', () => {
    expect(play(holding(FULL, aTrack(4)), close).sheet).toMatchObject({ secondHealth: null, death: 'aggravated' });
    expect(play(holding(aTrack(3), aTrack(4)), close).sheet).toMatchObject({ secondHealth: null, death: null });
  });

  it.each<[string, Sheet, Command, string]>([
    ['another is open', holding(aTrack(5), aTrack(4)), open(), 'H-46 secondHealthOpen'],
    ['its source has nothing', aSheetWithTrack(aTrack(5)), open('now', 0), 'H-46 nothingToDo'],
    [
      'its pool is not there',
      aSheetWithTrack(aTrack(5)),
      { ...open(), source: { kind: 'energyPool', id: 'x' } } as Command,
      'H-46 unknownEntry',
    ],
    [
      'its pool is another one',
      {
        ...aSheetWithTrack(aTrack(5)),
        energyPools: [
          { ...ORDINARY_POOL, id: 'mana', name: 'Mana', keys: [], current: 0, reopenings: 0, enhancement: 0, bonus: 4 },
        ],
      },
      { ...open(), source: { kind: 'energyPool', id: 'x' } } as Command,
      'H-46 unknownEntry',
    ],
    ['none is there to close', aSheetWithTrack(aTrack(5)), close, 'H-46 unknownEntry'],
    ['dead', holding(FULL, null, { death: 'aggravated' }), open(), 'H-16 dead'],
    ['dead, closing', holding(FULL, null, { death: 'aggravated' }), close, 'H-16 dead'],
  ])('[H-46] is refused: %s', (_, sheet, command, refusal) => expect(refusalOf(sheet, command)).toBe(refusal));

  it('[H-46] takes the place of what was only ready', () => {
    expect(play(holding(aTrack(5), null), { ...open(), name: 'Other' } as Command).sheet.secondHealth?.name).toBe(
      'Other',
    );
  });
});

describe('healing in play', () => {
  const heal = (bashing: number, lethal: number, aggravated: number): Command => ({
    type: 'health/heal',
    amounts: { bashing, lethal, aggravated },
    source: '',
  });
  const rest = (minutes: number, bashing: number): Command => ({
    type: 'rest/take',
    minutes,
    multipliers: [],
    choice: { bashing, lethal: 0, aggravated: 0 },
    split: false,
    attribute: null,
    saves: null,
    endsScene: false,
  });

  it.each<[string, Sheet, Command, Track, Track]>([
    ['a potion', holding(FULL, aTrack(2, 1, 1)), heal(1, 1, 2), aTrack(2, 0, 0, 3), aTrack(4)],
    [
      'a potion that leaves a wound',
      holding(aTrack(0, 0, 1, 4), aTrack(2, 1, 0, 1)),
      heal(1, 1, 0),
      aTrack(0, 0, 1, 4),
      aTrack(3, 0, 0, 1),
    ],
    [
      'what the second leaves of each grade',
      holding(aTrack(0, 3, 3, 3), aTrack(1, 1, 1, 1)),
      heal(2, 3, 2),
      aTrack(4, 2, 1, 2),
      aTrack(4),
    ],
    ['a short rest', holding(FULL, aTrack(2, 2)), rest(15, 1), FULL, aTrack(3, 1)],
    [
      'wounds taken away by hand',
      holding(FULL, aTrack(2, 2)),
      { type: 'manual/mark-health', grade: 'bashing', amount: -1 },
      FULL,
      aTrack(3, 1),
    ],
  ])('[H-48] %s', (_, start, command, first, second) => {
    const { sheet } = play(start, command);
    expect([sheet.health.track, sheet.secondHealth?.track]).toEqual([first, second]);
  });

  it('[H-48] nothing goes on to the first while the second has a wound that this does not heal', () => {
    expect(refusalOf(holding(aTrack(0, 0, 1, 4), aTrack(2, 1, 0, 1)), heal(0, 1, 0))).toBe('H-25 nothingToHeal');
  });

  it('[H-32] [H-48] the Overseer repairs the second first, and the first once it is whole', () => {
    const start = holding(aTrack(0, 1, 0, 4), aTrack(1, 1, 1, 1), { points: 1000 });
    const some = play(start, { type: 'health/repair', aggravated: 0 }).sheet;
    expect([some.health.track, some.secondHealth?.track, some.points]).toEqual([
      aTrack(0, 1, 0, 4),
      aTrack(3, 0, 0, 1),
      1000,
    ]);
    const all = play(start, { type: 'health/repair', aggravated: 3 }).sheet;
    expect([all.health.track, all.secondHealth?.track, all.points]).toEqual([aTrack(3, 0, 0, 2), aTrack(4), 400]);
  });

  const healing = [{ id: 'h', kind: 'fastHealing' as const, source: 'Troll', rating: 6 }];
  it.each<[string, Track, Track, Track, Track]>([
    ['lethal before bashing', FULL, aTrack(0, 4, 4), FULL, aTrack(6, 2)],
    ['what is left goes on to the first', aTrack(0, 2, 3, 0), aTrack(2, 1, 1), aTrack(4, 1, 0, 0), aTrack(4)],
    ['the first alone once the second is whole', aTrack(0, 2, 0, 3), aTrack(4), aTrack(2, 0, 0, 3), aTrack(4)],
    [
      'nothing goes on while a wound is left',
      aTrack(0, 2, 0, 3),
      aTrack(2, 1, 0, 1),
      aTrack(0, 2, 0, 3),
      aTrack(3, 0, 0, 1),
    ],
  ])('[H-33] [H-48] fast healing: %s', (_, first, second, afterFirst, afterSecond) => {
    const { sheet } = play(holding(first, second, { healing }), endRound);
    expect([sheet.health.track, sheet.secondHealth?.track]).toEqual([afterFirst, afterSecond]);
  });
});

describe('what goes by the open track', () => {
  it('[H-49] whoever fell on the first track wakes on the second', () => {
    const out = holding(aTrack(0, 0, 1, 4), null, {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    const { sheet } = play(out, hit(0, 1));
    expect([lifeStatus(sheet), sheet.worsening, roundsLeft(sheet)]).toEqual(['awake', false, null]);
  });

  it('[H-09] [H-11] [H-49] at 0 healthy of the second: pay, and worsen there', () => {
    const hurt = play(holding(FULL, aTrack(1, 0, 2, 1)), hit(1)).sheet;
    expect([lifeStatus(hurt), hurt.worsening, roundsLeft(hurt)]).toEqual(['mustPay', true, 3]);
    const later = play(hurt, pay, endRound).sheet;
    expect([later.health.track, later.secondHealth?.track]).toEqual([FULL, aTrack(0, 1, 1, 2)]);
    expect(play(later, pay, endRound, pay, endRound).sheet.death).toBe('aggravated');
  });

  it('[H-14] [H-15] [H-49] status and penalty', () => {
    const hurt = holding(FULL, aTrack(1, 0, 3));
    expect([sheetStatus(hurt).status, sheetStatus(hurt).maximum, woundPenalty(hurt).value]).toEqual([
      'moderatelyInjured',
      4,
      2,
    ]);
    expect([sheetStatus(holding(FULL, aTrack(4))).status, woundPenalty(holding(FULL, aTrack(4))).value]).toEqual([
      'unharmed',
      0,
    ]);
  });
});

const anyTrack = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4), fc.nat(4), fc.nat(4))
  .map((counts) => aTrack(...counts));
const fullTrack = fc.integer({ min: 1, max: 6 }).map((points) => aTrack(0, 0, 0, points));
const anyAmounts = fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 9 }));

test.prop([fc.oneof(anyTrack, fullTrack), fc.option(anyTrack), anyAmounts, fc.boolean()], { numRuns: 500 })(
  '[H-47] a hit in play equals the rule, and its steps lead from track to track',
  (first, second, amounts, carry) => {
    const start = holding(first, second, { tableRules: { secondHealthCarry: carry } });
    const [bashing, lethal, aggravated] = amounts;
    const { sheet, trace } = play(start, hit(...amounts));
    const ruled = damageTracks(tracksOf(start), { bashing, lethal, aggravated }, 4, carry);
    expect({ ...tracksOf(sheet), dead: sheet.death !== null }).toMatchObject({
      first: ruled.first,
      second: ruled.second,
      dead: ruled.dead,
    });
    const told = trace.reduce(
      (sum, step) => (step.kind === 'event' && step.event === 'overflow' ? sum + (step.amount ?? 0) : sum),
      0,
    );
    expect(told).toBe(ruled.overflow.bashing + ruled.overflow.lethal + ruled.overflow.aggravated);
  },
);
