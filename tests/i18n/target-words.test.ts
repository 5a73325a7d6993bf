import { beforeAll, describe, expect, it } from 'vitest';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sheet } from '@/i18n/sheet';
import { stepWords } from '@/i18n/step-words';
import { targetName } from '@/i18n/target-words';
import type { ModifierTarget } from '@/model/bonuses';
import type { TraceStep } from '@/rules';

beforeAll(() => preload('zh-CN', [core, rules, sheet]));

/** The messages in both languages. */
const both = <T>({ english, read }: Readonly<{ english: T; read: (language: 'zh-CN') => T | null }>): [T, T] => {
  const chinese = read('zh-CN');
  if (chinese === null) throw new Error('Chinese is not loaded');
  return [english, chinese];
};

const onRoll = (tag: string): ModifierTarget => ({ on: 'roll', roll: { attribute: null, skill: '', tag, item: '' } });

describe('what a bonus is on, in words', () => {
  it.each<[ModifierTarget, string, string]>([
    [{ on: 'attribute', attribute: 'strength' }, 'Strength', '力量'],
    [{ on: 'value', value: 'initiative' }, 'Initiative', '先攻'],
    [onRoll('willSave'), 'Will save', '意志豁免'],
    [onRoll('attack'), 'Rolls: attack', '检定：攻击'],
    [onRoll('Riposte'), 'Rolls: Riposte', '检定：Riposte'],
    [{ on: 'pool', pool: 'Mana', value: 'maximum' }, 'Mana, maximum', 'Mana上限'],
    [{ on: 'pool', pool: '', value: 'maximum' }, 'Maximum of every Energy Pool', '所有能量池上限'],
    [{ on: 'pool', pool: 'Mana', value: 'costReduction' }, 'Mana, lower costs', 'Mana消耗减少'],
    [{ on: 'pool', pool: '', value: 'costReduction' }, 'Lower costs in energy', '能量消耗减少'],
    [{ on: 'item', item: 'Mail' }, 'Mail', 'Mail'],
    [{ on: 'item', item: '' }, 'The item itself', '物品本身'],
  ])('%o: %s', (target, english, chinese) => {
    const [names, words] = [both(core), both(sheet)];
    const told = [0, 1] as const;
    const name = (at: 0 | 1) => targetName(target, { attribute: names[at].attribute, words: words[at].effects });
    expect(told.map(name)).toEqual([english, chinese]);
  });
});

const event = (step: Partial<Extract<TraceStep, { kind: 'event' }>>): TraceStep => ({
  kind: 'event',
  rule: 'M-39',
  event: 'actsBesideMaster',
  ...step,
});

describe('what happened to beings and energy, in words', () => {
  it.each<[TraceStep, string, string]>([
    [event({ subject: 'before' }), 'Acts before its master', '在主人之前行动'],
    [event({ subject: 'after' }), 'Acts after its master', '在主人之后行动'],
    [event({ event: 'costChanged', amount: -2, subject: 'Thrift' }), 'Thrift: cost −2', 'Thrift：消耗 −2'],
    [event({ event: 'costChanged', amount: 1, subject: 'Curse' }), 'Curse: cost +1', 'Curse：消耗 +1'],
    [
      event({ event: 'markedLegacy', subject: 'Wolf' }),
      'Wolf: an older text, the Storyteller adjusts it',
      'Wolf为旧版写法，由主持人调整',
    ],
    [event({ event: 'techniqueUsed', subject: 'Sword Qi' }), 'With Sword Qi', '使用招式Sword Qi'],
    [event({ event: 'threatened', subject: 'A' }), 'Threatened A', '威胁到A'],
    [event({ event: 'teleported', subject: '0, -1' }), 'Teleported to 0, -1', '传送至 0, -1'],
    [
      { kind: 'number', rule: 'M-39', quantity: 'actions.move', before: 1, after: 0 },
      'Move action 1 → 0',
      '移动动作 1 → 0',
    ],
  ])('%o: %s', (step, english, chinese) => {
    const [names, words] = [both(core), both(rules)];
    expect(stepWords(step, [], names[0], words[0])).toBe(english);
    expect(stepWords(step, [], names[1], words[1])).toBe(chinese);
  });
});
