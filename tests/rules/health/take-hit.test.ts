import { describe, expect, it } from 'vitest';
import { aDefence, aResource, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import { namedSource } from '@/model/parts';
import type { Defence, Sheet } from '@/model/sheet';
import { type Command, type EnteredPart, hardnessOf, type Trace, takeDamageInput } from '@/rules';

type Hit = Extract<Command, { type: 'damage/take' }>;
const hit = (parts: readonly EnteredPart[], choices: Partial<Hit> = {}): Hit => ({
  type: 'damage/take',
  parts: [...parts],
  unavoidable: false,
  source: '',
  ...choices,
});
const defended = (defences: readonly Defence[], change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetWithTrack(aTrack(50)),
  defences,
  ...change,
});

/** Steps of defences in short, with the amounts they leave. */
const stepsOf = (trace: Trace) =>
  trace.flatMap((step) => {
    if (step.kind !== 'defence') return [];
    const { bashing, lethal, aggravated } = step.after;
    return [
      `${step.stage} ${step.rule} ${step.name || step.id} ${step.result} ${step.points}: ${bashing} ${lethal} ${aggravated}`,
    ];
  });
const reachedIn = (trace: Trace) =>
  trace.flatMap((step) =>
    step.kind === 'event' && step.event === 'reachedHealth' ? [`${step.amount} ${step.subject}`] : [],
  );

const burning: readonly EnteredPart[] = [
  { grade: 'lethal', amount: 15, types: ['fire'] },
  { grade: 'aggravated', amount: 15, types: ['fire'] },
  { grade: 'lethal', amount: 5, types: ['lightning'], extra: true },
];
const seven = [
  aDefence({ id: 'a', name: 'Grounded', kind: 'immunity', types: ['lightning'], grades: null, rank: null }),
  aDefence({ id: 'b', name: 'Cool head', kind: 'ignoring', points: 2, types: ['fire'], weaponDamageAtMost: null }),
  aDefence({ id: 'c', name: 'Scales', kind: 'hardness', points: 2, wording: 'gain' }),
  aDefence({ id: 'd', name: 'Coat', kind: 'absorption', points: 3, covers: 'all' }),
  aDefence({
    id: 'e',
    name: 'Soften',
    kind: 'conversion',
    holder: 'self',
    points: 5,
    ballisticOnly: false,
    types: null,
    from: null,
  }),
  aDefence({ id: 'f', name: 'Amulet', kind: 'resistance', points: 3, energy: 'fire' }),
  aDefence({ id: 'g', name: 'Ward', kind: 'negation', points: 4, types: null, costs: false }),
];
const doubles = aDefence({ id: 'v', kind: 'vulnerability', damageType: 'fire', points: null });
const threeMore = aDefence({ id: 'x', kind: 'vulnerability', damageType: 'fire', points: 3 });

describe("the rulebook's big example on a sheet", () => {
  it('[P-01] [P-27] [P-32] [P-37] each step is in the trace, and 6 L + 10 A reach Health', () => {
    const { sheet, trace } = play(defended(seven), hit(burning));
    expect(stepsOf(trace)).toEqual([
      '2 P-31 Grounded applied 5: 0 15 15',
      '3 P-24 Cool head applied 2: 0 13 15',
      '4 P-19 Scales applied 2: 0 11 15',
      '5 P-06 Coat applied 3: 0 8 15',
      '6 P-15 Soften applied 5: 0 13 10',
      '7 P-14 Amulet applied 3: 0 10 10',
      '8 P-22 Ward applied 4: 0 6 10',
    ]);
    expect(reachedIn(trace)).toEqual(['6 lethal', '10 aggravated']);
    expect(sheet.health.track).toEqual(aTrack(34, 0, 6, 10));
  });

  it.each([
    { title: '[D-32] doubled', more: [doubles], rules: {}, track: aTrack(18, 0, 12, 20) },
    {
      title: '[D-33] [D-34] doubled and 3 more to the lightest',
      more: [doubles, threeMore],
      rules: {},
      track: aTrack(15, 0, 15, 20),
    },
    {
      title: '[D-33] doubled and 3 more to the gravest where the table has it so',
      more: [threeMore, doubles],
      rules: { vulnXGrade: 'highest' as const },
      track: aTrack(15, 0, 12, 23),
    },
  ])('$title', ({ more, rules, track }) => {
    const start = defended([...seven, ...more], { tableRules: rules });
    expect(play(start, hit(burning)).sheet.health.track).toEqual(track);
  });

  it('[H-38] [P-37] temporary HP comes last and takes the gravest', () => {
    const start = defended(seven);
    const shielded = { ...start, health: { ...start.health, temporary: 12 } };
    const { sheet, trace } = play(shielded, hit(burning));
    expect(trace).toContainEqual({ kind: 'number', rule: 'H-38', quantity: 'damage.aggravated', before: 10, after: 0 });
    expect(sheet.health).toMatchObject({ temporary: 0, track: aTrack(46, 0, 4) });
  });
});

describe('which defences a hit meets', () => {
  const coat = (change: Partial<Defence> = {}) =>
    ({
      ...aDefence({ id: 'coat', kind: 'absorption', points: 3, covers: 'physical' }),
      ...change,
    }) as Defence;
  const five = hit([{ grade: 'lethal', amount: 5 }]);
  const fur = (ruling: 'on' | 'off' | null): Partial<Sheet> => ({
    resources: [
      {
        id: 'fur',
        name: 'Fur',
        kind: 'bloodline',
        under: null,
        essence: 'Natural',
        essenceChanges: [],
        degradesTo: '',
        level: 'D',
        price: '',
        acquired: 'exchanged',
        needs: [],
        grants: [],
        slots: 0,
        imposedByOverseer: false,
        ruling,
        tags: [],
        modifiers: [],
        obtainedAt: 0,
        note: '',
      },
    ],
  });

  it.each([
    { title: 'one that is on', defence: coat(), change: {}, taken: 2 },
    { title: 'none that is off', defence: coat({ on: false }), change: {}, taken: 5 },
    {
      title: 'one whose resource works',
      defence: coat({ source: { ...namedSource(''), resource: 'fur' } }),
      change: fur('on'),
      taken: 2,
    },
    {
      title: 'none whose resource is out of force',
      defence: coat({ source: { ...namedSource(''), resource: 'fur' } }),
      change: fur('off'),
      taken: 5,
    },
  ])('[P-01] [M-60] $title', ({ defence, change, taken }) => {
    expect(play(defended([defence], change), five).sheet.health.track.lethal).toBe(taken);
  });

  it('[D-03] what has no type is physical', () => {
    const dr = aDefence({ id: 'dr', kind: 'reduction', points: 2, weaknesses: ['-'], needsAll: false });
    expect(play(defended([dr]), five).sheet.health.track.lethal).toBe(3);
    expect(
      play(defended([dr]), hit([{ grade: 'lethal', amount: 5, types: ['mental'] }])).sheet.health.track.lethal,
    ).toBe(5);
  });

  const hard = (id: string, points: number, wording: 'gain' | 'increase', source = '') =>
    aDefence({ id, kind: 'hardness', points, wording, source: namedSource(source) });

  it('[P-20] Hardness of all sources is one ability: the best, and every increase', () => {
    const start = defended([hard('a', 2, 'gain', 'Skin'), hard('b', 3, 'gain', 'Bone'), hard('c', 1, 'increase')]);
    expect(hardnessOf(start)).toBe(4);
    expect(stepsOf(play(start, hit([{ grade: 'lethal', amount: 9 }])).trace)).toEqual([
      '4 P-19 hardness applied 4: 0 5 0',
    ]);
  });

  it.each([
    { tree: 3, counted: 5 },
    { tree: 7, counted: 7 },
  ])('[P-20] [B-06] Hardness $tree of a Skill tree competes with 5 of the resource itself', ({ tree, counted }) => {
    const from = (resource: string) => ({ ...namedSource(''), resource });
    const trunk = { kind: 'hardness', wording: 'gain' } as const;
    const defences = [
      aDefence({ ...trunk, id: 'c', points: 3, source: { ...from('line'), level: 'C' } }),
      aDefence({ ...trunk, id: 't', points: tree, source: from('tree') }),
      aDefence({ ...trunk, id: 'd', points: 2, source: { ...from('line'), level: 'D' } }),
    ];
    const resources = [aResource({ id: 'line', level: 'C' }), aResource({ id: 'tree', level: 'D', under: 'line' })];
    expect(hardnessOf({ ...aSheet(), defences, resources })).toBe(counted);
  });

  it('[P-20] Hardness that is switched off for a hit adds nothing, and the trace says so', () => {
    const start = defended([hard('a', 2, 'gain', 'Skin'), hard('b', 3, 'gain', 'Bone')]);
    const nine = [{ grade: 'lethal', amount: 9 }] as const;
    expect(stepsOf(play(start, hit(nine, { off: ['b'] })).trace)).toEqual([
      '4 P-19 a applied 2: 0 7 0',
      '4 P-19 b off 0: 0 7 0',
    ]);
    expect(stepsOf(play(start, hit(nine, { off: ['a', 'b'] })).trace)).toEqual([
      '4 P-19 b off 0: 0 9 0',
      '4 P-19 a off 0: 0 9 0',
    ]);
  });

  it('[D-15] a creature of darkness takes holy damage a grade graver', () => {
    const dark = defended([], { being: { ...aSheet().being, ofDarkness: true } });
    const { sheet, trace } = play(dark, hit([{ grade: 'bashing', amount: 2, types: ['holy'] }]));
    expect(stepsOf(trace)).toEqual(['1 D-15 stepUp applied 2: 0 2 0']);
    expect(sheet.health.track).toEqual(aTrack(48, 0, 2));
  });
});

describe('what the table says about a hit', () => {
  const ward = aDefence({ id: 'ward', kind: 'negation', points: 4, types: null, costs: true });
  const five = [{ grade: 'lethal', amount: 5 }] as const;

  it('[P-21] a negation that costs works when it is paid for; else it is listed as unpaid', () => {
    expect(stepsOf(play(defended([ward]), hit(five)).trace)).toEqual(['8 P-22 ward unpaid 0: 0 5 0']);
    expect(stepsOf(play(defended([ward]), hit(five, { paid: ['ward'] })).trace)).toEqual([
      '8 P-22 ward applied 4: 0 1 0',
    ]);
  });

  it('[P-25] what the attack bypasses does nothing', () => {
    const ignoring = aDefence({ id: 'i', kind: 'ignoring', points: 2, types: null, weaponDamageAtMost: null });
    expect(stepsOf(play(defended([ignoring]), hit(five, { bypasses: ['ignoring'] })).trace)).toEqual([
      '3 P-24 i bypassed 0: 0 5 0',
    ]);
  });

  it('[P-23] ignoring by weapon damage asks for it', () => {
    const skin = aDefence({ id: 's', kind: 'ignoring', points: 'all', types: null, weaponDamageAtMost: 3 });
    expect(play(defended([skin]), hit(five, { weaponDamage: 3 })).sheet.health.track).toEqual(aTrack(50));
    expect(play(defended([skin]), hit(five, { weaponDamage: 4 })).sheet.health.track.lethal).toBe(5);
  });

  it('[P-02] [P-03] a save takes off its successes', () => {
    expect(stepsOf(play(defended([]), hit(five, { saveSuccesses: 2 })).trace)).toEqual([
      '1 P-02 save applied 2: 0 3 0',
    ]);
  });

  it('[P-18] the owner of a conversion picks what it converts', () => {
    const iron = aDefence({
      id: 'iron',
      kind: 'conversion',
      holder: 'self',
      points: 2,
      ballisticOnly: false,
      types: null,
      from: null,
    });
    const parts = [
      { grade: 'lethal', amount: 4 },
      { grade: 'aggravated', amount: 3 },
    ] as const;
    const picks = [{ origin: 0, grade: 'lethal' as const, points: 2 }];
    expect(play(defended([iron]), hit(parts)).sheet.health.track).toEqual(aTrack(43, 0, 6, 1));
    expect(play(defended([iron]), hit(parts, { conversions: [{ id: 'iron', picks }] })).sheet.health.track).toEqual(
      aTrack(43, 2, 2, 3),
    );
  });

  it('[P-35] parts of one grade are taken in the order asked for', () => {
    const resists = aDefence({ id: 'r', kind: 'resistance', points: 3, energy: 'all' });
    const start = defended([
      resists,
      aDefence({ id: 'cold', kind: 'vulnerability', damageType: 'cold', points: null }),
    ]);
    const parts = [
      { grade: 'lethal', amount: 3, types: ['fire'] },
      { grade: 'lethal', amount: 3, types: ['cold'] },
    ] as EnteredPart[];
    expect(play(start, hit(parts)).sheet.health.track.lethal).toBe(6);
    expect(play(start, hit(parts, { order: [1, 0] })).sheet.health.track.lethal).toBe(3);
  });

  it('[H-38] temporary HP can be left out of it', () => {
    const start = defended([]);
    const shielded = { ...start, health: { ...start.health, temporary: 3 } };
    const { sheet, trace } = play(shielded, hit(five, { off: ['temporaryHitPoints'] }));
    expect([sheet.health.temporary, sheet.health.track.lethal]).toEqual([3, 5]);
    expect(stepsOf(trace)).toEqual(['10 H-38 temporaryHitPoints off 0: 0 5 0']);
  });

  it('[D-19] [P-41] the opposed roll about ranked poison decides where the table has it so', () => {
    const immune = aDefence({ id: 'im', kind: 'immunity', types: ['poison'], grades: null, rank: 'D' });
    const venom = [{ grade: 'lethal', amount: 5, types: ['poison'], rank: 'B' }] as EnteredPart[];
    const rolls = defended([immune], { tableRules: { poisonContest: 'opposed' } });
    expect(stepsOf(play(defended([immune]), hit(venom)).trace)).toEqual(['2 P-41 im outranked 0: 0 5 0']);
    expect(play(rolls, hit(venom, { poisonContestWon: true })).sheet.health.track).toEqual(aTrack(50));
    expect(stepsOf(play(rolls, hit(venom, { poisonContestWon: false })).trace)).toEqual([
      '2 P-41 im contestLost 0: 0 5 0',
    ]);
  });

  it('is read with all that may be left out', () => {
    expect(
      takeDamageInput.safeParse({ parts: [{ grade: 'lethal', amount: 5 }], unavoidable: false, source: '' }).success,
    ).toBe(true);
    expect(
      takeDamageInput.safeParse({ parts: [{ grade: 'lethal', amount: 5, types: [] }], unavoidable: false, source: '' })
        .success,
    ).toBe(false);
  });
});

describe('options of the table', () => {
  const resists = aDefence({ id: 'r', kind: 'hardness', points: 2, wording: 'gain' });
  const mixed = [
    { grade: 'lethal', amount: 5, types: ['fire'] },
    { grade: 'lethal', amount: 5, types: ['cold'] },
  ] as EnteredPart[];

  it.each([
    { tableRules: {}, left: 8 },
    { tableRules: { instanceScope: 'typeSet' as const }, left: 6 },
  ])('[P-35] one hit or each set of types is an instance: $left left', ({ tableRules, left }) => {
    expect(play(defended([resists], { tableRules }), hit(mixed)).sheet.health.track.lethal).toBe(left);
  });

  it.each([
    { tableRules: {}, left: 0 },
    { tableRules: { vulnOnZero: true }, left: 3 },
  ])('[D-33] where nothing is left, vulnerability adds $left', ({ tableRules, left }) => {
    const stops = aDefence({ id: 's', kind: 'absorption', points: 9, covers: 'all' });
    const start = defended([stops, threeMore], { tableRules });
    expect(play(start, hit([{ grade: 'lethal', amount: 5, types: ['fire'] }])).sheet.health.track.lethal).toBe(left);
  });

  it.each([
    { tableRules: {}, own: 3, others: [3, 3] },
    { tableRules: { shareRounding: 'exact' as const }, own: 3, others: [3, 2] },
    { tableRules: { shareTiming: 'before' as const }, own: 4, others: [4, 4] },
  ])('[P-26] shares: $own for the one hit, $others for the others', ({ tableRules, own, others }) => {
    const coat = aDefence({ id: 'coat', kind: 'absorption', points: 2, covers: 'all' });
    const ten = hit([{ grade: 'lethal', amount: 10 }], { sharedAmong: 3 });
    const { sheet, trace } = play(defended([coat], { tableRules }), ten);
    expect(sheet.health.track.lethal).toBe(own);
    const shares = trace.flatMap((step) =>
      step.kind === 'event' && step.event === 'damageShared' && step.rule === 'P-26' ? [step.amount] : [],
    );
    expect(shares).toEqual(others);
  });

  it('[P-26] [P-43] a share that comes in passes every defence and is raised by nothing', () => {
    const coat = aDefence({ id: 'coat', kind: 'absorption', points: 2, covers: 'all' });
    const share = hit([{ grade: 'lethal', amount: 4, types: ['fire'], shared: true }]);
    const { sheet, trace } = play(defended([coat, doubles]), share);
    expect(sheet.health.track.lethal).toBe(4);
    expect(stepsOf(trace)).toContain('1 P-43 unavoidable unavoidable 4: 0 4 0');
  });
});

describe('what rides on a hit', () => {
  const five = [
    { grade: 'lethal', amount: 3 },
    { grade: 'lethal', amount: 2, extra: true },
  ] as const;
  const sized = (trace: Trace) =>
    trace.flatMap((step) =>
      step.kind === 'event' && step.event === 'riderSized' && step.rule === 'M-62' ? [step.amount] : [],
    );

  it('[M-62] is sized by the attack itself, without extra damage', () => {
    expect(sized(play(defended([]), hit(five)).trace)).toEqual([3]);
  });

  it.each([
    { temporary: 2, rider: [1] },
    { temporary: 4, rider: [0] },
  ])('[H-40] $temporary temporary HP take from the attack first', ({ temporary, rider }) => {
    const start = defended([]);
    expect(sized(play({ ...start, health: { ...start.health, temporary } }, hit(five)).trace)).toEqual(rider);
  });

  it('[H-40] [H-41] temporary HP takes nothing from an attack that is unavoidable', () => {
    const start = defended([]);
    const parts = [
      { grade: 'lethal', amount: 5, unavoidable: true },
      { grade: 'lethal', amount: 3, extra: true },
    ] as const;
    expect(sized(play({ ...start, health: { ...start.health, temporary: 2 } }, hit(parts)).trace)).toEqual([5]);
    expect(sized(play({ ...start, health: { ...start.health, temporary: 3 } }, hit(parts)).trace)).toEqual([]);
  });

  it('[D-02] is stopped with the damage, by defences too', () => {
    const stops = aDefence({ id: 's', kind: 'absorption', points: 9, covers: 'all' });
    const { trace } = play(defended([stops]), hit(five));
    expect(trace.at(-1)).toEqual({ kind: 'event', rule: 'D-02', event: 'riderStopped' });
  });
});

describe('unavoidable damage in part', () => {
  it('[H-41] [P-43] passes temporary HP, which takes from the rest', () => {
    const start = defended([]);
    const shielded = { ...start, health: { ...start.health, temporary: 2 } };
    const parts = [
      { grade: 'lethal', amount: 3, unavoidable: true },
      { grade: 'bashing', amount: 3 },
    ] as const;
    const { sheet, trace } = play(shielded, hit(parts));
    expect(eventsOf(trace)).toEqual(['bypassedTemporaryHealth', 'reachedHealth', 'reachedHealth']);
    expect(sheet.health).toMatchObject({ temporary: 0, track: aTrack(46, 1, 3) });
  });
});

describe('an object', () => {
  const door = (change: Partial<Sheet> = {}, being: Partial<Sheet['being']> = {}): Sheet => ({
    ...aSheetWithTrack(aTrack(10)),
    being: { ...aSheet().being, kind: 'object', ...being },
    ...change,
  });

  it('[H-08] counts points without grades, feels nothing, and is destroyed when they are gone', () => {
    const worn = play(
      door(),
      hit([
        { grade: 'bashing', amount: 3 },
        { grade: 'lethal', amount: 4 },
        { grade: 'aggravated', amount: 2 },
      ]),
    );
    expect(worn.sheet.health.track).toEqual(aTrack(1, 0, 0, 9));
    expect(eventsOf(worn.trace)).toEqual(['reachedHealth']);
    const gone = play(worn.sheet, hit([{ grade: 'bashing', amount: 5 }]));
    expect([gone.sheet.death, gone.sheet.worsening]).toEqual(['aggravated', false]);
    expect(eventsOf(gone.trace)).toEqual(['reachedHealth', 'overflow', 'died']);
  });

  it.each([
    { title: 'half of fire, rounded down', types: ['fire'], rules: {}, being: {}, taken: 4 },
    {
      title: 'half of fire, rounded up where the table has it so',
      types: ['fire'],
      rules: { halfRounding: 'up' as const },
      being: {},
      taken: 5,
    },
    { title: 'all of fire when it burns', types: ['fire'], rules: {}, being: { flammable: true }, taken: 9 },
    { title: 'nothing of mental damage', types: ['mental'], rules: {}, being: {}, taken: 0 },
  ] as const)('[D-09] [D-17] [D-37] takes $title', ({ types, rules, being, taken }) => {
    const start = door({ tableRules: rules }, being);
    const after = play(start, hit([{ grade: 'lethal', amount: 9, types: [...types] }])).sheet.health.track;
    expect(after).toEqual(aTrack(10 - taken, 0, 0, taken));
  });

  it('[H-08] [W-17] does not collapse without Willpower, nor lies there bleeding from what it was before', () => {
    const spent = {
      ...door(),
      willpower: { current: 0, temporary: 0, bonus: 0 },
      tableRules: { willpowerZeroCollapse: true },
    };
    expect(play(spent, hit([{ grade: 'bashing', amount: 1 }])).sheet.consciousness.causes).toEqual([]);
    const dying = aSheetWithTrack(aTrack(0, 0, 4, 1), {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    const turned = play(dying, { type: 'being/become', kind: 'object', owner: '' }).sheet;
    expect([turned.worsening, turned.consciousness.causes, turned.pending]).toEqual([false, [], []]);
    const asked = play(aSheetWithTrack(aTrack(5)), hit([{ grade: 'lethal', amount: 5 }])).sheet;
    const still = play(asked, { type: 'being/become', kind: 'object', owner: '' }).sheet;
    expect([asked.pending.length, still.pending]).toEqual([1, []]);
  });

  it.each([
    { healing: null, aggravatedFirst: false },
    { healing: null, aggravatedFirst: true },
    { healing: { bashing: 5, lethal: 0, aggravated: 0 }, aggravatedFirst: false },
  ])('[H-08] [H-33] is mended by the points of fast healing, whatever their grade', (spent) => {
    const healing = [{ id: 'f', kind: 'fastHealing' as const, source: 'Self-repair', rating: 5 }];
    const worn = door({ healing, health: { ...door().health, track: aTrack(3, 0, 0, 7) } });
    expect(play(worn, { type: 'round/end', ...spent }).sheet.health.track).toEqual(aTrack(8, 0, 0, 2));
  });

  it('[H-08] is mended by points of any grade', () => {
    const worn = play(door(), hit([{ grade: 'lethal', amount: 6 }])).sheet;
    const mended = play(worn, { type: 'health/heal', amounts: { bashing: 2, lethal: 1, aggravated: 0 }, source: '' });
    expect(mended.sheet.health.track).toEqual(aTrack(7, 0, 0, 3));
  });
});

describe('refusals of typed hits', () => {
  it('[H-16] the dead meet no hit, and nothing is no hit', () => {
    const dead = { ...defended(seven), death: 'instantDeath' as const };
    expect(refusalOf(dead, hit(burning))).toBe('H-16 dead');
    expect(refusalOf(defended(seven), hit([{ grade: 'lethal', amount: 0, types: ['fire'] }]))).toBe('H-02 nothingToDo');
  });
});
