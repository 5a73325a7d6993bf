import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { namesIn, readChat } from '@/interop/chat/read-chat';

/** `name=7`, `name-2`, `name 7>5`, with whom it is about in front. */
const said = (text: string) =>
  readChat(text).statements.map(({ who, name, saying }) => {
    const whom = who === null ? '' : `${who}: `;
    if (saying.kind === 'is')
      return `${whom}${name}=${saying.value}${saying.maximum === null ? '' : `/${saying.maximum}`}`;
    return saying.kind === 'by'
      ? `${whom}${name}${saying.by < 0 ? '' : '+'}${saying.by}`
      : `${whom}${name} ${saying.from}>${saying.to}`;
  });
const problems = (text: string) => readChat(text).misread.map(({ line, problem }) => `${line} ${problem}`);

describe('reading chat', () => {
  it.each<[title: string, text: string, statements: string[]]>([
    ['.st with colons', '.st 生命:7 意志:4', ['生命=7', '意志=4']],
    ['.st without anything between', '.st 力量3敏捷4生命5生命上限8', ['力量=3', '敏捷=4', '生命=5', '生命上限=8']],
    ['.st with an equals sign', '。st 力量=3', ['力量=3']],
    ['full-width signs', '．ｓｔ　力量：３　敏捷＝４', ['力量=3', '敏捷=4']],
    ['a number below 0', '.st 力量:3 伤势减值:-2', ['力量=3', '伤势减值=-2']],
    ['a loss', '.st 生命-2', ['生命-2']],
    ['a gain', '.st 生命+1', ['生命+1']],
    ['a change of somebody else', '.st hp-3 @某人', ['hp-3']],
    ['a card with a name', '.st 木落-力量3敏捷4', ['木落: 力量=3', '木落: 敏捷=4']],
    ['English names', '.st Strength:3 Dexterity:4', ['Strength=3', 'Dexterity=4']],
    ['dex behind 60', '.st 敏捷60dex60', ['敏捷=60', 'dex=60']],
    ['an export', '导出结果：\n.st clr\n.st 力量:3 生命:7\n.nn 木落', ['木落: 力量=3', '木落: 生命=7']],
    [
      '.st show',
      '<木落>的个人属性为:\n力量:3\t敏捷:4\t生命:17/20[5]\n意志:4',
      ['木落: 力量=3', '木落: 敏捷=4', '木落: 生命=17/20', '木落: 意志=4'],
    ],
    ['a change reply', '<木落>的属性变化:\n生命: 7 ➯ 5 (扣除2=2)\n[√] 已绑卡', ['木落: 生命 7>5']],
    ['a change reply for another', '由<甲>代骰:\n<木落>的属性变化:\n生命: 7 ➯ 9 (增加2=2)', ['木落: 生命 7>9']],
    ['a change reply of OlivaDice', '[木落]的人物卡已更新:\n[生命]: 7 -> 5 (7-2)', ['木落: 生命 7>5']],
    ['the brief of a log', '木落 hp[39➯38] 意志[4➯3]', ['hp 39>38', '意志 4>3']],
    ['the detail of a log', '[18分60秒] 木落 hp变更1d4，39➯38', ['木落: hp 39>38']],
    ['a card of HKTRPG', '.char add name[Sad]~ state[HP:5/5;MP:3/3]~ roll[a:cc 80]~', ['Sad: HP=5/5', 'Sad: MP=3/3']],
    [
      'a message of a log',
      '木落(QQ:123) 2026-01-02 15:04:05\n.st 生命-1\n\n骰子(1) 2026/01/02 15:04:06\n<木落>的属性变化:\n生命: 7 ➯ 6 (扣除1=1)',
      ['生命-1', '木落: 生命 7>6'],
    ],
    ['what is done', '<木落>的无限恐怖属性录入完成，本次录入了3条数据', []],
    ['out of character', '（先吃个饭 生命:3）', []],
    ['.st show as it was asked', '.st show 生命 意志', []],
    ['another command', '.ww 10a10', []],
  ])('takes %s', (_, text, statements) => {
    expect(said(text)).toEqual(statements);
    expect(problems(text)).toEqual([]);
  });

  it.each<[text: string, named: string[]]>([
    ['大家好', ['1 unknown']],
    ['.st 力量:3\n大家好\n\n哈', ['2 unknown', '4 unknown']],
    ['.st hp-1d6', ['1 expression']],
    ['.st 力量:2+3', ['1 expression']],
    ['.st &手枪=1d6+1', ['1 expression']],
    ['.st 力量', ['1 noNumber']],
    ['.st 力量:2.5', ['1 notWhole']],
    ['.st 力量:99999999999999999', ['1 tooLarge']],
    ['生命: 7 ➯ 5.5 (x)', ['1 notWhole']],
    ['<木落>掷出了 2a10=[成功0/2 {1,2}]=0', ['1 rollAnswer']],
    ['{"items": [', ['1 brokenJson']],
    ['{"a": 1}', ['1 noLog']],
    ['[{"commandInfo": {"cmd": "st", "items": [7]}}]', ['1 unknown']],
    [`.st ${'力'.repeat(30_000)}`, ['1 tooLong']],
    [`${'.st 力量:3\n'.repeat(6000)}`, ['5001 tooLong']],
  ])('names what it does not understand: %.40j', (text, named) => {
    expect(problems(text)).toEqual(named);
  });

  it('reads the log of SealDice, rather what the bot noted than what it wrote', () => {
    const noted = {
      cmd: 'st',
      pcName: '木落',
      items: [{ type: 'mod', attr: '生命', modExpr: '2', valOld: 7, valNew: 5, isInc: false, op: '-' }],
    };
    const log = {
      version: 105,
      items: [
        { nickname: '木落', isDice: false, message: '.st 生命-2', commandId: 1 },
        { nickname: '骰子', isDice: true, message: '<木落>的属性变化:\n生命: 7 ➯ 5', commandId: 1, commandInfo: noted },
        { nickname: '骰子', isDice: true, message: '<木落>的属性变化:\n意志: 4 ➯ 3 (扣除1=1)' },
        { nickname: '骰子', isDice: true, message: '掷出了', commandInfo: { cmd: 'roll', items: [] } },
        {
          nickname: '骰子',
          isDice: true,
          commandInfo: { cmd: 'st', pcName: '水', items: [{ attr: 'hp', valNew: '9' }] },
        },
      ],
    };
    expect(said(JSON.stringify(log))).toEqual(['木落: 生命 7>5', '木落: 意志 4>3', '水: hp=9']);
    expect(namesIn(readChat(JSON.stringify(log)))).toEqual(['木落', '水']);
    expect(problems(JSON.stringify(log))).toEqual([]);
  });

  const pieces = fc.constantFrom(
    ...[
      '.st ',
      '。st',
      '生命',
      ':',
      '7',
      '-',
      '➯',
      '->',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '"items"',
      '的属性变化:',
      '的个人属性为',
      '<',
      '>',
    ],
    ...[
      '=',
      '/',
      '@',
      '\n',
      '\t',
      ' ',
      '&',
      '1d6',
      '.nn ',
      '.char add name[',
      'state[',
      ']~',
      '√',
      '·/X',
      '999999999999',
      ',',
      '\\',
    ],
  );
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
  );

  test.prop([hostile], propertyRuns(500))('never throws, and names a line that is there', (text) => {
    const { statements, misread } = readChat(text);
    const lines = Math.max(text.split(/\r?\n/).length, 1);
    for (const { line, text: quoted } of misread) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(quoted.length).toBeLessThanOrEqual(81);
    }
    if (!/^\s*[{[]/.test(text)) {
      expect(
        Math.max(0, ...statements.map(({ line }) => line), ...misread.map(({ line }) => line)),
      ).toBeLessThanOrEqual(lines);
    }
  });

  it('takes no longer for a text made to be slow', () => {
    const slow = [
      '['.repeat(100_000),
      `由${'<'.repeat(15_000)}`,
      'a'.repeat(15_000),
      '1,'.repeat(9_000),
      `x 1/1 ${'·'.repeat(15_000)}`,
    ];
    const start = performance.now();
    for (const text of slow) readChat(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
