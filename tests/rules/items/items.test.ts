import { describe, expect, it } from 'vitest';
import { improvisedWeapon } from '@/rules/items/improvised-weapon';
import { armorPenaltyWorn, misfit, misfitOf, shieldDefenseHeld } from '@/rules/items/item-fit';
import { itemPenalties, itemUse } from '@/rules/items/item-use';
import { reachGuide } from '@/rules/items/weapon-reach';

const amounts = (bashing: number, lethal = 0) => ({ bashing, lethal, aggravated: 0 });

describe('improvised weapons', () => {
  it.each([
    { hardness: 2, size: 4, damage: amounts(2), limitedBy: 'hardness' },
    { hardness: 5, size: 1, damage: amounts(1), limitedBy: 'size' },
    { hardness: 3, size: 3, damage: amounts(3), limitedBy: 'both' },
    { hardness: 0, size: 3, damage: amounts(0), limitedBy: 'hardness' },
  ])('[M-05] Hardness $hardness, Size $size', ({ damage, limitedBy, ...thing }) => {
    expect(improvisedWeapon(thing)).toEqual({ damage, limitedBy, dice: -2 });
  });

  it('[M-05] the Storyteller may rule otherwise for a broken bottle', () => {
    const bottle = { hardness: 1, size: 1 };
    expect(improvisedWeapon(bottle, { grade: 'lethal' })).toMatchObject({ damage: amounts(0, 1), limitedBy: 'both' });
    expect(improvisedWeapon(bottle, { damage: 2, grade: 'lethal' })).toEqual({
      damage: amounts(0, 2),
      limitedBy: 'storyteller',
      dice: -2,
    });
  });
});

describe('the fit of items', () => {
  it.each([
    { character: 5, item: 10, beyond: 0, penalty: 0 },
    { character: 5, item: 11, beyond: 1, penalty: 2 },
    { character: 13, item: 5, beyond: 3, penalty: 6 },
    { character: 1, item: 6, beyond: 0, penalty: 0 },
  ])('[M-23] Size $character with an item of Size $item', ({ character, item, ...fit }) => {
    expect(misfit(character, item)).toEqual({ difference: Math.abs(character - item), ...fit });
  });

  it('[M-24] armor hampers more, a shield covers less but not below 0', () => {
    const fit = misfit(12, 5);
    expect(fit.penalty).toBe(4);
    expect(armorPenaltyWorn(1, fit)).toBe(5);
    expect(shieldDefenseHeld(6, fit)).toBe(2);
    expect(shieldDefenseHeld(3, fit)).toBe(0);
    expect(armorPenaltyWorn(1, misfit(5, 5))).toBe(1);
  });

  it('[M-22] items keep their Sizes while their owner grows', () => {
    const dagger = { size: 1 };
    expect(misfitOf(5, dagger).penalty).toBe(0);
    expect(misfitOf(8, dagger).penalty).toBe(4);
    expect(dagger).toEqual({ size: 1 });
  });

  it('[M-22] [M-23] the table may compare with whom an item is made for, with 1 point of tolerance', () => {
    expect(misfitOf(3, { size: 4 }, 'gnomeExample')).toEqual({ difference: 2, beyond: 1, penalty: 2 });
    expect(misfitOf(3, { size: 4, madeFor: 3 }, 'gnomeExample').penalty).toBe(0);
    expect(misfitOf(3, { size: 4, madeFor: 12 }).penalty).toBe(0);
  });
});

describe('using items', () => {
  const user = { strength: 3, permanentSize: 5, currentSize: 5, strengthRequired: 4 };
  const kiteShield = { size: 4 };

  it('[M-25] shows what it adds up', () => {
    expect(itemUse({ ...user, strength: 2 }, { size: 11 })).toEqual({
      strength: 2,
      missingStrength: 2,
      strengthPenalty: 4,
      beyondFit: 1,
      fitPenalty: 2,
      total: 6,
      usable: false,
    });
  });

  it.each([
    { who: 'Strength 1', change: { strength: 1 }, total: 6, usable: false },
    { who: 'Strength 2', change: { strength: 2 }, total: 4, usable: true },
    { who: 'Strength 9', change: { strength: 9 }, total: 0, usable: true },
    { who: 'a gnome', change: { permanentSize: 3, currentSize: 3 }, total: 4, usable: true },
    {
      who: 'the smallest of people',
      change: { strength: 1, permanentSize: 1, currentSize: 1 },
      total: 8,
      usable: false,
    },
  ])('[M-25] a kite shield and $who', ({ change, total, usable }) => {
    expect(itemUse({ ...user, ...change }, kiteShield)).toMatchObject({ total, usable });
  });

  it('[M-23] [M-25] the gnome of the example', () => {
    const gnome = { ...user, permanentSize: 3, currentSize: 3 };
    expect(itemUse(gnome, kiteShield, { fit: 'gnomeExample' })).toMatchObject({
      strengthPenalty: 4,
      fitPenalty: 2,
      usable: false,
    });
  });

  it('[M-25] the table may ask for more than 6, or another limit', () => {
    const weak = { ...user, strength: 1 };
    expect(itemUse(weak, kiteShield, { unusableAt: 'moreThanSix' })).toMatchObject({ total: 6, usable: true });
    expect(itemUse({ ...weak, strength: 0 }, kiteShield, { unusableAt: 'moreThanSix' }).usable).toBe(false);
    expect(itemPenalties(weak, 4, { limit: 7 }).usable).toBe(true);
  });

  it('[M-21] [M-25] a giant form for a while changes the fit and not the Strength', () => {
    expect(itemUse({ ...user, currentSize: 10 }, kiteShield)).toMatchObject({ missingStrength: 1, beyondFit: 1 });
    expect(itemUse({ ...user, permanentSize: 10, currentSize: 10 }, kiteShield)).toMatchObject({
      strength: 5,
      missingStrength: 0,
    });
  });
});

describe('the reach of a weapon', () => {
  it.each([
    { size: 2, guide: null },
    { size: 3, guide: { metres: 1, orMore: false } },
    { size: 4, guide: { metres: 2, orMore: false } },
    { size: 6, guide: { metres: 2, orMore: false } },
    { size: 7, guide: { metres: 2, orMore: true } },
  ])('[M-16] Size $size', ({ size, guide }) => {
    expect(reachGuide(size)).toEqual(guide);
  });
});
