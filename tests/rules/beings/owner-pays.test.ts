import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import type { Effect, Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { aPool, pay } from '../energy/some-energy';

const asSummon = (sheet: Sheet): Sheet => ({ ...sheet, being: { ...sheet.being, kind: 'summon', owner: 'Ann' } });

describe('what a summon spends', () => {
  const wand = anItem({ id: 'wand', name: 'Wand', strengthRequired: 9, uses: { left: 2, maximum: 2, per: 'day' } });
  const owner = aSheet({ energyPools: [aPool('mana', { current: 10 })], items: [wand] });
  const use = (summon?: string): Command => ({ type: 'item/use', id: 'wand', ...(summon ? { summon } : {}) });

  it('[M-40] a spell of 4 mana comes off the 10 of its owner, by name', () => {
    const { sheet, trace } = play(owner, { ...pay('mana', 4, { mana: 4 }), summon: 'Wolf' });
    expect(sheet.energyPools[0]?.current).toBe(6);
    expect(trace[0]).toEqual({ kind: 'event', rule: 'M-40', event: 'spentForSummon', subject: 'Wolf' });
    expect(refusalOf(sheet, { ...pay('mana', 7, { mana: 7 }), summon: 'Wolf' })).toBe('E-09 notEnoughEnergy');
  });

  it('[M-40] all energy of a pool is its owner’s as well', () => {
    const { sheet, trace } = play(owner, { type: 'pool/spend-all', id: 'mana', summon: 'Wolf' });
    expect([sheet.energyPools[0]?.current, trace[0]?.rule]).toEqual([0, 'M-40']);
  });

  it('[M-40] a use of an item is one of its owner’s, whom it need not suit', () => {
    const { sheet, trace } = play(owner, use('Wolf'));
    expect(sheet.items[0]?.uses?.left).toBe(1);
    expect(trace[0]).toMatchObject({ rule: 'M-40', subject: 'Wolf' });
    expect(refusalOf(owner, use())).toBe('M-25 itemUnusable');
  });

  it.each<[string, Command]>([
    ['energy', pay('mana', 4, { mana: 4 })],
    ['all energy', { type: 'pool/spend-all', id: 'mana' }],
    ['a use', use()],
  ])('[M-40] is not %s of its own sheet', (_, command) => {
    expect(refusalOf(asSummon(owner), command)).toBe('M-40 ownerPays');
  });

  it('[M-40] a number can still be set by hand there', () => {
    expect(refusalOf(asSummon(owner), { type: 'pool/adjust', id: 'mana', by: -1 })).toBe('accepted');
  });
});

describe('a threatening act', () => {
  const protection = (id: string, protectsFrom: string): Effect => ({
    ...anEffect([], { id, name: id }),
    protectsFrom,
  });
  const sheet = aSheet({ effects: [protection('truce', 'A'), protection('pact', 'B'), anEffect([])] });
  const threaten = (by: string, against: string, ownDeed = false): Command => ({
    type: 'being/threaten',
    by,
    against,
    ownDeed,
  });
  const left = (command: Command) => play(sheet, command).sheet.effects.map(({ id }) => id);

  it.each([
    ['by the character', ''],
    ['by its summon', 'Wolf'],
  ])('[M-46] %s ends what protected the character from its target', (_, by) => {
    expect(left(threaten(by, 'A'))).toEqual(['pact', 'effect']);
    expect(play(sheet, threaten(by, 'A')).trace).toEqual([
      { kind: 'event', rule: 'M-46', event: 'threatened', subject: 'A' },
      { kind: 'event', rule: 'M-46', event: 'effectEnded', subject: 'truce' },
    ]);
  });

  it.each([
    ['against somebody else', threaten('', 'C')],
    ['of a being whose text makes it a deed of its own', threaten('Wolf', 'A', true)],
  ])('[M-46] one %s ends nothing', (_, command) => expect(refusalOf(sheet, command)).toBe('M-46 nothingToDo'));
});
