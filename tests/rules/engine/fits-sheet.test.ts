import { describe, expect, it } from 'vitest';
import { anEffect, aSheet } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { type Effect, type Sheet, sheetSchema } from '@/model/sheet';
import { fitsSheet } from '@/rules/engine/fits-sheet';

const effect = (id: string, change: Partial<Effect> = {}): Effect => ({ ...anEffect([]), id, ...change });
const TOO_LONG = 'x'.repeat(300);
const before = aSheet({ effects: [effect('a'), effect('b')], tableRules: { woundPenalty: false } });
const [first, second] = before.effects as [Effect, Effect];

describe('a sheet after a command', () => {
  it.each<[string, Partial<Sheet> & Record<string, unknown>]>([
    ['nothing', {}],
    ['a number that fits', { points: 5 }],
    ['a number out of range', { points: 2_000_000_000 }],
    ['a number below 0', { size: -1 }],
    ['a part out of range', { health: { ...before.health, temporary: -1 } }],
    ['a new entry', { effects: [first, second, effect('c')] }],
    ['a new entry that does not fit', { effects: [first, second, effect('c', { note: TOO_LONG })] }],
    ['a changed entry that does not fit', { effects: [first, effect('b', { note: TOO_LONG })] }],
    ['an entry put in place of two', { effects: [effect('c', { note: TOO_LONG })] }],
    ['a list with an entry less', { effects: [second] }],
    ['a list too long', { effects: Array.from({ length: 201 }, (_, index) => effect(`${index}`)) }],
    ['one entry many times', { effects: new Array(201).fill(first) }],
    ['a word out of the list', { death: 'boredom' } as never],
    ['a foreign part', { hp: 3 }],
    ['a part gone', { notes: undefined as never }],
    ['a foreign part that is empty', { hp: undefined }],
    [
      'a foreign part within a part',
      { health: { ...before.health, track: { ...before.health.track, hp: 3 } as never } },
    ],
    [
      'a part within a part gone',
      { health: { track: before.health.track, bonus: 0, removed: before.health.removed } as never },
    ],
    ['a list for a part', { health: [] as never }],
    ['nothing for a part', { health: null as never }],
    ['a choice left out', { tableRules: { ties: 'mustBeat' } }],
    ['a choice that is none', { tableRules: { woundPenalty: 'no' as never } }],
  ])('with %s passes as its schema says', (_, change) => {
    const after = { ...before, ...change } as Sheet;
    expect(fitsSheet(before, after)).toBe(sheetSchema.safeParse(after).success);
  });
});

const anyChange = fc.record(
  {
    points: fc.constantFrom(0, -1, 1_000_000_001),
    size: fc.constantFrom(5, 0.5),
    worsening: fc.boolean(),
    effects: fc.array(
      fc.constantFrom(first, second, effect('a'), effect('c', { note: TOO_LONG }), effect('d', { amplified: -1 })),
      { maxLength: 4 },
    ),
    usedThisScene: fc.array(fc.constantFrom('x', '', TOO_LONG), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

test.prop([fc.array(anyChange, { minLength: 1, maxLength: 4 })])(
  'a chain of changes stops where the whole schema would stop it',
  (changes) => {
    let sheet = before;
    for (const change of changes) {
      const after = { ...sheet, ...change };
      const whole = sheetSchema.safeParse(after).success;
      expect(fitsSheet(sheet, after)).toBe(whole);
      if (whole) sheet = after;
    }
  },
);
