import { describe, expect, it } from 'vitest';
import { anEffect, aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { type BonusTypeId, ordinaryModifier, type PoolValue } from '@/model/bonuses';
import type { Effect, Modifier } from '@/model/sheet';
import { type Command, costReduction, poolMaximums } from '@/rules';
import { aPool, pay } from './some-energy';

const onPool = (value: PoolValue, amount: number, pool = 'chi', type: BonusTypeId = 'untyped'): Modifier =>
  ordinaryModifier({ on: 'pool', pool, value }, amount, type);

const anEffectOn = (id: string, modifiers: readonly Modifier[], change: Partial<Omit<Effect, 'source'>> = {}) => ({
  ...anEffect([], { id, name: id, ...change }),
  modifiers: [...modifiers],
});
const begin = (effect: Effect): Command => ({ type: 'effect/add', effect });

/** Chi of 2 Intelligence and 8 by hand, full. */
const full = aSheet({ energyPools: [aPool('chi', { current: 10 }), aPool('mana', { current: 10 })] });
const maximumOf = (sheet: typeof full, id = 'chi') => poolMaximums(sheet).get(id);

describe('effects on the maximum of a pool', () => {
  it('[E-24] a rise brings no energy, and its end takes none', () => {
    const hymn = anEffectOn('hymn', [onPool('maximum', 3)]);
    const risen = play(full, begin(hymn)).sheet;
    expect([maximumOf(risen)?.value, maximumOf(risen, 'mana')?.value]).toEqual([13, 10]);
    expect(risen.energyPools[0]?.current).toBe(10);
    expect(maximumOf(risen)?.contributions.at(-1)).toEqual({
      source: expect.objectContaining({ kind: 'effect', id: 'hymn', name: 'hymn', source: '' }),
      amount: 3,
      rule: 'E-24',
      counted: true,
      stacked: { type: 'untyped', combining: 'best' },
    });
    expect(play(risen, { type: 'effect/end', id: 'hymn' }).sheet.energyPools[0]?.current).toBe(10);
  });

  it('[E-25] a fall takes what is above it, which does not come back', () => {
    const curse = anEffectOn('curse', [onPool('maximum', -4, '')]);
    const { sheet, trace } = play(full, begin(curse));
    expect(sheet.energyPools.map(({ current }) => current)).toEqual([6, 6]);
    expect(trace).toContainEqual({ kind: 'number', rule: 'E-25', quantity: 'pool:chi', before: 10, after: 6 });
    const after = play(sheet, { type: 'effect/end', id: 'curse' }).sheet;
    expect([maximumOf(after)?.value, after.energyPools[0]?.current]).toEqual([10, 6]);
  });

  it('[E-24] [B-02] of one type the highest counts, and the other says why not', () => {
    const both = play(
      full,
      begin(anEffectOn('small', [onPool('maximum', 1, 'chi', 'luck')])),
      begin(anEffectOn('large', [onPool('maximum', 2, 'chi', 'luck')])),
    ).sheet;
    expect(maximumOf(both)?.value).toBe(12);
    expect(maximumOf(both)?.contributions).toContainEqual(
      expect.objectContaining({ counted: false, reason: 'notHighest' }),
    );
  });

  it('[E-24] [M-60] a resource brings one as long as it works', () => {
    const resources = [aResource({ id: 'wolf', modifiers: [onPool('maximum', 5)] })];
    const sheet = { ...full, resources };
    expect(maximumOf(sheet)?.value).toBe(15);
    expect(maximumOf(play(sheet, { type: 'resource/rule', id: 'wolf', ruling: 'off' }).sheet)?.value).toBe(10);
  });

  it.each([
    ['[E-19] somebody else lowers a pool', {}, true, 6],
    ['[E-19] [E-29] not one that doesn’t count as a pool', { countsAsPool: false }, true, 10],
    ['[E-29] a drawback of one’s own reaches it', { countsAsPool: false }, false, 6],
    ['[E-29] its own text may let attacks in', { countsAsPool: false, openTo: ['attacked' as const] }, true, 6],
  ])('%s', (_, change, byAnother, maximum) => {
    const sheet = aSheet({ energyPools: [aPool('chi', { current: 10, ...change })] });
    const cursed = play(sheet, begin(anEffectOn('curse', [onPool('maximum', -4)], { byAnother }))).sheet;
    expect([maximumOf(cursed)?.value, cursed.energyPools[0]?.current]).toEqual([maximum, maximum]);
    const last = maximumOf(cursed)?.contributions.at(-1);
    expect([last?.counted, last?.rule, last?.reason]).toEqual(
      maximum === 10 ? [false, 'E-29', 'poolNotReached'] : [true, 'E-25', undefined],
    );
  });
});

describe('effects on what a pool pays', () => {
  const thrift = anEffectOn('thrift', [onPool('costReduction', 2)]);
  const thrifty = play(full, begin(thrift)).sheet;

  it('[E-20] a cost is lower by it, and works as the full one', () => {
    expect(costReduction(thrifty, 'chi').value).toBe(2);
    const { sheet, trace } = play(thrifty, pay('chi', 5, { chi: 3 }));
    expect(sheet.energyPools[0]?.current).toBe(7);
    expect(trace).toMatchObject([
      { rule: 'E-20', event: 'costChanged', amount: -2, subject: 'thrift' },
      { rule: 'E-20', quantity: 'pool:chi', before: 10, after: 7 },
      { rule: 'E-20', event: 'energyEffect', amount: 5 },
    ]);
  });

  it('[E-20] adds to what the payer knows of, and floors at nothing', () => {
    expect(play(thrifty, pay('chi', 5, { chi: 1 }, { reduction: 2 })).sheet.energyPools[0]?.current).toBe(9);
    expect(play(thrifty, pay('chi', 1, {})).sheet.energyPools[0]?.current).toBe(10);
  });

  it.each([
    ['the pool’s own price', pay('chi', 5, { chi: 5 }), 'E-20 paymentMismatch'],
    ['another pool', pay('mana', 5, { mana: 5 }), 'accepted'],
    ['a pool that its payer chooses', pay(null, 5, { chi: 3 }, { specialAllowed: true }), 'accepted'],
    ['two pools at once', pay(null, 5, { chi: 3, mana: 2 }, { specialAllowed: true }), 'accepted'],
  ])('[E-20] is on costs of its pool alone: %s', (_, command, answer) => {
    expect(refusalOf(thrifty, command)).toBe(answer);
  });

  it('[E-19] [E-20] somebody else makes a pool dear, unless it can’t be attacked', () => {
    const dear = begin(anEffectOn('dear', [onPool('costReduction', -1, '')], { byAnother: true }));
    expect(play(full, dear, pay('chi', 2, { chi: 3 })).sheet.energyPools[0]?.current).toBe(7);
    const apart = aSheet({ energyPools: [aPool('chi', { countsAsPool: false })] });
    expect(play(apart, dear, pay('chi', 2, { chi: 2 })).sheet.energyPools[0]?.current).toBe(3);
  });
});
