import { describe, expect, it } from 'vitest';
import { copiedVersion, copyBars, grantsElsewhere } from '@/rules/copying/copy-ability';

const fit = { hasEnergyKind: true, meetsPrerequisites: true, limitedUses: false, spell: null };

describe('copying abilities', () => {
  it.each([
    { title: '[M-55] nothing bars', attempt: fit, bars: [] },
    {
      title: '[M-55] everything bars at once',
      attempt: { hasEnergyKind: false, meetsPrerequisites: false, limitedUses: true, spell: null },
      bars: ['energyKind', 'prerequisites', 'limitedUses'],
    },
    {
      title: '[M-56] a spell seen in part by no caster',
      attempt: { ...fit, spell: { sawWholeCasting: false, hasCasterRole: false } },
      bars: ['sawWholeCasting', 'casterRole'],
    },
    {
      title: '[M-56] a spell with limited uses is as closed as anything',
      attempt: { ...fit, limitedUses: true, spell: { sawWholeCasting: true, hasCasterRole: true } },
      bars: ['limitedUses'],
    },
  ])('$title', ({ attempt, bars }) => {
    expect(copyBars(attempt)).toEqual(bars);
  });

  it('[M-56] the copy is the plain spell', () => {
    expect(copiedVersion({ original: 'fireball', cast: 'great fireball' })).toBe('fireball');
  });

  it('[M-57] a copy brings nothing to other abilities', () => {
    expect(grantsElsewhere({ copied: true, grants: ['wings'] })).toEqual([]);
    expect(grantsElsewhere({ grants: ['wings'] })).toEqual(['wings']);
  });
});
