import { describe, expect, it } from 'vitest';
import { parseRestTime, REST_PRESETS, sliderPlace } from '@/screens/rest-planner/rest-time';

describe('a time as a player types it', () => {
  it.each([
    ['90', 90],
    ['90 min', 90],
    ['2d 6h', 3240],
    ['2D6H', 3240],
    ['2 days and 6 hours', 3240],
    ['1.5 h', 90],
    ['1w', 10_080],
    ['2天6小时', 3240],
    ['２天 又 ６个小时', 3240],
    ['45分钟', 45],
    ['3日', 4320],
  ])('reads %s as %i minutes', (text, minutes) => {
    expect(parseRestTime(text)).toEqual({ ok: true, minutes });
  });

  it.each([
    ['', 'unknown'],
    ['soon', 'unknown'],
    ['2d 6', 'unknown'],
    ['5 fortnights', 'unknown'],
    ['2d; rm', 'unknown'],
    ['-3h', 'unknown'],
    ['0', 'tooShort'],
    ['99999d', 'tooLong'],
  ] as const)('says what is wrong with “%s”', (text, problem) => {
    expect(parseRestTime(text)).toEqual({ ok: false, problem });
  });
});

it('lays the six lengths evenly on the slider and the others between them', () => {
  expect(REST_PRESETS.map(sliderPlace)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(sliderPlace(3 * 1440)).toBeCloseTo(0.84);
  expect(sliderPlace(1)).toBe(0);
  expect(sliderPlace(90 * 1440)).toBe(1);
});
