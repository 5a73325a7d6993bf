import { beforeAll, describe, expect, it } from 'vitest';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { defenceWords, stepWords } from '@/i18n/step-words';
import { NO_AMOUNTS } from '@/model/health';
import type { DefenceStep } from '@/rules';

const step = (change: Partial<DefenceStep>): DefenceStep => ({
  kind: 'defence',
  rule: 'P-06',
  stage: 5,
  id: 'coat',
  name: 'Coat',
  result: 'applied',
  points: 3,
  before: NO_AMOUNTS,
  after: NO_AMOUNTS,
  ...change,
});

beforeAll(() => preload('zh-CN', [core, rules]));

describe('the step of a defence', () => {
  it.each<[Partial<DefenceStep>, string, string]>([
    [{}, 'Coat: 3 off', 'Coat：减少 3'],
    [{ stage: 6 }, 'Coat: 3 down a grade', 'Coat：3 点降一级'],
    [{ stage: 9 }, 'Coat: 3 more', 'Coat：增加 3'],
    [{ result: 'setAside' }, 'Coat: 3 set aside', 'Coat：暂留 3'],
    [{ result: 'unpaid', points: 0 }, 'Coat: not paid for', 'Coat：未支付'],
    [{ result: 'lowerThanAnother', points: 0 }, 'Coat: another is higher', 'Coat：另有更高者'],
    [{ id: 'hardness', name: '' }, 'Hardness: 3 off', '硬度：减少 3'],
    [{ id: 'stepUp', name: '', stage: 1 }, 'Darkness and light: 3 up a grade', '光明与黑暗：3 点升一级'],
    [{ id: 'save', name: '', stage: 1 }, 'Save: 3 off', '豁免：减少 3'],
    [{ id: 'sharing', name: '', stage: 9 }, 'Shared damage: 3', '伤害分担：3'],
    [
      { id: 'unavoidable', name: '', stage: 1, result: 'unavoidable' },
      'Unavoidable: passes every defense',
      '不可避免：无视一切防御',
    ],
    [{ id: 'lost', name: '' }, 'a removed entry: 3 off', '已移除的项目：减少 3'],
  ])('%o: %s', (change, english, chinese) => {
    const zh = rules.read('zh-CN');
    expect(defenceWords(step(change), rules.english)).toBe(english);
    expect(zh && defenceWords(step(change), zh)).toBe(chinese);
  });

  it('is one of the steps of an entry', () => {
    expect(stepWords(step({}), [], core.english, rules.english)).toBe('Coat: 3 off');
  });

  it('[B-24] names the part of Defense whose traits stop', () => {
    const stopped = { kind: 'event', rule: 'B-24', event: 'traitsStopped', subject: 'naturalArmor' } as const;
    const [words, zh] = [core.read('zh-CN'), rules.read('zh-CN')];
    expect(stepWords(stopped, [], core.english, rules.english)).toBe('Natural Armor: traits stop');
    expect(words && zh && stepWords(stopped, [], words, zh)).toBe('天生防御的特性失效');
  });
});
