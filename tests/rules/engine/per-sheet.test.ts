import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { hit, play } from '#tests/support/trace';
import type { Sheet } from '@/model/sheet';
import { attributeScores } from '@/rules';
import { type Body, perBody, perBodyAnd } from '@/rules/engine/per-sheet';

describe('a value of the body', () => {
  const strong = aSheetWithTrack(aTrack(20));

  it('is worked out once for what play wears down, and again for what it is made of', () => {
    let times = 0;
    const value = perBody((body) => {
      times += 1;
      return body.attributes.strength;
    });
    const wounded: Sheet = { ...strong, health: { ...strong.health, temporary: 3 }, points: 9 };
    const stronger: Sheet = { ...wounded, attributes: { ...wounded.attributes, strength: 9 } };
    expect([value(strong), value(wounded), value(stronger), value(stronger), value(strong)]).toEqual([2, 2, 9, 9, 2]);
    expect(times).toBe(2);
  });

  it('[B-13] stays the same object through a hit, and changes with an effect', () => {
    const { sheet } = play(strong, hit(3));
    expect(attributeScores(sheet)).toBe(attributeScores(strong));
    const effect = anEffect([{ target: 'strength', amount: 2 }]);
    expect(attributeScores({ ...sheet, effects: [effect] }).strength.value).toBe(4);
    expect(attributeScores(sheet).strength.value).toBe(2);
  });

  it('is worked out again when any part of the body is another one', () => {
    const changes: Required<Body> = {
      attributes: { ...strong.attributes },
      attributeDamage: { ...strong.attributeDamage },
      size: 6,
      effects: [],
      resources: [],
      skills: [],
      items: [],
      being: { ...strong.being },
      suppression: { essence: 'Magical', mode: 'fail' },
      tableRules: {},
    };
    const value = perBody((body) => ({ body }));
    for (const [part, changed] of Object.entries(changes)) {
      const first = value(strong);
      expect(value({ ...strong, [part]: changed }), part).not.toBe(first);
    }
  });

  it('may hang on one more part of the sheet, and is the same object whichever sheet was asked about in between', () => {
    const value = perBodyAnd(
      ({ gauges }: Sheet) => gauges,
      (body, gauges) => [body.attributes.strength, gauges.length],
    );
    const other: Sheet = { ...strong, gauges: [] };
    const later: Sheet = { ...other, points: 9 };
    expect(value(strong)).toEqual([2, 0]);
    expect(value(later)).toBe(value(other));
    const [first, second] = [value(strong), value(other)];
    expect([value(strong) === first, value(other) === second, first === second]).toEqual([true, true, false]);
  });
});
