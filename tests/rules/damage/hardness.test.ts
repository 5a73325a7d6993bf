import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { DAMAGE_TYPES } from '@/model/damage';
import { pastHardness } from '@/rules/damage/hardness';
import { stackHardness } from '@/rules/damage/hardness-stacking';
import { mixedDamage } from '@/rules/damage/mixed-damage';
import { runPipeline } from '@/rules/pipeline/run-pipeline';

const creature = { kind: 'creature', hardness: 3 } as const;
const object = { kind: 'object', hardness: 3 } as const;

describe('past Hardness', () => {
  it.each([
    { id: '[D-03]', type: 'physical', onCreature: 7, onObject: 7 },
    { id: '[D-08]', type: 'pure', onCreature: 7, onObject: 3 },
    { id: '[D-09]', type: 'fire', onCreature: 7, onObject: 3 },
    { id: '[D-10]', type: 'cold', onCreature: 7, onObject: 3 },
    { id: '[D-11]', type: 'lightning', onCreature: 10, onObject: 3 },
    { id: '[D-12]', type: 'acid', onCreature: 10, onObject: 5 },
    { id: '[D-13]', type: 'sonic', onCreature: 10, onObject: 10 },
    { id: '[D-14]', type: 'radiant', onCreature: 10, onObject: 10 },
    { id: '[D-15]', type: 'holy', onCreature: 7, onObject: 3 },
    { id: '[D-16]', type: 'unholy', onCreature: 7, onObject: 3 },
    { id: '[D-18]', type: 'force', onCreature: 10, onObject: 10 },
  ] as const)('$id 10 $type', ({ type, onCreature, onObject }) => {
    expect(pastHardness(10, [type], creature)).toBe(onCreature);
    expect(pastHardness(10, [type], object)).toBe(onObject);
  });

  it('[D-09] [D-11] [D-37] goes by what the object is and what the table has', () => {
    const up = { halfRounding: 'up', lightningObjectHardness: false } as const;
    expect(pastHardness(10, ['fire'], { ...object, flammable: true })).toBe(7);
    expect(pastHardness(10, ['lightning'], { ...object, conductive: true })).toBe(7);
    expect(pastHardness(10, ['pure'], object, up)).toBe(4);
    expect(pastHardness(10, ['lightning'], object, up)).toBe(5);
  });

  test.prop(
    [
      fc.nat(1_000_000_000),
      fc.uniqueArray(fc.constantFrom(...DAMAGE_TYPES.filter((type) => type !== 'mental' && type !== 'poison')), {
        minLength: 1,
      }),
      fc.record({ kind: fc.constantFrom('creature', 'object'), flammable: fc.boolean(), conductive: fc.boolean() }),
      fc.nat(20),
    ],
    propertyRuns(10_000),
  )('[D-31] [P-19] is what the defences come to with Hardness alone', (amount, types, struck, points) => {
    const defences = { ...struck, abilities: [{ id: 'h', kind: 'hardness', points }] } as const;
    const { final } = runPipeline([{ grade: 'lethal', amount, types }], defences);
    expect(final.reduce((sum, part) => sum + part.amount, 0)).toBe(
      pastHardness(amount, types, { ...struck, hardness: points }),
    );
  });
});

describe('Hardness from several sources', () => {
  it.each([
    {
      title: 'the best gain',
      entries: [
        { source: 'a', points: 2 },
        { source: 'b', points: 3 },
      ],
      points: 3,
    },
    {
      title: 'increases on top',
      entries: [
        { source: 'a', points: 2 },
        { source: 'b', points: 3 },
        { source: 'c', points: 1, wording: 'increase' as const },
      ],
      points: 4,
    },
    {
      title: 'levels of one source together',
      entries: [
        { source: 'a', points: 1, level: 'D' },
        { source: 'a', points: 2, level: 'C' },
        { source: 'b', points: 2 },
      ],
      points: 3,
    },
    {
      title: 'copies of one level once',
      entries: [
        { source: 'a', points: 2, level: 'D' },
        { source: 'a', points: 1, level: 'D' },
      ],
      points: 2,
    },
    {
      title: 'a later becomes instead of the sum, whatever the order of the list',
      entries: [
        { source: 'a', points: 1, level: 'B' },
        { source: 'a', points: 4, level: 'C', wording: 'becomes' as const },
        { source: 'a', points: 9, level: 'D' },
      ],
      points: 5,
    },
    {
      title: 'a branch replaces unless it is extra',
      entries: [
        { source: 'a', points: 5, level: 'D', branch: true },
        { source: 'a', points: 2, level: 'C', branch: true },
        { source: 'a', points: 1, level: 'B', branch: true, wording: 'extra' as const },
      ],
      points: 3,
    },
    {
      title: 'of equal copies the one that becomes',
      entries: [
        { source: 'a', points: 5, level: 'D' },
        { source: 'a', points: 2, level: 'C' },
        { source: 'a', points: 2, level: 'C', wording: 'becomes' as const },
      ],
      points: 2,
    },
    {
      title: 'a larger copy before one that becomes',
      entries: [
        { source: 'a', points: 5, level: 'D' },
        { source: 'a', points: 3, level: 'C' },
        { source: 'a', points: 2, level: 'C', wording: 'becomes' as const },
      ],
      points: 8,
    },
    { title: 'nothing', entries: [], points: 0 },
  ])('[P-20] counts $title', ({ entries, points }) => {
    expect(stackHardness(entries)).toBe(points);
    expect(stackHardness(entries.toReversed())).toBe(points);
  });

  const anEntry = fc.record({
    source: fc.constantFrom('a', 'b'),
    points: fc.nat(5),
    level: fc.constantFrom('', 'D', 'C'),
    ability: fc.constantFrom('', 'x'),
    wording: fc.constantFrom('gain' as const, 'increase' as const, 'extra' as const, 'becomes' as const),
    branch: fc.boolean(),
  });

  test.prop(
    [
      fc
        .array(anEntry, { maxLength: 6 })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
    ],
    propertyRuns(2000),
  )('[P-20] [B-07] comes to the same in whatever order it is listed', ([listed, shuffled]) => {
    expect(stackHardness(shuffled)).toBe(stackHardness(listed));
  });
});

describe('the closed form of mixed damage', () => {
  it.each([
    {
      covers: [
        { kind: 'red', types: ['holy'], points: 3 },
        { kind: 'red', types: ['fire'], points: 2 },
      ],
      left: 3,
    },
    { covers: [{ kind: 'red', types: ['fire'], points: 4 }], left: 5 },
    {
      covers: [
        { kind: 'abs', types: 'all', points: 1 },
        { kind: 'red', types: 'all', points: 2 },
      ],
      left: 2,
    },
    {
      covers: [
        { kind: 'abs', types: 'all', points: 1 },
        { kind: 'abs', types: 'all', points: 2 },
      ],
      left: 3,
    },
    { covers: [{ kind: 'imm', types: 'all', points: Number.POSITIVE_INFINITY }], left: 0 },
    { covers: [], left: 5 },
  ] as const)('[D-31] [P-36] $covers leave $left of 5 fire and holy', ({ covers, left }) => {
    expect(mixedDamage(5, ['fire', 'holy'], covers)).toBe(left);
  });
});
