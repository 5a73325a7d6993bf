import { beforeEach, describe, expect, it } from 'vitest';
import { readBoardLink, writeBoardLink } from '@/party/board-link';
import { listMemberships, readMembership, removeMembership, writeMembership } from '@/party/memberships';
import { NOTHING_DISCLOSED } from '@/party/public-card';
import { testVault } from './test-devices';

const party = (digit: string) => digit.repeat(32);
const membership = (sheetId: string, partyId: string) => ({ sheetId, partyId, disclosure: NOTHING_DISCLOSED });

let vault = testVault();
let noted: (readonly string[])[] = [];
const place = () => ({ vault, note: (sheetIds: readonly string[]) => void noted.push(sheetIds) });

beforeEach(() => {
  vault = testVault();
  noted = [];
});

describe('the membership of a sheet', () => {
  it('is found by its sheet, and the sheets that have one are noted', async () => {
    await writeMembership(place(), membership('one', party('a')));
    await writeMembership(place(), membership('two', party('b')));
    expect(await readMembership(place(), 'one')).toEqual(membership('one', party('a')));
    expect(await readMembership(place(), 'three')).toBeNull();
    expect(noted.at(-1)?.toSorted()).toEqual(['one', 'two']);
  });

  it('is one a sheet and one a party', async () => {
    await writeMembership(place(), membership('one', party('a')));
    await writeMembership(place(), membership('one', party('b')));
    expect(await listMemberships(place())).toEqual([membership('one', party('b'))]);
    await writeMembership(place(), membership('two', party('b')));
    expect(await listMemberships(place())).toEqual([membership('two', party('b'))]);
    expect(noted.at(-1)).toEqual(['two']);
  });

  it('is forgotten with its note', async () => {
    await writeMembership(place(), membership('one', party('a')));
    await removeMembership(place(), 'one');
    expect(await readMembership(place(), 'one')).toBeNull();
    expect(noted.at(-1)).toEqual([]);
  });

  it('that can’t be read counts as none', async () => {
    await vault.put('memberships', [{ sheetId: 'one' }]);
    expect(await listMemberships(place())).toEqual([]);
  });
});

describe('the link of a board', () => {
  it('is remembered by board, and one that can’t be read counts as none', async () => {
    const link = { partyId: party('c'), isOn: true, rulesOf: null };
    await writeBoardLink(vault, 'board', link);
    expect(await readBoardLink(vault, 'board')).toEqual(link);
    expect(await readBoardLink(vault, 'other')).toBeNull();
    await vault.put('board/board', { ...link, partyId: 'x' });
    expect(await readBoardLink(vault, 'board')).toBeNull();
  });
});
