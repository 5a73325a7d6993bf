import { describe, expect, it } from 'vitest';
import { aDefence, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import type { Defence, Sheet } from '@/model/sheet';
import { type Command, explosionInput, type Trace } from '@/rules';

type Explosion = Extract<Command, { type: 'damage/explosion' }>;
const blasts = (...amounts: readonly number[]): Explosion['blasts'] =>
  amounts.map((amount) => ({ grade: 'lethal', amount, types: ['fire'] }));
const explosion = (all: Explosion['blasts'], more: Partial<Explosion> = {}): Explosion => ({
  type: 'damage/explosion',
  blasts: all,
  source: '',
  ...more,
});
const defended = (defences: readonly Defence[] = [], change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetWithTrack(aTrack(80)),
  defences,
  ...change,
});
const countIn = (trace: Trace) =>
  trace.flatMap((step) =>
    step.kind === 'number' && step.quantity.startsWith('damage.')
      ? [`${step.rule} ${step.quantity} ${step.before} ${step.after}`]
      : [],
  );
const coat = aDefence({ id: 'coat', kind: 'absorption', points: 2, covers: 'all' });

describe('an explosion', () => {
  it('[M-01] [M-03] blasts of one kind raise the strongest and are one hit', () => {
    const { sheet, trace } = play(defended([coat]), explosion(blasts(4, 4, 4, 4)));
    expect(countIn(trace)).toEqual(['M-01 damage.lethal 0 4', 'M-01 damage.lethal 4 6']);
    expect(sheet.health.track.lethal).toBe(4);
  });

  it('[M-02] names the cap where it holds', () => {
    const { trace } = play(defended(), explosion(blasts(1, ...Array.from({ length: 49 }, () => 1))));
    expect(countIn(trace)).toEqual(['M-01 damage.lethal 0 1', 'M-02 damage.lethal 1 6']);
  });

  it('[M-01] another kind is a hit of its own, against which the defences work again', () => {
    const sonic = { grade: 'bashing' as const, amount: 3, types: ['sonic' as const] };
    const { sheet } = play(defended([coat]), explosion([...blasts(4, 4), sonic]));
    expect(sheet.health.track).toEqual(aTrack(76, 1, 3));
  });

  it.each([
    { explosionThreshold: 'rule' as const, lethal: 7 },
    { explosionThreshold: 'grenadeExample' as const, lethal: 6 },
  ])('[M-01] five of 4 by $explosionThreshold: $lethal', ({ explosionThreshold, lethal }) => {
    const start = defended([], { tableRules: { explosionThreshold } });
    expect(play(start, explosion(blasts(4, 4, 4, 4, 4))).sheet.health.track.lethal).toBe(lethal);
  });

  it('[P-02] [P-03] allows a save, as every area does', () => {
    expect(play(defended(), explosion(blasts(4), { saveSuccesses: 3 })).sheet.health.track.lethal).toBe(1);
  });

  it('[D-03] [P-43] is physical where nothing is said, and may be unavoidable', () => {
    const dr = aDefence({ id: 'dr', kind: 'reduction', points: 3, weaknesses: [], needsAll: false });
    const plain = { grade: 'lethal' as const, amount: 4 };
    expect(play(defended([dr]), explosion([plain])).sheet.health.track.lethal).toBe(1);
    expect(play(defended([dr]), explosion([{ ...plain, unavoidable: true }])).sheet.health.track.lethal).toBe(4);
  });

  it('[M-01] is refused without damage and for the dead', () => {
    expect(refusalOf(defended(), explosion(blasts(0, 0)))).toBe('M-01 nothingToDo');
    expect(refusalOf(defended([], { death: 'noHealth' }), explosion(blasts(4)))).toBe('H-16 dead');
  });

  it('is read with at least one blast', () => {
    expect(explosionInput.safeParse({ blasts: [{ grade: 'lethal', amount: 4 }], source: '' }).success).toBe(true);
    expect(explosionInput.safeParse({ blasts: [], source: '' }).success).toBe(false);
  });
});
