import { expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { eventsOf, play } from '#tests/support/trace';
import type { Command } from '@/rules';
import { lifeStatus } from '@/rules';

const rest = (minutes: number): Command => ({
  type: 'rest/take',
  minutes,
  multipliers: [],
  choice: { bashing: 0, lethal: 0, aggravated: 0 },
  split: false,
  attribute: null,
  saves: null,
  endsScene: false,
});

it('[W-11] the certain faint after three hours ends with the next short rest', () => {
  const paid = play(aSheet(), { type: 'willpower/resist-hunger' }).sheet;
  const fainted = play(paid, { type: 'time/pass', minutes: 180 });
  expect(lifeStatus(fainted.sheet)).toBe('out');
  expect(eventsOf(fainted.trace)).toEqual(['passedOut']);
  expect(lifeStatus(play(fainted.sheet, rest(14)).sheet)).toBe('out');
  const woken = play(fainted.sheet, rest(15));
  expect(lifeStatus(woken.sheet)).toBe('awake');
  expect(eventsOf(woken.trace)).toEqual(['woke']);
});

it('[W-11] a faint that falls within a rest ends when a short rest is left after it', () => {
  const paid = play(aSheet(), { type: 'willpower/resist-hunger' }).sheet;
  const short = play(paid, rest(190));
  expect(lifeStatus(short.sheet)).toBe('out');
  const long = play(paid, rest(480));
  expect(lifeStatus(long.sheet)).toBe('awake');
  expect(long.sheet.faintsAt).toBeNull();
});
