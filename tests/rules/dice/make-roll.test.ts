import { describe, expect, it } from 'vitest';
import { anItem, aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Sheet, Skill } from '@/model/sheet';
import { type Command, NO_ROLL, type SheetRoll } from '@/rules';

const ATHLETICS: Skill = { id: 'athletics', name: 'Athletics', rating: 1, specialties: [] };
const JUMP: SheetRoll = { ...NO_ROLL, attributes: ['strength'], skill: 'athletics' };
const jumper = (change: Parameters<typeof aSheet>[0] = {}): Sheet => aSheet({ skills: [ATHLETICS], ...change });

type Roll = Extract<Command, { type: 'roll/make' }>;
type Change = Partial<Omit<Roll, 'type' | 'action' | 'make'>> &
  Readonly<{ action?: Partial<Roll['action']>; make?: Partial<SheetRoll> }>;

const roll = (dice: number[], { make, action, ...change }: Change = {}, rolledAgain: number[] = []): Roll => ({
  type: 'roll/make',
  make: { ...JUMP, ...make },
  rolls: [{ dice, rolledAgain }],
  again: null,
  keep: [],
  willpower: false,
  action: { extended: false, extendedAllowed: false, rolls: 1, willpowerSpent: false, ...action },
  difficulty: null,
  note: '',
  ...change,
});

describe('a roll', () => {
  it('[X-05] says its pool, its successes and how it came out, and changes nothing', () => {
    const before = jumper();
    const { sheet, trace } = play(before, roll([8, 9, 1], { difficulty: 1 }));
    expect(sheet).toBe(before);
    expect(trace).toEqual([
      { kind: 'number', rule: 'B-03', quantity: 'roll.dice', before: 0, after: 2, source: 'strength' },
      { kind: 'number', rule: 'B-03', quantity: 'roll.dice', before: 2, after: 3, source: 'Athletics' },
      { kind: 'number', rule: 'X-05', quantity: 'roll.successes', before: 0, after: 2 },
      { kind: 'event', rule: 'X-05', event: 'rolled', amount: 2 },
      { kind: 'event', rule: 'X-05', event: 'rollSucceeded', amount: 1 },
    ]);
  });

  it('[X-05] wants the dice of the pool, and every 10 rolled again', () => {
    expect(refusalOf(jumper(), roll([8, 9]))).toBe('X-05 wrongDice');
    expect(refusalOf(jumper(), roll([8, 9, 10]))).toBe('X-05 diceOwed');
    expect(refusalOf(jumper(), roll([8, 9, 7], {}, [3]))).toBe('X-05 wrongDice');
    expect(play(jumper(), roll([8, 9, 10], {}, [10, 2])).trace.at(-1)).toMatchObject({ event: 'rolled', amount: 4 });
  });

  it('[X-05] rolls nothing again where the table says so, but what something grants', () => {
    const plain = jumper({ tableRules: { tenAgain: false } });
    expect(play(plain, roll([1, 1, 10])).trace.at(-1)).toMatchObject({ amount: 1 });
    expect(refusalOf(plain, roll([1, 1, 10], { again: 'tenAgain' }))).toBe('X-05 diceOwed');
    expect(refusalOf(jumper(), roll([1, 1, 9], { again: 'nineAgain' }))).toBe('X-05 diceOwed');
    expect(play(jumper(), roll([1, 1, 10], { again: 'none' })).trace.at(-1)).toMatchObject({ amount: 1 });
  });

  it.each([
    ['meetsDC', 'rollSucceeded'],
    ['mustBeat', 'rollFailed'],
  ] as const)('[X-05] with a tie is decided by the table: %s', (ties, event) => {
    const { trace } = play(jumper({ tableRules: { ties } }), roll([8, 8, 1], { difficulty: 2 }));
    expect(trace.at(-1)).toMatchObject({ event, amount: 0 });
  });

  it('[X-02] [B-14] adds extra successes to a success, and loses them without one', () => {
    const mighty = jumper({ attributes: { strength: 6 } });
    const won = play(mighty, roll([8, 1, 1, 1, 1, 1, 1])).trace;
    expect(won.slice(-2)).toMatchObject([
      { rule: 'X-02', before: 1, after: 2 },
      { event: 'rolled', amount: 2 },
    ]);
    const lost = play(mighty, roll([1, 1, 1, 1, 1, 1, 1])).trace;
    expect(lost.slice(-2)).toMatchObject([
      { rule: 'B-14', event: 'extraSuccessesLost', amount: 1 },
      { event: 'rolled', amount: 0 },
    ]);
  });

  it('[M-31] keeps the highest or the lowest of several', () => {
    const rolls = [
      { dice: [8, 1, 1], rolledAgain: [] },
      { dice: [8, 8, 8], rolledAgain: [] },
      { dice: [1, 1, 1], rolledAgain: [] },
    ];
    const best = play(jumper(), roll([], { rolls, keep: [{ keep: 'highest', of: 3 }] })).trace;
    expect(eventsOf(best)).toEqual(['rolledOnce', 'rolledOnce', 'rolledOnce', 'rollKept', 'rolled']);
    expect(best.at(-1)).toMatchObject({ amount: 3 });
    const worst = play(jumper(), roll([], { rolls, keep: [{ keep: 'lowest', of: 3 }] })).trace;
    expect(worst.at(-1)).toMatchObject({ amount: 0 });
    expect(refusalOf(jumper(), roll([], { rolls }))).toBe('M-31 wrongDice');
    expect(refusalOf(jumper(), roll([8, 1, 1], { keep: [{ keep: 'highest', of: 2 }] }))).toBe('M-31 wrongDice');
  });

  it('is refused for a Skill or an item that is not there, and for the dead', () => {
    expect(refusalOf(aSheet(), roll([1, 1, 1]))).toBe('B-03 unknownEntry');
    expect(refusalOf(jumper(), roll([1, 1, 1], { make: { item: 'x' } }))).toBe('B-03 unknownEntry');
    expect(refusalOf(jumper({ death: 'instantDeath' }), roll([1, 1, 1]))).toBe('H-16 dead');
  });

  it('[M-25] is refused with an item that is too much for its user', () => {
    const heavy = anItem({ strengthRequired: 9 });
    expect(refusalOf(jumper({ items: [heavy] }), roll([1, 1, 1], { make: { item: 'item' } }))).toBe(
      'M-25 itemUnusable',
    );
  });
});

describe('Willpower on a roll', () => {
  const spent = (change: Change = {}) => roll([8, 1, 1, 1, 1, 1], { willpower: true, ...change });

  it('[W-03] [W-13] costs a point, temporary ones first, and brings 3 dice', () => {
    const { sheet, trace } = play(jumper({ willpower: { temporary: 1 } }), spent());
    expect(sheet.willpower).toMatchObject({ temporary: 0, current: 4 });
    expect(trace[0]).toMatchObject({ rule: 'W-03', quantity: 'willpower.temporary' });
    expect(trace).toContainEqual(expect.objectContaining({ rule: 'W-03', quantity: 'roll.dice', before: 3, after: 6 }));
  });

  it.each<[string, Parameters<typeof aSheet>[0], Change, string]>([
    ['[W-06] on an extended roll', {}, { action: { extended: true } }, 'W-06 noBasicUse'],
    ['[W-03] twice in an action', {}, { action: { willpowerSpent: true } }, 'W-03 noBasicUse'],
    ['[W-03] in an action of two rolls', {}, { action: { rolls: 2 } }, 'W-03 noBasicUse'],
    ['[W-06] [M-36] on a follow-up', {}, { make: { follows: true } }, 'M-36 noBasicUse'],
    ['[W-13] without a point', { willpower: { current: 0 } }, {}, 'W-13 notEnoughWillpower'],
    ['[W-07] unconscious', { consciousness: { causes: ['storyteller'], holding: null } }, {}, 'W-07 unconscious'],
    ['[M-45] by a clone', { being: { ...aSheet().being, kind: 'clone' } }, {}, 'M-45 noBasicUse'],
  ])('%s is refused', (_, sheet, change, refusal) => {
    expect(refusalOf(jumper(sheet), spent(change))).toBe(refusal);
  });

  it('[W-06] may be spent on an extended roll where an ability says so', () => {
    const { sheet } = play(jumper(), spent({ action: { extended: true, extendedAllowed: true } }));
    expect(sheet.willpower.current).toBe(3);
  });

  it('[W-05] says what it brought in the basic use as well', () => {
    const { trace } = play(jumper(), { type: 'willpower/spend', amount: 1, purpose: 'roll', note: '' });
    expect(trace.at(-1)).toMatchObject({ event: 'basicUse', amount: 3 });
  });
});
