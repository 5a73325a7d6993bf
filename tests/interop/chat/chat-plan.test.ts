import { describe, expect, it } from 'vitest';
import { anySheet } from '#tests/support/arbitraries';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { core } from '@/i18n/core';
import type { Language } from '@/i18n/language';
import { BOTS } from '@/interop/chat/bots';
import { asksGrade, type ChatPlan, type PlanOptions, planChat } from '@/interop/chat/chat-plan';
import { readChat } from '@/interop/chat/read-chat';
import { sheetFacts } from '@/interop/chat/sheet-facts';
import { sheetText } from '@/interop/chat/sheet-text';
import { statusLine } from '@/interop/chat/status-line';
import type { Sheet } from '@/model/sheet';
import { execute } from '@/rules';

const plan = (sheet: Sheet, text: string, options: Partial<PlanOptions> = {}) =>
  planChat(sheet, readChat(text), { who: sheet.name, grade: null, ...options });
const kinds = ({ statements }: ChatPlan) => statements.map(({ verdict }) => verdict.kind);

function changedBy(sheet: Sheet, { commands }: ChatPlan): Sheet {
  return commands.reduce((before, command) => {
    const outcome = execute(before, command);
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.refusal.code}`);
    return outcome.sheet;
  }, sheet);
}

const hurt = aSheetWithTrack(aTrack(8, 3, 4, 5), { name: '林曜' });
const pool = {
  ...{ id: 'qi', name: '内力', keys: ['stamina' as const], current: 2, reopenings: 0, openings: [], enhancement: 0 },
  ...{ bonus: 10, category: 'unclassified' as const, statedGroups: [], otherNatures: [], modes: [], variant: null },
  ...{ countsAsPool: true, openTo: [], paysInPlaceOf: [], bansLater: [], gainedAt: 0, recovery: '' },
};

describe('what a text from chat does to the sheet', () => {
  it('gives it the wounds that are told, gone ones first', () => {
    const planned = plan(hurt, '.st 冲击:0 致命:6 恶性:2');
    expect(kinds(planned)).toEqual(['changes', 'changes', 'changes']);
    expect(changedBy(hurt, planned).health.track).toEqual(aTrack(12, 0, 6, 2));
  });

  it('[H-01] asks for the grade where only Health is told', () => {
    const text = '<林曜>的属性变化:\n生命: 8 ➯ 6 (扣除2=2)';
    expect(asksGrade(plan(hurt, text))).toBe(true);
    expect(plan(hurt, text).commands).toEqual([]);
    expect(changedBy(hurt, plan(hurt, text, { grade: 'lethal' })).health.track).toEqual(aTrack(6, 3, 6, 5));
    expect(changedBy(hurt, plan(hurt, '.st 生命+2', { grade: 'bashing' })).health.track).toEqual(aTrack(10, 1, 4, 5));
  });

  it('says that Health follows where wounds are told by grade', () => {
    expect(kinds(plan(hurt, '.st 生命:9 生命上限:20 冲击:2'))).toEqual(['derived', 'derived', 'changes']);
  });

  it('follows one change after the other, and says where the bot stood elsewhere', () => {
    const planned = plan(hurt, '.st 意志-1\n\n<林曜>的属性变化:\n意志: 2 ➯ 1 (扣除1=1)\n意志: 1 ➯ 2 (增加1=1)');
    expect(planned.statements.map(({ verdict }) => verdict)).toEqual([
      { kind: 'changes', fact: 'willpower', from: 4, to: 3, told: null },
      { kind: 'changes', fact: 'willpower', from: 3, to: 1, told: 2 },
      { kind: 'changes', fact: 'willpower', from: 1, to: 2, told: null },
    ]);
    expect(planned.commands).toEqual([{ type: 'manual/set', quantity: 'willpower.current', value: 2 }]);
  });

  it('sets Attributes, Skills and pools, and takes maximums as they are after that', () => {
    const sheet = aSheet({
      energyPools: [pool],
      skills: [{ id: 'gun', name: 'Firearms', rating: 1, specialties: [] }],
    });
    const done = changedBy(sheet, plan(sheet, '.st 决心:4 意志:6 内力:9 firearms:3 xp:12 奖励点:500'));
    expect(done.attributes.resolve).toBe(4);
    expect(done.willpower.current).toBe(6);
    expect(done.energyPools[0]?.current).toBe(9);
    expect(done.skills[0]?.rating).toBe(3);
    expect([done.experience, done.points]).toEqual([12, 500]);
  });

  it.each([
    ['a name that the sheet does not have', '.st 幸运:3', 'unknownName'],
    ['a number below 0', '.st 意志-9', 'outOfRange'],
    ['a number that no sheet has room for', '.st 力量:2000000000', 'outOfRange'],
    ['more than the maximum', '.st 意志:9', 'aboveMaximum'],
    ['more wounds than Health', '.st 恶性:90', 'aboveMaximum'],
    ['somebody else', '<水>的属性变化:\n意志: 4 ➯ 3 (扣除1=1)', 'someoneElse'],
    ['what is so already', '.st 意志:4', 'same'],
    ['what follows from the rest', '.st 意志上限:9', 'derived'],
  ])('changes nothing for %s', (_, text, kind) => {
    const planned = plan(hurt, text);
    expect(kinds(planned)).toEqual([kind]);
    expect(planned.commands).toEqual([]);
  });

  it('[H-46] leaves wounds alone while second Health is open', () => {
    const second = { name: 'Avatar', source: { kind: 'value' as const, value: 5 }, track: aTrack(5) };
    expect(kinds(plan({ ...hurt, secondHealth: second }, '.st 致命:6'))).toEqual(['secondHealth']);
  });

  const aLiving = anySheet.filter(({ death, being, secondHealth }) => {
    return death === null && being.kind !== 'object' && secondHealth === null;
  });
  const numbersOf = (sheet: Sheet) => sheetFacts(sheet).filter(({ name }) => name.en !== '');

  test.prop([aLiving, fc.constantFrom(...BOTS), fc.constantFrom<Language>('en', 'zh-CN')], propertyRuns(60))(
    'says nothing of a sheet that it was written from',
    (sheet, bot, language) => {
      const { text } = sheetText(bot, sheet, language);
      const reading = readChat(text);
      expect(reading.misread).toEqual([]);
      const planned = planChat(sheet, reading, { who: reading.statements[0]?.who ?? null, grade: null });
      expect(planned.commands).toEqual([]);
      expect(planned.statements.filter(({ verdict }) => verdict.kind !== 'same' && verdict.kind !== 'derived')).toEqual(
        [],
      );
    },
  );

  /** The same character after other things happened to them. */
  const another = fc.record({ attribute: fc.nat({ max: 3 }), lost: fc.nat({ max: 3 }), wounds: fc.nat({ max: 2 }) });

  test.prop([aLiving, another, fc.constantFrom(...BOTS), fc.constantFrom<Language>('en', 'zh-CN')], propertyRuns(60))(
    'brings another state of the character to the one that was written',
    (sheet, { attribute, lost, wounds }, bot, language) => {
      const { healthy } = sheet.health.track;
      const marked = Math.min(wounds, Math.max(0, healthy - 1));
      const other: Sheet = {
        ...sheet,
        attributes: { ...sheet.attributes, presence: sheet.attributes.presence + attribute },
        points: sheet.points + 7,
        willpower: { ...sheet.willpower, current: Math.max(0, sheet.willpower.current - lost) },
        health: {
          ...sheet.health,
          track: { ...sheet.health.track, healthy: healthy - marked, bashing: sheet.health.track.bashing + marked },
        },
      };
      const reading = readChat(sheetText(bot, sheet, language).text);
      const done = changedBy(other, planChat(other, reading, { who: reading.statements[0]?.who ?? null, grade: null }));
      expect(numbersOf(done).map(({ id, value }) => [id, value])).toEqual(
        numbersOf(sheet).map(({ id, value }) => [id, value]),
      );
    },
  );

  test.prop([aLiving, fc.constantFrom<Language>('en', 'zh-CN')], propertyRuns(40))(
    'is nothing for a status line of the sheet itself',
    async (sheet, language) => {
      const named = { ...sheet, name: 'Lin Yao' };
      const planned = plan(named, statusLine(named, language, await core.load(language)));
      expect(planned.statements.length).toBe(7);
      expect(planned.commands).toEqual([]);
    },
  );
});

describe('malformed texts', () => {
  const word = fc.stringMatching(/^[a-z\u4e00-\u9fa5]{1,8}$/);
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

  test.prop([fc.array(line, { minLength: 1, maxLength: 5 })], propertyRuns(200))(
    'get a message for every line, with its number',
    (lines) => {
      const { statements, misread } = readChat(lines.join('\n'));
      expect(statements).toEqual([]);
      expect(misread).toEqual(lines.map((text, index) => ({ line: index + 1, text, problem: 'unknown' })));
    },
  );
});
