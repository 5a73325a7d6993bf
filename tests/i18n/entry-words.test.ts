import { beforeAll, describe, expect, it } from 'vitest';
import { anEffect, anItem, aResource, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { entryWords, type Wording } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import { ordinaryModifier } from '@/model/bonuses';
import { ORDINARY_POOL } from '@/model/energy';
import type { Sheet } from '@/model/sheet';
import { type Command, type EnteredAttack, execute, NO_ROLL } from '@/rules';

const ENGLISH: Wording = { language: 'en', core: core.english, rules: rules.english };

function chinese(): Wording {
  const words = core.read('zh-CN');
  const ruleWords = rules.read('zh-CN');
  if (!words || !ruleWords) throw new Error('Chinese is not loaded');
  return { language: 'zh-CN', core: words, rules: ruleWords };
}

beforeAll(() => preload('zh-CN', [core, rules]));

/** Does it and says it. */
function said(sheet: Sheet, command: Command, wording = ENGLISH) {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const words = entryWords({ commands: [command], trace: outcome.trace, sheets: [outcome.sheet, sheet] }, wording);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return { phrase: plain(words.phrase), title: plain(words.title), detail: plain(words.detail) };
}

const hit = (grade: 'bashing' | 'lethal' | 'aggravated', amount: number, unavoidable = false): Command => ({
  type: 'damage/take',
  parts: [{ grade, amount }],
  unavoidable,
  source: 'A chain',
});
const attack = (change: Partial<EnteredAttack>): Command => ({
  type: 'damage/take',
  parts: [],
  attack: {
    successes: 3,
    declared: 0,
    extraSuccesses: 0,
    damage: { grade: 'lethal', cap: null, halfGoesUp: false },
    immuneToEffect: false,
    parrying: false,
    area: false,
    save: null,
    ...change,
  },
  unavoidable: false,
  source: 'A chain',
});
const MANA = {
  ...ORDINARY_POOL,
  id: 'mana',
  name: 'Mana',
  keys: ['intelligence' as const],
  current: 4,
  reopenings: 0,
  enhancement: 0,
  bonus: 9,
};

const ARMORED = {
  ...anEffect([], { duration: { kind: 'permanent' } }),
  modifiers: [ordinaryModifier({ on: 'value', value: 'defense' }, 2, 'armor')],
};

describe('an entry of History', () => {
  it.each<[string, Sheet, Command, string, string]>([
    ['[H-04] damage', aSheetWithTrack(aTrack(20)), hit('lethal', 5), 'took 5 L', 'A chain'],
    [
      '[H-38] damage beyond temporary HP',
      aSheetWithTrack(aTrack(20), { health: { temporary: 2 } }),
      hit('lethal', 5),
      'took 3 L',
      'A chain, Temporary HP 2 → 0',
    ],
    [
      '[H-38] damage that temporary HP takes whole',
      aSheetWithTrack(aTrack(20), { health: { temporary: 9 } }),
      hit('lethal', 5),
      'held off 5 L',
      'A chain, Temporary HP 9 → 4',
    ],
    [
      '[H-22] healing no more than the wounds',
      aSheetWithTrack(aTrack(17, 3)),
      { type: 'health/heal', amounts: { bashing: 9, lethal: 0, aggravated: 0 }, source: 'Bandage' },
      'healed 3 B',
      'Bandage',
    ],
    [
      '[W-13] spending Willpower',
      aSheet(),
      { type: 'willpower/spend', amount: 1, purpose: 'defense', note: '' },
      'spent 1 Willpower',
      'For Defense, +3 from the Willpower spent',
    ],
    [
      '[E-03] a pool by its name',
      aSheet({ energyPools: [MANA] }),
      { type: 'pool/adjust', id: 'mana', by: -3 },
      'spent 3 Mana',
      '',
    ],
    [
      '[H-01] a mark by hand',
      aSheetWithTrack(aTrack(20)),
      { type: 'manual/mark-health', grade: 'bashing', amount: 2 },
      'marked 2 B',
      'By hand',
    ],
    [
      '[H-45] an effect',
      aSheet(),
      { type: 'effect/add', effect: anEffect([], { name: 'Battle hymn', source: 'Bard' }) },
      'gained Battle hymn',
      'Bard',
    ],
    [
      '[H-11] a round',
      aSheet({ time: { round: 2, minute: 0 } }),
      { type: 'round/end', healing: null, aggravatedFirst: false },
      'ended round 2',
      '',
    ],
    [
      '[H-11] a first round in which wounds get worse and nothing heals',
      aSheetWithTrack(aTrack(0, 0, 3, 2), { worsening: true }),
      { type: 'round/end', healing: null, aggravatedFirst: false },
      'ended the round',
      'Must pay Willpower or pass out',
    ],
    ['[P-29] an attack', aSheetWithTrack(aTrack(20)), attack({}), 'took 3 L', 'A chain'],
    [
      '[P-39] an attack that was parried',
      aSheetWithTrack(aTrack(20)),
      attack({ declared: 4, parrying: true }),
      'was missed by an attack',
      'A chain, A successful parry',
    ],
    [
      '[P-30] an attack whose effect does nothing',
      aSheetWithTrack(aTrack(20)),
      attack({ immuneToEffect: true }),
      'was immune to an attack',
      'A chain',
    ],
    [
      '[P-40] an attack that has only an effect',
      aSheetWithTrack(aTrack(20)),
      attack({ damage: null }),
      'was hit by an attack',
      'A chain, A hit without damage: what needs only the hit still happens',
    ],
    [
      '[P-38] an attack that temporary HP takes whole',
      aSheetWithTrack(aTrack(20), { health: { temporary: 9 } }),
      attack({}),
      'held off an attack',
      'A chain, Temporary HP 9 → 6, A hit without damage: what needs only the hit still happens',
    ],
    [
      '[B-24] an attack that pierces armor',
      { ...aSheetWithTrack(aTrack(20)), effects: [ARMORED] },
      { ...attack({}), piercing: { armorPiercing: 2 } } as Command,
      'took 3 L',
      'A chain, Armor: traits stop',
    ],
    [
      '[M-01] an explosion',
      aSheetWithTrack(aTrack(20)),
      {
        type: 'damage/explosion',
        blasts: [
          { grade: 'lethal', amount: 4 },
          { grade: 'lethal', amount: 4 },
        ],
        source: '',
      },
      'was caught in an explosion, 5 L',
      '',
    ],
    [
      '[D-20] a fall',
      aSheetWithTrack(aTrack(20)),
      { type: 'damage/fall', height: 10, source: 'A roof' },
      'fell 10 m, 3 L',
      'A roof',
    ],
    [
      '[D-25] what falls on someone',
      aSheetWithTrack(aTrack(20)),
      {
        type: 'damage/falling-object',
        as: 'struck',
        height: 9,
        successes: 2,
        weight: 3,
        other: { size: 5, hardness: 0 },
        source: '',
      },
      'was fallen upon, 5 L',
      'The other side takes 5 lethal before its defenses',
    ],
    [
      '[H-46] second Health held ready',
      aSheet(),
      { type: 'health/open-second', name: 'Last breath', source: { kind: 'willpower' }, opens: 'whenFull' },
      'readied second Health from Last breath',
      '',
    ],
    [
      '[H-48] healing on second Health',
      {
        ...aSheetWithTrack(aTrack(0, 0, 0, 3)),
        secondHealth: { name: 'Last breath', source: { kind: 'willpower' }, track: aTrack(1, 2) },
      },
      { type: 'health/heal', amounts: { bashing: 1, lethal: 0, aggravated: 0 }, source: '' },
      'healed 1 B',
      '',
    ],
    [
      'an entry of a list',
      aSheet(),
      { type: 'entry/put', list: 'resources', entry: aResource({ name: 'Vampire' }) },
      'added Vampire',
      '',
    ],
    [
      'an entry that goes',
      aSheet({ items: [anItem({ name: 'Rope' })] }),
      { type: 'entry/remove', list: 'items', id: 'item' },
      'removed Rope',
      '',
    ],
    [
      '[M-32] a contract that replaces another',
      aSheet({ contracts: [{ id: 'a', kind: 'Servant', role: 'Servant', partner: 'Rin', allows: [] }] }),
      {
        type: 'entry/put',
        list: 'contracts',
        entry: { id: 'b', kind: 'Gandalfr', role: 'Servant', partner: 'Rin', allows: [] },
        force: false,
      },
      'added Gandalfr',
      'The contract with Rin ended',
    ],
    [
      '[M-35] an attitude',
      aSheet({ people: [{ id: 'mara', name: 'Mara', attitude: 'wary', isBeast: false, note: '' }] }),
      { type: 'people/shift-attitude', id: 'mara', steps: 2 },
      'Mara is now friendly',
      '',
    ],
    [
      '[S-07] an Essence held down',
      aSheet(),
      { type: 'essence/suppress', essence: 'Technological', mode: 'fail', by: 'film' },
      'Technological things are held down',
      '',
    ],
    [
      '[S-07] an Essence freed',
      aSheet({ suppression: { essence: 'Magical', mode: 'fail' } }),
      { type: 'essence/lift' },
      'no Essence is held down any more',
      '',
    ],
    [
      '[S-16] another Essence',
      aSheet({ resources: [aResource({ name: 'Suit' })] }),
      { type: 'essence/change', resource: 'resource', essence: 'Anomalous' },
      'Suit became Anomalous',
      '',
    ],
    [
      '[S-16] the Essence before',
      aSheet({ resources: [aResource({ name: 'Suit', essenceChanges: ['Anomalous'] })] }),
      { type: 'essence/restore', resource: 'resource' },
      'Suit got its Essence back',
      '',
    ],
    [
      '[S-11] stripping',
      aSheet({ effects: [anEffect([], { name: 'Curse', tags: ['curse'] })] }),
      { type: 'essence/strip', essence: null, tags: ['curse'] },
      'stripped effects',
      'Curse ended',
    ],
    [
      '[M-60] a ruling',
      aSheet({ resources: [aResource({ name: 'Wings' })] }),
      { type: 'resource/rule', id: 'resource', ruling: 'off' },
      'ruled Wings out',
      '',
    ],
    [
      '[M-38] a use of an item',
      aSheet({ items: [anItem({ name: 'Wand', uses: { left: 2, maximum: 3, per: 'day' } })] }),
      { type: 'item/use', id: 'item' },
      'used Wand',
      'Uses of Wand 2 → 1',
    ],
    [
      '[X-05] a roll',
      aSheet(),
      {
        type: 'roll/make',
        make: { ...NO_ROLL, attributes: ['strength'] },
        rolls: [{ dice: [8, 9, 1, 1, 1], rolledAgain: [] }],
        again: null,
        keep: [],
        willpower: true,
        action: { extended: false, extendedAllowed: false, rolls: 1, willpowerSpent: false },
        difficulty: 1,
        note: 'Lifts the gate',
      },
      'rolled 2 successes',
      'Strength, Lifts the gate, Willpower 4 → 3, Succeeded by 1',
    ],
    [
      '[B-27] a buff that replaces another',
      aSheet({ effects: [anEffect([], { id: 'old', name: 'Old hymn', buff: 'hymn' })] }),
      { type: 'effect/add', effect: anEffect([], { name: 'New hymn', buff: 'hymn' }) },
      'gained New hymn',
      'Old hymn was replaced',
    ],
    ['[W-09] time', aSheet(), { type: 'time/pass', minutes: 150 }, 'let 2 h 30 min pass', ''],
  ])('%s', (_, sheet, command, phrase, detail) => {
    expect(said(sheet, command)).toMatchObject({ phrase, detail });
  });

  it('begins its title with a capital', () => {
    expect(said(aSheetWithTrack(aTrack(20)), hit('aggravated', 5)).title).toBe('Took 5 A');
  });

  it('[H-09] says what came of it', () => {
    expect(said(aSheetWithTrack(aTrack(5)), hit('lethal', 5)).detail).toContain('Must pay Willpower or pass out');
  });

  it('speaks Chinese', () => {
    const words = said(aSheetWithTrack(aTrack(20)), hit('lethal', 5), chinese());
    expect(words).toMatchObject({ title: '受到 5 L', detail: 'A chain' });
  });

  it('counts what a gesture of several commands did besides', () => {
    const pay: Command = { type: 'willpower/stay-conscious', inCombat: true };
    const entry = { commands: [hit('lethal', 5), pay], trace: [], sheets: [] };
    expect(entryWords(entry, ENGLISH).phrase).toMatch(/ and 1 more$/);
  });
});
