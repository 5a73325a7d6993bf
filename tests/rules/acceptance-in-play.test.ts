import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, play, refusalOf } from '#tests/support/trace';
import { ordinaryModifier } from '@/model/bonuses';
import type { Effect, Item, Resource } from '@/model/sheet';
import {
  actionsLeft,
  type Command,
  characterOf,
  climbingOnto,
  cloneSheet,
  compatibilityOf,
  currentSize,
  flightOf,
  gaugesOnSheet,
  itemStanding,
  legacyEntries,
  NO_ROLL,
  poolTargets,
  resourceStates,
  scoresShown,
  sizeAdjustmentsOf,
  sizeOf,
  startingSize,
  techniquesOf,
} from '@/rules';
import { aGauge, aPool, aResource, gainPool } from './energy/some-energy';

const pass = (hours: number): Command => ({ type: 'time/pass', minutes: hours * 60 });

const aDagger: Item = {
  id: 'dagger',
  name: 'Dagger',
  kind: 'weapon',
  essence: 'Natural',
  degradesTo: '',
  size: 2,
  madeForSize: 5,
  strengthRequired: 0,
  points: 1,
  quantity: 1,
  uses: null,
  worn: false,
  modifiers: [],
  traits: [],
  note: '',
};

/** An effect that makes some points larger. */
const growth = (duration: Effect['duration'], points = 4): Effect => ({
  ...anEffect([], { duration }),
  modifiers: [ordinaryModifier({ on: 'value', value: 'size' }, points, 'perfect')],
});

const put = (entry: Resource): Command => ({ type: 'entry/put', list: 'resources', entry });

type Roll = Extract<Command, { type: 'roll/make' }>;

/** A roll of this many dice, all of them failures. */
const rollOf = (make: Partial<Roll['make']>, dice: number, change: Partial<Roll> = {}): Roll => ({
  type: 'roll/make',
  make: { ...NO_ROLL, ...make },
  rolls: [{ dice: Array.from({ length: dice }, () => 1), rolledAgain: [] }],
  again: 'none',
  keep: [],
  willpower: false,
  action: { extended: false, extendedAllowed: false, rolls: 1, willpowerSpent: false },
  difficulty: null,
  note: '',
  ...change,
});

describe('limbs and rounds', () => {
  it('[H-36] an arm lost at regeneration 4: whole after 75 h; a second regeneration of 6 would have made it 50 h', () => {
    const regenerating = (...ratings: readonly number[]): Command => ({
      type: 'sheet/edit',
      character: {
        ...characterOf(aSheet()),
        healing: ratings.map((rating) => ({ id: `${rating}`, kind: 'regeneration', source: `${rating}`, rating })),
      },
    });
    const lose: Command = { type: 'limb/lose', id: 'arm', name: 'Arm', size: 3 };
    const lost = play(aSheet(), regenerating(4), lose).sheet;
    expect(play(lost, pass(74)).sheet.lostLimbs).toHaveLength(1);
    expect(play(lost, pass(75)).sheet.lostLimbs).toEqual([]);
    const more = play(aSheet(), regenerating(4, 6), lose).sheet;
    expect(play(more, pass(49)).sheet.lostLimbs).toHaveLength(1);
    expect(play(more, pass(50)).sheet.lostLimbs).toEqual([]);
  });

  it('[M-48] fast healing 3 for 1 round gained mid-turn at 5h 4L: 8h 1L after the next turn start, nothing at the one after', () => {
    const effect: Effect = {
      ...anEffect([], { duration: { kind: 'rounds', left: 1 } }),
      healing: { kind: 'fastHealing', rating: 3, triggered: false },
    };
    const first = play(aSheetWithTrack(aTrack(5, 0, 4)), { type: 'effect/add', effect }, endRound).sheet;
    expect(first.health.track).toEqual(aTrack(8, 0, 1));
    expect(play(first, endRound).sheet.health.track).toEqual(aTrack(8, 0, 1));
  });
});

describe('Willpower beside energy and rolls', () => {
  it('[W-02] an effect that drains a pool: Willpower is not offered', () => {
    const { sheet } = play(aSheet(), gainPool('chi'));
    expect(poolTargets(sheet, { kind: 'drain', onAnother: true })).toEqual([{ kind: 'energyPool', id: 'chi' }]);
    const drain = (id: string): Command => ({ type: 'pool/drain', id, amount: 3, source: 'A curse' });
    expect(refusalOf(sheet, drain('willpower'))).toBe('E-19 unknownEntry');
    expect(play(sheet, drain('chi')).sheet.willpower).toEqual(sheet.willpower);
  });

  it('[W-06] an extended roll: no Willpower, with the reason', () => {
    const action = { extended: true, extendedAllowed: false, rolls: 1, willpowerSpent: false };
    const roll = rollOf({ attributes: ['intelligence'] }, 5, { willpower: true, action });
    expect(refusalOf(aSheet(), roll)).toBe('W-06 noBasicUse');
  });

  it('[W-23] +2 to Will saves: not on a Will roll', () => {
    const { sheet } = play(aSheet(), { type: 'effect/add', effect: anEffect([{ target: 'willSave', amount: 2 }]) });
    const answer = (tag: string, dice: number) =>
      refusalOf(sheet, rollOf({ attributes: ['resolve', 'composure'], tags: [tag] }, dice));
    expect([answer('willSave', 6), answer('willRoll', 4), answer('willRoll', 6)]).toEqual([
      'accepted',
      'accepted',
      'X-05 wrongDice',
    ]);
  });
});

describe('pools and Gauges', () => {
  const strict = aPool('chi', { category: 'eastern', modes: [{ kind: 'notWith', nature: 'western' }] });
  const mana = { category: 'western' as const };

  it('[E-02] a pool without category: the check leaves it open, the Storyteller decides', () => {
    const { sheet, trace } = play(aSheet({ energyPools: [strict] }), gainPool('odd'));
    expect(trace).toContainEqual({ kind: 'event', rule: 'E-02', event: 'leftToStoryteller', subject: 'chi' });
    expect([sheet.death, sheet.energyPools.map(({ name }) => name)]).toEqual([null, ['chi', 'odd']]);
  });

  it('[E-07] True Essence: nothing to buy, only to advance to', () => {
    const gain = (way: 'bought' | 'withResource' | 'advancement') =>
      refusalOf(aSheet(), gainPool('True Essence', {}, { source: { way } }));
    expect([gain('bought'), gain('withResource'), gain('advancement')]).toEqual([
      'E-07 notThisWay',
      'E-07 notThisWay',
      'accepted',
    ]);
  });

  it('[E-11] a pool that rejects Western, and mana: both are named, a second confirmation annihilates', () => {
    const sheet = aSheet({ energyPools: [strict] });
    expect(refusalOf(sheet, gainPool('mana', mana))).toBe('E-14 annihilates');
    const asked = compatibilityOf(sheet, { kind: 'pool', pool: aPool('mana', mana) });
    expect([asked.result, asked.conflicts[0]?.with.name]).toEqual(['annihilated', 'chi']);
    expect(play(sheet, gainPool('mana', mana, { confirmed: true })).sheet.death).toBe('annihilated');
  });

  it('[E-18] after the first point of True Essence: Eastern pools kill, those held before are untouched', () => {
    const essence = gainPool('True Essence', { bansLater: ['eastern', 'general'] }, { source: { way: 'advancement' } });
    const { sheet } = play(aSheet({ energyPools: [aPool('inner force', { category: 'eastern' })] }), essence);
    expect([sheet.death, sheet.energyPools.length]).toEqual([null, 2]);
    expect(refusalOf(sheet, gainPool('Buddha power', { category: 'eastern' }, { source: { way: 'bought' } }))).toBe(
      'E-18 annihilates',
    );
  });

  it('[E-30] a resource marked as older: the Storyteller adjusts it until it is revised', () => {
    const { sheet, trace } = play(aSheet(), put(aResource('wolf', { legacy: true })));
    expect(trace).toContainEqual({ kind: 'event', rule: 'E-30', event: 'markedLegacy', subject: 'wolf' });
    expect(legacyEntries(sheet).map(({ name }) => name)).toEqual(['wolf']);
  });

  it('[G-02] its resource removed or suspended: the Gauge is hidden and frozen', () => {
    const wolf = aResource('wolf', { grants: ['a moon'] });
    const held = play(aSheet({ gauges: [aGauge('rage', { resource: 'wolf', current: 7 })] }), put(wolf)).sheet;
    const removed: Command = { type: 'entry/remove', list: 'resources', id: 'wolf' };
    const suspended: Command = { type: 'resource/rule', id: 'wolf', ruling: 'off' };
    for (const command of [removed, suspended]) {
      const { sheet } = play(held, command);
      expect([gaugesOnSheet(sheet), sheet.gauges[0]?.current]).toEqual([[], 7]);
      expect(refusalOf(sheet, { type: 'gauge/adjust', id: 'rage', by: -1 })).toBe('G-02 outOfPlay');
    }
  });

  it('[G-04] a Gauge that starts at 0 of 10, gained with its resource: 0', () => {
    const { current: _, ...gauge } = aGauge('rage', { resource: 'wolf' });
    const gain = { type: 'gauge/gain', gauge, start: 'empty', confirmed: false } as Extract<
      Command,
      { type: 'gauge/gain' }
    >;
    expect(play(aSheet({ resources: [aResource('wolf')] }), gain).sheet.gauges[0]?.current).toBe(0);
  });
});

describe('Size, items and flight', () => {
  it('[M-10] mobility Good without the Feat’s text: hovering goes by the Hover Feat', () => {
    const { sheet } = play(aSheet(), { type: 'manual/set', quantity: 'speed', value: 20 });
    expect(flightOf(sheet, 'good')).toMatchObject({ hovering: 'byAbility', leastMetresPerRound: 0 });
    expect(flightOf(sheet, 'average')).toMatchObject({ hovering: 'never', leastMetresPerRound: 10 });
  });

  it('[M-18] a new human: Size 5; 6 or 4 only with the Feat or the Flaw', () => {
    const born = (kind: 'feat' | 'flaw', amount: number) => {
      const modifiers = [ordinaryModifier({ on: 'value', value: 'size' }, amount, 'untyped')];
      return sizeOf(play(aSheet(), put(aResource('born', { kind, modifiers }))).sheet).value;
    };
    expect([sizeOf(aSheet()).value, born('feat', 1), born('flaw', -1)]).toEqual([
      startingSize(null),
      startingSize('feat'),
      startingSize('flaw'),
    ]);
  });

  it('[M-21] a giant form of 10 rounds: adjustments stay, climbing goes by Size 9', () => {
    const { sheet } = play(aSheet(), { type: 'effect/add', effect: growth({ kind: 'rounds', left: 10 }) });
    expect([currentSize(sheet), sizeAdjustmentsOf(sheet)]).toEqual([
      { permanent: 5, current: 9 },
      sizeAdjustmentsOf(aSheet()),
    ]);
    const onto = { size: 12, successes: 1 };
    expect([climbingOnto(aSheet(), onto, 3) === null, climbingOnto(sheet, onto, 3)]).toEqual([false, null]);
  });

  it('[M-22] a dagger in the hand of one who grows to Size 8: its own Size stays, its fit does not', () => {
    const { sheet } = play(aSheet(), { type: 'entry/put', list: 'items', entry: aDagger });
    const grown = play(sheet, { type: 'effect/add', effect: growth({ kind: 'scene' }, 3) }).sheet;
    expect(grown.items[0]?.size).toBe(2);
    expect([itemStanding(sheet, aDagger).fit.difference, itemStanding(grown, aDagger).fit.difference]).toEqual([3, 6]);
  });
});

describe('summons and clones', () => {
  it('[M-39] a summon without Initiative: asked each turn whether it acts before or after its master, actions of its own', () => {
    const summon = play(aSheet(), { type: 'being/become', kind: 'summon', owner: 'Ann' }).sheet;
    const { sheet } = play(summon, { type: 'round/start', healing: null, aggravatedFirst: false });
    expect([sheet.pending, actionsLeft(sheet)]).toEqual([
      [{ kind: 'actBesideMaster' }],
      { swift: 1, move: 1, standard: 1 },
    ]);
    const acted = play(
      sheet,
      { type: 'turn/beside-master', when: 'before' },
      { type: 'turn/act', action: 'standard' },
    ).sheet;
    expect([acted.pending, actionsLeft(acted)]).toEqual([[], { swift: 1, move: 1, standard: 0 }]);
  });

  it('[M-41] a summon destroyed takes its buff and its sword along; the owner’s own gear stays', () => {
    const sheet = aSheet({
      effects: [anEffect([], { source: 'Wolf' })],
      items: [{ ...aDagger, id: 'sword' }, aDagger],
    });
    const after = play(sheet, { type: 'being/end-summon', summon: 'Wolf', items: ['sword'] }).sheet;
    expect([after.effects, after.items]).toEqual([[], [aDagger]]);
  });

  it('[M-42] a weakened clone of a master with Strength 9 shows 9', () => {
    const clone = cloneSheet(aSheet({ attributes: { strength: 9 } }), { id: 'clone', name: 'Clone' });
    const weak = play(clone, { type: 'attribute/damage', attribute: 'strength', amount: 7 }).sheet;
    expect(scoresShown(weak).strength).toBe(9);
  });

  it('[M-44] haste of 3 rounds, dispelled on the clone: the master keeps 3', () => {
    const haste = anEffect([], { id: 'haste', duration: { kind: 'rounds', left: 3 } });
    const master = aSheet({ effects: [haste] });
    const clone = cloneSheet(master, { id: 'clone', name: 'Clone' });
    expect(clone.effects[0]?.duration).toEqual({ kind: 'rounds', left: 3 });
    const { sheet } = play(clone, { type: 'effect/end', id: clone.effects[0]?.id ?? '' });
    expect([sheet.effects, master.effects]).toEqual([[], [haste]]);
  });

  it('[M-46] a summon attacks on its owner’s order: the owner’s protection ends as well', () => {
    const truce = { ...anEffect([], { id: 'truce' }), protectsFrom: 'A' };
    const { sheet } = play(aSheet(), { type: 'effect/add', effect: truce });
    const attack: Command = { type: 'being/threaten', by: 'Wolf', against: 'A', ownDeed: false };
    expect(play(sheet, attack).sheet.effects).toEqual([]);
  });
});

describe('resources and abilities', () => {
  it('[M-57] a copied ability is no prerequisite', () => {
    const needy = aResource('art', { needs: [{ kind: 'resource', id: 'wolf' }] });
    const stateWith = (acquired: 'copied' | 'exchanged') =>
      resourceStates(play(aSheet(), put(aResource('wolf', { acquired })), put(needy)).sheet).get('art')?.state;
    expect([stateWith('exchanged'), stateWith('copied')]).toEqual(['works', 'suspended']);
  });

  it('[M-58] a passive trait: not among the Techniques, and none in a roll', () => {
    const { sheet } = play(aSheet(), put(aResource('Iron Skin')), put(aResource('Sword Qi', { activated: true })));
    expect(techniquesOf(sheet).map(({ name }) => name)).toEqual(['Sword Qi']);
    const roll = (technique: string) => rollOf({ attributes: ['strength'] }, 2, { techniques: [technique] });
    expect([refusalOf(sheet, roll('Iron Skin')), refusalOf(sheet, roll('Sword Qi'))]).toEqual([
      'M-58 noTechnique',
      'accepted',
    ]);
  });

  it('[M-61] a prerequisite lost while the Overseer imposes the ability: it stays on, and says so', () => {
    const art = aResource('art', { needs: [{ kind: 'fact', fact: 'a moon' }], imposedByOverseer: true });
    const moonlit = play(aSheet(), put(aResource('moon', { grants: ['a moon'] })), put(art)).sheet;
    const { sheet } = play(moonlit, { type: 'entry/remove', list: 'resources', id: 'moon' });
    const states = [moonlit, sheet].map((one) => resourceStates(one).get('art')?.state);
    expect(states).toEqual(['works', 'imposed']);
  });

  it('[M-66] grappled, a teleport without gestures: it works and frees', () => {
    const grapple = anEffect([], { id: 'grapple', name: 'Grapple' });
    const held = play(aSheet(), { type: 'effect/add', effect: grapple }).sheet;
    const sight = { lineOfEffect: true, lineOfSight: true };
    const teleport = (somatic: boolean): Command => ({
      type: 'teleport/use',
      ...sight,
      somatic,
      canGesture: false,
      frees: ['grapple'],
      to: null,
    });
    expect(play(held, teleport(false)).sheet.effects).toEqual([]);
    expect(refusalOf(held, teleport(true))).toBe('M-66 cannotGesture');
  });
});
