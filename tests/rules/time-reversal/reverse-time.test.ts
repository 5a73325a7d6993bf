import { describe, expect, it } from 'vitest';
import { reverseTime } from '@/rules/time-reversal/reverse-time';

const then = {
  track: [7, 0, 0, 0],
  willpower: 4,
  square: 'A1',
  consumables: { potion: 3, arrow: 20 },
  uses: { blast: 2 },
  usedThisScene: ['shield'],
  owned: ['bow'],
  points: 500,
  experience: 12,
};
const now = {
  consumables: { potion: 5, arrow: 18 },
  uses: { blast: 0 },
  usedThisScene: ['shield', 'ward'],
  owned: ['bow', 'sword'],
  points: 100,
  experience: 3,
};
const nothing = { consumables: {}, uses: {}, usedThisScene: [] };

describe('time reversal', () => {
  it('[M-38] puts back the body and the place, keeps what was bought and paid', () => {
    expect(reverseTime(then, now, nothing)).toEqual({
      ...then,
      owned: ['bow', 'sword'],
      points: 100,
      experience: 3,
    });
  });

  it('[M-38] what was used stays used, what was found is gone', () => {
    const used = { consumables: { potion: 1, arrow: 50, bomb: 2 }, uses: { blast: 2 }, usedThisScene: ['ward'] };
    const back = reverseTime(then, now, used);
    expect(back.consumables).toEqual({ potion: 2, arrow: 0 });
    expect(back.uses).toEqual({ blast: 0 });
    expect(back.usedThisScene).toEqual(['shield', 'ward']);
  });

  it('[M-38] points and XP earned since are kept', () => {
    const richer = reverseTime(then, { ...now, points: 900, experience: 40 }, nothing);
    expect(richer).toMatchObject({ points: 900, experience: 40, willpower: 4 });
  });

  it('[M-38] a thing can have any name', () => {
    const odd = reverseTime({ ...then, consumables: { constructor: 2 } }, now, nothing);
    expect(odd.consumables).toEqual({ constructor: 2 });
  });
});
