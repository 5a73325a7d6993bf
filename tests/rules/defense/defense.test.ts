import { describe, expect, it } from 'vitest';
import { aBonus, aPenalty } from '#tests/rules/bonuses/builders';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import {
  bestItemValue,
  type DefensePoints,
  defenseOf,
  defensePenalty,
  enhancedValue,
  pierceDefense,
  STACKING_DEFAULTS,
  totalDefense,
  traitsOff,
} from '@/rules';

const knight = { parts: { baseDefense: 2, dodge: 1, armor: 5, shield: 2, other: 1 } };
const totalOf = (attack: Parameters<typeof totalDefense>[1]) => totalDefense(knight, attack).total;

describe('total Defense', () => {
  it.each([
    { title: '[B-23] untouched', attack: {}, total: 11 },
    { title: '[B-23] High Speed takes Base, dodge and parry', attack: { highSpeed: 2 }, total: 9 },
    { title: '[B-23] but nothing else', attack: { highSpeed: 10 }, total: 8 },
    { title: '[B-23] Armor Piercing takes armor, shield, Natural Armor', attack: { armorPiercing: 9 }, total: 4 },
    { title: '[B-22] a penalty takes from all of it, last', attack: { armorPiercing: 9, penalty: 3 }, total: 1 },
    { title: '[B-25] and stops at 0', attack: { penalty: 40 }, total: 0 },
    { title: '[B-23] 10⁹ of everything', attack: { highSpeed: 1e9, armorPiercing: 1e9, penalty: 1e9 }, total: 0 },
  ])('$title: $total', ({ attack, total }) => {
    expect(totalOf(attack)).toBe(total);
  });

  it('[B-25] a Defense below 0 is not lowered, nor lifted', () => {
    expect(totalDefense({ parts: { other: -3 } }, { penalty: 2 }).total).toBe(-3);
    expect(totalDefense({ parts: { baseDefense: -1 } }, { highSpeed: 2 }).total).toBe(-1);
  });

  it('[B-23] says what came off', () => {
    expect(totalDefense(knight, { highSpeed: 9, armorPiercing: 2, penalty: 9 })).toMatchObject({
      beforePenalty: 6,
      taken: { highSpeed: 3, armorPiercing: 2, spellPiercing: 0, penalty: 6 },
    });
  });

  it('[B-23] against the mind armor is nothing, Will adds and no armor trait stops', () => {
    const minded = { ...knight, will: 6 };
    const struck = totalDefense(minded, { mental: true, armorPiercing: 9, highSpeed: 1 });
    expect(struck).toMatchObject({ total: 2 + 1 + 6, armorTraitsWork: true });
    expect(totalDefense(minded, {}).total).toBe(11);
  });

  test.prop([fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)])(
    '[B-22] [B-23] no split of the attack leaves less',
    (base, armor, highSpeed, armorPiercing, penalty) => {
      const { total } = totalDefense({ parts: { baseDefense: base, armor } }, { highSpeed, armorPiercing, penalty });
      const penaltyFirst = (toBase: number) => {
        const [b, a] = [Math.max(0, base - toBase), Math.max(0, armor - (penalty - toBase))];
        return Math.max(0, b - highSpeed) + Math.max(0, a - armorPiercing);
      };
      const splits = Array.from({ length: penalty + 1 }, (_, toBase) => penaltyFirst(toBase));
      expect(total).toBe(Math.min(...splits));
    },
  );
});

describe('traits of armor', () => {
  const off = (attack: Parameters<typeof totalDefense>[1], rule?: 'stripped' | 'anyAP') =>
    !totalDefense(knight, attack, rule).armorTraitsWork;

  it.each([
    { title: '[B-24] work under a penalty alone', attack: { penalty: 50 }, stops: false },
    { title: '[B-24] work under High Speed', attack: { highSpeed: 50, penalty: 50 }, stops: false },
    { title: '[B-24] work while a point of the armor is left', attack: { armorPiercing: 1, penalty: 3 }, stops: false },
    { title: '[B-24] stop when piercing takes the last point', attack: { armorPiercing: 1, penalty: 4 }, stops: true },
    { title: '[B-24] stop under piercing alone', attack: { armorPiercing: 5 }, stops: true },
  ])('$title', ({ attack, stops }) => {
    expect(off(attack)).toBe(stops);
  });

  it('[B-24] at some tables any piercing stops them', () => {
    expect(off({ armorPiercing: 1 }, 'anyAP')).toBe(true);
    expect(off({ penalty: 9 }, 'anyAP')).toBe(false);
  });

  it('[B-24] no armor at all counts as stripped by the first point', () => {
    expect(totalDefense({ parts: {} }, { armorPiercing: 1 }).armorTraitsWork).toBe(false);
  });

  const clad = { parts: { baseDefense: 2, dodge: 3, armor: 3, shield: 2, naturalArmor: 1 } };
  it.each([
    { title: '[B-24] none under a penalty', attack: { penalty: 99 }, parts: [] },
    { title: '[B-24] the armor first', attack: { armorPiercing: 1, penalty: 9 }, parts: ['armor'] },
    { title: '[B-24] then the shield', attack: { armorPiercing: 2, penalty: 3 }, parts: ['armor', 'shield'] },
    {
      title: '[B-24] all that a body wears and grows',
      attack: { armorPiercing: 6 },
      parts: ['armor', 'shield', 'naturalArmor'],
    },
    { title: '[B-24] only what piercing reaches', attack: { armorPiercing: 2 }, parts: ['shield'] },
    {
      title: '[B-24] the one the attacker wants',
      attack: { armorPiercing: 1, penalty: 9, strips: ['naturalArmor' as const] },
      parts: ['naturalArmor'],
    },
    {
      title: '[B-24] a body in motion, by High Speed',
      attack: { highSpeed: 1, penalty: 1 },
      parts: ['baseDefense', 'parry'],
    },
    {
      title: '[B-24] no point of the penalty twice',
      attack: { armorPiercing: 1, highSpeed: 1, penalty: 3 },
      parts: ['armor', 'baseDefense', 'parry'],
    },
    { title: '[B-24] nothing worn, against the mind', attack: { armorPiercing: 9, mental: true }, parts: [] },
  ])('$title: $parts', ({ attack, parts }) => {
    expect(totalDefense(clad, attack).traitsOff).toEqual(parts);
  });

  it('[B-24] every part of the group where any piercing will do', () => {
    expect(totalDefense(clad, { armorPiercing: 1 }, 'anyAP').traitsOff).toEqual(['armor', 'shield', 'naturalArmor']);
    expect(totalDefense(clad, { highSpeed: 1 }, 'anyAP').traitsOff).toEqual(['baseDefense', 'dodge', 'parry']);
  });

  const bearers = [
    { id: 'plate', value: 4 },
    { id: 'buckler', value: 1 },
    { id: 'scales', value: 2 },
  ];
  it.each([
    { title: '[B-24] in the order the attacker wants', piercing: 2, penalty: 3, ids: ['plate', 'buckler'], used: 3 },
    { title: '[B-24] a point of piercing for each', piercing: 1, penalty: 90, ids: ['plate'], used: 3 },
    { title: '[B-24] passing over what is too thick', piercing: 3, penalty: 0, ids: ['buckler', 'scales'], used: 0 },
    { title: '[B-24] none without piercing', piercing: 0, penalty: 90, ids: [], used: 0 },
  ])('$title', ({ piercing, penalty, ids, used }) => {
    expect(traitsOff(bearers, { piercing, penalty })).toEqual({ off: ids, penaltyUsed: used });
  });

  it('[B-24] every bearer where any piercing will do', () => {
    expect(traitsOff(bearers, { piercing: 1, penalty: 0 }, 'anyAP').off).toEqual(['plate', 'buckler', 'scales']);
  });
});

describe('Defense penalties', () => {
  const penalties = [
    aPenalty(2, { type: 'circumstance', from: 'mud' }),
    aPenalty(2, { type: 'circumstance', from: 'dark' }),
    aPenalty(3, { type: 'morale', from: 'dread' }),
    aPenalty(2, { type: 'morale', from: 'gloom' }),
    aPenalty(1, { from: 'curse' }),
    aPenalty(4, { from: 'net' }),
  ];

  it('[B-22] stack within their type, types add', () => {
    expect(defensePenalty(penalties).penalty).toBe(4 + 3 + 4);
    expect(defensePenalty(penalties, { ...STACKING_DEFAULTS, untypedPenalties: 'sum' }).penalty).toBe(4 + 3 + 5);
    expect(defensePenalty([]).penalty).toBe(0);
  });
});

describe('Defense from bonuses', () => {
  it('[B-23] a part for each type that has one, the rest together, penalties apart', () => {
    const { defense, penalty } = defenseOf([
      aBonus(3, { type: 'baseDefense', from: 'self' }),
      aPenalty(1, { type: 'baseDefense', from: 'plate' }),
      aBonus(6, { type: 'armor', from: 'plate' }),
      aBonus(2, { type: 'armor', from: 'vest' }),
      aBonus(2, { type: 'insight', from: 'eye' }),
      aBonus(1, { type: 'luck', from: 'coin' }),
      aPenalty(2, { type: 'circumstance', from: 'mud' }),
    ]);
    expect(defense.parts).toEqual({ baseDefense: 2, armor: 6, other: 3 });
    expect(penalty).toBe(2);
    expect(totalDefense(defense, { penalty }).total).toBe(9);
  });

  it('[B-38] knows which of its points are supernatural', () => {
    const { defense } = defenseOf([
      aBonus(4, { type: 'armor', from: { id: 'spell', essence: 'Magical' } }),
      aBonus(2, { type: 'shield', from: { id: 'buckler', essence: 'Natural' } }),
      aBonus(3, { type: 'deflection', from: { id: 'blur', essence: 'Anomalous' } }),
      aBonus(1, { type: 'deflection', from: { id: 'haze', essence: 'Magical' } }),
    ]);
    expect(defense.supernatural).toEqual({ armor: 4, other: 3 });
    expect(totalDefense(defense, { spellPiercing: 5 }).total).toBe(4);
    expect(totalDefense(defense, { spellPiercing: 50 }).total).toBe(2);
  });
});

describe('Spell Piercing', () => {
  const points: readonly DefensePoints[] = [
    { group: 'armorPiercing', amount: 2, supernatural: false },
    { group: 'armorPiercing', amount: 3, supernatural: true },
    { group: 'highSpeed', amount: 4, supernatural: true },
  ];

  it.each([
    { title: '[B-38] takes supernatural points of any group', piercing: { spellPiercing: 5 }, left: 4 },
    { title: '[B-38] and no others', piercing: { spellPiercing: 50 }, left: 2 },
    {
      title: '[B-38] other piercing takes mundane points first',
      piercing: { armorPiercing: 2, spellPiercing: 50 },
      left: 0,
    },
    { title: '[B-38] no point is taken twice', piercing: { armorPiercing: 4, spellPiercing: 1 }, left: 4 },
  ])('$title', ({ piercing, left }) => {
    expect(pierceDefense(points, piercing).left).toBe(left);
  });
});

describe('any piercing', () => {
  const points = fc.record({
    baseDefense: fc.nat(6),
    dodge: fc.nat(6),
    armor: fc.nat(6),
    naturalArmor: fc.nat(6),
    other: fc.nat(6),
  });
  const attack = fc.record({
    highSpeed: fc.nat(9),
    armorPiercing: fc.nat(9),
    spellPiercing: fc.nat(20),
    penalty: fc.nat(9),
    mental: fc.boolean(),
  });

  test.prop([points, points, attack], propertyRuns(2000))(
    '[B-23] [B-25] [B-38] takes no Defense below 0, however much of it is supernatural',
    (parts, supernatural, against) => {
      expect(totalDefense({ parts, supernatural }, against).total).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('an enhanced thing', () => {
  it('[B-30] [B-T03] is worth more by its best enhancement, and competes with that', () => {
    expect(enhancedValue({ value: 4, enhancements: [1, 3] })).toBe(7);
    expect(bestItemValue([{ value: 4, enhancements: [3] }, { value: 6 }])).toBe(7);
    expect(bestItemValue([{ value: 4, enhancements: [1] }, { value: 6 }])).toBe(6);
    expect(bestItemValue([])).toBe(0);
  });
});
