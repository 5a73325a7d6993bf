import { describe, expect, it } from 'vitest';
import { recoveryNeeds } from '@/rules/rest/recovery-needs';
import { combinedSpeed } from '@/rules/rest/recovery-speed';

describe('what recovery takes at a speed', () => {
  it.each([
    { multiplier: 1, short: 15, long: 480, lethal: [2880, 2], aggravated: [10080, 7], attribute: 1440 },
    { multiplier: 2, short: 8, long: 240, lethal: [1440, 1], aggravated: [5040, 4], attribute: 720 },
    { multiplier: 3, short: 5, long: 160, lethal: [960, 1], aggravated: [3360, 3], attribute: 480 },
    { multiplier: 4, short: 4, long: 120, lethal: [720, 1], aggravated: [2520, 2], attribute: 360 },
    { multiplier: 1.5, short: 10, long: 320, lethal: [1920, 2], aggravated: [6720, 5], attribute: 960 },
    { multiplier: 1.4, short: 11, long: 343, lethal: [2058, 2], aggravated: [7200, 5], attribute: 1029 },
    { multiplier: 0.5, short: 30, long: 960, lethal: [5760, 4], aggravated: [20160, 14], attribute: 2880 },
    { multiplier: 1 / 3, short: 45, long: 1440, lethal: [8640, 6], aggravated: [30240, 21], attribute: 4320 },
    { multiplier: 1.1 * 1.1, short: 13, long: 397, lethal: [2381, 2], aggravated: [8331, 6], attribute: 1191 },
  ])('[H-30] divides once and rounds up once at speed $multiplier', ({ multiplier, ...expected }) => {
    const { short, long, attribute, lethal, aggravated } = recoveryNeeds(multiplier);
    expect({
      short,
      long,
      attribute,
      lethal: [lethal.span, lethal.rests],
      aggravated: [aggravated.span, aggravated.rests],
    }).toEqual(expected);
  });
});

describe('several sources of faster recovery', () => {
  it.each([
    { stacking: 'highest', multipliers: [2, 2], speed: 2, short: 8 },
    { stacking: 'multiply', multipliers: [2, 2], speed: 4, short: 4 },
    { stacking: 'manual', multipliers: [3, 2], speed: 3, short: 5 },
    { stacking: 'highest', multipliers: [], speed: 1, short: 15 },
    { stacking: 'multiply', multipliers: [], speed: 1, short: 15 },
    { stacking: 'manual', multipliers: [], speed: 1, short: 15 },
    { stacking: 'highest', multipliers: [0.5], speed: 0.5, short: 30 },
    { stacking: 'multiply', multipliers: [0.5, 3], speed: 1.5, short: 10 },
  ] as const)('[H-25] [H-30] $stacking of $multipliers is $speed', ({ stacking, multipliers, speed, short }) => {
    expect(combinedSpeed(multipliers, stacking)).toBe(speed);
    expect(recoveryNeeds(speed).short).toBe(short);
  });
});
