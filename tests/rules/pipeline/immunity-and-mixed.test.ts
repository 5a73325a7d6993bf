import { describe, expect, it } from 'vitest';
import {
  absorbing,
  aCreature,
  anObject,
  aPart,
  conversion,
  hardness,
  ignoring,
  immunity,
  inShort,
  leftOf,
  negation,
  reduction,
  resistance,
  runHit,
} from './a-hit';

describe('immunity', () => {
  it.each([
    {
      title: '[P-31] to the type',
      by: immunity('i', { types: ['fire'] }),
      parts: ['4L fire', '3L cold'],
      left: ['3L cold'],
    },
    {
      title: '[P-31] to the grade',
      by: immunity('i', { grades: ['bashing'] }),
      parts: ['4B fire', '3L fire'],
      left: ['3L fire'],
    },
    {
      title: '[P-31] to a type in a grade',
      by: immunity('i', { types: ['fire'], grades: ['bashing'] }),
      parts: ['4B fire', '3L fire', '2B cold'],
      left: ['3L fire', '2B cold'],
    },
    {
      title: '[D-38] physical covers falling',
      by: immunity('i', { types: ['physical'] }),
      parts: ['4L falling'],
      left: [],
    },
    {
      title: '[D-19] plain poison',
      by: immunity('i', { types: ['poison'], rank: 'D' }),
      parts: ['4L poison'],
      left: [],
    },
  ])('$title', ({ by, parts, left }) => {
    expect(leftOf(parts, aCreature(by))).toEqual(left);
  });

  it('[P-41] a source of higher Rank is not stopped, and the trace says so', () => {
    const defences = aCreature(immunity('i', { types: ['fire'], rank: 'C' }));
    const { steps } = runHit([aPart('5L fire', { rank: 'B' })], defences);
    expect(steps).toMatchObject([{ rule: 'P-41', result: 'outranked', points: 0 }]);
    expect(leftOf([aPart('5L fire', { rank: 'C' })], defences)).toEqual([]);
    expect(leftOf([aPart('5L fire', { rank: 'S' })], aCreature(immunity('i', { types: ['fire'] })))).toEqual([]);
  });

  it.each([
    { won: true, left: [] },
    { won: false, left: ['5L poison'] },
    { won: undefined, left: ['5L poison'] },
  ])('[D-19] ranked poison where a roll settles it, won: $won', ({ won, left }) => {
    const defences = aCreature(immunity('i', { types: ['poison'], rank: 'D' }));
    const options = {
      rules: { poisonContest: 'opposed' as const },
      ...(won === undefined ? {} : { poisonContestWon: won }),
    };
    expect(leftOf([aPart('5L poison', { rank: 'B' })], defences, options)).toEqual(left);
  });

  it('[P-34] bashing that a conversion makes later is taken', () => {
    const defences = aCreature(immunity('i', { grades: ['bashing'] }), conversion('c'));
    expect(leftOf(['6L physical'], defences)).toEqual(['6B physical']);
    expect(leftOf(['6B physical'], defences)).toEqual([]);
  });

  it('[P-31] two immunities together stop mixed damage', () => {
    const defences = aCreature(immunity('i', { types: ['fire'] }), immunity('j', { types: ['cold', 'acid'] }));
    expect(inShort(runHit(['5L fire+cold'], defences).steps)).toEqual(['2 i setAside 5', '2 j applied 5']);
  });
});

describe('mixed damage', () => {
  it.each([
    { by: [resistance('a', 3, 'holy'), resistance('b', 2, 'fire')], part: '5L fire+holy', left: '3L fire+holy' },
    { by: [resistance('a', 3)], part: '5L fire+unholy', left: '2L fire+unholy' },
    { by: [immunity('a', { types: ['fire'] }), reduction('b', 3)], part: '5L physical+fire', left: '2L physical+fire' },
    { by: [resistance('a', 4, 'fire')], part: '5L physical+fire', left: '5L physical+fire' },
    { by: [hardness(3), resistance('a', 2, 'sonic')], part: '8L fire+sonic', left: '6L fire+sonic' },
    {
      by: [absorbing('a', 5, 'physical'), absorbing('b', 3), resistance('c', 4, 'fire')],
      part: '10L physical+fire',
      left: '5L physical+fire',
    },
    { by: [ignoring('a', 2), ignoring('b', 4, ['fire'])], part: '10L fire+cold', left: '8L fire+cold' },
  ])('[D-31] [P-33] $part leaves $left', ({ by, part, left }) => {
    expect(leftOf([part], aCreature(...by))).toEqual([left]);
  });

  it('[P-33] what covers only some types waits, and the trace says what waits and who pays in the end', () => {
    const defences = aCreature(
      absorbing('coat', 3, 'physical'),
      resistance('amulet', 1, 'fire'),
      negation('ward', 3, { types: ['fire'] }),
    );
    const { steps } = runHit(['8L physical+fire'], defences);
    expect(inShort(steps)).toEqual([
      '5 coat setAside 3',
      '7 amulet setAside 1',
      '7 joint applied 1',
      '8 ward setAside 3',
      '8 joint applied 2',
    ]);
    expect(steps[0]?.typed).toEqual([{ id: 'coat', origin: 0, type: 'physical', points: 3 }]);
    expect(steps[4]?.typed).toEqual([
      { id: 'coat', origin: 0, type: 'physical', points: 2 },
      { id: 'ward', origin: 0, type: 'fire', points: 2 },
    ]);
  });

  it('[P-33] an ability shared by several types pays once, so that another part still finds the rest', () => {
    const defences = aCreature(resistance('r', 6), reduction('d', 6));
    expect(leftOf(['3L physical+fire+cold', '3L physical+acid'], defences)).toEqual([]);
    expect(leftOf(['3L physical+fire+cold', '5A physical+acid'], defences)).toEqual(['2A physical+acid']);
  });

  it('[P-33] [P-35] three types that cross: none starves another in an instance of one set of types', () => {
    const defences = aCreature(
      ignoring('a', 3, ['fire', 'cold']),
      absorbing('b', 2, 'physical'),
      reduction('c', 2),
      resistance('d', 1, 'fire'),
      resistance('e', 1, 'cold'),
      negation('n', 1),
    );
    expect(leftOf(['4L physical+fire+cold', '3A physical+fire+cold'], defences)).toEqual(['2A physical+fire+cold']);
  });
});

describe('objects', () => {
  it.each([
    { title: '[D-08] pure', part: '10L pure', left: '3 pure' },
    { title: '[D-09] fire', part: '10L fire', left: '3 fire' },
    { title: '[D-10] cold', part: '9L cold', left: '3 cold' },
    { title: '[D-11] lightning', part: '10L lightning', left: '3 lightning' },
    { title: '[D-12] acid', part: '10L acid', left: '5 acid' },
    { title: '[D-13] sonic', part: '10L sonic', left: '10 sonic' },
    { title: '[D-14] radiant', part: '10L radiant', left: '10 radiant' },
    { title: '[D-15] holy', part: '10L holy', left: '3 holy' },
    { title: '[D-16] unholy', part: '11L unholy', left: '4 unholy' },
    { title: '[D-03] physical', part: '10L physical', left: '7 physical' },
    { title: '[D-18] force', part: '10L force', left: '10 force' },
    { title: '[D-31] physical and acid', part: '10L physical+acid', left: '7 physical+acid' },
    { title: '[D-31] fire and acid', part: '10L fire+acid', left: '5 fire+acid' },
    { title: '[D-31] fire and lightning', part: '10L fire+lightning', left: '3 fire+lightning' },
    { title: '[D-31] lightning and sonic', part: '10L lightning+sonic', left: '10 lightning+sonic' },
    { title: '[D-17] mental and physical', part: '10L physical+mental', left: '7 physical+mental' },
  ])('$title against Hardness 3', ({ part, left }) => {
    expect(leftOf([part], anObject(hardness(3)))).toEqual([left]);
  });

  it('[P-32] lightning is halved after everything else, other energy at Hardness', () => {
    const defences = anObject(hardness(3), absorbing('a', 2));
    expect(leftOf(['10L lightning'], defences)).toEqual(['2 lightning']);
    expect(leftOf(['10L fire'], defences)).toEqual(['1 fire']);
    expect(inShort(runHit(['10L lightning'], defences).steps)).toEqual([
      '2 merge applied 10',
      '4 hardness applied 3',
      '5 a applied 2',
      '8 lateHalf applied 3',
    ]);
  });

  it('[D-09] [D-11] flammable and conductive ones take all', () => {
    expect(leftOf(['10L fire', '4L lightning'], { ...anObject(), flammable: true, conductive: true })).toEqual([
      '10 fire',
      '4 lightning',
    ]);
  });

  it('[D-37] grades are dropped and equal damage is halved once', () => {
    expect(leftOf(['5L fire', '5A fire', '3B fire'], anObject())).toEqual(['6 fire']);
    expect(leftOf(['5L fire', '5A fire', '3B fire'], anObject(), { rules: { halfRounding: 'up' } })).toEqual([
      '7 fire',
    ]);
    expect(leftOf([aPart('5L', { traits: ['Magical'] }), '5A'], anObject())).toEqual(['5 physical', '5 physical']);
  });

  it.each([
    { title: 'energy', types: 'fire', left: ['1 fire'] },
    { title: 'lightning', types: 'lightning', left: ['1 lightning'] },
    { title: 'mixed with what is not halved', types: 'physical+fire', left: ['1 physical+fire'] },
  ])('[D-37] traits do not split the half of $title', ({ types, left }) => {
    const parts = [aPart(`1L ${types}`, { traits: ['Magical'] }), `1L ${types}`];
    expect(leftOf(parts, anObject(reduction('d', 9)))).toEqual(left);
  });

  it.each(['mental', 'poison'])('[D-17] [D-19] %s damage does nothing', (type) => {
    expect(leftOf([`5L ${type}`], anObject())).toEqual([]);
    expect(leftOf([aPart(`5L ${type}`, { unavoidable: true })], anObject())).toEqual([]);
  });

  it('[P-31] grades count for immunity, which comes before they are dropped', () => {
    expect(leftOf(['5B', '5L'], anObject(immunity('i', { grades: ['bashing'] })))).toEqual(['5 physical']);
  });

  it('[P-18] conversions do nothing', () => {
    expect(leftOf(['5L'], anObject(conversion('c')))).toEqual(['5 physical']);
  });

  it('[P-43] unavoidable damage is not halved', () => {
    expect(leftOf([aPart('5L fire', { unavoidable: true }), '5L fire'], anObject(hardness(9)))).toEqual(['5 fire']);
  });
});
