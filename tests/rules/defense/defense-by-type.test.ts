import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { type BonusTypeId, ordinaryModifier } from '@/model/bonuses';
import type { Effect, Sheet } from '@/model/sheet';
import { defenseByType, sheetDefense } from '@/rules';

const bonus = (type: BonusTypeId, amount: number, id: string = type): Effect => ({
  ...anEffect([], { id, duration: { kind: 'permanent' } }),
  modifiers: [ordinaryModifier({ on: 'value', value: 'defense' }, amount, type)],
});
const typesOf = (sheet: Sheet) =>
  Object.fromEntries(defenseByType(sheet).types.map(({ type, points }) => [type, points]));

const COAT = anItem({ name: 'Coat', kind: 'armor', points: 4, worn: true });

describe('Defense type by type', () => {
  const sheet = aSheet({
    items: [COAT],
    effects: [
      bonus('baseDefense', 5),
      bonus('dodge', 3),
      bonus('dodge', 1, 'sidestep'),
      bonus('naturalArmor', 3),
      bonus('deflection', 2),
      bonus('circumstance', -2),
      bonus('circumstance', -1, 'dark'),
    ],
  });

  it('[B-22] [B-23] adds up to the total, and says what piercing can take', () => {
    expect(typesOf(sheet)).toEqual({
      baseDefense: 5,
      dodge: 4,
      naturalArmor: 3,
      armor: 4,
      deflection: 2,
      circumstance: -3,
    });
    expect(sheetDefense(sheet).total.value).toBe(15);
    expect(defenseByType(sheet)).toMatchObject({ armorPiercing: 7, highSpeed: 9 });
  });

  it('[M-19] [M-20] has what Size makes of the parts', () => {
    expect(typesOf({ ...sheet, size: 9 })).toMatchObject({ dodge: 2, naturalArmor: 5 });
    expect(typesOf(aSheet({ size: 3 }))).toEqual({ dodge: 1 });
  });

  it('[H-15] has wounds as a row of their own', () => {
    expect(typesOf(aSheetWithTrack(aTrack(1, 0, 5), { effects: [bonus('dodge', 4)] }))).toEqual({
      dodge: 4,
      wound: -2,
    });
  });

  it('[B-23] is empty with nothing on it', () => {
    expect(defenseByType(aSheet())).toEqual({ types: [], armorPiercing: 0, highSpeed: 0 });
  });
});
