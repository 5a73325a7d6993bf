import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { ordinaryModifier } from '@/model/bonuses';
import type { Item } from '@/model/sheet';
import { type Command, currentSize, itemStanding, maximumHealth, sizeAdjustmentsOf } from '@/rules';

const use: Command = { type: 'item/use', id: 'item' };
const carrying = (change: Partial<Item>) => aSheet({ items: [anItem(change)] });
const uses = (left: number, maximum = 3) => ({ left, maximum, per: 'day' as const });

describe('using an item', () => {
  it.each<[string, Partial<Item>, Partial<Item>]>([
    ['a use of a tool', { uses: uses(2) }, { quantity: 1, uses: uses(1) }],
    ['the last use of a tool', { uses: uses(1) }, { quantity: 1, uses: uses(0) }],
    ['a consumable', { kind: 'consumable', quantity: 3 }, { quantity: 2 }],
    ['a dose of a consumable', { kind: 'consumable', quantity: 2, uses: uses(2) }, { quantity: 2, uses: uses(1) }],
    ['the last dose of one of two', { kind: 'consumable', quantity: 2, uses: uses(1) }, { quantity: 1, uses: uses(3) }],
    ['the last dose of all', { kind: 'consumable', quantity: 1, uses: uses(1) }, { quantity: 0, uses: uses(0) }],
  ])('[M-38] takes %s', (_, before, after) => {
    const { sheet, trace } = play(carrying(before), use);
    expect(sheet.items[0]).toMatchObject(after);
    expect(trace[0]).toMatchObject({ event: 'itemUsed', subject: 'An item' });
  });

  it.each<[string, Partial<Item>, string]>([
    ['[M-38] without uses left', { uses: uses(0) }, 'M-38 noUsesLeft'],
    ['[M-38] without a piece left', { kind: 'consumable', quantity: 0 }, 'M-38 noUsesLeft'],
    ['[M-38] of which nothing is used up', {}, 'M-38 nothingToDo'],
    ['[M-25] too much for its user', { uses: uses(1), strengthRequired: 5 }, 'M-25 itemUnusable'],
    ['[M-25] of another', { id: 'other' }, 'M-25 unknownEntry'],
  ])('%s is refused', (_, item, refusal) => expect(refusalOf(carrying(item), use)).toBe(refusal));

  it('[S-07] is refused while its Essence is held down', () => {
    const medicine = carrying({ kind: 'consumable', essence: 'Technological' });
    const held = { ...medicine, suppression: { essence: 'Technological', mode: 'fail' } as const };
    expect(refusalOf(held, use)).toBe('S-07 itemUnusable');
  });
});

describe('how an item stands', () => {
  const standingOf = (item: Partial<Item>, change: Parameters<typeof aSheet>[0] = {}) =>
    itemStanding(aSheet(change), anItem(item));

  it('[M-61] goes by Strength as it is now', () => {
    const strong = anEffect([{ target: 'strength', amount: 3 }]);
    expect(standingOf({ strengthRequired: 5 }).use).toMatchObject({ missingStrength: 3, usable: false });
    expect(standingOf({ strengthRequired: 5 }, { effects: [strong] }).usable).toBe(true);
  });

  it('[M-23] [M-25] adds what is missing and what does not fit', () => {
    const gnome = { attributes: { strength: 3 }, size: 3, tableRules: { itemFit: 'gnomeExample' as const } };
    const shield = { strengthRequired: 4, size: 4, madeForSize: null };
    expect(standingOf(shield, gnome).use).toMatchObject({ strengthPenalty: 4, fitPenalty: 2, usable: false });
    expect(standingOf(shield, { ...gnome, tableRules: {} }).use).toMatchObject({ total: 4, usable: true });
  });

  it.each([
    ['atLeastSix', false],
    ['moreThanSix', true],
  ] as const)('[M-25] penalties of 6 at a table that says %s', (itemUnusableAt, usable) => {
    expect(standingOf({ strengthRequired: 5 }, { tableRules: { itemUnusableAt } }).usable).toBe(usable);
  });
});

describe('Size', () => {
  const grown = (amount: number, kind: 'permanent' | 'scene', id: string) =>
    anEffect([], {
      id,
      modifiers: [ordinaryModifier({ on: 'value', value: 'size' }, amount, 'untyped')],
      duration: { kind },
    });

  it('[M-21] [B-37] adds every change, and what is for good apart', () => {
    const sheet = aSheet({
      effects: [grown(2, 'permanent', 'a'), grown(2, 'permanent', 'b'), grown(-3, 'scene', 'c')],
    });
    expect(currentSize(sheet)).toEqual({ permanent: 9, current: 6 });
    expect(sizeAdjustmentsOf(sheet).naturalArmor).toBe(2);
  });

  it('[M-21] of a worn item lasts until it is put off', () => {
    const modifiers = [ordinaryModifier({ on: 'value', value: 'size' }, 4, 'untyped')];
    const suit = anItem({ worn: true, modifiers });
    expect(currentSize(aSheet({ items: [suit] }))).toEqual({ permanent: 5, current: 9 });
  });

  it('[M-21] [X-03] only what is for good changes maximum Health', () => {
    const add = (kind: 'permanent' | 'scene') =>
      play(aSheet(), { type: 'effect/add', effect: grown(2, kind, 'a') }).sheet;
    expect(maximumHealth(add('permanent')).value).toBe(9);
    expect(maximumHealth(add('scene')).value).toBe(7);
  });
});
