import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Command } from '@/rules';

const harm = (lethal: number, aggravated = 0, isCondition = true): Command => ({
  type: 'harm/self',
  amounts: { bashing: 0, lethal, aggravated },
  isCondition,
  source: 'Blood price',
});

describe('harm done to oneself', () => {
  it('[M-63] goes past defenses and temporary HP', () => {
    const defences = [
      {
        id: 'iron',
        name: 'Iron skin',
        source: { resource: null, name: '', level: null, ability: '', purchase: 1 },
        on: true,
        kind: 'immunity' as const,
        types: null,
        grades: ['lethal' as const],
        rank: null,
      },
    ];
    const sheet = aSheetWithTrack(aTrack(8), { health: { temporary: 9 }, defences });
    const harmed = play(sheet, harm(3));
    expect([harmed.sheet.health.track, harmed.sheet.health.temporary]).toEqual([aTrack(5, 0, 3), 9]);
    expect([eventsOf(harmed.trace)[0], harmed.trace[0]?.rule]).toEqual(['selfHarm', 'M-63']);
  });

  it('[H-08] [M-64] of an object counts every point', () => {
    const car = {
      ...aSheetWithTrack(aTrack(3, 0, 0, 7)),
      being: { ...aSheetWithTrack(aTrack(1)).being, kind: 'object' as const },
    };
    expect(refusalOf(car, harm(3))).toBe('M-64 wouldKill');
    expect(play(car, harm(2)).sheet.health.track).toEqual(aTrack(1, 0, 0, 9));
  });

  it.each([
    { title: 'kills and is the condition', command: harm(0, 8), answer: 'M-64 wouldKill' },
    { title: 'kills and is a price', command: harm(0, 8, false), answer: 'accepted' },
    { title: 'fells and is the condition', command: harm(8), answer: 'accepted' },
    { title: 'is none', command: harm(0), answer: 'M-63 nothingToDo' },
  ])('[M-64] that $title: $answer', ({ command, answer }) => {
    expect(refusalOf(aSheetWithTrack(aTrack(8)), command)).toBe(answer);
  });

  it('[M-64] second Health that would open keeps alive', () => {
    const secondHealth = { name: 'Shell', source: { kind: 'value' as const, value: 5 }, track: null };
    const { sheet } = play(aSheetWithTrack(aTrack(8), { secondHealth }), harm(0, 8));
    expect([sheet.death, sheet.secondHealth?.track]).toEqual([null, aTrack(5)]);
  });

  it('is refused for the dead', () => {
    expect(refusalOf(aSheetWithTrack(aTrack(8), { death: 'instantDeath' }), harm(1))).toBe('H-16 dead');
  });
});
