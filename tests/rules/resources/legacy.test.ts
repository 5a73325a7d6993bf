import { describe, expect, it } from 'vitest';
import { aResource, aSheet } from '#tests/support/builders';
import { play } from '#tests/support/trace';
import { type Command, legacyEntries, RULEBOOK } from '@/rules';
import { aPool } from '../energy/some-energy';

const put = (legacy?: boolean): Command => ({
  type: 'entry/put',
  list: 'resources',
  entry: aResource({ id: 'wolf', name: 'Wolf', ...(legacy === undefined ? {} : { legacy }) }),
});

describe('what is from before the present rules', () => {
  it('[E-30] a resource is marked, and the Storyteller adjusts it until it is revised', () => {
    const { sheet, trace } = play(aSheet(), put(true));
    expect(legacyEntries(sheet)).toEqual([{ id: 'wolf', name: 'Wolf', list: 'resources' }]);
    expect(trace).toMatchObject([{ event: 'entryAdded' }, { rule: 'E-30', event: 'markedLegacy', subject: 'Wolf' }]);
    const revised = play(sheet, put(false));
    expect([legacyEntries(revised.sheet), revised.trace.map(({ rule }) => rule)]).toEqual([[], ['manual']]);
  });

  it('[E-30] a pool is, with the category its old text gives it', () => {
    const { id, category, statedGroups, otherNatures, modes, variant, countsAsPool, openTo, ...rest } = aPool('chi');
    const { paysInPlaceOf, bansLater, recovery } = rest;
    const kind = { id, category, statedGroups, otherNatures, modes, variant, countsAsPool, openTo } as const;
    const classify = { type: 'pool/classify', ...kind, paysInPlaceOf, bansLater, recovery, legacy: true } as Command;
    const { sheet, trace } = play(aSheet({ energyPools: [aPool('chi')] }), classify);
    expect(legacyEntries(sheet)).toEqual([{ id: 'chi', name: 'chi', list: 'energyPools' }]);
    expect(trace.map(({ rule }) => rule)).toEqual(['E-01', 'E-30']);
  });

  it('[E-30] has a note in both languages', () => {
    const rule = RULEBOOK['E-30'];
    if (rule.kind !== 'REFERENCE') throw new Error('E-30 has no note');
    expect(rule.text.en).toContain('Storyteller');
    expect(rule.text.zh).toContain('主持人');
  });

  it('[E-30] nothing is without the mark', () => {
    expect(legacyEntries(aSheet({ resources: [aResource()], energyPools: [aPool('chi')] }))).toEqual([]);
  });
});
