import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { BOTS, type Bot } from '@/interop/chat/bots';
import { fitAnswer, rollAnswers } from '@/interop/chat/roll-answer';
import { type ChatRoll, rollCommand } from '@/interop/chat/roll-command';
import { AGAIN_FROM, type Again, countSuccesses, type RolledDice, throwDice } from '@/rules';

const roll = (change: Partial<ChatRoll> = {}): ChatRoll => ({
  dice: 10,
  again: 'tenAgain',
  times: 1,
  reason: '',
  ...change,
});

describe('a roll as a command', () => {
  it.each<[bot: Bot, change: Partial<ChatRoll>, command: string]>([
    ['sealdice', {}, '.ww 10a10k8m10'],
    ['sealdice', { again: 'none', dice: 8 }, '.ww 8a11k8m10'],
    ['sealdice', { again: 'nineAgain', reason: '意志检定' }, '.ww 10a9k8m10 意志检定'],
    ['sealdice', { times: 3 }, '.r 3# 10a10k8m10'],
    ['olivadice', { reason: 'Will roll' }, '.ww 10a10k8m10 Will roll'],
    ['olivadice', { times: 2 }, '.ww 10a10k8m10\n.ww 10a10k8m10'],
    ['dice', { again: 'eightAgain' }, '.ww10a8'],
    ['dice', { times: 3, again: 'nineAgain' }, '.ww3#10a9'],
    ['hktrpg', { dice: 5 }, '.5wd10'],
    ['hktrpg', { dice: 5, times: 2, again: 'eightAgain', reason: 'x' }, '.5wd8 x\n.5wd8 x'],
  ])('is written for %s: %j', (bot, change, command) => {
    expect(rollCommand(bot, roll(change))).toBe(command);
  });

  it.each(BOTS)('is none without dice for %s', (bot) => {
    expect(rollCommand(bot, roll({ dice: 0 }))).toBeNull();
  });

  it('says its reason so that no bot reads on in it', () => {
    expect(rollCommand('sealdice', roll({ reason: '3d6 {$t玩家}[CQ:at]\n.st clr @all' }))).toBe(
      '.ww 10a10k8m10 d6 t玩家 CQ:at .st clr all',
    );
    expect(rollCommand('sealdice', roll({ reason: 'x'.repeat(500) }))).toHaveLength('.ww 10a10k8m10 '.length + 60);
  });
});

describe('the answer of a bot', () => {
  it('of one round', () => {
    expect(rollAnswers('由于攻击，<木落>掷出了 5a10=[成功2/5 {4,8*,9*,5,1}]=2')).toEqual([
      {
        ...{ line: 1, dice: 5, from: 10, success: 8, faces: 10, successes: 2, fell: 5 },
        rolled: { dice: [4, 8, 9, 5, 1], rolledAgain: [] },
      },
    ]);
  });

  it('of many rounds', () => {
    expect(rollAnswers('<木落>掷出了 5a6=[成功2/8 轮数:3 {4,<10*>,<10*>,5,1},{5,<6>},{1}]=2')[0]).toMatchObject({
      from: 6,
      successes: 2,
      fell: 8,
      rolled: { dice: [4, 10, 10, 5, 1], rolledAgain: [5, 6, 1] },
    });
  });

  it('of which the dice were left out', () => {
    expect(rollAnswers('<木落>掷出了 20a10k8m10=[成功7/22]=7')[0]).toMatchObject({
      rolled: null,
      fell: 22,
      successes: 7,
    });
  });

  it('to three rolls', () => {
    const text =
      '<木落>掷骰3次:\n2a9k8m10=[成功1/2 {8*,1}]=1\n2a9k8m10=[成功0/2 {2,1}]=0\n2a9k8m10=[成功2/3 {<9*>,8*},{4}]=2';
    expect(rollAnswers(text).map(({ line, successes }) => [line, successes])).toEqual([
      [2, 1],
      [3, 0],
      [4, 2],
    ]);
  });

  it('with braces in braces, from OlivaDice', () => {
    expect(rollAnswers('[仑质]掷骰: 3a9k4m9={ {[4],<[9]>,2},{[5]} }[2+1](4)=3')[0]).toMatchObject({
      success: 4,
      faces: 9,
      successes: 3,
      rolled: { dice: [4, 9, 2], rolledAgain: [5] },
    });
  });

  it('with circled digits, from Dice!', () => {
    expect(rollAnswers('林曜掷骰 攻击: 2a10={①,⑩}+{③}=1')[0]).toMatchObject({
      successes: 1,
      rolled: { dice: [1, 10], rolledAgain: [3] },
    });
  });

  it('with each die behind the one it comes of, from HKTRPG', () => {
    expect(rollAnswers('3wd10 [10, 4, 9, 2] → 2成功 ; 攻擊')[0]).toMatchObject({
      successes: 2,
      rolled: { dice: [10, 9, 2], rolledAgain: [4] },
    });
  });

  it.each([
    ['nothing', '', 'noAnswer'],
    ['a joke', 'lol 5a', 'noAnswer'],
    ['other dice', '2a10k6m10=[成功0/2 {1,2}]=0', 'otherDice'],
    ['another pool', '3a10=[成功0/3 {1,2,3}]=0', 'otherPool'],
    ['another number that is rolled again', '2a9=[成功0/2 {1,2}]=0', 'otherAgain'],
    ['a die still owed', '2a10=[成功1/2 {10,2}]=1', 'miscounted'],
    ['another count', '2a10=[成功2/2 {8,2}]=2', 'miscounted'],
    ['a die of eleven', '2a10=[成功1/2 {11,2}]=1', 'miscounted'],
    ['no dice at all', '2a10=1', 'diceLeftOut'],
    ['more successes than dice', '2a10=[成功9/2]=9', 'diceLeftOut'],
    ['two rolls for one', '2a10=[成功0/2 {1,2}]=0\n2a10=[成功0/2 {1,2}]=0', 'otherTimes'],
  ])('that is %s is refused with its reason', (_, text, problem) => {
    expect(fitAnswer(text, { dice: 2, again: 'tenAgain', times: 1 })).toMatchObject({ ok: false, problem });
  });

  const anAgain = fc.constantFrom<Again>('none', 'tenAgain', 'nineAgain', 'eightAgain');
  const aRoll = fc
    .record({
      count: fc.integer({ min: 1, max: 30 }),
      again: anAgain,
      faces: fc.array(fc.integer({ min: 1, max: 10 })),
    })
    .map(({ count, again, faces }) => {
      const left = [...faces];
      return { count, again, rolled: throwDice(count, again, () => left.shift() ?? 1) };
    });

  /** An answer of SealDice, with its dice or without. */
  const answered = (rolled: Required<RolledDice>, from: number, shown: boolean) => {
    const successes = [...rolled.dice, ...rolled.rolledAgain].filter((die) => die >= 8).length;
    const mark = (die: number) => (die >= from ? `<${die}*>` : `${die}${die >= 8 ? '*' : ''}`);
    const rounds = [rolled.dice, rolled.rolledAgain].filter((round) => round.length > 0);
    const details = shown ? ` ${rounds.map((round) => `{${round.map(mark).join(',')}}`).join(',')}` : '';
    const fell = rolled.dice.length + rolled.rolledAgain.length;
    return `<木落>掷出了 ${rolled.dice.length}a${from}k8m10=[成功${successes}/${fell}${details}]=${successes}`;
  };

  test.prop([aRoll, fc.boolean()], propertyRuns(300))(
    '[X-05] gives the dice back, or as many successes where the dice were left out',
    ({ count, again, rolled }, shown) => {
      const text = answered(rolled, AGAIN_FROM[again], shown);
      const fitted = fitAnswer(text, { dice: count, again, times: 1 });
      expect(fitted).toMatchObject({ ok: true, standIns: !shown });
      const [read] = fitted.ok ? fitted.rolls : [];
      if (shown) expect(read).toEqual(rolled);
      expect(read && countSuccesses(read, { again })).toMatchObject({
        successes: countSuccesses(rolled, { again })?.successes,
        owed: 0,
      });
    },
  );

  test.prop([fc.string({ unit: 'binary', maxLength: 200 }), aRoll], propertyRuns(300))(
    'that is anything at all is read without harm',
    (noise, { count, again }) => {
      for (const text of [noise, `3a10=${noise}`, `${noise}=[成功${noise}`]) {
        expect(typeof fitAnswer(text, { dice: count, again, times: 1 }).ok).toBe('boolean');
      }
    },
  );
});
