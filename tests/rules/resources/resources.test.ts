import { describe, expect, it } from 'vitest';
import { branchEffects } from '@/rules/resources/branch-effects';
import { coversRank } from '@/rules/resources/choosable-rank';
import { contractAdvice } from '@/rules/resources/contracts';
import { countAsHigher, countedAttributeGains, valueForPrerequisite } from '@/rules/resources/counts-as';

describe('counting as higher', () => {
  it.each([
    { real: 14, increase: 3, how: {}, effective: 15, lost: 2 },
    { real: 15, increase: 1, how: {}, effective: 15, lost: 1 },
    { real: 16, increase: 2, how: {}, effective: 16, lost: 2 },
    { real: 5, increase: 3, how: {}, effective: 8, lost: 0 },
    { real: 14, increase: 3, how: { uncapped: true }, effective: 17, lost: 0 },
    { real: 14, increase: 3, how: { kind: 'attribute' }, effective: 17, lost: 0 },
  ] as const)('[M-14] $real and $increase more, $how', ({ real, increase, how, effective, lost }) => {
    expect(countAsHigher(real, increase, how)).toEqual({ real, effective, gained: effective - real, lost });
  });

  it('[M-12] an Attribute brings dice, and the extra successes of new Legendary points', () => {
    const strength = countAsHigher(5, 6, { kind: 'attribute' });
    expect(countedAttributeGains(strength)).toEqual({ dice: 6, legendary: 2, extraSuccesses: 2 });
    expect(countedAttributeGains(strength, { step: 10, successesPerRank: 3 })).toEqual({
      dice: 6,
      legendary: 1,
      extraSuccesses: 3,
    });
    expect(countedAttributeGains(countAsHigher(2, 1, { kind: 'attribute' }))).toEqual({
      dice: 1,
      legendary: 0,
      extraSuccesses: 0,
    });
  });

  it('[M-13] meets no prerequisite of a spell or resource, but that of an item', () => {
    const occult = countAsHigher(3, 2);
    expect(valueForPrerequisite(occult)).toBe(3);
    expect(valueForPrerequisite(occult, 'spell')).toBe(3);
    expect(valueForPrerequisite(occult, 'item')).toBe(5);
  });
});

describe('identity contracts', () => {
  const familiar = { kind: 'Gandalfr', role: 'familiar', partner: 'Anna' };
  const servant = {
    kind: 'Servant',
    role: 'Servant',
    partner: 'Anna',
    allows: [{ kind: 'Servant', role: 'Master' }],
  };

  it.each([
    { title: 'the first one', present: [], next: servant, action: 'add' },
    { title: 'with somebody else', present: [familiar], next: { ...servant, partner: 'Ben' }, action: 'refuse' },
    { title: 'a later one with the same partner', present: [familiar], next: servant, action: 'replace' },
    {
      title: 'a role the present one leaves open',
      present: [servant],
      next: { kind: 'Servant', role: 'Master', partner: 'Ben' },
      action: 'add',
    },
    {
      title: 'the same kind in a role that is not open',
      present: [servant],
      next: { kind: 'Servant', role: 'Servant', partner: 'Ben' },
      action: 'refuse',
    },
    {
      title: 'one partner of two against it',
      present: [familiar, { ...familiar, partner: 'Ben' }],
      next: { ...servant, partner: 'Ben' },
      action: 'refuse',
    },
  ])('[M-32] $title', ({ present, next, action }) => {
    expect(contractAdvice(present, next).action).toBe(action);
  });

  it('[M-32] names what would be replaced and what stands in the way', () => {
    expect(contractAdvice([familiar], servant)).toEqual({ action: 'replace', replaced: [familiar], inTheWay: [] });
    expect(contractAdvice([familiar], { ...servant, partner: 'Ben' })).toEqual({
      action: 'refuse',
      replaced: [],
      inTheWay: [familiar],
    });
  });
});

describe('later steps of a branch', () => {
  const healing = (value: number, change: object = {}) => ({ effect: 'fastHealing', value, ...change });

  it.each([
    { title: 'replace', steps: [healing(2), healing(4)], value: 4 },
    { title: 'replace even by less', steps: [healing(5), healing(3)], value: 3 },
    { title: 'add when worded as further', steps: [healing(2), healing(4, { further: true })], value: 6 },
    { title: 'add to what replaced', steps: [healing(9), healing(2), healing(4, { further: true })], value: 6 },
    { title: 'replace what was added', steps: [healing(2), healing(4, { further: true }), healing(5)], value: 5 },
    { title: 'add a typed bonus of a level', steps: [healing(3), healing(6, { levelBonus: true })], value: 9 },
    { title: 'add by the switch', steps: [healing(2), healing(4, { stacking: 'stack' })], value: 6 },
    {
      title: 'replace by the switch',
      steps: [healing(2), healing(4, { further: true, stacking: 'replace' })],
      value: 4,
    },
    { title: 'count when they come first', steps: [healing(2, { further: true })], value: 2 },
  ])('[M-33] $title', ({ steps, value }) => {
    expect(branchEffects(steps).map((effect) => effect.value)).toEqual([value]);
  });

  it.each([
    { option: 'perPage', branch: 4, level: 9 },
    { option: 'alwaysStack', branch: 6, level: 9 },
    { option: 'alwaysReplace', branch: 4, level: 6 },
  ] as const)('[M-33] $option', ({ option, branch, level }) => {
    expect(branchEffects([healing(2), healing(4)], option)[0]?.value).toBe(branch);
    expect(branchEffects([healing(3), healing(6, { levelBonus: true })], option)[0]?.value).toBe(level);
    expect(branchEffects([healing(2), healing(4, { further: true })], option)[0]?.value).toBe(6);
  });

  it('[M-33] keeps effects apart, shows which steps count, and warns of a loss', () => {
    const steps = [healing(5), { effect: 'hardness', value: 1 }, healing(3)];
    expect(branchEffects(steps)).toEqual([
      {
        effect: 'fastHealing',
        value: 3,
        steps: [
          { step: steps[0], counted: false },
          { step: steps[2], counted: true },
        ],
        lowered: true,
      },
      { effect: 'hardness', value: 1, steps: [{ step: steps[1], counted: true }], lowered: false },
    ]);
  });
});

describe('one of a Rank', () => {
  it.each([
    { offered: 'D', rank: 'D', exactly: false, covers: true },
    { offered: 'D', rank: 'DD', exactly: false, covers: true },
    { offered: 'D', rank: 'DD', exactly: true, covers: false },
    { offered: 'D', rank: 'C', exactly: false, covers: false },
    { offered: 'D', rank: 'Unranked', exactly: false, covers: false },
    { offered: 'C', rank: 'DD', exactly: false, covers: false },
    { offered: 'C', rank: 'C', exactly: true, covers: true },
  ] as const)('[M-34] one $offered-Rank and $rank, exactly: $exactly', ({ offered, rank, exactly, covers }) => {
    expect(coversRank(offered, rank, exactly)).toBe(covers);
  });
});
