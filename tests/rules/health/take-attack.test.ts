import { describe, expect, it } from 'vitest';
import { aDefence, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Defence, Sheet } from '@/model/sheet';
import { type Command, type EnteredAttack, partsDealt, type Trace, takeDamageInput } from '@/rules';

type Hit = Extract<Command, { type: 'damage/take' }>;
type Damage = NonNullable<EnteredAttack['damage']>;

const LETHAL: Damage = { grade: 'lethal', cap: null, halfGoesUp: false };
const attack = (change: Partial<EnteredAttack> = {}): EnteredAttack => ({
  successes: 5,
  declared: 0,
  extraSuccesses: 0,
  damage: LETHAL,
  immuneToEffect: false,
  parrying: false,
  area: false,
  save: null,
  ...change,
});
const struck = (change: Partial<EnteredAttack>, more: Partial<Hit> = {}): Hit => ({
  type: 'damage/take',
  parts: [],
  attack: attack(change),
  unavoidable: false,
  source: '',
  ...more,
});
const defended = (defences: readonly Defence[] = [], change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetWithTrack(aTrack(80)),
  defences,
  ...change,
});

/** Number steps of the roll and the damage, in short. */
const countIn = (trace: Trace) =>
  trace.flatMap((step) => {
    if (step.kind !== 'number' || !/^(roll|damage)\./.test(step.quantity)) return [];
    return [`${step.rule} ${step.quantity} ${step.before} ${step.after}`];
  });
const amountOf = (trace: Trace, event: string) =>
  trace.flatMap((step) => (step.kind === 'event' && step.event === event ? [step.amount] : []));

const big = {
  successes: 35,
  declared: 10,
  extraSuccesses: 10,
  damage: { grade: 'lethal', types: ['fire'], cap: 30, halfGoesUp: true } as Damage,
};

describe('the attack before the hit', () => {
  const lightning = { parts: [{ grade: 'lethal' as const, amount: 5, types: ['lightning' as const] }] };

  it('[P-28] [P-29] [D-37] counts the big example up: successes, cap, the half that goes up, extra damage', () => {
    const { sheet, trace } = play(defended(), struck(big, lightning));
    expect(countIn(trace)).toEqual([
      'P-28 roll.successes 35 25',
      'P-29 roll.successes 25 35',
      'P-29 damage.lethal 0 35',
      'P-29 damage.lethal 35 30',
      'D-37 damage.lethal 30 15',
      'D-37 damage.aggravated 0 15',
      'P-29 damage.lethal 15 20',
    ]);
    expect(sheet.health.track).toEqual(aTrack(45, 0, 20, 15));
  });

  it('[P-28] [P-32] goes on through the defences to 6 L + 10 A', () => {
    const defences = [
      aDefence({ id: 'a', kind: 'immunity', types: ['lightning'], grades: null, rank: null }),
      aDefence({ id: 'b', kind: 'absorption', points: 7, covers: 'all' }),
      aDefence({
        id: 'c',
        kind: 'conversion',
        holder: 'self',
        points: 5,
        ballisticOnly: false,
        types: null,
        from: null,
      }),
      aDefence({ id: 'd', kind: 'resistance', points: 3, energy: 'fire' }),
      aDefence({ id: 'e', kind: 'negation', points: 4, types: null, costs: false }),
    ];
    const { sheet, trace } = play(defended(defences), struck(big, lightning));
    expect(sheet.health.track).toEqual(aTrack(64, 0, 6, 10));
    expect(amountOf(trace, 'dealtDamage')).toEqual([16]);
  });

  it.each([
    { title: 'more successes than were declared hit', roll: { successes: 6, declared: 5 }, lethal: 1 },
    { title: 'as many miss', roll: { successes: 5, declared: 5, extraSuccesses: 9 }, lethal: 0 },
    { title: 'extra successes join a hit', roll: { successes: 6, declared: 5, extraSuccesses: 9 }, lethal: 10 },
    { title: 'no success is no hit', roll: { successes: 0, extraSuccesses: 9 }, lethal: 0 },
  ])('[P-28] [P-29] $title: $lethal', ({ roll, lethal }) => {
    expect(play(defended(), struck(roll)).sheet.health.track.lethal).toBe(lethal);
  });

  it.each([
    { rounding: 'down' as const, track: aTrack(75, 0, 3, 2) },
    { rounding: 'up' as const, track: aTrack(75, 0, 2, 3) },
  ])('[D-37] half of 5 rounds $rounding', ({ rounding, track }) => {
    const start = defended([], { tableRules: { halfRounding: rounding } });
    expect(play(start, struck({ damage: { ...LETHAL, halfGoesUp: true } })).sheet.health.track).toEqual(track);
  });

  it('[D-37] what is aggravated stays so', () => {
    const { sheet, trace } = play(defended(), struck({ damage: { ...LETHAL, grade: 'aggravated', halfGoesUp: true } }));
    expect(sheet.health.track.aggravated).toBe(5);
    expect(countIn(trace)).toEqual(['P-29 damage.aggravated 0 5']);
  });

  it('[P-29] [P-35] names the parts by their place', () => {
    const parts = partsDealt(defended(), struck({ ...big, declared: 0 }, lightning));
    expect(parts.map(({ grade, amount, extra }) => [grade, amount, extra])).toEqual([
      ['lethal', 15, false],
      ['aggravated', 15, false],
      ['lethal', 5, true],
    ]);
    expect(partsDealt(defended(), struck({ successes: 0 }))).toEqual([]);
    expect(partsDealt(defended(), { ...struck({}, lightning), attack: undefined })).toMatchObject([{ amount: 5 }]);
  });

  it('[P-18] [P-29] a conversion can pick the half that went up', () => {
    const soften = aDefence({
      id: 'soften',
      kind: 'conversion',
      holder: 'self',
      points: 2,
      ballisticOnly: false,
      types: null,
      from: null,
    });
    const picks = [{ origin: 0, grade: 'lethal' as const, points: 2 }];
    const halved = { successes: 8, damage: { ...LETHAL, halfGoesUp: true } };
    expect(play(defended([soften]), struck(halved)).sheet.health.track).toEqual(aTrack(72, 0, 6, 2));
    const picked = struck(halved, { conversions: [{ id: 'soften', picks }] });
    expect(play(defended([soften]), picked).sheet.health.track).toEqual(aTrack(72, 2, 2, 4));
  });

  it('[D-15] holy damage goes up once the half has', () => {
    const dark = defended([], { being: { ...aSheet().being, ofDarkness: true } });
    const holy = { damage: { grade: 'bashing', types: ['holy'], cap: 4, halfGoesUp: true } as Damage };
    expect(play(dark, struck(holy)).sheet.health.track).toEqual(aTrack(76, 0, 2, 2));
  });

  it('[P-43] unavoidable damage has to hit as well, and then passes everything', () => {
    const coat = aDefence({ id: 'coat', kind: 'absorption', points: 9, covers: 'all' });
    const certain = { damage: { ...LETHAL, unavoidable: true } };
    expect(play(defended([coat]), struck(certain)).sheet.health.track.lethal).toBe(5);
    expect(play(defended([coat]), struck({}, { unavoidable: true })).sheet.health.track.lethal).toBe(5);
    expect(play(defended([coat]), struck({ ...certain, declared: 5 })).sheet.health.track.lethal).toBe(0);
  });

  it('[P-29] 10⁹ successes cost no more than one', () => {
    const { sheet } = play(defended(), struck({ successes: 1_000_000_000, extraSuccesses: 1_000_000_000 }));
    expect(sheet.health.track.aggravated).toBe(80);
  });
});

describe('what an attack counts as', () => {
  it.each([
    {
      title: '[P-38] damage dealt',
      hit: struck({}),
      events: ['attackMade', 'attackHit', 'reachedHealth', 'dealtDamage'],
    },
    { title: '[P-39] a successful defense', hit: struck({ declared: 8 }), events: ['attackMade', 'attackMissed'] },
    {
      title: '[P-39] a successful parry',
      hit: struck({ declared: 8, parrying: true }),
      events: ['attackMade', 'attackMissed', 'attackParried'],
    },
    {
      title: '[P-30] an effect the target is immune to, which shows after the hit',
      hit: struck({ immuneToEffect: true }),
      events: ['attackMade', 'attackHit', 'effectImmune'],
    },
    {
      title: '[P-30] a miss, whatever the target is immune to',
      hit: struck({ immuneToEffect: true, successes: 0 }),
      events: ['attackMade', 'attackMissed'],
    },
    {
      title: '[P-40] an attack that has only an effect',
      hit: struck({ damage: null }),
      events: ['attackMade', 'attackHit', 'hitWithoutDamage'],
    },
    {
      title: '[P-38] a hit whose damage the cap forbids',
      hit: struck({ damage: { ...LETHAL, cap: 0 } }),
      events: ['attackMade', 'attackHit', 'hitWithoutDamage'],
    },
  ])('$title', ({ hit, events }) => {
    expect(eventsOf(play(defended(), hit).trace)).toEqual(events);
  });

  it.each([
    { change: {}, told: ['P-38 attackMade 5', 'P-28 attackHit 5', 'H-04 reachedHealth 5', 'P-38 dealtDamage 5'] },
    {
      change: { declared: 8, parrying: true },
      told: ['P-38 attackMade 5', 'P-39 attackMissed 3', 'P-39 attackParried -'],
    },
    { change: { immuneToEffect: true }, told: ['P-38 attackMade 5', 'P-28 attackHit 5', 'P-30 effectImmune -'] },
    { change: { damage: null }, told: ['P-38 attackMade 5', 'P-28 attackHit 5', 'P-40 hitWithoutDamage -'] },
  ])('[P-28] [P-30] [P-38] [P-39] [P-40] each event cites its rule: $told', ({ change, told }) => {
    const { trace } = play(defended(), struck(change));
    const events = trace.flatMap((one) =>
      one.kind === 'event' ? [`${one.rule} ${one.event} ${one.amount ?? '-'}`] : [],
    );
    expect(events).toEqual(told);
  });

  it('[D-37] [P-29] graver extra damage is not counted as the half that goes up', () => {
    const { trace } = play(defended(), struck({}, { parts: [{ grade: 'aggravated', amount: 5 }] }));
    expect(countIn(trace)).toEqual(['P-29 damage.lethal 0 5', 'P-29 damage.aggravated 0 5']);
  });

  it('[P-38] [D-02] a hit that the defences stop is a hit without damage', () => {
    const coat = aDefence({ id: 'coat', kind: 'absorption', points: 9, covers: 'all' });
    const { sheet, trace } = play(defended([coat]), struck({}));
    expect(sheet.health.track).toEqual(aTrack(80));
    expect(eventsOf(trace)).toEqual(['attackMade', 'attackHit', 'riderStopped', 'hitWithoutDamage']);
  });

  it('[P-38] [H-40] what temporary HP takes was not dealt', () => {
    const start = defended();
    const shielded = { ...start, health: { ...start.health, temporary: 5 } };
    expect(eventsOf(play(shielded, struck({})).trace).at(-1)).toBe('hitWithoutDamage');
  });

  it('[P-28] [P-39] says by how much it hits or misses, and changes nothing on a miss', () => {
    expect(amountOf(play(defended(), struck({ declared: 2 })).trace, 'attackHit')).toEqual([3]);
    const start = defended();
    const { sheet, trace } = play(start, struck({ declared: 9 }));
    expect([amountOf(trace, 'attackMissed'), sheet]).toEqual([[4], start]);
  });

  it('[M-62] extra damage is no part of what effects are sized by', () => {
    const { trace } = play(defended(), struck({}, { parts: [{ grade: 'lethal', amount: 2 }] }));
    expect(amountOf(trace, 'riderSized')).toEqual([5]);
  });
});

describe('a save against an attack', () => {
  it.each([
    { title: 'none against a single target', change: {}, refusal: 'P-03 noSave' },
    { title: 'Reflex against an area', change: { area: true }, refusal: 'accepted' },
    { title: 'what the attack states', change: { save: 'will' as const }, refusal: 'accepted' },
    { title: 'none where the area states so', change: { area: true, save: 'none' as const }, refusal: 'P-03 noSave' },
  ])('[P-03] $title', ({ change, refusal }) => {
    expect(refusalOf(defended(), struck(change, { saveSuccesses: 1 }))).toBe(refusal);
    expect(refusalOf(defended(), struck(change, { saveSuccesses: 0 }))).toBe('accepted');
  });

  const blast = { successes: 12, area: true, damage: { ...LETHAL, cap: 10 } };
  it.each([
    { saveTiming: 'afterCap' as const, saves: 3, taken: 7 },
    { saveTiming: 'beforeCap' as const, saves: 3, taken: 9 },
    { saveTiming: 'beforeCap' as const, saves: 1, taken: 10 },
    { saveTiming: 'beforeCap' as const, saves: 40, taken: 0 },
  ])('[P-02] [P-29] $saves successes $saveTiming leave $taken of 12 under a cap of 10', (line) => {
    const start = defended([], { tableRules: { saveTiming: line.saveTiming } });
    const { sheet } = play(start, struck(blast, { saveSuccesses: line.saves }));
    expect(sheet.health.track.lethal).toBe(line.taken);
  });

  it('[P-02] before the cap it is a step of its own; what is left of it goes on to extra damage', () => {
    const start = defended([], { tableRules: { saveTiming: 'beforeCap' } });
    const extra = { parts: [{ grade: 'lethal' as const, amount: 5 }] };
    const { sheet, trace } = play(start, struck(blast, { ...extra, saveSuccesses: 14 }));
    expect(countIn(trace)).toEqual(['P-29 damage.lethal 0 12', 'P-02 damage.lethal 12 0', 'P-29 damage.lethal 0 5']);
    expect(sheet.health.track.lethal).toBe(3);
  });

  it('[P-02] [P-40] of an attack that has only an effect the save is left for extra damage', () => {
    const start = defended([], { tableRules: { saveTiming: 'beforeCap' } });
    const extra = { parts: [{ grade: 'lethal' as const, amount: 5 }] };
    const { sheet, trace } = play(start, struck({ ...blast, damage: null }, { ...extra, saveSuccesses: 3 }));
    expect(sheet.health.track.lethal).toBe(2);
    expect(countIn(trace)).toEqual(['P-29 damage.lethal 0 5']);
  });

  it.each([
    { title: 'not against what is unavoidable', more: { unavoidable: true } },
    { title: 'not when it is switched off', more: { off: ['save'] } },
    {
      title: 'not where its own damage is unavoidable',
      more: { attack: attack({ ...blast, damage: { ...blast.damage, unavoidable: true } }) },
    },
  ])('[P-02] [P-43] before the cap, $title', ({ more }) => {
    const start = defended([], { tableRules: { saveTiming: 'beforeCap' } });
    expect(play(start, struck(blast, { ...more, saveSuccesses: 5 })).sheet.health.track.lethal).toBe(10);
  });
});

describe('what an attack strips', () => {
  const bulletproof = aDefence({
    id: 'vest',
    kind: 'conversion',
    holder: 'armor',
    points: 'all',
    ballisticOnly: false,
    types: null,
    from: null,
  });
  const scales = aDefence({ id: 'scales', kind: 'hardness', points: 2, wording: 'gain', bearer: 'naturalArmor' });
  const skin = aDefence({ id: 'skin', kind: 'hardness', points: 1, wording: 'increase' });
  const traits = (trace: Trace) =>
    trace.flatMap((step) => (step.kind === 'event' && step.event === 'traitsStopped' ? [step.subject] : []));
  const idleOf = (trace: Trace) =>
    trace.flatMap((step) =>
      step.kind === 'defence' && step.result !== 'applied' ? [`${step.id} ${step.result}`] : [],
    );

  it('[B-24] traits of armor that is pierced do nothing on this hit, and the trace says so', () => {
    const { sheet, trace } = play(defended([bulletproof]), struck({}, { piercing: { armorPiercing: 1 } }));
    expect(sheet.health.track.lethal).toBe(5);
    expect([traits(trace), idleOf(trace)]).toEqual([['armor'], ['vest stripped']]);
    expect(trace).toContainEqual({ kind: 'event', rule: 'B-24', event: 'traitsStopped', subject: 'armor' });
    expect(play(defended([bulletproof]), struck({})).sheet.health.track).toEqual(aTrack(75, 5));
  });

  it('[B-24] a penalty alone stops none', () => {
    const { sheet, trace } = play(defended([bulletproof]), struck({}, { piercing: { penalty: 9 } }));
    expect([sheet.health.track, traits(trace)]).toEqual([aTrack(75, 5), []]);
  });

  it('[B-24] [P-20] stripped Hardness adds nothing; what one has in oneself stays', () => {
    const start = defended([scales, skin]);
    expect(play(start, struck({})).sheet.health.track.lethal).toBe(2);
    const { sheet, trace } = play(start, struck({}, { piercing: { armorPiercing: 9 } }));
    expect(sheet.health.track.lethal).toBe(4);
    expect([traits(trace), idleOf(trace)]).toEqual([['naturalArmor'], ['scales stripped']]);
  });

  it('[D-17] an attack on the mind passes armor by and stops no trait of it', () => {
    const mental = { damage: { ...LETHAL, types: ['mental'] } as Damage };
    const { sheet, trace } = play(defended([bulletproof]), struck(mental, { piercing: { armorPiercing: 9 } }));
    expect([sheet.health.track, traits(trace)]).toEqual([aTrack(75, 5), []]);
    const burning = { parts: [{ grade: 'lethal' as const, amount: 1, types: ['fire' as const] }] };
    const both = play(defended([bulletproof]), struck(mental, { ...burning, piercing: { armorPiercing: 9 } }));
    expect(traits(both.trace)).toEqual([]);
  });

  it('[B-24] holds for damage without an attack as well', () => {
    const plain = { ...struck({}), attack: undefined, parts: [{ grade: 'lethal' as const, amount: 5 }] };
    const { sheet } = play(defended([bulletproof]), { ...plain, piercing: { armorPiercing: 1 } });
    expect(sheet.health.track.lethal).toBe(5);
  });
});

describe('an attack that can’t be', () => {
  it('[P-26] [P-28] [H-16] is refused: a share of damage as an attack, an attack on the dead', () => {
    const share = struck({}, { parts: [{ grade: 'lethal', amount: 1, shared: true }] });
    expect(refusalOf(defended(), share)).toBe('P-26 invalid');
    expect(refusalOf(defended([], { death: 'instantDeath' }), struck({}))).toBe('H-16 dead');
  });

  it('[H-02] no damage at all needs an attack', () => {
    const none = { ...struck({}), attack: undefined };
    expect(refusalOf(defended(), none)).toBe('H-02 nothingToDo');
  });

  it('is read with its parts, and not with numbers below 0', () => {
    const { type: _, ...input } = struck(big, { piercing: { armorPiercing: 2, strips: ['shield'] } });
    expect(takeDamageInput.safeParse(input).success).toBe(true);
    const below = { ...input, attack: { ...input.attack, declared: -1 } };
    expect(takeDamageInput.safeParse(below).success).toBe(false);
  });
});
