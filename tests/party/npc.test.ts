import { describe, expect, it } from 'vitest';
import { sheetSchema } from '@/model/sheet';
import { npcSheet } from '@/party/npc';
import { storytellerCardOf } from '@/party/storyteller-card';
import { maximumHealth, sheetDefense } from '@/rules';

const words = { defense: 'Defense', hardness: 'Hardness' };

describe('an NPC made in seconds', () => {
  it.each([
    { being: 'person', health: 1, defense: 0, hardness: 0 },
    { being: 'person', health: 7, defense: 2, hardness: 0 },
    { being: 'person', health: 120, defense: 22, hardness: 3 },
    { being: 'object', health: 30, defense: 0, hardness: 15 },
    { being: 'object', health: 1, defense: 9, hardness: 0 },
  ] as const)('[X-03] [B-22] has the Health and Defense it was given: %o', (numbers) => {
    const sheet = npcSheet({ ...numbers, name: 'Guest', words });
    expect(sheetSchema.safeParse({ ...sheet, id: 'npc' }).success).toBe(true);
    expect(maximumHealth(sheet).value).toBe(numbers.health);
    expect(sheet.health.track).toEqual({ healthy: numbers.health, bashing: 0, lethal: 0, aggravated: 0 });
    expect(sheetDefense(sheet).total.value).toBe(numbers.defense);
    expect(sheet.defences.map((defence) => defence.kind)).toEqual(numbers.hardness > 0 ? ['hardness'] : []);
    expect(sheet.being.kind).toBe(numbers.being);
    expect(sheet.isNpc).toBe(true);
  });

  it('is awake, unhurt, and its bonus to Defense does not crowd the board', () => {
    const card = storytellerCardOf(
      npcSheet({ name: 'Guest', being: 'person', health: 9, defense: 5, hardness: 0, words }),
    );
    expect(card).toMatchObject({ status: 'unharmed', mind: 'conscious', defense: 5, effects: [], isObject: false });
  });
});
