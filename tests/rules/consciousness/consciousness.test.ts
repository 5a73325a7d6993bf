import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, eventsOf, hit, pay, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Sheet, UnconsciousCause } from '@/model/sheet';
import { type Command, lifeStatus } from '@/rules';

const rouse: Command = { type: 'consciousness/rouse' };
const passOut: Command = { type: 'consciousness/pass-out' };
const sendBack: Command = { type: 'consciousness/send-back' };
const firstAid: Command = { type: 'health/first-aid' };
const payHour: Command = { type: 'willpower/stay-conscious', inCombat: false };
const pass = (minutes: number): Command => ({ type: 'time/pass', minutes });
const recover = (amount: number): Command => ({ type: 'willpower/recover', amount, source: '' });
const heal = (bashing: number, lethal = 0, aggravated = 0): Command => ({
  type: 'health/heal',
  amounts: { bashing, lethal, aggravated },
  source: '',
});
const spend = (amount: number): Command => ({ type: 'willpower/spend', amount, purpose: 'other', note: '' });

const five = (current = 3) => aSheetWithTrack(aTrack(5), { willpower: { current } });
const struck = (current = 3) => play(five(current), hit(0, 5)).sheet;
const out = (current = 3) => play(struck(current), passOut).sheet;
const bleeding = (current = 3) => play(five(current), hit(0, 6)).sheet;
const by = (causes: UnconsciousCause[], track = aTrack(5), change: Partial<Sheet> = {}) =>
  aSheetWithTrack(track, { consciousness: { causes, holding: null }, ...change });

/** After each command: consciousness, the track, Willpower. */
function logOf(sheet: Sheet, ...commands: readonly Command[]) {
  let current = sheet;
  return commands.map((command) => {
    current = play(current, command).sheet;
    const { healthy, bashing, lethal, aggravated } = current.health.track;
    return [lifeStatus(current), [healthy, bashing, lethal, aggravated], current.willpower.current];
  });
}

describe('the Willpower examples', () => {
  it('[W-08] [W-09] 5 lethal on 5 Health: the payment covers the coming turn, each later turn costs 1', () => {
    expect(logOf(five(), hit(0, 5), pay, endRound, endRound, pay, endRound, pay)).toEqual([
      ['mustPay', [0, 0, 5, 0], 3],
      ['holding', [0, 0, 5, 0], 2],
      ['holding', [0, 0, 5, 0], 2],
      ['mustPay', [0, 0, 5, 0], 2],
      ['holding', [0, 0, 5, 0], 1],
      ['mustPay', [0, 0, 5, 0], 1],
      ['holding', [0, 0, 5, 0], 0],
    ]);
  });

  it('[H-11] [W-10] 6 lethal: the turn brings worsening and a payment, another attack one more', () => {
    expect(logOf(five(), hit(0, 6), pay, endRound, pay, hit(1), pay)).toEqual([
      ['mustPay', [0, 0, 4, 1], 3],
      ['holding', [0, 0, 4, 1], 2],
      ['mustPay', [0, 0, 3, 2], 2],
      ['holding', [0, 0, 3, 2], 1],
      ['mustPay', [0, 0, 2, 3], 1],
      ['holding', [0, 0, 2, 3], 0],
    ]);
  });

  it('[W-08] [W-09] [W-10] the trace names the rule behind each question', () => {
    expect(rulesOf(play(five(), hit(0, 5)).trace)).toEqual(['H-04', 'H-09']);
    const paid = play(struck(), pay);
    expect(rulesOf(paid.trace)).toEqual(['W-08']);
    expect(eventsOf(paid.trace)).toEqual(['stayedConscious']);
    expect(rulesOf(play(paid.sheet, endRound, endRound).trace)).toEqual(['manual', 'W-09']);
    expect(rulesOf(play(bleeding(), pay, endRound).trace)).toEqual(['W-08', 'manual', 'H-11', 'W-10']);
  });
});

describe('passing out', () => {
  it('[H-09] whoever does not pay, passes out', () => {
    const { sheet, trace } = play(struck(), passOut);
    expect(lifeStatus(sheet)).toBe('out');
    expect(sheet.consciousness.causes).toEqual(['severeInjury']);
    expect(sheet.pending).toEqual([]);
    expect(rulesOf(trace)).toEqual(['H-09']);
  });

  it('[W-08] without a point the payment fails and the character passes out', () => {
    const { sheet, trace } = play(struck(0), pay);
    expect(lifeStatus(sheet)).toBe('out');
    expect(rulesOf(trace)).toEqual(['W-08']);
    expect(eventsOf(trace)).toEqual(['passedOut']);
  });

  it('[W-08] [W-13] temporary Willpower pays first', () => {
    const sheet = aSheetWithTrack(aTrack(5), { willpower: { current: 1, temporary: 1 } });
    expect(play(sheet, hit(0, 5), pay).sheet.willpower).toMatchObject({ current: 1, temporary: 0 });
  });

  it.each([
    { title: '[W-07] once out nobody pays', sheet: out(), command: pay, refusal: 'W-07 unconscious' },
    { title: '[W-07] once out nobody spends', sheet: out(), command: spend(1), refusal: 'W-07 unconscious' },
    { title: '[W-07] once out nobody is sent back', sheet: out(), command: sendBack, refusal: 'W-07 unconscious' },
    { title: '[W-08] nothing asks for a payment', sheet: five(), command: pay, refusal: 'W-08 noPrompt' },
    { title: '[W-08] nothing to pass out from', sheet: five(), command: passOut, refusal: 'W-08 noPrompt' },
    { title: '[W-08] once out there is nothing to decline', sheet: out(), command: passOut, refusal: 'W-08 noPrompt' },
    { title: '[H-10] awake, nothing to wake from', sheet: five(), command: rouse, refusal: 'H-10 notUnconscious' },
  ])('$title', ({ sheet, command, refusal }) => expect(refusalOf(sheet, command)).toBe(refusal));

  it('[W-07] who faints for another reason while owing or paid loses hold of the wounds too', () => {
    const faint = (sheet: Sheet) => play({ ...sheet, faintsAt: 1 }, pass(1)).sheet;
    expect(faint(struck()).consciousness.causes).toEqual(['hunger', 'severeInjury']);
    expect(faint(play(struck(), payHour).sheet).consciousness.causes).toEqual(['hunger', 'severeInjury']);
    expect(faint(struck()).pending).toEqual([]);
  });
});

describe('waking up', () => {
  it('[H-10] a healthy point wakes', () => {
    const { sheet, trace } = play(out(), heal(0, 1));
    expect(lifeStatus(sheet)).toBe('awake');
    expect(rulesOf(trace)).toEqual(['H-25', 'H-10']);
    expect(eventsOf(trace)).toEqual(['woke']);
  });

  it('[H-10] a recovered point of Willpower wakes, and awake at 0 healthy nothing is owed until a new cause', () => {
    expect(logOf(out(2), recover(1), endRound, endRound, hit(1))).toEqual([
      ['awake', [0, 0, 5, 0], 3],
      ['awake', [0, 0, 5, 0], 3],
      ['awake', [0, 0, 5, 0], 3],
      ['mustPay', [0, 0, 4, 1], 3],
    ]);
  });

  it('[H-10] with Willpower full nothing is recovered, so nobody wakes', () => {
    expect(refusalOf(out(4), recover(1))).toBe('W-01 nothingToDo');
  });

  it('[H-10] a stimulus wakes for nothing', () => {
    const { sheet } = play(out(2), rouse);
    expect([lifeStatus(sheet), sheet.willpower.current]).toEqual(['awake', 2]);
  });

  it('[W-16] temporary Willpower wakes nobody', () => {
    const gained = play(out(), { type: 'willpower/gain-temporary', amount: 3, source: '' });
    expect(lifeStatus(gained.sheet)).toBe('out');
    expect(rulesOf(gained.trace)).toEqual(['W-14']);
  });

  it('[H-10] roused while bleeding: the worsening goes on and asks for a payment', () => {
    const { sheet } = play(bleeding(), passOut, rouse);
    expect([lifeStatus(sheet), sheet.worsening]).toEqual(['awake', true]);
    expect(logOf(sheet, endRound)).toEqual([['mustPay', [0, 0, 3, 2], 3]]);
  });

  it('[H-10] the Storyteller sends back: to the wounds at 0 healthy, else until roused', () => {
    const again = play(out(), rouse, sendBack).sheet;
    expect(again.consciousness.causes).toEqual(['severeInjury']);
    expect(lifeStatus(play(again, heal(0, 1)).sheet)).toBe('awake');
    const asleep = play(five(), sendBack).sheet;
    expect(asleep.consciousness.causes).toEqual(['storyteller']);
    expect(lifeStatus(play(asleep, hit(1), heal(1)).sheet)).toBe('out');
    expect(lifeStatus(play(asleep, rouse).sheet)).toBe('awake');
  });

  it('[H-10] [W-11] a faint from hunger: no healing ends it, the Storyteller may', () => {
    const fainted = by(['hunger'], aTrack(4, 1));
    expect(lifeStatus(play(fainted, heal(1)).sheet)).toBe('out');
    expect(lifeStatus(play(fainted, rouse).sheet)).toBe('awake');
  });
});

describe('a question that is open', () => {
  it('[H-13] new damage looks at the worsening again, the question stays', () => {
    const { sheet, trace } = play(struck(), hit(0, 1));
    expect(sheet.worsening).toBe(true);
    expect(sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'severeInjury', covers: 1 }]);
    expect(eventsOf(trace)).toEqual(['reachedHealth', 'worseningStarted']);
  });

  it('[H-13] [W-09] a turn that starts makes it the payment of that turn', () => {
    expect(logOf(struck(), endRound, pay, endRound)).toEqual([
      ['mustPay', [0, 0, 5, 0], 3],
      ['holding', [0, 0, 5, 0], 2],
      ['mustPay', [0, 0, 5, 0], 2],
    ]);
  });

  it.each([
    { title: '[H-13] recovered Willpower answers it', command: recover(1) },
    { title: '[H-13] a stimulus answers it', command: rouse },
    { title: '[H-10] [H-13] a healthy point answers it', command: heal(0, 1) },
  ])('$title', ({ command }) => {
    const { sheet, trace } = play(struck(2), command);
    expect(lifeStatus(sheet)).toBe('awake');
    expect(sheet.pending).toEqual([]);
    expect(eventsOf(trace)).toContain('stayedConscious');
  });

  it('[H-13] damage while holding asks anew, out of turn', () => {
    const { sheet } = play(struck(), pay, endRound, hit(1));
    expect(sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'severeInjury', covers: 1 }]);
    expect(sheet.consciousness.holding).toBeNull();
  });

  it('[H-13] damage that changes nothing asks nothing', () => {
    const shielded = play(struck(), pay, { type: 'health/gain-temporary', amount: 9, source: '' }).sheet;
    expect(lifeStatus(play(shielded, hit(3)).sheet)).toBe('holding');
  });

  it('[H-13] damage while out: worsening starts, the character stays out', () => {
    const { sheet, trace } = play(out(), hit(0, 1));
    expect([lifeStatus(sheet), sheet.worsening]).toEqual(['out', true]);
    expect(eventsOf(trace)).toEqual(['reachedHealth', 'worseningStarted']);
  });

  it('[H-13] [H-44] losing the last healthy point to a lower maximum asks as well', () => {
    const sheet = aSheetWithTrack(aTrack(1, 0, 3, 1));
    const hurt = play(sheet, { type: 'attribute/damage', attribute: 'stamina', amount: 1 });
    expect([lifeStatus(hurt.sheet), hurt.sheet.worsening]).toEqual(['mustPay', true]);
    expect(rulesOf(hurt.trace)).toEqual(['H-28', 'H-44', 'H-11', 'H-09']);
  });
});

describe('outside combat', () => {
  it('[W-08] [W-09] a payment buys an hour, then the next is due', () => {
    const paid = play(struck(), payHour).sheet;
    expect(paid.consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 });
    expect(lifeStatus(play(paid, pass(59)).sheet)).toBe('holding');
    const later = play(paid, pass(59), pass(1));
    expect(later.sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'renewal', covers: 0 }]);
    expect(rulesOf(later.trace)).toEqual(['manual', 'W-09']);
    expect(play(later.sheet, payHour).sheet.consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 });
  });

  it('[W-08] rounds do not shorten a paid hour', () => {
    const { sheet } = play(struck(), payHour, endRound, endRound);
    expect(sheet.consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 });
  });

  it('[W-08] [W-09] a paid round is over when minutes pass', () => {
    const { sheet } = play(struck(), pay, pass(1));
    expect(sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'renewal', covers: 0 }]);
  });
});

describe('worsening stops', () => {
  it('[H-12] First Aid: stable and still out, until new damage', () => {
    const stable = play(bleeding(), passOut, firstAid);
    expect([lifeStatus(stable.sheet), stable.sheet.worsening]).toEqual(['out', false]);
    expect(rulesOf(stable.trace)).toEqual(['H-09', 'H-12']);
    expect(logOf(stable.sheet, endRound, hit(1))).toEqual([
      ['out', [0, 0, 4, 1], 3],
      ['out', [0, 0, 3, 2], 3],
    ]);
    expect(play(stable.sheet, hit(1)).sheet.worsening).toBe(true);
  });

  it.each([
    { title: '[H-12] healing that restores a point stops it', command: heal(0, 1), worsening: false },
    {
      title: '[H-12] temporary HP does not',
      command: { type: 'health/gain-temporary', amount: 5, source: '' } satisfies Command,
      worsening: true,
    },
    {
      title: '[H-12] [H-43] a higher maximum brings a healthy point and stops it',
      command: {
        type: 'effect/add',
        effect: anEffect([{ target: 'maximumHealth', amount: 1 }]),
      } satisfies Command,
      worsening: false,
    },
  ])('$title', ({ command, worsening }) => expect(play(bleeding(), command).sheet.worsening).toBe(worsening));

  it('[H-12] a healing that restores no point does not stop it, and is refused', () => {
    expect(refusalOf(bleeding(), heal(3))).toBe('H-25 nothingToHeal');
    expect(refusalOf(struck(), firstAid)).toBe('H-12 notWorsening');
  });
});

describe('collapse at 0 Willpower', () => {
  const optional = { tableRules: { willpowerZeroCollapse: true } };
  const last = (change: Partial<Sheet> = optional, temporary = 0) =>
    aSheetWithTrack(aTrack(5), { willpower: { current: 1, temporary }, ...change });

  it('[W-17] off by default, nothing happens', () => {
    expect(lifeStatus(play(last({}), spend(1)).sheet)).toBe('awake');
  });

  it('[W-17] on, the last point spent is a collapse', () => {
    const { sheet, trace } = play(last(), spend(1));
    expect(sheet.consciousness.causes).toEqual(['noWillpower']);
    expect(rulesOf(trace)).toEqual(['W-13', 'W-17']);
  });

  it('[W-15] [W-17] a temporary point holds it off, until the scene ends', () => {
    const { sheet } = play(last(optional, 1), { type: 'willpower/lose', amount: 1 });
    expect(lifeStatus(sheet)).toBe('awake');
    const none = play(last({ ...optional, willpower: { current: 0, temporary: 1, bonus: 0 } }), { type: 'scene/end' });
    expect(lifeStatus(none.sheet)).toBe('out');
  });

  it('[W-17] ends by recovered Willpower alone: no temporary point, no healing, no stimulus', () => {
    const { sheet } = play(last(), spend(1), hit(1));
    const kept = play(sheet, { type: 'willpower/gain-temporary', amount: 2, source: '' }, heal(1)).sheet;
    expect(lifeStatus(kept)).toBe('out');
    expect(refusalOf(kept, rouse)).toBe('W-17 unconscious');
    expect(lifeStatus(play(kept, recover(1)).sheet)).toBe('awake');
  });

  it('[W-17] paying the last point to stay conscious is in vain', () => {
    expect(lifeStatus(play(last(), hit(0, 5), pay).sheet)).toBe('out');
  });

  it('[W-17] every cause must end before the character wakes', () => {
    const both = by(['severeInjury', 'noWillpower'], aTrack(0, 0, 5), optional);
    const healed = play({ ...both, willpower: { ...both.willpower, current: 0 } }, heal(0, 1)).sheet;
    expect(healed.consciousness.causes).toEqual(['noWillpower']);
    expect(lifeStatus(play(healed, recover(1)).sheet)).toBe('awake');
  });

  it('[W-17] [W-19] a lower maximum can do it; typed Willpower ends it, and so does the table', () => {
    const sheet = aSheetWithTrack(aTrack(5), {
      ...optional,
      attributes: { resolve: 1, composure: 0 },
      willpower: { current: 1 },
    });
    const drained = play(sheet, { type: 'attribute/damage', attribute: 'resolve', amount: 1 });
    expect(rulesOf(drained.trace)).toEqual(['H-28', 'W-19', 'W-17']);
    const restored = play(drained.sheet, { type: 'attribute/restore', attribute: 'resolve', amount: 1 }).sheet;
    expect(lifeStatus(restored)).toBe('out');
    const typed = play(restored, { type: 'manual/set', quantity: 'willpower.current', value: 1 }).sheet;
    expect(lifeStatus(typed)).toBe('awake');
    expect(lifeStatus(play(restored, { type: 'table-rules/set', choices: {} }).sheet)).toBe('awake');
  });
});
