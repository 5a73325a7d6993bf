import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, hit, play, refusalOf, rulesOf } from '#tests/support/trace';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import type { Grade } from '@/model/health';
import { type Command, lifeStatus } from '@/rules';

const mark = (grade: Grade, amount: number): Command => ({ type: 'manual/mark-health', grade, amount });
type Settable = Extract<Command, { type: 'manual/set' }>['quantity'];
const set = (quantity: Settable, value: number): Command => ({ type: 'manual/set', quantity, value });

const worn = aSheetWithTrack(aTrack(3, 1, 1), {
  health: { temporary: 4 },
  willpower: { current: 2 },
  energyPools: [
    {
      ...ORDINARY_POOL,
      id: 'mana',
      name: 'Mana',
      keys: ['intelligence'],
      current: 1,
      reopenings: 0,
      enhancement: 0,
      bonus: 0,
    },
    {
      ...ORDINARY_POOL,
      id: 'a:b',
      name: 'Chi',
      keys: ['stamina'],
      current: 1,
      reopenings: 0,
      enhancement: 0,
      bonus: 0,
    },
  ],
  gauges: [
    { ...ORDINARY_GAUGE, id: 'rage', name: 'Rage', source: '', current: 1, maximum: { kind: 'fixed', value: 10 } },
  ],
  conditions: [{ id: 'poison', name: 'Poison', note: '', points: 3 }],
  effects: [anEffect([], { id: 'haste', duration: { kind: 'rounds', left: 3 } }), anEffect([], { id: 'aura' })],
  pending: [{ kind: 'conditionSaves', condition: 'poison', saves: 2 }],
});

describe('wounds marked by hand', () => {
  it.each([
    { title: '[H-03] bashing, past temporary HP', command: mark('bashing', 2), after: aTrack(1, 3, 1), rule: 'H-03' },
    { title: '[H-04] lethal', command: mark('lethal', 4), after: aTrack(0, 0, 5), rule: 'H-04' },
    { title: '[H-05] aggravated', command: mark('aggravated', 1), after: aTrack(2, 1, 1, 1), rule: 'H-05' },
    {
      title: '[H-01] taken away, no more than there are',
      command: mark('lethal', -9),
      after: aTrack(4, 1),
      rule: 'manual',
    },
  ])('$title', ({ command, after, rule }) => {
    const { sheet, trace } = play(worn, command);
    expect([sheet.health.track, sheet.health.temporary]).toEqual([after, 4]);
    expect(rulesOf(trace)[0]).toBe(rule);
  });

  it('[H-09] have the same consequences', () =>
    expect(lifeStatus(play(worn, mark('lethal', 5)).sheet)).toBe('mustPay'));

  it('[H-01] nothing to mark or take away is refused', () => {
    expect(refusalOf(worn, mark('bashing', 0))).toBe('manual nothingToDo');
    expect(refusalOf(worn, mark('aggravated', -1))).toBe('manual nothingToDo');
  });
});

describe('numbers typed by hand', () => {
  it.each([
    { quantity: 'health.temporary', value: 9, becomes: 9 },
    { quantity: 'willpower.temporary', value: 9, becomes: 9 },
    { quantity: 'points', value: 500, becomes: 500 },
    { quantity: 'time.minute', value: 90, becomes: 90 },
    { quantity: 'rounds:haste', value: 5, becomes: 5 },
    { quantity: 'condition:poison', value: 5, becomes: 5 },
  ] as const)('$quantity becomes $becomes', ({ quantity, value, becomes }) => {
    const { trace } = play(worn, set(quantity, value));
    expect(trace).toEqual([{ kind: 'number', rule: 'manual', quantity, before: expect.any(Number), after: becomes }]);
  });

  it.each([
    { title: '[W-19] Willpower', quantity: 'willpower.current', becomes: 4 },
    { title: '[E-25] a pool', quantity: 'pool:mana', becomes: 2 },
    { title: '[E-25] a pool with a colon in its id', quantity: 'pool:a:b', becomes: 2 },
    { title: '[G-09] a Gauge', quantity: 'gauge:rage', becomes: 10 },
  ] as const)('$title goes no higher than its maximum', ({ quantity, becomes }) => {
    const { sheet, trace } = play(worn, set(quantity, 99));
    expect(trace.filter((step) => step.kind === 'number')).toMatchObject([
      { rule: 'manual', quantity, after: becomes },
    ]);
    expect(refusalOf(sheet, set(quantity, 99))).toBe('manual nothingToDo');
  });

  it('[H-26] a condition at 0 is over, and its saves with it', () => {
    const { sheet, trace } = play(worn, set('condition:poison', 0));
    expect([sheet.conditions, sheet.pending]).toEqual([[], []]);
    expect(eventsOf(trace)).toEqual(['conditionEnded']);
  });

  it('[H-45] an effect with no round left is over', () => {
    const { sheet, trace } = play(worn, set('rounds:haste', 0));
    expect(sheet.effects.map(({ id }) => id)).toEqual(['aura']);
    expect(rulesOf(trace)).toEqual(['manual', 'H-45']);
  });

  it('[H-10] Willpower set higher counts as recovered, set lower does not', () => {
    const out = play(worn, mark('lethal', 5), { type: 'consciousness/pass-out' }).sheet;
    expect(lifeStatus(play(out, set('willpower.current', 1)).sheet)).toBe('out');
    expect(lifeStatus(play(out, set('willpower.current', 3)).sheet)).toBe('awake');
  });

  it.each(['pool:none', 'gauge:none', 'condition:none', 'rounds:none', 'rounds:aura', 'pool:a'] as const)(
    '%s is not there',
    (quantity) => expect(refusalOf(worn, set(quantity, 1))).toBe('manual unknownEntry'),
  );
});

describe('what a person set last', () => {
  const marks = (...commands: Command[]) => play(worn, ...commands).sheet.setByHand ?? [];

  it('is marked until the rules change it, and does not mark what follows from it', () => {
    expect(marks(set('pool:mana', 2), set('points', 5))).toEqual(['pool:mana', 'points']);
    expect(marks(set('pool:mana', 2), set('points', 5), { type: 'pool/adjust', id: 'mana', by: -1 })).toEqual([
      'points',
    ]);
    expect(marks(set('pool:mana', 2), { type: 'pool/adjust', id: 'mana', by: -1 })).toEqual([]);
  });

  it('[H-04] is each grade of the track that a mark by hand changed', () => {
    const marked = marks(mark('lethal', 1));
    expect(marked).toContain('health.lethal');
    expect(marked).not.toContain('health.aggravated');
    const hurt = marks(mark('lethal', 1), hit(5));
    expect(hurt).toContain('health.lethal');
    expect(hurt).not.toContain('health.healthy');
  });

  it('[H-26] goes with its entry, and no clean sheet gets the field', () => {
    expect(marks(set('condition:poison', 1), set('condition:poison', 0))).toEqual([]);
    expect(play(worn, { type: 'pool/adjust', id: 'mana', by: -1 }).sheet).not.toHaveProperty('setByHand');
  });
});

describe('death taken back by hand', () => {
  const revive: Command = { type: 'manual/revive' };
  const dead = play(aSheetWithTrack(aTrack(1, 0, 0, 6)), mark('aggravated', 1)).sheet;

  it('[H-16] is refused while the wounds would kill at once, and for the living', () => {
    expect(refusalOf(dead, revive)).toBe('H-16 stillFatal');
    expect(refusalOf(worn, revive)).toBe('manual nothingToDo');
    expect(refusalOf(dead, mark('lethal', 1))).toBe('H-16 dead');
  });

  it('[H-16] lives again once wounds are taken away', () => {
    const { sheet, trace } = play(dead, mark('aggravated', -2), revive);
    expect(sheet).toMatchObject({ death: null, pending: [], health: { track: aTrack(2, 0, 0, 5) } });
    expect(eventsOf(trace)).toContain('revived');
    expect(lifeStatus(sheet)).toBe('awake');
  });

  it('[H-18] leaves no death to answer', () => {
    const phoenix = anEffect([], { id: 'phoenix', onDeath: true });
    const killed = play(aSheetWithTrack(aTrack(7), { effects: [phoenix] }), {
      type: 'death/declare',
      cause: 'annihilated',
    }).sheet;
    expect(play(killed, revive).sheet).toMatchObject({ death: null, pending: [] });
  });
});
