import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import { sheetSchema } from '@/model/sheet';
import { type Command, execute, summonSheet } from '@/rules';

const make = (kind: 'summon' | 'clone'): Command => ({ type: 'being/make', kind, name: 'Shade' });
const { attributes } = aSheet();
const wolf = { id: 'wolf', name: 'Wolf', attributes, size: 4 };

describe('a being made', () => {
  it('[M-40] is noted on the sheet of its maker, and changes nothing else there', () => {
    const { sheet, trace } = play(aSheet(), make('summon'));
    expect(eventsOf(trace)).toEqual(['beingMade']);
    expect(sheet).toEqual(aSheet());
  });

  it('[M-42] is no clone of a clone; [H-16] the dead make none', () => {
    const clone = play(aSheet(), { type: 'being/become', kind: 'clone', owner: 'Ann' }).sheet;
    expect(refusalOf(clone, make('clone'))).toBe('M-42 notForClones');
    expect(execute(clone, make('summon')).ok).toBe(true);
    const dead = play(aSheet(), { type: 'death/declare', cause: 'instantDeath' }).sheet;
    expect(refusalOf(dead, make('summon'))).toBe('H-16 dead');
  });
});

describe('the sheet of a summon', () => {
  it('[M-40] belongs to the first of the chain, and is one a sheet can be', () => {
    const owner = aSheet({ name: 'Lin', time: { round: 3, minute: 60 }, tableRules: { woundPenalty: false } });
    const first = summonSheet(owner, wolf);
    expect(first).toMatchObject({
      being: { kind: 'summon', owner: 'Lin' },
      time: { round: 3 },
      tableRules: owner.tableRules,
    });
    expect(summonSheet(first, { ...wolf, id: 'spirit' }).being.owner).toBe('Lin');
    expect(sheetSchema.safeParse(first).success).toBe(true);
  });
});
