import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, eventsOf, hit, play, refusalOf } from '#tests/support/trace';
import type { Item, Sheet } from '@/model/sheet';
import { type Command, cloneSheet, lifespanOf, maximumHealth, scoresShown } from '@/rules';
import { aResource } from '../energy/some-energy';

const become = (kind: Sheet['being']['kind'], owner = ''): Command => ({ type: 'being/become', kind, owner });
const clone = (sheet: Sheet) => cloneSheet(sheet, { id: 'clone', name: 'A clone' });

const aThing = (id: string): Item => ({
  id,
  name: id,
  kind: 'weapon',
  essence: 'Natural',
  degradesTo: '',
  size: 2,
  madeForSize: null,
  strengthRequired: 0,
  points: 2,
  quantity: 1,
  uses: null,
  worn: false,
  modifiers: [],
  traits: [],
  note: '',
});

describe('what somebody is', () => {
  it('[M-40] changes with its owner, and keeps the rest', () => {
    const { sheet } = play(aSheet(), become('summon', 'Lin Yao'));
    expect(sheet.being).toMatchObject({ kind: 'summon', owner: 'Lin Yao', mindless: false });
    expect(play(sheet, become('person')).sheet).toEqual(aSheet());
  });

  it('[B-35] [D-10] [D-16] changes in its traits, one by one', () => {
    const burning: Command = { type: 'being/become', kind: 'person', owner: '', traits: { flammable: true } };
    const { sheet } = play(aSheet(), burning);
    expect(sheet.being).toEqual({ ...aSheet().being, flammable: true });
    expect(refusalOf(sheet, burning)).toBe('M-40 nothingToDo');
  });

  it.each([
    { title: 'a summon of nobody', command: become('summon'), answer: 'M-40 invalid' },
    { title: 'a clone of nobody', command: become('clone'), answer: 'M-40 invalid' },
    { title: 'what it is already', command: become('person'), answer: 'M-40 nothingToDo' },
  ])('[M-40] refuses $title', ({ command, answer }) => expect(refusalOf(aSheet(), command)).toBe(answer));
});

describe('a clone', () => {
  const haste = anEffect([{ target: 'strength', amount: 3 }], { id: 'haste', duration: { kind: 'rounds', left: 3 } });
  const master = aSheetWithTrack(aTrack(2, 3), {
    attributes: { strength: 9 },
    effects: [haste],
    conditions: [{ id: 'poison', name: 'Poison', note: '', points: 2 }],
    usedThisScene: ['a trick'],
    points: 900,
    experience: 7,
  });

  it('[M-44] has every state of its master on a timer of its own', () => {
    const made = clone(master);
    expect(made.effects.map(({ id, duration }) => [id, duration])).toEqual([['clone:0', { kind: 'rounds', left: 3 }]]);
    expect([made.conditions, made.usedThisScene]).toEqual([
      [{ id: 'clone:1', name: 'Poison', note: '', points: 2 }],
      ['a trick'],
    ]);
    expect(refusalOf(made, { type: 'effect/end', id: 'haste' })).toBe('H-45 unknownEntry');
    const dispelled = play(made, { type: 'effect/end', id: 'clone:0' }).sheet;
    expect([dispelled.effects, master.effects]).toEqual([[], [haste]]);
    expect(play(made, endRound).sheet.effects[0]?.duration).toEqual({ kind: 'rounds', left: 2 });
  });

  it('[M-40] [M-46] is whole, belongs to the first of the chain and takes no points or XP along', () => {
    const made = clone(clone(master));
    expect(made).toMatchObject({ being: { kind: 'clone', owner: 'Someone' }, points: 0, experience: 0, pending: [] });
    expect(made.health.track).toEqual(aTrack(maximumHealth(made).value));
  });

  it('[M-42] shows the scores of its master to whoever reads it, however weak it is', () => {
    const weak = play(clone(master), { type: 'attribute/damage', attribute: 'strength', amount: 9 }).sheet;
    expect(scoresShown(weak).strength).toBe(9);
    expect(
      scoresShown(play(master, { type: 'attribute/damage', attribute: 'strength', amount: 9 }).sheet).strength,
    ).toBe(3);
  });

  it('[M-43] nothing answers its death', () => {
    const avenging = aSheetWithTrack(aTrack(3), { effects: [anEffect([], { onDeath: true })] });
    expect(play(avenging, hit(0, 0, 9)).sheet.pending).toHaveLength(1);
    const { sheet, trace } = play(clone(avenging), hit(0, 0, 9));
    expect(eventsOf(trace)).not.toContain('deathTriggerOwed');
    expect([sheet.death, sheet.pending]).toEqual(['aggravated', []]);
  });

  it.each([
    { purpose: 'roll' as const, answer: 'M-45 notForClones' },
    { purpose: 'defense' as const, answer: 'M-45 notForClones' },
    { purpose: 'other' as const, answer: 'accepted' },
  ])('[M-45] Willpower for $purpose: $answer', ({ purpose, answer }) => {
    expect(refusalOf(clone(aSheet()), { type: 'willpower/spend', amount: 1, purpose, note: '' })).toBe(answer);
  });
});

describe('a summon that ends', () => {
  const buff = anEffect([{ target: 'strength', amount: 1 }], { id: 'lent', source: 'Wolf' });
  const own = anEffect([], { id: 'own', source: 'Potion' });
  const unnamed = anEffect([], { id: 'unnamed' });
  const sheet = aSheet({ effects: [buff, own, unnamed], items: [aThing('sword'), aThing('gun')] });

  it('[M-41] takes along what it brought, and nothing else', () => {
    const after = play(sheet, { type: 'being/end-summon', summon: 'Wolf', items: ['sword'] });
    expect(after.sheet.effects).toEqual([own, unnamed]);
    expect(after.sheet.items.map(({ id }) => id)).toEqual(['gun']);
    expect(eventsOf(after.trace)).toEqual(['summonGone', 'effectEnded']);
  });

  it('[M-41] is refused for things that are not here', () => {
    expect(refusalOf(sheet, { type: 'being/end-summon', summon: 'Wolf', items: ['axe'] })).toBe('M-41 unknownEntry');
  });
});

describe('a lifespan', () => {
  const resources = [aResource('a', { price: 'DD' }), aResource('b', { price: 'C' }), aResource('c', { price: 'BAS' })];
  const roll: Command = { type: 'being/set-lifespan', die: 13, essenceChanges: 2 };

  it('[M-69] is unknown before its die is rolled', () => expect(lifespanOf(aSheet({ resources }))).toBeNull());

  it.each([
    { title: 'only letters D', tableRules: {}, years: 113 },
    { title: 'a C as 4', tableRules: { dRanksPerC: 4 }, years: 133 },
    { title: 'B, A and S as well', tableRules: { dRanksPerB: 1, dRanksPerA: 2, dRanksPerS: 4 }, years: 148 },
  ])('[M-69] counts $title: $years years', ({ tableRules, years }) => {
    expect(lifespanOf(play(aSheet({ resources, tableRules }), roll).sheet)?.years).toBe(years);
  });

  it('[M-69] is noted once', () => expect(refusalOf(play(aSheet(), roll).sheet, roll)).toBe('M-69 nothingToDo'));
});
