import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { byOwner } from '@/screens/roster/by-owner';
import type { RosterEntry } from '@/storage/roster';

const entry = (name: string, kind: 'person' | 'clone' | 'summon' = 'person', owner = ''): RosterEntry => ({
  ok: true,
  id: `${name} of ${owner}`,
  sheet: { ...aSheet({ name }), being: { ...aSheet().being, kind, owner } },
  createdAt: 0,
  updatedAt: 0,
});
const listed = (entries: readonly RosterEntry[]) =>
  byOwner(entries).map(({ entry: { id }, beings }) => [id, ...beings.map((being) => being.id)]);

describe('the list by owner', () => {
  it('[M-40] puts summons and clones under the sheet of their owner', () => {
    expect(listed([entry('Wolf', 'summon', 'Ann'), entry('Bo'), entry('Ann'), entry('Shade', 'clone', 'Ann')])).toEqual(
      [['Bo of '], ['Ann of ', 'Wolf of Ann', 'Shade of Ann']],
    );
  });

  it('keeps those whose owner is not here, and each sheet once', () => {
    const twice = [entry('Wolf', 'summon', 'Nobody'), entry('Ann'), { ...entry('Ann'), id: 'the other Ann' }];
    expect(listed([...twice, entry('Shade', 'clone', 'Ann')])).toEqual([
      ['Wolf of Nobody'],
      ['Ann of ', 'Shade of Ann'],
      ['the other Ann'],
    ]);
  });

  it('lists a clone of its own name under the one who made it, not under itself', () => {
    expect(listed([entry('Ann', 'clone', 'Ann'), entry('Ann')])).toEqual([['Ann of ', 'Ann of Ann']]);
  });

  it('leaves out nothing that can’t be read', () => {
    const broken: RosterEntry = { ok: false, id: 'broken', name: 'Ann', problem: { code: 'damaged', part: 'text' } };
    expect(listed([broken, entry('Shade', 'clone', 'Ann')])).toEqual([['broken'], ['Shade of Ann']]);
  });
});
