import { describe, expect, it } from 'vitest';
import { anEffect, aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { namedSource } from '@/model/parts';
import type { Rank } from '@/model/ranks';
import type { Effect } from '@/model/sheet';
import { attributeScore, type Command } from '@/rules';

const hymn = (id: string, level: Rank | null, change: Partial<Omit<Effect, 'source'>> = {}): Effect =>
  anEffect([{ target: 'strength', amount: 1 }], {
    id,
    name: `Hymn ${id}`,
    buff: 'Hymn',
    source: { ...namedSource('Bard'), level },
    ...change,
  });
const add = (effect: Effect): Command => ({ type: 'effect/add', effect });
const under = (...effects: Effect[]) => aSheet({ effects });
const ids = (effects: readonly Effect[]) => effects.map(({ id }) => id);

describe('a buff', () => {
  it.each([
    ['[B-27] of a higher level', hymn('b', 'C')],
    ['[B-27] of the same level, however short', hymn('b', 'D', { duration: { kind: 'rounds', left: 1 } })],
    ['[B-27] amplified further', hymn('b', 'D', { amplified: 1 })],
  ])('%s replaces in its place', (_, effect) => {
    const { sheet, trace } = play(under(hymn('a', 'D'), anEffect([], { id: 'other' })), add(effect));
    expect(ids(sheet.effects)).toEqual(['b', 'other']);
    expect(sheet.effects.map(({ replaced }) => replaced)).toEqual(['Hymn a', undefined]);
    expect(attributeScore(sheet, 'strength')).toBe(3);
    expect(trace).toMatchObject([
      { rule: 'B-27', event: 'buffReplaced', subject: 'Hymn a' },
      { event: 'effectStarted' },
    ]);
  });

  it('[B-27] of a lower level is refused', () => {
    expect(refusalOf(under(hymn('a', 'C')), add(hymn('b', 'D')))).toBe('B-27 lowerBuff');
    expect(refusalOf(under(hymn('a', 'D', { amplified: 2 })), add(hymn('b', 'D')))).toBe('B-27 lowerBuff');
  });

  it('[B-26] [B-28] [B-29] meets only its own kind', () => {
    expect(ids(play(under(hymn('a', 'C')), add(hymn('b', 'D', { buff: 'Wind' }))).sheet.effects)).toEqual(['a', 'b']);
    const plain = anEffect([], { id: 'p' });
    expect(ids(play(under(plain), add({ ...plain, id: 'q' })).sheet.effects)).toEqual(['p', 'q']);
  });

  it('[B-27] has the level of its resource where it states none', () => {
    const from = { ...namedSource(''), resource: 'resource' };
    const sheet = { ...under(hymn('a', 'D')), resources: [aResource({ level: 'B' })] };
    expect(ids(play(sheet, add({ ...hymn('b', null), source: from })).sheet.effects)).toEqual(['b']);
    expect(refusalOf(sheet, add(hymn('b', null)))).toBe('B-27 lowerBuff');
  });

  it('can be rewritten lower, and takes the place of what it then meets', () => {
    expect(play(under(hymn('a', 'C')), add(hymn('a', 'D'))).sheet.effects).toMatchObject([{ source: { level: 'D' } }]);
    const two = under(hymn('a', 'D'), hymn('b', 'D', { buff: 'Wind' }));
    expect(ids(play(two, add(hymn('b', 'D'))).sheet.effects)).toEqual(['b']);
  });
});
