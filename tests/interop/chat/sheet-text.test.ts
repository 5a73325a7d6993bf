import { describe, expect, it } from 'vitest';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { damageNote } from '@/interop/chat/damage-note';
import { chatName } from '@/interop/chat/fact-names';
import { bytesOf, MOST_CARD_BYTES, MOST_TEMPLATE_BYTES, nameCard } from '@/interop/chat/name-card';
import { sheetText } from '@/interop/chat/sheet-text';
import { statusLine } from '@/interop/chat/status-line';
import { type Command, execute } from '@/rules';

const hurt = aSheetWithTrack(aTrack(8, 3, 4, 5), {
  name: '林曜',
  skills: [
    { id: 'a', name: '枪械 2', rating: 3, specialties: [] },
    { id: 'b', name: '力量', rating: 2, specialties: [] },
    { id: 'c', name: '???', rating: 1, specialties: [] },
  ],
});

describe('the sheet as text', () => {
  it('is .st with names without digits, and numbers below 0 at the end', () => {
    const { text, leftOut } = sheetText('sealdice', hurt, 'zh-CN');
    expect(text).toMatch(/^\.st 力量:2 敏捷:2 .*生命:8 生命上限:20 冲击:3 致命:4 恶性:5 /);
    expect(text).toContain('枪械二:3');
    const worse = sheetText('sealdice', aSheetWithTrack(aTrack(1, 0, 1, 18)), 'zh-CN').text;
    expect(worse).toMatch(/ 经验:0 伤势减值:-\d+$/);
    expect(text.replaceAll(/:-?\d+/g, '')).not.toMatch(/\d/);
    expect(leftOut).toEqual(['力量', '???']);
    expect(sheetText('sealdice', hurt, 'en').text).toMatch(/^\.st Strength:2 Dexterity:2 /);
  });

  it('is a card for HKTRPG, maximums behind a slash', () => {
    expect(sheetText('hktrpg', { ...hurt, name: 'Lin [Yao]~' }, 'zh-CN').text).toMatch(
      /^\.char add name\[Lin {2}Yao\]~ state\[力量:2;.*生命:8\/20;冲击:3;.*意志:4\/4;.*枪械二:3\]~$/,
    );
  });

  it('has names that no bot cuts', () => {
    expect(chatName('Jie １2: 气-功 (x)')).toBe('Jie一二气功x');
  });
});

describe('a name card', () => {
  it('is a template within 80 bytes', () => {
    const { text, templateBytes, cardBytes } = nameCard('sealdice', hurt, 'zh-CN');
    expect(text).toBe('.sn expr {$t玩家_RAW} HP{生命}/{生命上限} B{冲击}L{致命}A{恶性}');
    expect(templateBytes).toBe(bytesOf(text) - '.sn expr '.length);
    expect(templateBytes).toBeLessThanOrEqual(MOST_TEMPLATE_BYTES);
    expect(cardBytes).toBe(bytesOf('林曜 HP8/20 B3L4A5'));
    expect(nameCard('sealdice', hurt, 'en').templateBytes).toBeLessThanOrEqual(MOST_TEMPLATE_BYTES);
  });

  it('leaves the wounds out for a long name, and says how long even that is', () => {
    expect(nameCard('olivadice', { ...hurt, name: '林'.repeat(16) }, 'zh-CN').text).toBe(
      `.sn ${'林'.repeat(16)} HP8/20`,
    );
    expect(nameCard('olivadice', { ...hurt, name: '林'.repeat(60) }, 'zh-CN').cardBytes).toBeGreaterThan(
      MOST_CARD_BYTES,
    );
  });
});

describe('a status line', () => {
  it('shows the track in signs, then says it in words', async () => {
    expect(statusLine(hurt, 'en', core.english)).toBe(
      '林曜 8/20 ········///XXXX✱✱✱✱✱ (8 healthy, 3 bashing, 4 lethal, 5 aggravated; Moderately injured; Willpower 4/4)',
    );
    expect(statusLine(hurt, 'zh-CN', await core.load('zh-CN'))).toBe(
      '林曜 8/20 ········///XXXX✱✱✱✱✱ (健康 8, 冲击 3, 致命 4, 恶性 5; 中度受伤; 意志力 4/4)',
    );
  });

  it('has about twenty signs for any Health, and one for a single wound', () => {
    const line = statusLine(aSheetWithTrack(aTrack(1_999_999, 0, 0, 1)), 'en', core.english);
    expect(line).toContain(' 1,999,999/2,000,000 ····················✱ (');
  });
});

describe('a hit as text', () => {
  it('says what came of it and by which rules, in either language', async () => {
    const before = aSheet({ name: 'Lin Yao' });
    const commands: Command[] = [
      { type: 'damage/take', parts: [{ grade: 'lethal', amount: 3 }], unavoidable: false, source: '' },
    ];
    const outcome = execute(before, commands[0] as Command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const entry = { commands, trace: outcome.trace, before, after: outcome.sheet };
    const english = damageNote(entry, { language: 'en', core: core.english, rules: rules.english });
    expect(english.replaceAll('\u00a0', ' ')).toMatch(
      /^Lin Yao · Took 3 L\n7 H · 0 B · 0 L · 0 A → 4 H · 0 B · 3 L · 0 A\n- .*\(H-04\)/,
    );
    const words = { core: await core.load('zh-CN'), rules: await rules.load('zh-CN') };
    expect(damageNote(entry, { language: 'zh-CN', ...words })).toMatch(/^Lin Yao · 受到/);
  });
});
