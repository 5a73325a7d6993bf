import { describe, expect, it } from 'vitest';
import { aDefence, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Defence, Sheet } from '@/model/sheet';
import { type Command, fallInput, fallingObjectInput, fallingObjectPlan, type Trace } from '@/rules';

type Fall = Extract<Command, { type: 'damage/fall' }>;
type FallingObject = Extract<Command, { type: 'damage/falling-object' }>;
const fall = (height: number, more: Partial<Fall> = {}): Fall => ({ type: 'damage/fall', height, source: '', ...more });
const defended = (defences: readonly Defence[] = [], change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetWithTrack(aTrack(80)),
  defences,
  ...change,
});
const scales = aDefence({ id: 'scales', kind: 'hardness', points: 2, wording: 'gain' });
const hide = aDefence({ id: 'hide', kind: 'reduction', points: 9, weaknesses: [], needsAll: false });
const otherSide = (trace: Trace) =>
  trace.flatMap((step) => (step.kind === 'event' && step.event === 'otherSideTakes' ? [step.amount] : []));

describe('a fall', () => {
  it.each([
    { height: 10, saves: 0, tableRules: {}, taken: 3 },
    { height: 10, saves: 1, tableRules: {}, taken: 2 },
    { height: 3.5, saves: 0, tableRules: {}, taken: 1 },
    { height: 10, saves: 0, tableRules: { fallBase: 'from3' as const }, taken: 4 },
  ])('[D-20] [D-21] $height m with $saves successes: $taken lethal', ({ height, saves, tableRules, taken }) => {
    const { sheet } = play(defended([], { tableRules }), fall(height, { saveSuccesses: saves }));
    expect(sheet.health.track).toEqual(aTrack(80 - taken, 0, taken));
  });

  it('[D-20] [D-21] says how the points come about', () => {
    expect(play(defended(), fall(10, { saveSuccesses: 1 })).trace.slice(0, 2)).toEqual([
      { kind: 'number', rule: 'D-20', quantity: 'damage.lethal', before: 0, after: 3 },
      { kind: 'number', rule: 'D-21', quantity: 'damage.lethal', before: 3, after: 2 },
    ]);
  });

  it('[D-22] damage reduction does not help, Hardness does', () => {
    expect(play(defended([hide, scales]), fall(30)).sheet.health.track.lethal).toBe(7);
  });

  it('[D-20] is refused when it does not hurt, and for the dead', () => {
    expect(refusalOf(defended(), fall(3))).toBe('D-20 nothingToDo');
    expect(refusalOf(defended(), fall(7, { saveSuccesses: 2 }))).toBe('D-20 nothingToDo');
    expect(refusalOf(defended([], { death: 'instantDeath' }), fall(30))).toBe('H-16 dead');
  });

  it.each([
    { title: 'has no cap', capSimpleFall: false, groundHardness: 4, points: 45, capped: false },
    {
      title: 'has one by Size where the table caps it',
      capSimpleFall: true,
      groundHardness: 0,
      points: 25,
      capped: true,
    },
    { title: 'has a higher one on hard ground', capSimpleFall: true, groundHardness: 4, points: 35, capped: true },
  ])('[D-20] [D-28] a fall of 138 m $title: $points', ({ capSimpleFall, groundHardness, points, capped }) => {
    const start = defended([scales], { tableRules: { capSimpleFall } });
    const { sheet, trace } = play(start, fall(138, { groundHardness }));
    expect(sheet.health.track.lethal).toBe(points - 2);
    expect(rulesOf(trace).includes('D-28')).toBe(capped);
  });

  it('[D-28] what has no Size takes nothing where the table caps falls', () => {
    const start = defended([], { tableRules: { capSimpleFall: true }, size: 0 });
    expect(refusalOf(start, fall(30))).toBe('D-28 nothingToDo');
    expect(refusalOf(start, fall(3))).toBe('D-20 nothingToDo');
  });

  it('knows no height below the ground', () => {
    expect(fallInput.safeParse({ height: -1, source: '' }).success).toBe(false);
    expect(fallInput.safeParse({ height: 12.5, source: '', off: ['scales'] }).success).toBe(true);
  });
});

const dropped = (more: Partial<FallingObject> = {}): FallingObject => ({
  type: 'damage/falling-object',
  as: 'struck',
  height: 43,
  successes: 12,
  weight: 20,
  other: { size: 10, hardness: 2 },
  source: '',
  ...more,
});

describe('something that falls', () => {
  it('[D-23] [D-27] [D-28] is planned: dice, what each side takes at most, what the save of the smaller loses', () => {
    expect(fallingObjectPlan(defended(), dropped())).toEqual({
      dice: 40,
      caps: { faller: 25, target: 35 },
      savePenalty: 5,
    });
    const onGround = dropped({ as: 'faller', other: { size: 'ground', hardness: 8 } });
    expect(fallingObjectPlan(defended([scales]), onGround)).toEqual({
      dice: 40,
      caps: { faller: 55, target: 25 },
      savePenalty: 0,
    });
  });

  it('[D-24] [D-25] [D-26] [D-28] strikes the one below, who saves against it', () => {
    const { sheet, trace } = play(defended(), dropped({ saveSuccesses: 4 }));
    expect(sheet.health.track.lethal).toBe(28);
    expect(rulesOf(trace).slice(0, 2)).toEqual(['D-24', 'D-26']);
    expect(otherSide(trace)).toEqual([25]);
  });

  it('[D-28] names the cap where it holds', () => {
    const { sheet, trace } = play(defended(), dropped({ successes: 18 }));
    expect(sheet.health.track.lethal).toBe(35);
    expect(rulesOf(trace).slice(0, 2)).toEqual(['D-24', 'D-28']);
  });

  it.each([
    { saveTiming: 'afterCap' as const, rules: ['D-24', 'D-28', 'D-26'], taken: 31 },
    { saveTiming: 'beforeCap' as const, rules: ['D-24', 'D-26', 'H-04'], taken: 34 },
  ])('[D-26] [D-28] a save $saveTiming leaves $taken of 38', ({ saveTiming, rules, taken }) => {
    const start = defended([], { tableRules: { saveTiming } });
    const { sheet, trace } = play(start, dropped({ successes: 18, saveSuccesses: 4 }));
    expect([sheet.health.track.lethal, rulesOf(trace).slice(0, 3)]).toEqual([taken, rules]);
  });

  it('[D-26] [D-28] the save comes first and the cap still holds where the table has it so', () => {
    const start = defended([], { tableRules: { saveTiming: 'beforeCap' } });
    const { sheet, trace } = play(start, dropped({ successes: 18, saveSuccesses: 1 }));
    expect([sheet.health.track.lethal, rulesOf(trace).slice(0, 3)]).toEqual([35, ['D-24', 'D-26', 'D-28']]);
  });

  it('[D-22] [D-25] hits as falling object damage, which damage reduction lowers; the faller has no such help', () => {
    expect(play(defended([hide]), dropped({ saveSuccesses: 4 })).sheet.health.track.lethal).toBe(19);
    expect(
      play(defended([hide]), dropped({ as: 'faller', other: { size: 5, hardness: 0 } })).sheet.health.track.lethal,
    ).toBe(25);
  });

  it('[D-25] is damage by a falling object, to whoever is vulnerable to that', () => {
    const frail = aDefence({ id: 'frail', kind: 'vulnerability', damageType: 'fallingObject', points: null });
    expect(play(defended([frail]), dropped({ saveSuccesses: 20 })).sheet.health.track.lethal).toBe(24);
    const onIt = dropped({ as: 'faller', other: { size: 5, hardness: 0 }, saveSuccesses: 13 });
    expect(play(defended([frail]), onIt).sheet.health.track.lethal).toBe(12);
  });

  it('[D-24] [D-26] [D-28] counts lethal points up, and says what the other side takes', () => {
    const { trace } = play(defended(), dropped({ successes: 18, saveSuccesses: 4, otherSaveSuccesses: 5 }));
    expect(
      trace.slice(0, 3).map((step) => step.kind === 'number' && `${step.quantity} ${step.before} ${step.after}`),
    ).toEqual(['damage.lethal 0 38', 'damage.lethal 38 35', 'damage.lethal 35 31']);
    expect(trace).toContainEqual({
      kind: 'event',
      rule: 'D-25',
      event: 'otherSideTakes',
      amount: 20,
      subject: 'lethal',
    });
  });

  it('[D-26] the faller saves for itself, the other side for what it takes', () => {
    const onIt = dropped({ as: 'faller', other: { size: 5, hardness: 0 }, saveSuccesses: 4, otherSaveSuccesses: 10 });
    const { sheet, trace } = play(defended(), onIt);
    expect([sheet.health.track.lethal, otherSide(trace)]).toEqual([21, [15]]);
  });

  it('[P-01] a defence can be switched off for it', () => {
    expect(play(defended([scales]), dropped()).sheet.health.track.lethal).toBe(23);
    expect(play(defended([scales]), dropped({ off: ['scales'] })).sheet.health.track.lethal).toBe(25);
  });

  it('[H-16] strikes no dead', () => {
    expect(refusalOf(defended([], { death: 'instantDeath' }), dropped())).toBe('H-16 dead');
  });

  it('[D-30] falls on the ground', () => {
    const { sheet } = play(defended(), dropped({ as: 'faller', other: { size: 'ground', hardness: 8 } }));
    expect(sheet.health.track.lethal).toBe(32);
  });

  it.each([
    { tableRules: {}, other: [25] },
    { tableRules: { fallReciprocity: 'strict' as const }, other: [] },
  ])('[D-29] a faller whose defences stop it all deals $other', ({ tableRules, other }) => {
    const floats = aDefence({ id: 'f', kind: 'immunity', types: ['falling'], grades: null, rank: null });
    const { trace } = play(
      defended([floats], { tableRules }),
      dropped({ as: 'faller', other: { size: 5, hardness: 0 } }),
    );
    expect(eventsOf(trace)).toContain('riderStopped');
    expect(otherSide(trace)).toEqual(other);
  });

  it('[D-29] a faller who is hurt deals damage at a strict table', () => {
    const strict = defended([], { tableRules: { fallReciprocity: 'strict' } });
    const { trace } = play(strict, dropped({ as: 'faller', other: { size: 5, hardness: 0 } }));
    expect(otherSide(trace)).toEqual([25]);
  });

  it.each([
    { title: 'the faller is exempt', change: { fallerExempt: true }, tableRules: {}, refusal: 'D-29 nothingToDo' },
    {
      title: 'the faller took nothing and the table is strict',
      change: { fallerTook: 0 },
      tableRules: { fallReciprocity: 'strict' as const },
      refusal: 'D-29 nothingToDo',
    },
    {
      title: 'the faller took nothing and the table is not',
      change: { fallerTook: 0 },
      tableRules: {},
      refusal: 'accepted',
    },
    { title: 'the roll had no success', change: { successes: 0 }, tableRules: {}, refusal: 'D-23 nothingToDo' },
    { title: 'the save took it all', change: { saveSuccesses: 40 }, tableRules: {}, refusal: 'D-26 nothingToDo' },
  ])('[D-23] [D-26] [D-29] $title: $refusal', ({ change, tableRules, refusal }) => {
    expect(refusalOf(defended([], { tableRules }), dropped(change))).toBe(refusal);
  });

  it('is read with all that may be left out', () => {
    const { type: _, ...input } = dropped();
    expect(fallingObjectInput.safeParse(input).success).toBe(true);
    const onGround = { ...input, as: 'faller', other: { size: 'ground', hardness: 0 } };
    expect(fallingObjectInput.safeParse(onGround).success).toBe(true);
    expect(fallingObjectInput.safeParse({ ...input, other: { size: -1, hardness: 0 } }).success).toBe(false);
  });
});
