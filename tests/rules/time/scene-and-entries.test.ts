import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, hit, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Condition, Effect, Sheet } from '@/model/sheet';
import { type Command, lifeStatus } from '@/rules';

const endScene: Command = { type: 'scene/end' };
const pass = (minutes: number): Command => ({ type: 'time/pass', minutes });
const resist: Command = { type: 'willpower/resist-hunger' };
const set = (points: number, change: Partial<Condition> = {}): Command => ({
  type: 'condition/set',
  id: 'poison',
  name: 'Poison',
  note: '',
  points,
  ...change,
});
const add = (effect: Effect): Command => ({ type: 'effect/add', effect });

describe('the end of a scene', () => {
  const lasting = (id: string, duration: Effect['duration']) => anEffect([], { id, duration });

  it('[H-42] [W-14] takes temporary points, once-per-scene marks and effects of the scene, leaves the rest', () => {
    const start = aSheetWithTrack(aTrack(4, 1), {
      health: { temporary: 5 },
      willpower: { current: 2, temporary: 3 },
      usedThisScene: ['something'],
      effects: [
        lasting('scene', { kind: 'scene' }),
        lasting('rounds', { kind: 'rounds', left: 9 }),
        lasting('permanent', { kind: 'permanent' }),
        lasting('until', { kind: 'untilDismissed' }),
      ],
    });
    const { sheet, trace } = play(start, endScene);
    expect(sheet).toMatchObject({
      health: { temporary: 0, track: aTrack(4, 1) },
      willpower: { current: 2, temporary: 0 },
      usedThisScene: [],
      effects: [{ id: 'permanent' }, { id: 'until' }],
    });
    expect(rulesOf(trace)).toEqual(['H-45', 'H-42', 'W-14', 'H-42']);
    expect(eventsOf(trace)).toEqual(['effectEnded', 'effectEnded', 'sceneEnded']);
  });

  it('[H-44] a boost that ends with it takes its points', () => {
    const boosted = play(
      aSheetWithTrack(aTrack(5)),
      add(anEffect([{ target: 'maximumHealth', amount: 3 }], { duration: { kind: 'scene' } })),
    ).sheet;
    expect(boosted.health.track).toEqual(aTrack(8));
    expect(play(boosted, endScene).sheet.health.track).toEqual(aTrack(5));
  });
});

describe('hunger and thirst', () => {
  const hungry = (change: Partial<Sheet> = {}) => aSheetWithTrack(aTrack(5), change);

  it('[W-11] 1 Willpower holds it off for 180 minutes, then the faint is certain', () => {
    const { sheet, trace } = play(hungry(), pass(720), resist);
    expect([sheet.faintsAt, sheet.willpower.current]).toEqual([900, 3]);
    expect(rulesOf(trace)).toEqual(['manual', 'W-11']);
    expect(lifeStatus(play(sheet, pass(179)).sheet)).toBe('awake');
    const fainted = play(sheet, pass(60), pass(120));
    expect(fainted.sheet.consciousness.causes).toEqual(['hunger']);
    expect(fainted.sheet.faintsAt).toBeNull();
    expect(rulesOf(fainted.trace)).toEqual(['manual', 'W-11']);
  });

  it.each([
    { title: '[W-11] once a scene', sheet: play(hungry(), resist).sheet, refusal: 'W-11 alreadyUsedThisScene' },
    {
      title: '[W-11] nor again in a new scene before the faint',
      sheet: play(hungry(), resist, endScene).sheet,
      refusal: 'W-11 alreadyUsedThisScene',
    },
    {
      title: '[W-11] with a point to pay',
      sheet: aSheetWithTrack(aTrack(5), { willpower: { current: 0 } }),
      refusal: 'W-11 notEnoughWillpower',
    },
    {
      title: '[W-07] [W-11] awake',
      sheet: hungry({ consciousness: { causes: ['hunger'], holding: null } }),
      refusal: 'W-07 unconscious',
    },
  ])('$title', ({ sheet, refusal }) => expect(refusalOf(sheet, resist)).toBe(refusal));

  it('[W-11] the payment for wounds is another one', () => {
    const { sheet } = play(hungry(), resist, hit(0, 5), { type: 'willpower/stay-conscious', inCombat: false });
    expect([lifeStatus(sheet), sheet.willpower.current]).toEqual(['holding', 2]);
  });

  it('[H-16] time does not pass for the dead', () => {
    expect(refusalOf(play(hungry(), hit(0, 0, 5)).sheet, pass(1))).toBe('H-16 dead');
  });
});

describe('effects', () => {
  it('[H-45] begin, and replace the one with their id in its place', () => {
    const [first, second] = [anEffect([], { id: 'first' }), anEffect([], { id: 'second' })];
    const both = play(aSheetWithTrack(aTrack(5)), add(first), add(second));
    expect(rulesOf(both.trace)).toEqual(['H-45']);
    const { effects } = play(both.sheet, add({ ...first, name: 'Stronger' })).sheet;
    expect(effects.map(({ name }) => name)).toEqual(['Stronger', 'An effect']);
  });

  it('[H-45] end by hand', () => {
    const { sheet, trace } = play(aSheetWithTrack(aTrack(5)), add(anEffect([])), { type: 'effect/end', id: 'effect' });
    expect(sheet.effects).toEqual([]);
    expect(eventsOf(trace)).toEqual(['effectStarted', 'effectEnded']);
    expect(refusalOf(sheet, { type: 'effect/end', id: 'effect' })).toBe('H-45 unknownEntry');
  });

  it('are refused beyond what a sheet holds', () => {
    const effects = Array.from({ length: 200 }, (_, index) => anEffect([], { id: `${index}` }));
    expect(refusalOf(aSheetWithTrack(aTrack(5), { effects }), add(anEffect([])))).toBe('manual invalid');
  });
});

describe('conditions', () => {
  const poisoned = play(aSheetWithTrack(aTrack(5)), set(3)).sheet;
  const owing: Sheet = { ...poisoned, pending: [{ kind: 'conditionSaves', condition: 'poison', saves: 2 }] };

  it('[H-26] points rise and fall by steps', () => {
    expect(play(poisoned, set(1)).trace).toEqual([
      { kind: 'number', rule: 'H-26', quantity: 'condition:poison', before: 3, after: 1 },
    ]);
    expect(play(poisoned, set(1)).sheet.conditions).toMatchObject([{ id: 'poison', points: 1 }]);
  });

  it('[H-26] at 0 it is over, and the saves owed with it', () => {
    const { sheet, trace } = play(owing, set(0));
    expect([sheet.conditions, sheet.pending]).toEqual([[], []]);
    expect(eventsOf(trace)).toEqual(['conditionEnded']);
  });

  it('[H-26] other words for it are an edit', () => {
    const { sheet, trace } = play(poisoned, set(3, { name: 'Venom' }));
    expect(sheet.conditions[0]?.name).toBe('Venom');
    expect(eventsOf(trace)).toEqual(['edited']);
  });

  it('[H-26] saves owed are done once', () => {
    const done = play(owing, { type: 'saves/done', condition: 'poison' });
    expect(done.sheet.pending).toEqual([]);
    expect(eventsOf(done.trace)).toEqual(['savesDone']);
    expect(refusalOf(done.sheet, { type: 'saves/done', condition: 'poison' })).toBe('H-26 noPrompt');
  });

  it('[H-26] nothing to set is refused', () => {
    expect(refusalOf(poisoned, set(3))).toBe('H-26 nothingToDo');
    expect(refusalOf(poisoned, set(0, { id: 'burning' }))).toBe('H-26 unknownEntry');
  });
});
