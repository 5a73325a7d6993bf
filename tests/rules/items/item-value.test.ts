import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { type BonusTypeId, ordinaryModifier } from '@/model/bonuses';
import type { Effect, Item, Modifier } from '@/model/sheet';
import { defenseAgainst, itemValue, NO_ROLL, rollPool, sheetDefense } from '@/rules';

const onItem = (item: string, amount: number, type: BonusTypeId = 'enhancement'): Modifier =>
  ordinaryModifier({ on: 'item', item }, amount, type);
const spell = (id: string, ...modifiers: readonly Modifier[]): Effect => ({
  ...anEffect([], { id, name: id }),
  modifiers: [...modifiers],
});
const mail = anItem({ id: 'mail', name: 'Mail', kind: 'armor', points: 3, worn: true });
const blade = anItem({ id: 'blade', name: 'Blade', kind: 'weapon', points: 4, worn: true });
const wearing = (items: readonly Item[], ...effects: readonly Effect[]) => aSheet({ items, effects });

describe('the value of an item', () => {
  it('[B-30] an enhancement of armor is armor: Armor Piercing takes it, the mind has none', () => {
    const sheet = wearing([mail], spell('Ward', onItem('Mail', 2)));
    expect(itemValue(sheet, mail)).toMatchObject({
      value: 5,
      rule: 'B-30',
      contributions: [
        { source: { kind: 'item', name: 'Mail' }, amount: 3 },
        { source: { kind: 'effect', name: 'Ward' }, amount: 2, rule: 'B-30' },
      ],
    });
    expect(sheetDefense(sheet).parts.armor).toBe(5);
    expect(defenseAgainst(sheet, { armorPiercing: 5 }).total.value).toBe(0);
    expect(defenseAgainst(sheet, { mental: true }).parts.armor).toBe(5);
  });

  it.each<[string, readonly Modifier[], number]>([
    ['[B-T03] the best of two enhancements', [onItem('Mail', 2), onItem('Mail', 1)], 5],
    ['[B-30] another type adds', [onItem('Mail', 2), onItem('Mail', 1, 'luck')], 6],
    ['[B-30] a penalty takes', [onItem('Mail', -1, 'circumstance')], 2],
    ['[B-30] not that of another item', [onItem('Shield', 2)], 3],
    ['[B-30] nor one without a bearer', [onItem('', 2)], 3],
  ])('%s', (_, modifiers, value) => {
    const effects = modifiers.map((modifier, index) => spell(`spell ${index}`, modifier));
    expect(sheetDefense(wearing([mail], ...effects)).total.value).toBe(value);
  });

  it('[B-30] an item enhances itself, and both ways of writing it compete', () => {
    const own = { ...mail, modifiers: [onItem('', 2)] };
    expect(sheetDefense(wearing([own])).total.value).toBe(5);
    const both = {
      ...mail,
      modifiers: [onItem('', 2), ordinaryModifier({ on: 'value', value: 'defense' }, 3, 'enhancement')],
    };
    expect(sheetDefense(wearing([both as Item])).total.value).toBe(6);
  });

  it('[B-12] [B-30] on a weapon it feeds the roll and competes with what is on the roll', () => {
    const onRolls = ordinaryModifier(
      { on: 'roll', roll: { attribute: 'strength', skill: '', tag: '', item: '' } },
      2,
      'enhancement',
    );
    const attack = { ...NO_ROLL, attributes: ['strength' as const], item: 'blade' };
    const dice = (...effects: readonly Effect[]) => rollPool(wearing([blade], ...effects), attack).dice.value;
    expect(dice()).toBe(6);
    expect(dice(spell('Edge', onItem('Blade', 2)))).toBe(8);
    expect(dice(spell('Edge', onItem('Blade', 2)), spell('Might', onRolls))).toBe(8);
    expect(itemValue(wearing([blade], spell('Edge', onItem('Blade', 2))), blade).value).toBe(6);
  });

  it('[B-30] on a [Parry] weapon it is no Defense', () => {
    const parrying = { ...blade, traits: ['[Parry 2]'] };
    expect(sheetDefense(wearing([parrying], spell('Edge', onItem('Blade', 2)))).total.value).toBe(2);
  });
});
