import { describe, expect, it } from 'vitest';
import { anySheet } from '#tests/support/arbitraries';
import { anEffect, anItem, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { play } from '#tests/support/trace';
import { type BonusTypeId, ordinaryModifier } from '@/model/bonuses';
import type { Item, Modifier, Sheet } from '@/model/sheet';
import { type AgainstDefense, defenseAgainst, type Explained, sheetDefense } from '@/rules';

const onDefense = (type: BonusTypeId, amount: number): Modifier =>
  ordinaryModifier({ on: 'value', value: 'defense' }, amount, type);
const onSize = (amount: number): Modifier => ordinaryModifier({ on: 'value', value: 'size' }, amount, 'untyped');

/** Someone whose Defense is made of these points, each from an effect of its own. */
const defended = (points: Partial<Record<BonusTypeId, number>>, change: Partial<Sheet> = {}): Sheet => ({
  ...aSheet({
    effects: Object.entries(points).map(([type, amount]) => ({
      ...anEffect([], { id: type, duration: { kind: 'permanent' } }),
      modifiers: [onDefense(type as BonusTypeId, amount)],
    })),
  }),
  ...change,
});
const worn = (change: Partial<Item>): Item => anItem({ worn: true, kind: 'armor', ...change });
const totalOf = (sheet: Sheet, attack: AgainstDefense = {}) => defenseAgainst(sheet, attack).total.value;
const sumOf = ({ contributions }: Explained) =>
  contributions.reduce((sum, part) => (part.counted ? sum + part.amount : sum), 0);

describe('Defense of a sheet', () => {
  it('[B-23] is 0 with nothing on it', () => expect(sheetDefense(aSheet()).total.value).toBe(0));

  it.each<[string, AgainstDefense, number, boolean]>([
    ['a penalty', { penalty: 3 }, 3, true],
    ['a penalty and AP 3', { penalty: 3, armorPiercing: 3 }, 0, false],
    ['a penalty and HS 3', { penalty: 3, highSpeed: 3 }, 0, true],
    ['a penalty, AP 1 and HS 1', { penalty: 3, armorPiercing: 1, highSpeed: 1 }, 1, false],
    ['everything', { penalty: 3, armorPiercing: 3, highSpeed: 3 }, 0, false],
  ])('[B-22] [B-23] [B-24] [B-25] 3 base and 3 armor against %s', (_, attack, total, traits) => {
    const against = defenseAgainst(defended({ baseDefense: 3, armor: 3 }), attack);
    expect([against.total.value, against.outcome.armorTraitsWork]).toEqual([total, traits]);
    expect(sumOf(against.total)).toBe(total);
  });

  it('[B-24] any Armor Piercing stops the traits where the table says so', () => {
    const sheet = defended({ armor: 10 });
    expect(defenseAgainst(sheet, { armorPiercing: 1 }).outcome.armorTraitsWork).toBe(true);
    const strict = { ...sheet, tableRules: { armorTraits: 'anyAP' } as const };
    expect(defenseAgainst(strict, { armorPiercing: 1 }).outcome.armorTraitsWork).toBe(false);
  });

  it('[B-24] says whose traits stop: armor worn, a shield, Natural Armor', () => {
    const sheet = defended({ naturalArmor: 2, dodge: 1 }, { items: [worn({ points: 4 })] });
    const offBy = (attack: AgainstDefense) => defenseAgainst(sheet, attack).outcome.traitsOff;
    expect(offBy({ armorPiercing: 2, penalty: 1 })).toEqual(['shield', 'naturalArmor']);
    expect(offBy({ armorPiercing: 2, penalty: 4 })).toEqual(['armor', 'shield', 'naturalArmor']);
    expect(offBy({ penalty: 40 })).toEqual([]);
  });

  it.each([
    { flying: 'clumsy' as const, spellPiercing: 4, total: 0 },
    { flying: 'clumsy' as const, highSpeed: 1, spellPiercing: 4, total: 0 },
    { flying: null, spellPiercing: 3, total: 1 },
  ])(
    '[B-25] [B-38] [M-06] Spell Piercing takes no points that flight or High Speed has taken',
    ({ total, ...attack }) => {
      const sheet = defended(
        {},
        { items: [worn({ kind: 'tool', essence: 'Magical', modifiers: [onDefense('baseDefense', 4)] })] },
      );
      expect(totalOf(sheet, attack)).toBe(total);
    },
  );

  it('[B-38] Spell Piercing takes what Magical things give', () => {
    const sheet = defended({ dodge: 2 }, { items: [worn({ points: 4, essence: 'Magical' })] });
    expect(totalOf(sheet, { spellPiercing: 3 })).toBe(3);
    expect(totalOf(sheet, { spellPiercing: 9 })).toBe(2);
  });

  it('[D-17] a mind has no armor and adds Will', () => {
    const sheet = defended({ baseDefense: 3, armor: 4 });
    const { total } = defenseAgainst(sheet, { mental: true, armorPiercing: 9 });
    expect([total.value, sumOf(total)]).toEqual([7, 7]);
  });

  it('[W-04] [W-05] Willpower adds 3, and what abilities add to it', () => {
    expect(totalOf(defended({ dodge: 1 }), { willpower: true })).toBe(4);
    const selector = { attribute: null, skill: '', tag: 'basicUse', item: '' };
    const better = anEffect([], { modifiers: [ordinaryModifier({ on: 'roll', roll: selector }, 2, 'inherent')] });
    expect(totalOf(aSheet({ effects: [better] }), { willpower: true })).toBe(5);
  });

  it('[H-15] wounds are a penalty, which never takes it below 0', () => {
    const hurt = aSheetWithTrack(aTrack(1, 0, 4));
    expect(totalOf({ ...defended({ dodge: 5 }), health: hurt.health })).toBe(3);
    expect(totalOf({ ...defended({ dodge: 1 }), health: hurt.health })).toBe(0);
  });
});

describe('items worn', () => {
  it('[B-30] give their points with their best enhancement, the best of each kind', () => {
    const items = [
      worn({ id: 'a', points: 3, modifiers: [onDefense('enhancement', 2), onDefense('enhancement', 1)] }),
      worn({ id: 'b', points: 4 }),
      worn({ id: 'c', kind: 'shield', points: 2 }),
    ];
    expect(sheetDefense(aSheet({ items })).parts).toMatchObject({ armor: 5, shield: 2 });
  });

  it('[B-33] [Parry 2] is shield Defense', () => {
    const sword = worn({ kind: 'weapon', points: 5, traits: ['[Parry 2]'] });
    expect(sheetDefense(aSheet({ items: [sword] })).parts.shield).toBe(2);
  });

  it('[M-24] of the wrong Size cover less and hamper more', () => {
    const giantShield = worn({ id: 's', kind: 'shield', points: 5, size: 11 });
    const giantArmor = worn({ points: 5, size: 11, traits: ['Armor Penalty 1'] });
    const sheet = defended({ baseDefense: 8 }, { items: [giantShield, giantArmor] });
    expect(sheetDefense(sheet).parts).toMatchObject({ shield: 3, armor: 5, baseDefense: 5 });
  });

  it('[M-25] too heavy for their user give nothing, and say why', () => {
    const plate = worn({ points: 6, strengthRequired: 5 });
    const { total } = sheetDefense(aSheet({ items: [plate] }));
    expect(total).toMatchObject({ value: 0, contributions: [{ amount: 6, counted: false, reason: 'illFitting' }] });
    const lenient = aSheet({ items: [plate], tableRules: { itemUnusableAt: 'moreThanSix' } });
    expect(totalOf(lenient)).toBe(6);
  });

  it('[M-22] [M-23] fit by the table’s reading', () => {
    const shield = worn({ kind: 'shield', points: 5, size: 4, madeForSize: 8 });
    expect(totalOf(aSheet({ items: [shield] }))).toBe(5);
    expect(totalOf(aSheet({ items: [shield], tableRules: { itemFit: 'gnomeExample' } }))).toBe(1);
  });

  it('[S-07] held down give nothing', () => {
    const suit = worn({ points: 6, essence: 'Technological' });
    const { sheet } = play(aSheet({ items: [suit] }), {
      type: 'essence/suppress',
      essence: 'Technological',
      mode: 'fail',
      by: 'film',
    });
    expect(sheetDefense(sheet).total).toMatchObject({ value: 0, contributions: [{ reason: 'suppressed' }] });
  });

  it('that are carried only give nothing', () => {
    expect(totalOf(aSheet({ items: [worn({ worn: false, points: 6 })] }))).toBe(0);
  });
});

describe('Size and flight', () => {
  it('[M-19] a large body loses dodge, then base, and gains Natural Armor', () => {
    const { parts, total } = sheetDefense(defended({ baseDefense: 3, dodge: 1 }, { size: 11 }));
    expect(parts).toMatchObject({ baseDefense: 1, dodge: 0, naturalArmor: 3 });
    expect([total.value, sumOf(total)]).toEqual([4, 4]);
  });

  it('[M-20] a small one gains dodge', () => {
    expect(sheetDefense(defended({ naturalArmor: 4 }, { size: 1 })).parts).toMatchObject({ dodge: 2, naturalArmor: 2 });
  });

  it('[M-21] only what is for good counts', () => {
    const grown = (kind: 'permanent' | 'scene') =>
      aSheet({ effects: [anEffect([], { modifiers: [onSize(6)], duration: { kind } })] });
    expect(sheetDefense(grown('permanent')).parts.naturalArmor).toBe(3);
    expect(sheetDefense(grown('scene')).parts.naturalArmor).toBe(0);
  });

  it.each([
    ['down', 1],
    ['up', 2],
    ['nearest', 2],
  ] as const)('[M-06] [M-07] [M-08] [M-09] base Defense 7 of a clumsy flier, rounded %s', (rounding, left) => {
    const sheet = defended({ baseDefense: 7 }, { tableRules: { flightDefenseRounding: rounding } });
    expect(totalOf(sheet, { flying: 'clumsy' })).toBe(left);
    expect(totalOf(sheet, { flying: 'perfect' })).toBe(7);
  });
});

test.prop([anySheet, fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.boolean()], { numRuns: 300 })(
  '[B-23] [B-25] what counts adds up to the total, on any sheet against any attack',
  (sheet, penalty, armorPiercing, highSpeed, spellPiercing, mental) => {
    const attack = { penalty, armorPiercing, highSpeed, spellPiercing, mental };
    const { total } = defenseAgainst(sheet, attack);
    expect(sumOf(total)).toBe(total.value);
    expect(total.value).toBeLessThanOrEqual(Math.max(0, totalOf(sheet, { mental })));
  },
);
