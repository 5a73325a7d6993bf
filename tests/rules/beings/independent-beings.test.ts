import { describe, expect, it } from 'vitest';
import {
  ACTIONS_OF_A_ROUND,
  afterSummon,
  countingMeans,
  countsAsEnemy,
  doersOf,
  endsProtection,
  takeAction,
  turnOf,
} from '@/rules/beings/independent-being';
import { ownerOf, spendOfOwner } from '@/rules/beings/summon';

describe('the round of an independent being', () => {
  it('[M-39] has one action of each kind', () => {
    const afterMove = takeAction(ACTIONS_OF_A_ROUND, 'move');
    expect(afterMove).toEqual({ swift: 1, move: 0, standard: 1 });
    expect(afterMove && takeAction(afterMove, 'move')).toBeNull();
  });

  it.each([
    { title: '[M-39] with its master by default', being: { initiative: null, hasNote: false }, turn: 'besideMaster' },
    { title: '[M-39] by its own Initiative, 0 included', being: { initiative: 0, hasNote: false }, turn: 'own' },
    { title: '[M-39] as its note says', being: { initiative: null, hasNote: true }, turn: 'own' },
  ])('$title', ({ being, turn }) => {
    expect(turnOf(being)).toBe(turn);
  });
});

describe('what belongs to the summoner', () => {
  it('[M-40] the first of the chain owns all of it', () => {
    expect(ownerOf(['Ann', 'wolf', 'spirit', 'wisp'])).toBe('Ann');
    expect(ownerOf([])).toBeNull();
  });

  it.each([
    { title: '[M-40] energy comes off the owner', stock: 'mana', amount: 6, ok: true, owner: { mana: 0, blink: 2 } },
    { title: '[M-40] so do uses', stock: 'blink', amount: 1, ok: true, owner: { mana: 6, blink: 1 } },
    { title: '[M-40] too little is refused', stock: 'mana', amount: 7, ok: false, owner: { mana: 6, blink: 2 } },
    { title: '[M-40] so is a pool the owner lacks', stock: 'ki', amount: 1, ok: false, owner: { mana: 6, blink: 2 } },
    { title: '[M-40] nothing costs nothing', stock: 'ki', amount: 0, ok: true, owner: { mana: 6, blink: 2 } },
    { title: '[M-40] no pool is inherited', stock: 'toString', amount: 1, ok: false, owner: { mana: 6, blink: 2 } },
  ])('$title', ({ stock, amount, ok, owner }) => {
    expect(spendOfOwner({ mana: 6, blink: 2 }, stock, amount)).toEqual({ ok, owner });
  });
});

describe('summons at the table', () => {
  it.each([
    { title: '[M-41] one’s own, even attacking', owner: 'Ann', toward: 'Ann', hostile: true, enemy: false },
    { title: '[M-41] another’s', owner: 'Bo', toward: 'Ann', hostile: true, enemy: true },
    { title: '[M-41] nobody’s', owner: null, toward: 'Ann', hostile: true, enemy: true },
    { title: '[M-41] a peaceful one', owner: 'Bo', toward: 'Ann', hostile: false, enemy: false },
  ])('$title', ({ owner, toward, hostile, enemy }) => {
    expect(countsAsEnemy({ owner, toward, hostile })).toBe(enemy);
  });

  it('[M-41] leaves no corpse and nothing it brought, unless its text says so', () => {
    const bow = { id: 'bow', broughtBy: null };
    const sword = { id: 'sword', broughtBy: 'knight' };
    const gift = { id: 'gift', broughtBy: 'knight', stays: true };
    const buff = { id: 'buff', broughtBy: 'fairy' };
    expect(afterSummon('knight', [bow, sword, gift, buff])).toEqual({ corpse: false, belongings: [bow, gift, buff] });
    expect(afterSummon('knight', [], true).corpse).toBe(true);
  });

  it('[M-41] is neither prerequisite nor material nor condition', () => {
    const own = { id: 'blood', onOwnSummon: false };
    const horn = { id: 'horn', onOwnSummon: true };
    const named = { id: 'feather', onOwnSummon: true, stated: true };
    expect(countingMeans([own, horn, named])).toEqual([own, named]);
  });
});

describe('threats', () => {
  it.each([
    { title: '[M-46] a being acts with its owner', threat: { by: 'wolf', owner: 'Ann' }, doers: ['wolf', 'Ann'] },
    { title: '[M-46] the owner acts alone', threat: { by: 'Ann', owner: 'Ann' }, doers: ['Ann'] },
    { title: '[M-46] so does someone free', threat: { by: 'Bo', owner: null }, doers: ['Bo'] },
    { title: '[M-46] or as stated', threat: { by: 'wolf', owner: 'Ann', ownDeed: true }, doers: ['wolf'] },
  ])('$title', ({ threat, doers }) => {
    expect(doersOf({ ...threat, against: 'A' })).toEqual(doers);
  });

  it.each([
    { title: '[M-46] by one’s wolf against the bound one', by: 'wolf', owner: 'Ann', against: 'A', ends: true },
    { title: '[M-46] against someone else', by: 'wolf', owner: 'Ann', against: 'B', ends: false },
    { title: '[M-46] by another’s wolf', by: 'wolf', owner: 'Bo', against: 'A', ends: false },
  ])('$title', ({ by, owner, against, ends }) => {
    expect(endsProtection({ holder: 'Ann', from: 'A' }, { by, owner, against })).toBe(ends);
  });
});
