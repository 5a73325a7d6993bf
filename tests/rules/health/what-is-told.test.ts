import { describe, expect, it } from 'vitest';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, hit, pay, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';

const heal = (bashing: number, lethal: number, source = ''): Command => ({
  type: 'health/heal',
  amounts: { bashing, lethal, aggravated: 0 },
  source,
});
const struckBy = (source: string, lethal = 2): Command => ({
  type: 'damage/take',
  parts: [{ grade: 'lethal', amount: lethal }],
  unavoidable: false,
  source,
});
const gain = (amount: number, source = ''): Command => ({ type: 'health/gain-temporary', amount, source });
const firstAid: Command = { type: 'health/first-aid' };
const lose: Command = { type: 'limb/lose', id: 'arm', name: 'Left arm', size: 3 };
const open: Command = {
  type: 'health/open-second',
  name: 'Last breath',
  source: { kind: 'value', value: 4 },
  opens: 'now',
};
const dying = aSheetWithTrack(aTrack(0, 0, 4, 1), {
  worsening: true,
  consciousness: { causes: ['severeInjury'], holding: null },
});
const second = (track = aTrack(4)): Sheet => ({
  ...aSheetWithTrack(aTrack(2, 0, 0, 3)),
  secondHealth: { name: 'Last breath', source: { kind: 'value', value: 4 }, track },
});
const filled = (track = aTrack(4)): Sheet => ({
  ...aSheetWithTrack(aTrack(0, 0, 0, 5)),
  secondHealth: second(track).secondHealth,
});
const door = (track = aTrack(10)): Sheet => ({
  ...aSheetWithTrack(track),
  being: { ...aSheet().being, kind: 'object' },
});

describe('the dead', () => {
  const dead = aSheetWithTrack(aTrack(0, 0, 0, 5), { death: 'aggravated', points: 1000 });
  it.each<[string, Command]>([
    ['[H-25] healing', heal(1, 1)],
    ['[H-12] First Aid', firstAid],
    ['[H-32] repair', { type: 'health/repair', aggravated: 5 }],
    ['[H-42] temporary HP', gain(5)],
    ['[W-14] temporary Willpower', { type: 'willpower/gain-temporary', amount: 5, source: '' }],
  ])('[H-16] %s is refused', (_, command) => expect(refusalOf(dead, command)).toBe('H-16 dead'));
});

describe('what made a change is in the trace', () => {
  const sources = (sheet: Sheet, command: Command) =>
    play(sheet, command).trace.flatMap((step) => (step.kind === 'number' ? [step.source] : []));

  it.each<[string, Sheet, Command]>([
    ['[H-04] a hit', aSheetWithTrack(aTrack(5)), struckBy('Bear')],
    ['[H-47] a hit on two tracks', second(), struckBy('Bear', 3)],
    ['[H-47] a hit on the second alone', filled(), struckBy('Bear')],
    ['[H-08] a hit on an object', door(), struckBy('Bear')],
    ['[H-25] healing', aSheetWithTrack(aTrack(2, 2, 2)), heal(1, 1, 'Bear')],
    ['[H-48] healing of the second', second(aTrack(1, 2, 1)), heal(1, 1, 'Bear')],
    ['[H-08] mending', door(aTrack(4, 0, 0, 6)), heal(1, 1, 'Bear')],
    ['[H-42] temporary HP', aSheet(), gain(3, 'Bear')],
  ])('%s', (_, sheet, command) => {
    const named = sources(sheet, command);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set(['Bear']));
    const unnamed = sources(sheet, { ...command, source: '' } as Command);
    expect(new Set(unnamed)).toEqual(new Set([undefined]));
  });
});

describe('each step cites its rule', () => {
  it.each<[string, Sheet, readonly Command[], readonly string[]]>([
    ['[H-05] aggravated', aSheetWithTrack(aTrack(5)), [hit(0, 0, 2)], ['H-05']],
    ['[H-47] a hit on the first beside the second', second(), [hit(0, 1)], ['H-04', 'H-47']],
    ['[H-08] damage to an object', door(), [struckBy('')], ['H-08']],
    ['[H-08] mending one', door(aTrack(4, 0, 0, 6)), [heal(1, 1)], ['H-25']],
    [
      '[H-32] a repair that costs',
      aSheetWithTrack(aTrack(2, 0, 0, 3), { points: 900 }),
      [{ type: 'health/repair', aggravated: 1 }],
      ['H-32'],
    ],
    ['[H-36] a limb lost', aSheet(), [lose], ['H-36']],
    ['[H-37] a limb put back', aSheet(), [lose, { type: 'limb/reattach', id: 'arm' }], ['H-36', 'H-37']],
    ['[H-36] a limb restored', aSheet(), [lose, { type: 'limb/restore', id: 'arm' }], ['H-36']],
    ['[H-46] second Health', aSheetWithTrack(aTrack(5)), [open, { type: 'health/close-second' }], ['H-46']],
    ['[H-47] a hit on the second', filled(), [hit(0, 1)], ['H-04', 'H-47']],
    [
      '[H-41] unavoidable past temporary HP',
      aSheetWithTrack(aTrack(5), { health: { temporary: 3 } }),
      [hit(1, 0, 0, true)],
      ['H-41', 'H-03'],
    ],
    ['[H-40] all of it soaked', aSheetWithTrack(aTrack(5), { health: { temporary: 3 } }), [hit(1)], ['H-38', 'H-40']],
    ['[W-14] temporary Willpower', aSheet(), [{ type: 'willpower/gain-temporary', amount: 2, source: '' }], ['W-14']],
  ])('%s', (_, sheet, commands, rules) => {
    expect(rulesOf(play(sheet, ...commands).trace)).toEqual(rules);
  });

  it('[H-01] [H-47] names the track and the state of each point that moves', () => {
    const moved = (sheet: Sheet, command: Command) =>
      play(sheet, command).trace.flatMap((one) =>
        one.kind === 'number' ? [`${one.quantity} ${one.before} ${one.after}`] : [],
      );
    expect(moved(aSheetWithTrack(aTrack(5)), hit(0, 2))).toEqual(['health.healthy 5 3', 'health.lethal 0 2']);
    expect(moved(second(), hit(0, 0, 3))).toEqual([
      'health.healthy 2 0',
      'health.aggravated 3 5',
      'secondHealth.healthy 4 3',
      'secondHealth.aggravated 0 1',
    ]);
  });

  it('[H-36] [H-37] [H-46] events name the limb, and the ability', () => {
    const told = (sheet: Sheet, ...commands: readonly Command[]) =>
      play(sheet, ...commands).trace.flatMap((one) => (one.kind === 'event' ? [`${one.event} ${one.subject}`] : []));
    expect(told(aSheet(), lose, { type: 'limb/reattach', id: 'arm' })).toEqual([
      'limbLost Left arm',
      'limbPutBack Left arm',
    ]);
    expect(told(aSheetWithTrack(aTrack(5)), open, { type: 'health/close-second' })).toEqual([
      'secondHealthReady Last breath',
      'secondHealthOpened Last breath',
      'secondHealthClosed Last breath',
    ]);
  });

  it('[H-08] says how many points reached an object, and how many found nothing', () => {
    expect(play(door(aTrack(2)), struckBy('', 5)).trace.filter(({ kind }) => kind === 'event')).toMatchObject([
      { rule: 'H-08', event: 'reachedHealth', amount: 5, subject: 'bashing' },
      { rule: 'H-07', event: 'overflow', amount: 3, subject: 'bashing' },
      { event: 'died' },
    ]);
  });

  it('[H-42] a gain that is not higher changes nothing, and says how much it was', () => {
    const { sheet, trace } = play(aSheet({ health: { temporary: 5 } }), gain(3));
    expect(sheet.health.temporary).toBe(5);
    expect(trace).toMatchObject([{ kind: 'event', rule: 'H-42', event: 'keptHigher', amount: 3 }]);
  });
});

describe('what a change sets going', () => {
  it('[H-10] [H-12] [H-25] a healed point wakes, and stops the worsening', () => {
    expect(eventsOf(play(dying, heal(0, 1)).trace)).toEqual(['worseningStopped', 'woke']);
  });

  it.each<[string, Command]>([
    ['healing', heal(1, 0)],
    ['the Overseer', { type: 'health/repair', aggravated: 0 }],
  ])('[H-12] [H-48] %s stops the worsening of the first track, whichever track it reaches', (_, command) => {
    const start = {
      ...aSheetWithTrack(aTrack(0, 0, 1, 4), { worsening: true }),
      secondHealth: second(aTrack(2, 1, 0, 1)).secondHealth,
    };
    const { sheet } = play(start, command);
    expect([sheet.worsening, sheet.health.track, sheet.secondHealth?.track]).toEqual([
      false,
      aTrack(0, 0, 1, 4),
      aTrack(3, 0, 0, 1),
    ]);
  });

  it('[H-13] [H-49] a hit on the second track checks again as well', () => {
    const held = play(filled(aTrack(1, 0, 2, 1)), hit(1), pay).sheet;
    expect(eventsOf(play(held, hit(1)).trace)).toContain('mustPay');
  });

  it('[H-12] First Aid stops the worsening and wakes nobody', () => {
    const { sheet, trace } = play(dying, firstAid);
    expect([sheet.worsening, eventsOf(trace)]).toEqual([false, ['worseningStopped']]);
    expect(sheet.health.track).toEqual(dying.health.track);
    expect(refusalOf(sheet, firstAid)).toBe('H-12 notWorsening');
  });

  it('[H-13] whoever lies there worsening again once struck, not when the hit changes nothing', () => {
    const tended = play(dying, firstAid).sheet;
    expect(play(tended, hit(1)).sheet.worsening).toBe(true);
    const shielded: Sheet = { ...tended, health: { ...tended.health, temporary: 9 } };
    expect(play(shielded, hit(1)).sheet.worsening).toBe(false);
  });

  it('[H-09] whoever held on must pay again after the next hit', () => {
    const held = play(aSheetWithTrack(aTrack(1, 4)), hit(1), pay).sheet;
    expect(held.pending).toEqual([]);
    expect(eventsOf(play(held, hit(1)).trace)).toContain('mustPay');
  });
});
