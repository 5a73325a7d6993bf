import { beforeAll, describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { entryWords, type Wording } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import { ORDINARY_POOL } from '@/model/energy';
import type { Sheet } from '@/model/sheet';
import { type Command, execute } from '@/rules';

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
