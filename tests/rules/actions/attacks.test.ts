import { describe, expect, it } from 'vitest';
import { judgeAreaTargets } from '@/rules/actions/area-targets';
import { followUpPools } from '@/rules/actions/follow-up-rolls';
import { settleKeyAttribute } from '@/rules/actions/key-attribute-demands';
import { mirroredExtraSuccesses } from '@/rules/actions/mirrored-successes';
import { isTechnique, mayJoinAttack } from '@/rules/actions/technique';

describe('rolls of one use', () => {
  it.each([
    { title: '[M-36] a bonus counts for the first roll', use: { base: 6, bonus: 4, rolls: 4 }, pools: [10, 6, 6, 6] },
    { title: '[M-36] a penalty does too', use: { base: 6, bonus: -2, rolls: 2 }, pools: [4, 6] },
    { title: '[M-36] no roll has no pool', use: { base: 6, bonus: 4, rolls: 0 }, pools: [] },
  ])('$title', ({ use, pools }) => {
    expect(followUpPools(use)).toEqual(pools);
  });
});

describe('targets in an area', () => {
  const seen = { id: 'seen', located: true, swarm: false };
  const hidden = { id: 'hidden', located: false, swarm: false };
  const rats = { id: 'rats', located: true, swarm: true };

  it('[M-37] only what is located, and no swarm for single-target attacks, each with its reason', () => {
    expect(judgeAreaTargets([seen, hidden, rats])).toEqual([
      { id: 'seen', barred: null },
      { id: 'hidden', barred: 'notLocated' },
      { id: 'rats', barred: 'swarm' },
    ]);
  });

  it('[M-37] a swarm can be chosen by a true area attack, if it is located', () => {
    const bars = judgeAreaTargets([rats, { ...rats, located: false }], false).map(({ barred }) => barred);
    expect(bars).toEqual([null, 'notLocated']);
  });
});

describe('Techniques', () => {
  it.each([
    { title: '[M-58] bought and activated', bought: true, activated: true, technique: true },
    { title: '[M-58] a passive one is none', bought: true, activated: false, technique: false },
    { title: '[M-58] nor is what nobody bought', bought: false, activated: true, technique: false },
  ])('$title', ({ bought, activated, technique }) => {
    expect(isTechnique({ bought, activated })).toBe(technique);
  });

  it.each([
    { title: '[M-59] a basic attack takes no Technique', basicAttack: true, passive: false, may: false },
    { title: '[M-59] but passives work in it', basicAttack: true, passive: true, may: true },
    { title: '[M-59] other attacks take both', basicAttack: false, passive: false, may: true },
  ])('$title', ({ basicAttack, passive, may }) => {
    expect(mayJoinAttack({ basicAttack, passive })).toBe(may);
  });
});

describe('mirrored extra successes', () => {
  it('[M-68] extra successes of every source are mirrored', () => {
    expect(mirroredExtraSuccesses([3, 0, 2, 2])).toBe(7);
    expect(mirroredExtraSuccesses([])).toBe(0);
  });
});

describe('demands on the key Attribute', () => {
  const must = (attribute: string, source: string) => ({ binding: 'must', attribute, source }) as const;
  const may = (attribute: string, source: string) => ({ binding: 'may', attribute, source }) as const;

  it.each([
    {
      title: '[M-65] two musts at odds name the abilities',
      demands: [must('strength', 'Spear Arts'), may('presence', 'Charm'), must('dexterity', 'Sword School')],
      ruling: { possible: false, attribute: null, conflict: ['Spear Arts', 'Sword School'] },
    },
    {
      title: '[M-65] two musts of one mind bind',
      demands: [must('strength', 'a'), may('dexterity', 'b'), must('strength', 'c')],
      ruling: { possible: true, attribute: 'strength', conflict: [] },
    },
    {
      title: '[M-65] leave alone demands nothing',
      demands: [may('dexterity', 'b'), may('presence', 'c')],
      ruling: { possible: true, attribute: null, conflict: [] },
    },
  ])('$title', ({ demands, ruling }) => {
    expect(settleKeyAttribute(demands)).toEqual(ruling);
  });
});
