import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { ordinaryModifier, type ValueTarget } from '@/model/bonuses';
import type { Modifier, Sheet } from '@/model/sheet';
import { type Command, flightOf, initiativeOf, sizeOf, speedOf } from '@/rules';

const on = (value: ValueTarget, amount: number, wording: Modifier['wording'] = 'gain'): Modifier => ({
  ...ordinaryModifier({ on: 'value', value }, amount, 'luck'),
  wording,
});
const effect = (id: string, ...modifiers: readonly Modifier[]) => ({
  ...anEffect([], { id, name: id }),
  modifiers: [...modifiers],
});
const set = (quantity: 'initiative' | 'speed', value: number): Command => ({ type: 'manual/set', quantity, value });
const withEffects = (sheet: Sheet, ...effects: Sheet['effects']): Sheet => ({ ...sheet, effects });

describe('Initiative', () => {
  it('[B-37] [M-39] there is none before it is entered', () => expect(initiativeOf(aSheet())).toBeNull());

  it('[B-37] is what is entered and all that changes it, whatever the types', () => {
    const entered = play(aSheet(), set('initiative', 7));
    expect(entered.trace).toEqual([{ kind: 'number', rule: 'manual', quantity: 'initiative', before: 0, after: 7 }]);
    const sheet = withEffects(entered.sheet, effect('a', on('initiative', 2)), effect('b', on('initiative', 2)));
    const slowed = withEffects(sheet, ...sheet.effects, effect('c', on('initiative', -1)));
    expect(initiativeOf(slowed)).toMatchObject({ value: 10, rule: 'B-37' });
    expect(initiativeOf(slowed)?.contributions.map(({ amount, counted }) => [amount, counted])).toEqual([
      [7, true],
      [2, true],
      [2, true],
      [-1, true],
    ]);
    expect(refusalOf(slowed, set('initiative', 7))).toBe('manual nothingToDo');
  });

  it('[B-37] [M-60] what is out of force says so', () => {
    const wolf = aResource({ id: 'wolf', ruling: 'off', modifiers: [on('initiative', 3)] });
    const { value, contributions } =
      initiativeOf({ ...play(aSheet(), set('initiative', 4)).sheet, resources: [wolf] }) ?? {};
    expect([value, contributions?.[1]?.reason]).toEqual([4, 'suspended']);
  });
});

describe('speed', () => {
  const ten = play(aSheet(), set('speed', 10)).sheet;

  it('[X-04] is what is entered, as it hangs on Size in a way the book keeps to itself', () => {
    expect(speedOf(aSheet()).value).toBe(0);
    expect(speedOf(ten)).toMatchObject({ value: 10, contributions: [{ rule: 'X-04', amount: 10 }] });
  });

  it('[B-37] [M-24] changes add, armor hampers, and it never falls below 0', () => {
    const boots = withEffects(ten, effect('a', on('speed', 5)), effect('b', on('speed', 2)));
    const mail = anItem({ name: 'Mail', kind: 'armor', worn: true, traits: ['[Armor Penalty 3]'] });
    expect(speedOf(boots).value).toBe(17);
    expect(speedOf({ ...boots, items: [mail] })).toMatchObject({ value: 14, rule: 'B-37' });
    expect(speedOf({ ...boots, items: [{ ...mail, worn: false }] }).value).toBe(17);
    expect(speedOf(withEffects(ten, effect('mire', on('speed', -40)))).value).toBe(0);
  });

  it.each([
    ['a fixed one gives half of it', [777], 388],
    ['the higher of two', [100, 777], 388],
    ['one’s own where that is more', [15], 10],
    ['one’s own where it is as much', [20], 10],
  ])('[M-11] %s', (_, fixed, metres) => {
    const sheet = withEffects(ten, ...fixed.map((value) => effect(`fixed ${value}`, on('speed', value, 'becomes'))));
    const speed = speedOf(sheet);
    expect([speed.value, speed.rule]).toEqual([metres, metres === 388 ? 'M-11' : 'B-37']);
    const counted = speed.contributions.reduce((sum, part) => (part.counted ? sum + part.amount : sum), 0);
    expect(counted).toBe(metres);
    expect(speed.contributions.filter((part) => !part.counted).map(({ reason }) => reason)).toEqual(
      fixed.map(() => 'slower'),
    );
  });

  it('[M-11] nothing boosts a fixed one', () => {
    const sheet = withEffects(ten, effect('fixed', on('speed', 777, 'becomes')), effect('boots', on('speed', 50)));
    expect(speedOf(sheet).value).toBe(388);
  });

  it('[M-06] flight goes by it', () => {
    expect(flightOf(ten, 'clumsy').leastMetresPerRound).toBe(5);
    expect(flightOf(ten, 'clumsy', { speed: 20 }).leastMetresPerRound).toBe(10);
  });
});

describe('Size', () => {
  it('[M-18] [M-21] is what is entered and what changes it now, each named', () => {
    const giant = withEffects(aSheet(), effect('giant', on('size', 4)));
    expect(sizeOf(giant)).toMatchObject({
      value: 9,
      rule: 'M-21',
      contributions: [
        { rule: 'M-18', amount: 5 },
        { rule: 'M-21', amount: 4, source: { name: 'giant' } },
      ],
    });
    expect(sizeOf(withEffects(aSheet(), effect('mite', on('size', -9)))).value).toBe(1);
  });
});
