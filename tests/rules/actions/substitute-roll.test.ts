import { describe, expect, it } from 'vitest';
import { substituteRoll } from '@/rules/actions/substitute-roll';

const swap = (from: string, to: string, family = 'blade attack') => ({ family, from, to });
const roll = (...parts: string[]) => ({ family: 'blade attack', parts });

describe('substitute rolls', () => {
  it.each([
    {
      title: '[M-47] one part is swapped, the others stay',
      parts: ['strength', 'Blade', 'weapon'],
      swaps: [swap('strength', 'dexterity')],
      rolled: ['dexterity', 'Blade', 'weapon'],
    },
    {
      title: '[M-47] a substitute is not replaced in turn, whatever the order',
      parts: ['strength', 'Blade'],
      swaps: [swap('dexterity', 'presence'), swap('strength', 'dexterity')],
      rolled: ['dexterity', 'Blade'],
    },
    {
      title: '[M-47] of two for one part the first is used',
      parts: ['strength', 'Blade'],
      swaps: [swap('strength', 'presence'), swap('strength', 'dexterity')],
      rolled: ['presence', 'Blade'],
    },
    {
      title: '[M-47] two parts can trade places',
      parts: ['strength', 'dexterity'],
      swaps: [swap('strength', 'dexterity'), swap('dexterity', 'strength')],
      rolled: ['dexterity', 'strength'],
    },
    {
      title: '[M-47] leave for another family of rolls does not reach this one',
      parts: ['intelligence', 'Occult'],
      swaps: [swap('intelligence', 'presence', 'weapon attack')],
      rolled: ['intelligence', 'Occult'],
    },
  ])('$title', ({ parts, swaps, rolled }) => {
    expect(substituteRoll(roll(...parts), swaps).parts.map((part) => part.rolled)).toEqual(rolled);
  });

  it('[M-47] the damage cap stays with the original; extra successes go by the option', () => {
    const swaps = [swap('strength', 'dexterity')];
    const byRolled = substituteRoll(roll('strength', 'Blade'), swaps);
    const byOriginal = substituteRoll(roll('strength', 'Blade'), swaps, 'originalAttribute');
    expect(byRolled).toMatchObject({ capAttribute: 'strength', extraSuccessAttribute: 'dexterity' });
    expect(byOriginal).toMatchObject({ capAttribute: 'strength', extraSuccessAttribute: 'strength' });
  });

  it('[M-47] a roll without parts has no Attribute', () => {
    expect(substituteRoll(roll(), [])).toEqual({ parts: [], capAttribute: null, extraSuccessAttribute: null });
  });
});
