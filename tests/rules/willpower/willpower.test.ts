import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, type Change } from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import {
  affectsMaximumWillpower,
  basicBonus,
  type Command,
  canUseBasic,
  gainTemporaryPoints,
  isWillpowerZero,
  maximumWillpower,
  willExtraSuccesses,
  willRoll,
  willSave,
} from '@/rules';

type Purpose = 'roll' | 'defense' | 'other';
const spend = (amount: number, purpose: Purpose = 'other', note = ''): Command => ({
  type: 'willpower/spend',
  amount,
  purpose,
  note,
});
const lose = (amount: number): Command => ({ type: 'willpower/lose', amount });
const recover = (amount: number): Command => ({ type: 'willpower/recover', amount, source: '' });
const gain = (amount: number, source = ''): Command => ({ type: 'willpower/gain-temporary', amount, source });
const changed = (modifier: Change): Command => ({ type: 'effect/add', effect: anEffect([modifier]) });
const damage = (amount: number): Command => ({ type: 'attribute/damage', attribute: 'resolve', amount });
const cure = (amount: number): Command => ({ type: 'attribute/restore', attribute: 'resolve', amount });
const points = (current: number, temporary = 0) => aSheet({ willpower: { current, temporary } });

describe('spending', () => {
  it.each([
    { title: '[W-13] temporary points first', sheet: points(4, 2), command: spend(3), left: [3, 0] },
    { title: '[W-13] lost: temporary points first', sheet: points(4, 2), command: lose(3), left: [3, 0] },
    { title: '[W-13] lost: down to 0', sheet: points(1, 1), command: lose(9), left: [0, 0] },
    { title: '[W-13] spent: temporary points alone', sheet: points(4, 2), command: spend(1), left: [4, 1] },
  ])('$title', ({ sheet, command, left }) => {
    const { sheet: after, trace } = play(sheet, command);
    expect([after.willpower.current, after.willpower.temporary]).toEqual(left);
    expect(rulesOf(trace)).toEqual(['W-13']);
  });

  it.each([
    { title: '[W-03] a point on a roll brings 3 dice', purpose: 'roll', rule: 'W-03' },
    { title: '[W-04] a point on defense brings 3', purpose: 'defense', rule: 'W-04' },
  ] as const)('$title', ({ purpose, rule }) => {
    const { trace } = play(points(2), spend(1, purpose));
    expect(rulesOf(trace)).toEqual(['W-13', rule]);
    expect(trace.at(-1)).toEqual({ kind: 'event', rule, event: 'basicUse', amount: 3, subject: purpose });
  });

  it.each([
    { title: '[W-13] never more than there is', command: spend(5), refusal: 'W-13 notEnoughWillpower' },
    { title: '[W-03] one point a roll', command: spend(2, 'roll'), refusal: 'W-03 invalid' },
    { title: '[W-04] one point a defense', command: spend(2, 'defense'), refusal: 'W-04 invalid' },
    { title: '[W-01] none recovered when full', command: recover(1), refusal: 'W-01 nothingToDo' },
  ])('$title', ({ command, refusal }) => expect(refusalOf(points(4), command)).toBe(refusal));

  it('[W-13] nothing to lose is refused', () => expect(refusalOf(points(0), lose(1))).toBe('W-13 nothingToDo'));

  it('[W-01] recovers up to the maximum', () => {
    const { sheet, trace } = play(points(3), recover(9));
    expect(sheet.willpower.current).toBe(4);
    expect(rulesOf(trace)).toEqual(['W-01']);
  });
});

describe('the basic use', () => {
  const use = { extended: false, rolls: 1, alreadyUsed: false, selfAware: true, points: 1 };
  it.each([
    { title: '[W-03] one roll', change: {}, allowed: true },
    { title: '[W-03] no more than one roll', change: { rolls: 2 }, allowed: false },
    { title: '[W-03] once per action', change: { alreadyUsed: true }, allowed: false },
    { title: '[W-03] with a point', change: { points: 0 }, allowed: false },
    { title: '[W-06] never on an extended roll', change: { extended: true }, allowed: false },
    { title: '[W-07] only awake', change: { selfAware: false }, allowed: false },
  ])('$title', ({ change, allowed }) => expect(canUseBasic({ ...use, ...change })).toBe(allowed));

  it('[W-05] brings 3, and what abilities add', () => {
    expect(basicBonus()).toBe(3);
    expect(basicBonus(2)).toBe(5);
  });
});

describe('temporary Willpower', () => {
  it('[W-12] is gained beside a full maximum', () => {
    const { sheet, trace } = play(points(4), gain(3));
    expect(sheet.willpower).toMatchObject({ current: 4, temporary: 3 });
    expect(rulesOf(trace)).toEqual(['W-14']);
    expect(gainTemporaryPoints({ current: 9, temporary: 0 }, 2)).toEqual({ current: 9, temporary: 2 });
  });

  it('[W-14] the higher of old and new, once a scene for each Skill', () => {
    const first = play(points(4), gain(3, 'Skill')).sheet;
    expect(refusalOf(first, gain(5, 'Skill'))).toBe('W-14 alreadyUsedThisScene');
    const other = play(first, gain(2, 'Other'));
    expect(other.sheet.willpower.temporary).toBe(3);
    expect(eventsOf(other.trace)).toEqual(['keptHigher']);
    expect(play(other.sheet, { type: 'scene/end' }, gain(5, 'Skill')).sheet.willpower.temporary).toBe(5);
  });

  it('[W-14] a source as long as the form allows is remembered', () => {
    const { sheet } = play(points(4), gain(1, 'x'.repeat(200)));
    expect(refusalOf(sheet, gain(1, 'x'.repeat(200)))).toBe('W-14 alreadyUsedThisScene');
  });

  it('[W-14] the same Skill may still grant temporary HP', () => {
    const { sheet } = play(points(4), gain(1, 'Skill'), { type: 'health/gain-temporary', amount: 2, source: 'Skill' });
    expect(sheet.health.temporary).toBe(2);
    expect(refusalOf(sheet, { type: 'health/gain-temporary', amount: 2, source: 'Skill' })).toBe(
      'H-42 alreadyUsedThisScene',
    );
  });

  it.each([
    { held: { current: 0, temporary: 1 }, zero: false },
    { held: { current: 1, temporary: 0 }, zero: false },
    { held: { current: 0, temporary: 0 }, zero: true },
  ])('[W-15] $held counts as none: $zero', ({ held, zero }) => expect(isWillpowerZero(held)).toBe(zero));
});

describe('maximum Willpower', () => {
  it('[W-01] is Resolve and Composure with what names it, part by part', () => {
    const sheet = play(
      aSheet({ attributes: { resolve: 3 } }),
      changed({ target: 'maximumWillpower', amount: 2 }),
    ).sheet;
    const { value, contributions } = maximumWillpower({ ...sheet, willpower: { ...sheet.willpower, bonus: -1 } });
    expect(value).toBe(6);
    expect(contributions.map(({ amount, rule }) => [rule, amount])).toEqual([
      ['W-01', 3],
      ['W-01', 2],
      ['W-01', -1],
      ['W-01', 2],
    ]);
  });

  it('[W-18] rises with Resolve and brings no points', () => {
    const { sheet, trace } = play(aSheet(), changed({ target: 'resolve', amount: 1 }));
    expect([maximumWillpower(sheet).value, sheet.willpower.current]).toEqual([5, 4]);
    expect(rulesOf(trace)).toEqual(['H-45']);
  });

  it('[W-18] [W-19] falls with Resolve and takes what is above it; what was lost does not return', () => {
    const hurt = play(points(4, 2), damage(1));
    expect([maximumWillpower(hurt.sheet).value, hurt.sheet.willpower]).toEqual([
      3,
      { current: 3, temporary: 2, bonus: 0 },
    ]);
    expect(rulesOf(hurt.trace)).toEqual(['H-28', 'W-19']);
    const cured = play(hurt.sheet, cure(1));
    expect([maximumWillpower(cured.sheet).value, cured.sheet.willpower.current]).toEqual([4, 3]);
    expect(rulesOf(cured.trace)).toEqual(['H-28']);
  });

  it('[W-19] below the maximum nothing is lost', () => {
    expect(rulesOf(play(points(2), damage(1)).trace)).toEqual(['H-28']);
  });

  it.each([
    { target: 'resolve', affects: true },
    { target: 'composure', affects: true },
    { target: 'maximumWillpower', affects: true },
    { target: 'willRoll', affects: false },
    { target: 'willSave', affects: false },
    { target: 'stamina', affects: false },
  ] as const)('[W-20] $target changes it: $affects', ({ target, affects }) => {
    expect(affectsMaximumWillpower(target)).toBe(affects);
    const { sheet } = play(aSheet(), changed({ target, amount: 2 }));
    expect(maximumWillpower(sheet).value).toBe(affects ? 6 : 4);
  });
});

describe('Will rolls and saves', () => {
  const legendary = aSheet({ attributes: { resolve: 16, composure: 11 } });

  it('[W-21] [W-22] a roll takes Legendary Resolve, a save Legendary Composure', () => {
    expect([willRoll(legendary).value, willSave(legendary).value]).toEqual([30, 29]);
    expect([willRoll(legendary).rule, willSave(legendary).rule]).toEqual(['W-21', 'W-22']);
  });

  it('[W-20] [W-21] [W-22] a bonus to one is none to the other', () => {
    const { sheet } = play(aSheet(), changed({ target: 'willSave', amount: 2 }));
    expect([willRoll(sheet).value, willSave(sheet).value]).toEqual([4, 6]);
  });

  it('[W-21] [W-22] dice of a Legendary point are the table’s', () => {
    const table = { ...legendary, tableRules: { dpPerLegendary: 2 } };
    expect([willRoll(table).value, willSave(table).value]).toEqual([33, 31]);
  });

  it('[X-02] [W-21] extra successes are those of both Attributes', () => {
    expect(willExtraSuccesses(legendary)).toBe(5);
    expect(willExtraSuccesses({ ...legendary, tableRules: { esPerLegendary: 3 } })).toBe(15);
    expect(willExtraSuccesses({ ...legendary, tableRules: { esPerLegendary: 0 } })).toBe(0);
  });
});
