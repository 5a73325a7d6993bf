import { describe, expect, it } from 'vitest';
import { anySheet } from '#tests/support/arbitraries';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { chat } from '@/i18n/chat';
import type { Language } from '@/i18n/language';
import { BOTS, type Bot } from '@/interop/chat/bots';
import { planChat } from '@/interop/chat/chat-plan';
import { readChat } from '@/interop/chat/read-chat';
import { fitAnswer } from '@/interop/chat/roll-answer';
import { rollCommand } from '@/interop/chat/roll-command';
import { sheetText } from '@/interop/chat/sheet-text';
import type { Sheet } from '@/model/sheet';
import { AGAIN_FROM, type Again, type RolledDice, throwDice } from '@/rules';

const LANGUAGES = ['en', 'zh-CN'] as const satisfies readonly Language[];

/** Names and numbers of `.st 力量:3 …`, as a bot keeps them. */
const kept = (text: string) =>
  text
    .replace(/^\.st /, '')
    .split(' ')
    .map((item) => item.split(':') as [name: string, value: string]);

const inFours = (items: readonly string[]) =>
  items.map((item, place) => `${item}${place % 4 === 3 ? '\n' : '\t'}`).join('');

/** What each bot answers when it is asked for what it was told. */
const ANSWERS: Readonly<Record<Exclude<Bot, 'hktrpg'>, readonly ((told: string, name: string) => string)[]>> = {
  sealdice: [
    (told, name) =>
      `导出结果：\n.st clr\n.st ${kept(told)
        .map(([key, value]) => `${key}:${value}`)
        .join(' ')}\n.nn ${name}`,
    (told, name) => `<${name}>的个人属性为:\n${inFours(kept(told).map(([key, value]) => `${key}:${value}`))}`,
    (told, name) =>
      JSON.stringify({
        version: 105,
        items: [
          {
            ...{ nickname: '海豹', IMUserId: 'QQ:1', time: 1, message: '', isDice: true, commandId: 1 },
            commandInfo: {
              ...{ cmd: 'st', rule: 'coc7', pcName: name },
              items: kept(told).map(([attr, value]) => ({ type: 'set', attr, valOld: 0, valNew: Number(value) })),
            },
          },
        ],
      }),
    (told, name) =>
      `海豹(QQ:1) 2026/01/02 15:04:06\n<${name}>的属性变化:\n${kept(told)
        .map(([key, value]) => `${key}: 0 ➯ ${value} (增加${value}=${value})`)
        .join('\n')}\n[√] 已绑卡`,
  ],
  olivadice: [
    (told, name) =>
      `.st ${name}-${kept(told)
        .map(([key, value]) => `${key}${value}`)
        .join('')}`,
    (told, name) =>
      `[${name}]的人物卡已更新:\n${kept(told)
        .map(([key, value]) => `[${key}]: 0 -> ${value} (0+${value})`)
        .join('\n')}`,
  ],
  dice: [
    (told, name) =>
      `${name}的个人属性为:${kept(told)
        .map(([key, value]) => `${key}:${value}`)
        .join(' ')}`,
  ],
};

const living = anySheet
  .filter(({ death, being, secondHealth }) => death === null && being.kind !== 'object' && secondHealth === null)
  .map((sheet): Sheet => ({ ...sheet, name: '林曜' }));
/** A number below 0 can't be told from a name with a minus without the colon between them. */
const isUnhindered = (told: string) => kept(told).every(([, value]) => !value.startsWith('-'));

describe('what a bot says back', () => {
  for (const [bot, answers] of Object.entries(ANSWERS) as [keyof typeof ANSWERS, (typeof ANSWERS)['dice']][]) {
    test.prop([living, fc.constantFrom(...LANGUAGES), fc.constantFrom(...answers)], propertyRuns(60))(
      `of ${bot} is the sheet it was told, in either language`,
      (sheet, language, answer) => {
        const told = sheetText(bot, sheet, language).text;
        fc.pre(isUnhindered(told));
        const reading = readChat(answer(told, sheet.name));
        expect(reading.misread).toEqual([]);
        const { statements, commands } = planChat(sheet, reading, { who: sheet.name, grade: null });
        expect(commands).toEqual([]);
        expect(statements).toHaveLength(kept(told).length);
        expect(statements.filter(({ verdict }) => !['same', 'derived'].includes(verdict.kind))).toEqual([]);
      },
    );
  }
});

/** A roll as each bot tells of it. */
const ROLLED: Readonly<Record<Bot, (rolled: Required<RolledDice>, from: number) => string>> = {
  sealdice: (rolled, from) => {
    const mark = (die: number) => (die >= from ? `<${die}*>` : `${die}${die >= 8 ? '*' : ''}`);
    const rounds = roundsOf(rolled).map((round) => `{${round.map(mark).join(',')}}`);
    const shown = `${rounds.length > 1 ? ` 轮数:${rounds.length}` : ''} ${rounds.join(',')}`;
    const all = rolled.dice.length + rolled.rolledAgain.length;
    return `由于攻击，<木落>掷出了 ${rolled.dice.length}a${from}k8m10=[成功${hits(rolled)}/${all}${shown}]=${hits(rolled)}`;
  },
  olivadice: (rolled, from) => {
    const mark = (die: number) => {
      const shown = die >= 8 ? `[${die}]` : String(die);
      return die >= from ? `<${shown}>` : shown;
    };
    const rounds = roundsOf(rolled);
    const counts = rounds.map((round) => round.filter((die) => die >= 8).length).join('+');
    const braces = rounds.map((round) => `{${round.map(mark).join(',')}}`).join(',');
    const all = rolled.dice.length + rolled.rolledAgain.length;
    return `[仑质]掷骰: ${rolled.dice.length}a${from}k8m10={ ${braces} }[${counts}](${all})=${hits(rolled)}`;
  },
  dice: (rolled, from) => {
    const braces = roundsOf(rolled).map((round) => `{${round.map((die) => '①②③④⑤⑥⑦⑧⑨⑩'[die - 1]).join(',')}}`);
    return `林曜掷骰 攻击: ${rolled.dice.length}a${from}=${braces.join('+')}=${hits(rolled)}`;
  },
  hktrpg: ({ dice, rolledAgain }, from) => {
    const later = [...rolledAgain];
    const list = dice.flatMap((die) => {
      const chain = [die];
      while ((chain.at(-1) ?? 0) >= from) chain.push(later.shift() ?? 1);
      return chain;
    });
    return `${dice.length}wd${from} [${list.join(', ')}] → ${hits({ dice, rolledAgain })}成功 ; 攻擊`;
  },
};
const hits = ({ dice, rolledAgain }: Required<RolledDice>) =>
  [...dice, ...rolledAgain].filter((die) => die >= 8).length;
const roundsOf = ({ dice, rolledAgain }: Required<RolledDice>) =>
  [dice, rolledAgain].filter(({ length }) => length > 0);

describe('a roll made by a bot', () => {
  const roll = fc.record({
    bot: fc.constantFrom(...BOTS),
    count: fc.integer({ min: 1, max: 14 }),
    again: fc.constantFrom<Again>('none', 'tenAgain', 'nineAgain', 'eightAgain'),
    faces: fc.array(fc.integer({ min: 1, max: 10 })),
  });

  test.prop([roll], propertyRuns(300))(
    '[X-05] comes back with its dice, whichever bot made it',
    ({ bot, count, again, faces }) => {
      const left = [...faces];
      const rolled = throwDice(count, again, () => left.shift() ?? 1);
      const command = rollCommand(bot, { dice: count, again, times: 1, reason: '' });
      expect(command).toContain(String(count));
      const fitted = fitAnswer(ROLLED[bot](rolled, AGAIN_FROM[again]), { dice: count, again, times: 1 });
      const total = { dice: rolled.dice.toSorted(), rolledAgain: rolled.rolledAgain.toSorted() };
      expect(fitted).toMatchObject({ ok: true, standIns: false });
      const [read] = fitted.ok ? fitted.rolls : [];
      expect(read && { dice: read.dice.toSorted(), rolledAgain: read.rolledAgain.toSorted() }).toEqual(total);
    },
  );
});

/** The texts that bots and players write, each with the line whose numbers are then broken. */
const WHOLE: readonly (readonly [text: string, line: number])[] = [
  ['.st 生命:7 意志:4', 1],
  ['.st 力量3敏捷4生命5生命上限8', 1],
  ['.st 木落-力量3敏捷4', 1],
  ['.st 生命-2', 1],
  ['导出结果：\n.st clr\n.st 力量:3 生命:7\n.nn 木落', 3],
  ['<木落>的个人属性为:\n力量:3\t敏捷:4\n意志:4', 2],
  ['<木落>的属性变化:\n生命: 7 ➯ 5', 2],
  ['[木落]的人物卡已更新:\n[生命]: 7 -> 5', 2],
  ['木落 hp[39➯38] 意志[4➯3]', 1],
  ['.char add name[Sad]~ state[HP:5/5;MP:3/3]~', 1],
];
/** Numbers that can be no number of a sheet. */
const BREAKS = [
  ['2.5', 'notWhole'],
  ['1..2', 'notWhole'],
  ['99999999999999999999', 'tooLarge'],
] as const;

const broken = WHOLE.flatMap(([text, line]) => {
  const lines = text.split('\n');
  const said = lines[line - 1] ?? '';
  return [...said.matchAll(/\d+/g)].flatMap(({ 0: number, index }) =>
    BREAKS.map(([instead, problem]) => {
      const worse = `${said.slice(0, index)}${instead}${said.slice(index + number.length)}`;
      return { text: lines.with(line - 1, worse).join('\n'), line, problem };
    }),
  );
});

const change = { type: 'mod', attr: '生命', valOld: 7, valNew: 5, op: '-' };
const logOf = (items: readonly unknown[]) =>
  JSON.stringify({ items: [{ isDice: true, message: '', commandInfo: { cmd: 'st', items } }] });
const cutLogs = Array.from({ length: logOf([change]).length - 1 }, (_, place) => ({
  ...{ text: logOf([change]).slice(0, place + 1), line: 1 },
  problem: 'brokenJson',
}));
const wrongLogs = [
  ...[{ items: 7 }, { log: [] }, {}, { items: 'no' }].map((log) => ({ text: JSON.stringify(log), problem: 'noLog' })),
  ...[7, null, 'x', [], { attr: 7 }].map((item) => ({ text: logOf([item]), problem: 'unknown' })),
  ...['x', null, [], {}].map((valNew) => ({ text: logOf([{ ...change, valNew }]), problem: 'noNumber' })),
  { text: logOf([{ ...change, valOld: '2.5' }]), problem: 'notWhole' },
].map((one) => ({ ...one, line: 1 }));

const loose = [
  ...['大家好', 'lol', '== ==', '?)', '➯ ➯', '生命', '<木落>', '意志力很高', '1d6', 'HP', '·/X✱'].map((text) => ({
    ...{ text, line: 1 },
    problem: 'unknown',
  })),
  ...['.st 生命', '.st 力量:', '.st 力量 敏捷'].map((text) => ({ text, line: 1, problem: 'noNumber' })),
  ...['.st hp-1d6', '.st &手枪=1d6', '.st 力量:2+3', '.st 力量:2*3', '.st 力量:(2)'].map((text) => ({
    ...{ text, line: 1 },
    problem: 'expression',
  })),
  { text: '<木落>掷出了 2a10=[成功0/2 {1,2}]=0', line: 1, problem: 'rollAnswer' },
];

describe('two hundred malformed texts', () => {
  const all = [...broken, ...cutLogs, ...wrongLogs, ...loose];

  it('are two hundred at least, no two the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it.each(all)('get a message that names what is wrong and the line: %j', async ({ text, line, problem }) => {
    const { misread } = readChat(text);
    expect(misread[0]).toMatchObject({ line, problem });
    for (const language of LANGUAGES) {
      const said = (await chat.load(language)).problem;
      for (const one of misread) expect(said[one.problem].length).toBeGreaterThan(0);
    }
  });
});
