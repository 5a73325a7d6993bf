import { describe, expect, it } from 'vitest';
import { aModifier, anEffect, anItem, aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { namedSource } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Command, maximumHealth, resourceStates } from '@/rules';

const suppress = (
  essence: 'Natural' | 'Technological' | 'Magical' | 'Anomalous',
  mode: 'fail' | 'degrade' = 'fail',
  by: 'film' | 'effect' = 'effect',
): Command => ({ type: 'essence/suppress', essence, mode, by });

const tough = [aModifier({ target: 'maximumHealth', amount: 5 })];
const armor = aResource({ essence: 'Technological', degradesTo: 'plate', modifiers: tough });
const sheetWith = (change: Parameters<typeof aResource>[0] = {}): Sheet =>
  play(aSheet(), { type: 'entry/put', list: 'resources', entry: { ...armor, ...change } }).sheet;
const stateOf = (sheet: Sheet) => resourceStates(sheet).get('resource');

describe('an Essence held down', () => {
  it.each([
    { title: '[S-07] fails', mode: 'fail', change: {}, state: 'fails', degradedTo: null, health: 7 },
    { title: '[S-07] degrades', mode: 'degrade', change: {}, state: 'degraded', degradedTo: 'plate', health: 7 },
    {
      title: '[S-07] fails without a counterpart',
      mode: 'degrade',
      change: { degradesTo: '' },
      state: 'fails',
      degradedTo: null,
      health: 7,
    },
    {
      title: '[S-07] works by the Storyteller’s word',
      mode: 'fail',
      change: { ruling: 'on' },
      state: 'ruledOn',
      degradedTo: null,
      health: 12,
    },
    {
      title: '[S-16] works once it is magical',
      mode: 'fail',
      change: { essenceChanges: ['Magical'] },
      state: 'works',
      degradedTo: null,
      health: 12,
    },
  ] as const)('$title', ({ mode, change, state, degradedTo, health }) => {
    const essenceChanges = 'essenceChanges' in change ? [...change.essenceChanges] : [];
    const { sheet } = play(sheetWith({ ...change, essenceChanges }), suppress('Technological', mode));
    expect(stateOf(sheet)).toMatchObject({ state, degradedTo });
    expect(maximumHealth(sheet).value).toBe(health);
  });

  it('[S-07] takes the bonuses of worn items with it, and lifting gives them back', () => {
    const suit = anItem({ essence: 'Technological', worn: true, modifiers: tough });
    const worn = play(aSheet(), { type: 'entry/put', list: 'items', entry: suit }).sheet;
    const held = play(worn, suppress('Technological', 'fail', 'film')).sheet;
    const lifted = play(held, { type: 'essence/lift' }).sheet;
    expect([worn, held, lifted].map((sheet) => maximumHealth(sheet).value)).toEqual([12, 7, 12]);
    expect(refusalOf(lifted, { type: 'essence/lift' })).toBe('S-07 nothingToDo');
  });

  it('[S-12] by a Film is technology only, unless the table says otherwise', () => {
    expect(refusalOf(aSheet(), suppress('Magical', 'fail', 'film'))).toBe('S-12 filmsHoldDownTechnology');
    const free = aSheet({ tableRules: { allowOtherEssenceFilms: true } });
    expect(play(free, suppress('Magical', 'fail', 'film')).sheet.suppression?.essence).toBe('Magical');
    expect(play(aSheet(), suppress('Magical')).sheet.suppression?.essence).toBe('Magical');
  });

  it('[S-07] is refused when it is so already', () => {
    expect(refusalOf(play(aSheet(), suppress('Magical')).sheet, suppress('Magical'))).toBe('S-07 nothingToDo');
  });
});

describe('a change of Essence', () => {
  const change: Command = { type: 'essence/change', resource: 'resource', essence: 'Magical' };
  const restore: Command = { type: 'essence/restore', resource: 'resource' };

  it('[S-16] puts the new one over the old, and takes it off again', () => {
    const changed = play(sheetWith(), change).sheet;
    expect(stateOf(changed)?.essence).toBe('Magical');
    expect(refusalOf(changed, change)).toBe('S-16 nothingToDo');
    const restored = play(changed, restore).sheet;
    expect(stateOf(restored)?.essence).toBe('Technological');
    expect(refusalOf(restored, restore)).toBe('S-16 nothingToDo');
  });

  it('[S-16] is refused for what is not there', () => {
    expect(refusalOf(aSheet(), change)).toBe('S-16 unknownEntry');
    expect(refusalOf(aSheet(), restore)).toBe('S-16 unknownEntry');
  });
});

describe('stripping', () => {
  const curse = anEffect([], { id: 'curse', tags: ['curse', 'Magical'] });
  const blessing = anEffect([], { id: 'blessing', source: { ...namedSource(''), resource: 'resource' } });
  const nameless = anEffect([], { id: 'nameless', tags: ['curse'] });
  const sheet = aSheet({ effects: [curse, blessing, nameless], resources: [aResource({ essence: 'Magical' })] });
  const strip = (essence: 'Magical' | 'Natural' | null, ...tags: string[]): Command => ({
    type: 'essence/strip',
    essence,
    tags,
  });

  it.each([
    ['[S-11] an Essence', strip('Magical'), ['nameless']],
    ['[S-11] a tag', strip(null, 'curse'), ['blessing']],
    ['[S-11] both', strip('Magical', 'curse'), ['blessing', 'nameless']],
  ] as const)('%s leaves the others', (_, command, left) => {
    expect(play(sheet, command).sheet.effects.map(({ id }) => id)).toEqual(left);
  });

  it('[S-11] is refused when nothing is hit', () => {
    expect(refusalOf(sheet, strip('Natural'))).toBe('S-11 nothingToDo');
    expect(refusalOf(sheet, strip(null))).toBe('S-11 nothingToDo');
  });
});
