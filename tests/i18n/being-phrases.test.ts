import { beforeAll, describe, expect, it } from 'vitest';
import { aGauge, aPool, gainPool, pay } from '#tests/rules/energy/some-energy';
import { anEffect, aSheet } from '#tests/support/builders';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { entryWords, type Wording } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
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

const SHEET = aSheet({
  energyPools: [aPool('chi', { category: 'eastern' })],
  gauges: [aGauge('rage')],
  lostLimbs: [{ id: 'arm', name: 'Left arm', size: 3, lostAt: 0, reattached: false, grown: 0 }],
  effects: [anEffect([], { source: 'Wolf' }), { ...anEffect([], { id: 'truce', name: 'Truce' }), protectsFrom: 'A' }],
  pending: [{ kind: 'actBesideMaster' }],
});

function said(command: Command, wording: Wording, sheet: Sheet = SHEET) {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const words = entryWords({ commands: [command], trace: outcome.trace, sheets: [outcome.sheet, sheet] }, wording);
  return [words.phrase, words.detail].map((text) => text.replaceAll('\u00a0', ' '));
}

const TELEPORT: Command = {
  type: 'teleport/use',
  somatic: false,
  canGesture: false,
  lineOfEffect: true,
  lineOfSight: true,
  frees: [],
  to: null,
};

const { current: _, ...fury } = aGauge('fury');

const CASES: readonly (readonly [Command, string, string, string])[] = [
  [gainPool('aura'), 'gained aura', 'Aura 0 → 2', '获得aura'],
  [pay('chi', 5, { chi: 3 }, { reduction: 2 }), 'paid 3 energy', 'Chi 5 → 2, Works as 5', '支付 3 点能量'],
  [{ type: 'pool/spend-all', id: 'chi' }, 'spent all chi', 'Chi 5 → 0, Works as 5', '耗尽chi'],
  [{ type: 'pool/lose', id: 'chi' }, 'lost chi', '', '失去chi'],
  [{ type: 'pool/enhance', id: 'chi', by: 2 }, 'expanded chi by 2', 'Chi enhancement 0 → 2', 'chi扩充 2 点'],
  [{ type: 'pool/drain', id: 'chi', amount: 9, source: '' }, 'lost 5 chi', 'Chi 5 → 0', '失去 5 点chi'],
  [{ type: 'gauge/gain', gauge: fury as never, start: 'empty', confirmed: false }, 'gained fury', '', '获得fury'],
  [{ type: 'gauge/lose', id: 'rage' }, 'lost rage', '', '失去rage'],
  [{ type: 'limb/lose', id: 'leg', name: 'Leg', size: 3 }, 'lost Leg', '', '失去Leg'],
  [{ type: 'limb/reattach', id: 'arm' }, 'put Left arm back', '', '接回Left arm'],
  [{ type: 'limb/restore', id: 'arm' }, 'regained Left arm', 'Left arm is whole again', '恢复Left arm'],
  [
    { type: 'being/become', kind: 'person', owner: '', traits: { mindless: true } },
    'changed what they are',
    '',
    '改写了存在的类别',
  ],
  [{ type: 'being/become', kind: 'clone', owner: 'Lin' }, 'became a clone', '', '成为分身'],
  [{ type: 'being/make', kind: 'clone', name: 'Shade' }, 'made a clone, Shade', '', '制造分身Shade'],
  [{ type: 'being/set-lifespan', die: 9, essenceChanges: 0 }, 'rolled 9 for a lifespan', '', '寿命骰掷出 9'],
  [{ type: 'being/end-summon', summon: 'Wolf', items: [] }, 'Wolf left', 'An effect ended', 'Wolf消失'],
  [{ type: 'time/reverse', to: SHEET }, 'went back in time', '', '逆转时间'],
  [{ type: 'round/start', healing: null, aggravatedFirst: false }, 'began a round', '', '开始一轮'],
  [{ type: 'turn/act', action: 'swift' }, 'took a swift action', '', '使用迅捷动作'],
  [{ type: 'turn/beside-master', when: 'before' }, 'acted before its master', '', '在主人之前行动'],
  [{ type: 'being/threaten', by: 'Wolf', against: 'A', ownDeed: false }, 'threatened A', 'Truce ended', '威胁到A'],
  [{ ...pay('chi', 4, { chi: 4 }), summon: 'Wolf' }, 'paid 4 energy', 'For Wolf, Chi 5 → 1', '支付 4 点能量'],
  [TELEPORT, 'teleported', 'Teleported', '传送'],
  [{ type: 'manual/set', quantity: 'initiative', value: 7 }, 'set Initiative to 7', 'By hand', '将先攻设为 7'],
  [{ type: 'manual/set', quantity: 'speed', value: 10 }, 'set Speed to 10', 'By hand', '将速度设为 10'],
];

describe('energy, limbs and beings in words', () => {
  it.each(CASES.map((row) => [row[0].type, ...row] as const))('%s', (_type, command, phrase, detail, translated) => {
    expect(said(command, ENGLISH)).toEqual([phrase, detail]);
    expect(said(command, chinese())[0]).toBe(translated);
  });

  it('[M-63] says what one does to oneself', () => {
    const harm: Command = {
      type: 'harm/self',
      amounts: { bashing: 0, lethal: 2, aggravated: 0 },
      isCondition: true,
      source: '',
    };
    expect([said(harm, ENGLISH)[0], said(harm, chinese())[0]]).toEqual(['did 2 L to oneself', '自残 2 L']);
  });
});
