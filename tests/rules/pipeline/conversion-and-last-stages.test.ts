import { describe, expect, it } from 'vitest';
import { splitShares } from '@/rules/pipeline/sharing';
import {
  absorbing,
  aCreature,
  aPart,
  conversion,
  hardness,
  inShort,
  leftOf,
  reduction,
  resistance,
  runHit,
  vulnerability,
  written,
} from './a-hit';

describe('conversion', () => {
  const bullet = (grade: string) => aPart(`6${grade}`, { ballistic: true });
  const bulletproof = (id: string, more = {}) => conversion(id, { name: 'Bulletproof', ballisticOnly: true, ...more });

  it.each([
    { title: '[P-15] a grade down', part: bullet('L'), left: ['6B physical'] },
    { title: '[P-16] once, whoever has it too', part: bullet('A'), left: ['6L physical'] },
    { title: '[P-17] not below bashing', part: bullet('B'), left: ['6B physical'] },
    { title: '[P-15] not what it does not match', part: aPart('6L fire'), left: ['6L fire'] },
  ])('$title', ({ part, left }) => {
    const defences = aCreature(bulletproof('vest', { holder: 'armor' }), bulletproof('skin'));
    expect(leftOf([part], defences)).toEqual(left);
  });

  it('[P-16] of one name the strongest works, in the turn of its holder', () => {
    const defences = aCreature(
      conversion('weak', { name: 'X', points: 2, holder: 'shield' }),
      conversion('strong', { name: 'X', points: 4 }),
    );
    const { final, steps } = runHit(['6L'], defences);
    expect(written(final)).toEqual(['2L physical', '4B physical']);
    expect(inShort(steps)).toEqual(['6 weak sameConversion 0', '6 strong applied 4']);
  });

  it('[P-18] shield, armor, self, after the attacker; a free table goes by the wish of the owner', () => {
    const defences = aCreature(
      conversion('self', { points: 1 }),
      conversion('armor', { points: 1, holder: 'armor' }),
      conversion('shield', { points: 1, holder: 'shield' }),
      conversion('attacker', { points: 1, holder: 'attacker' }),
    );
    const order = (options = {}) => runHit(['9A'], defences, options).steps.map(({ id }) => id);
    expect(order()).toEqual(['attacker', 'shield', 'armor', 'self']);
    const wish = { conversions: [{ id: 'armor' }, { id: 'self' }] };
    expect(order(wish)).toEqual(['attacker', 'shield', 'armor', 'self']);
    expect(order({ ...wish, rules: { conversionOrder: 'free' } })).toEqual(['attacker', 'armor', 'self', 'shield']);
  });

  it('[P-18] takes the gravest damage, or what its owner picks, and never converts a point twice', () => {
    const defences = aCreature(conversion('c', { points: 5 }));
    expect(leftOf(['4L', '3A'], defences)).toEqual(['2L physical', '2B physical', '3L physical']);
    const picks = [{ origin: 0, grade: 'lethal' as const, points: 9 }];
    expect(leftOf(['4L', '3A'], defences, { conversions: [{ id: 'c', picks }] })).toEqual([
      '4B physical',
      '3A physical',
    ]);
    const beyond = [
      { origin: 1, grade: 'aggravated' as const, points: 2 },
      { origin: 1, grade: 'aggravated' as const, points: 9 },
      { origin: 7, grade: 'lethal' as const, points: 9 },
    ];
    expect(leftOf(['4L', '3A'], defences, { conversions: [{ id: 'c', picks: beyond }] })).toEqual([
      '4L physical',
      '3L physical',
    ]);
  });

  it('[P-15] keeps to its types and grades', () => {
    expect(leftOf(['4L fire', '4L fire+cold'], aCreature(conversion('c', { types: ['fire'] })))).toEqual([
      '4B fire',
      '4L fire+cold',
    ]);
    expect(leftOf(['4L', '3A'], aCreature(conversion('c', { from: ['aggravated'] })))).toEqual([
      '4L physical',
      '3L physical',
    ]);
  });
});

describe('the first stage', () => {
  it.each([
    { part: '4L holy', who: { ofDarkness: true }, left: '4A holy' },
    { part: '4A holy', who: { ofDarkness: true }, left: '4A holy' },
    { part: '4B unholy', who: { ofLight: true }, left: '4L unholy' },
    { part: '4L holy', who: { ofLight: true }, left: '4L holy' },
    { part: '4B holy+fire', who: { ofDarkness: true }, left: '4L fire+holy' },
    { part: '4B holy+unholy', who: { ofDarkness: true, ofLight: true }, left: '4A holy+unholy' },
  ])('[D-15] [D-16] $part becomes $left', ({ part, who, left }) => {
    expect(leftOf([part], { ...aCreature(), ...who })).toEqual([left]);
  });

  it('[D-15] where mixed damage must be holy altogether, or the step is switched off, it stays', () => {
    const dark = { ...aCreature(), ofDarkness: true };
    expect(leftOf(['4B holy+fire'], dark, { rules: { stepUpMixed: 'all' } })).toEqual(['4B fire+holy']);
    expect(inShort(runHit(['4B holy'], dark, { off: new Set(['stepUp']) }).steps)).toEqual(['1 stepUp off 0']);
  });

  it('[P-02] [P-27] a save takes the lightest first and nothing unavoidable', () => {
    const parts = ['5L fire', '3B fire', aPart('9B fire', { unavoidable: true })];
    expect(leftOf(parts, aCreature(), { saveSuccesses: 4 })).toEqual(['4L fire', '9B fire']);
    expect(leftOf(parts, aCreature(), { saveSuccesses: 4, off: new Set(['save']) })).toHaveLength(3);
  });

  it('[D-01] refuses damage without a type', () => {
    expect(() => runHit([{ grade: 'lethal', amount: 1, types: [] }], aCreature())).toThrow(RangeError);
  });
});

describe('unavoidable damage', () => {
  it('[P-43] passes saves, every defence and temporary HP, but not vulnerability', () => {
    const defences = {
      ...aCreature(hardness(3), reduction('d', 5), vulnerability('v', 'physical')),
      temporaryHitPoints: 5,
    };
    const result = runHit([aPart('5L', { unavoidable: true })], defences, { saveSuccesses: 9 });
    expect(written(result.final)).toEqual(['10L physical']);
    expect(result.temporaryHitPoints).toBe(5);
    expect(result.steps[0]).toMatchObject({ rule: 'P-43', kind: 'unavoidable', result: 'unavoidable', points: 5 });
  });

  it('[P-43] beside avoidable damage leaves the defences to that', () => {
    expect(leftOf([aPart('5L fire', { unavoidable: true }), '5L fire'], aCreature(resistance('r', 4)))).toEqual([
      '5L fire',
      '1L fire',
    ]);
    expect(
      leftOf([aPart('5L', { unavoidable: true }), '5L fire'], aCreature(hardness(4)), {
        rules: { instanceScope: 'typeSet' },
      }),
    ).toEqual(['5L physical', '1L fire']);
  });
});

describe('vulnerability', () => {
  const fire = vulnerability('v', 'fire');
  const fireX = (points: number, id = `x${points}`) => vulnerability(id, 'fire', points);
  it.each([
    { title: '[D-32] doubles each part', parts: ['5L fire', '4A fire'], by: [fire], left: ['10L fire', '8A fire'] },
    { title: '[D-32] doubles once', parts: ['5L fire'], by: [fire, vulnerability('w', 'fire')], left: ['10L fire'] },
    {
      title: '[D-32] [D-35] doubles mixed damage once by each type',
      parts: ['5L fire+unholy'],
      by: [fire, vulnerability('w', 'fire')],
      left: ['5L fire+unholy', '5L fire'],
    },
    {
      title: '[D-32] [D-38] doubles once what two of them name',
      parts: ['5L fire+falling'],
      by: [vulnerability('p', 'physical'), vulnerability('f', 'falling')],
      left: ['5L fire+falling', '5L physical'],
    },
    { title: '[D-33] adds up', parts: ['5L fire'], by: [fireX(1), fireX(2)], left: ['8L fire'] },
    {
      title: '[D-33] once, to the lightest',
      parts: ['10A fire', '6L fire'],
      by: [fireX(3)],
      left: ['10A fire', '9L fire'],
    },
    { title: '[D-33] of that type', parts: ['2B cold', '6L fire'], by: [fireX(3)], left: ['2B cold', '9L fire'] },
    { title: '[D-34] doubles, then adds', parts: ['5L fire'], by: [fireX(1), fire], left: ['11L fire'] },
    { title: '[D-33] not where nothing is left', parts: ['3L cold'], by: [fireX(3)], left: ['3L cold'] },
    {
      title: '[D-35] adds the vulnerable type alone',
      parts: ['5L fire+unholy'],
      by: [fireX(1), vulnerability('u', 'unholy', 2)],
      left: ['5L fire+unholy', '1L fire', '2L unholy'],
    },
    {
      title: '[D-35] both types, not four times',
      parts: ['5L fire+unholy'],
      by: [fire, vulnerability('u', 'unholy')],
      left: ['5L fire+unholy', '5L fire', '5L unholy'],
    },
    {
      title: '[D-38] to physical covers falling',
      parts: ['5L falling'],
      by: [vulnerability('p', 'physical')],
      left: ['10L falling'],
    },
  ])('$title', ({ parts, by, left }) => {
    expect(leftOf(parts, aCreature(...by))).toEqual(left);
  });

  it('[D-33] adds to nothing where the table has it so, but only of a type that was dealt', () => {
    const defences = aCreature(resistance('r', 5), fireX(3));
    expect(leftOf(['5A fire'], defences)).toEqual([]);
    expect(leftOf(['5A fire'], defences, { rules: { vulnOnZero: true } })).toEqual(['3A fire']);
    expect(leftOf(['5A cold'], defences, { rules: { vulnOnZero: true } })).toEqual([]);
  });

  it('[D-35] doubles mixed damage whole where the table has it so, once', () => {
    const options = { rules: { mixedVulnDouble: 'whole' as const } };
    expect(leftOf(['5L fire+unholy'], aCreature(fire, vulnerability('u', 'unholy')), options)).toEqual([
      '10L fire+unholy',
    ]);
  });

  it('[D-32] what it adds to unavoidable damage is unavoidable', () => {
    const { final } = runHit([aPart('5L fire+cold', { unavoidable: true })], {
      ...aCreature(fire, fireX(2)),
      temporaryHitPoints: 9,
    });
    expect(final.map(({ amount, unavoidable }) => [amount, unavoidable])).toEqual([
      [5, true],
      [5, true],
      [2, true],
    ]);
  });
});

describe('sharing and temporary HP', () => {
  it.each([
    { points: 10, among: 3, rounding: 'eachUp', shares: [4, 4, 4] },
    { points: 10, among: 3, rounding: 'exact', shares: [4, 3, 3] },
    { points: 11, among: 3, rounding: 'exact', shares: [4, 4, 3] },
    { points: 9, among: 3, rounding: 'eachUp', shares: [3, 3, 3] },
    { points: 0, among: 2, rounding: 'eachUp', shares: [0, 0] },
  ] as const)('[P-26] $points among $among, $rounding', ({ points, among, rounding, shares }) => {
    expect(splitShares(points, among, rounding)).toEqual(shares);
  });

  it('[P-26] splits what the defences leave, unavoidably for all', () => {
    const defences = { ...aCreature(hardness(2), vulnerability('v', 'physical')), temporaryHitPoints: 9 };
    const { final, shares, temporaryHitPoints } = runHit(['7L', '1A fire'], defences, { sharedAmong: 3 });
    expect(written(final)).toEqual(['4L physical', '1A fire']);
    expect(shares.map(written)).toEqual([
      ['4L physical', '1A fire'],
      ['4L physical', '1A fire'],
    ]);
    expect(temporaryHitPoints).toBe(9);
  });

  it('[P-26] where the table shares first, no defence and no vulnerability works any more', () => {
    const defences = aCreature(hardness(2), vulnerability('v', 'physical'));
    const options = { sharedAmong: 2, rules: { shareTiming: 'before', shareRounding: 'exact' } } as const;
    const { final, shares } = runHit(['7L'], defences, options);
    expect(written(final)).toEqual(['4L physical']);
    expect(shares.map(written)).toEqual([['3L physical']]);
  });

  it('[P-26] a share that arrives meets nothing', () => {
    const share = aPart('4L', { unavoidable: true, shared: true });
    expect(leftOf([share], aCreature(absorbing('a', 9), vulnerability('v', 'physical')))).toEqual(['4L physical']);
    const holy = aPart('4L holy', { unavoidable: true, shared: true });
    expect(leftOf([holy], { ...aCreature(), ofDarkness: true })).toEqual(['4L holy']);
  });

  it('[P-37] temporary HP comes after vulnerability and takes the gravest first', () => {
    expect(leftOf(['5L fire'], { ...aCreature(vulnerability('v', 'fire')), temporaryHitPoints: 6 })).toEqual([
      '4L fire',
    ]);
    const { final, temporaryHitPoints, steps } = runHit(['3B', '4L', '2A'], { ...aCreature(), temporaryHitPoints: 5 });
    expect(written(final)).toEqual(['3B physical', '1L physical']);
    expect(temporaryHitPoints).toBe(0);
    expect(steps).toMatchObject([{ stage: 10, rule: 'H-38', points: 5 }]);
  });
});
