import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, play, refusalOf } from '#tests/support/trace';
import type { Effect, Item, Sheet } from '@/model/sheet';
import {
  type Command,
  climbingOnto,
  cloneSheet,
  compatibilityOf,
  currentSize,
  endsProtection,
  flightOf,
  gaugesOnSheet,
  itemStanding,
  judgeTeleport,
  limbsLeft,
  NO_ROLL,
  poolTargets,
  resourceStates,
  rollPool,
  scoresShown,
  sizeAdjustmentsOf,
  startingSize,
  waysToGainPool,
} from '@/rules';
import { isTechnique } from '@/rules/actions/technique';
import { ACTIONS_OF_A_ROUND, turnOf } from '@/rules/beings/independent-being';
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

/** An effect that makes 4 points larger. */
const growth = (duration: Effect['duration']): Effect => {
  const [modifier] = anEffect([{ target: 'maximumHealth', amount: 4 }]).modifiers;
  if (!modifier) throw new Error('an effect without its change');
  return { ...anEffect([]), duration, modifiers: [{ ...modifier, target: { on: 'value', value: 'size' } }] };
};

describe('limbs and rounds', () => {
  it('[H-36] an arm lost at regeneration 4: whole after 75 h; a second regeneration of 6 would have made it 50 h', () => {
    const healing = [{ id: 'a', kind: 'regeneration' as const, source: 'A', rating: 4 }];
    const lost = play(aSheet({ healing }), { type: 'limb/lose', id: 'arm', name: 'Arm', size: 3 }).sheet;
    expect(play(lost, pass(74)).sheet.lostLimbs).toHaveLength(1);
    expect(play(lost, pass(75)).sheet.lostLimbs).toEqual([]);
    const more = { ...lost, healing: [...healing, { ...healing[0], id: 'b', source: 'B', rating: 6 }] } as Sheet;
    expect(limbsLeft(more).map(({ backAt }) => backAt)).toEqual([3000]);
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
    const sheet = aSheet({ energyPools: [aPool('chi')] });
    expect(poolTargets(sheet, { kind: 'drain', onAnother: true })).toEqual([{ kind: 'energyPool', id: 'chi' }]);
  });

  it('[W-06] an extended roll: no Willpower, with the reason', () => {
    const roll: Command = {
      type: 'roll/make',
      make: { ...NO_ROLL, attributes: ['intelligence'] },
      rolls: [{ dice: [1, 1, 1, 1, 1], rolledAgain: [] }],
      again: 'none',
      keep: [],
      willpower: true,
      action: { extended: true, extendedAllowed: false, rolls: 1, willpowerSpent: false },
      difficulty: null,
      note: '',
    };
    expect(refusalOf(aSheet(), roll)).toBe('W-06 noBasicUse');
  });

  it('[W-23] +2 to Will saves: not on a Will roll', () => {
    const sheet = play(aSheet(), { type: 'effect/add', effect: anEffect([{ target: 'willSave', amount: 2 }]) }).sheet;
    const dice = (tag: string) =>
      rollPool(sheet, { ...NO_ROLL, attributes: ['resolve', 'composure'], tags: [tag] }, false).dice.value;
    expect([dice('willSave'), dice('willRoll')]).toEqual([6, 4]);
  });
});

describe('pools and Gauges', () => {
  const strict = aPool('chi', { category: 'eastern', modes: [{ kind: 'notWith', nature: 'western' }] });
  const mana = { category: 'western' as const };

  it('[E-02] a pool without category: the check leaves it open, the Storyteller decides', () => {
    const asked = compatibilityOf(aSheet({ energyPools: [strict] }), { kind: 'pool', pool: aPool('odd') });
    expect([asked.result, asked.undecided.map((conflict) => conflict.with.name)]).toEqual(['undecided', ['chi']]);
  });

  it('[E-07] True Essence: nothing to buy, only to advance to', () => {
    expect(waysToGainPool('True Essence')).toEqual(['advancement']);
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

  it('[G-02] its resource removed or suspended: the Gauge is hidden and frozen', () => {
    const gauges = [aGauge('rage', { resource: 'wolf', current: 7 })];
    const suspended = aSheet({ gauges, resources: [aResource('wolf', { needs: [{ kind: 'fact', fact: 'a moon' }] })] });
    for (const sheet of [aSheet({ gauges }), suspended]) {
      const later = play(sheet, { type: 'willpower/lose', amount: 1 }).sheet;
      expect([gaugesOnSheet(later), later.gauges[0]?.current]).toEqual([[], 7]);
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
    expect(flightOf(aSheet(), 'good', { speed: 20 }).hovering).toBe('byAbility');
  });

  it('[M-18] a new human: Size 5; 6 or 4 only with the Feat or the Flaw', () => {
    expect([startingSize(null), startingSize('feat'), startingSize('flaw'), aSheet().size]).toEqual([5, 6, 4, 5]);
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

  it('[M-22] a dagger in the hand of one of Size 8: its own Size stays, its fit does not', () => {
    const sheet = aSheet({ items: [aDagger] });
    const grown = { ...sheet, size: 8 };
    expect(grown.items[0]?.size).toBe(2);
    expect([itemStanding(sheet, aDagger).fit, itemStanding(grown, aDagger).fit]).not.toEqual([
      itemStanding(sheet, aDagger).fit,
      itemStanding(sheet, aDagger).fit,
    ]);
  });
});

describe('summons and clones', () => {
  it('[M-39] a summon without Initiative acts beside its master, with actions of its own', () => {
    expect([turnOf({ initiative: null, hasNote: false }), ACTIONS_OF_A_ROUND]).toEqual([
      'besideMaster',
      { swift: 1, move: 1, standard: 1 },
    ]);
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
    const protection = { holder: 'owner', from: 'A' };
    expect(endsProtection(protection, { by: 'wolf', owner: 'owner', against: 'A' })).toBe(true);
  });
});

describe('resources and abilities', () => {
  it('[M-57] a copied ability is no prerequisite', () => {
    const needy = aResource('art', { needs: [{ kind: 'resource', id: 'wolf' }] });
    const states = (acquired: 'copied' | 'exchanged') =>
      resourceStates(aSheet({ resources: [aResource('wolf', { acquired }), needy] })).get('art')?.state;
    expect([states('exchanged'), states('copied')]).toEqual(['works', 'suspended']);
  });

  it('[M-58] a passive trait is no Technique', () => {
    expect(isTechnique({ bought: true, activated: false })).toBe(false);
  });

  it('[M-61] a prerequisite lost while the Overseer imposes the ability: it stays on, and says so', () => {
    const art = aResource('art', { needs: [{ kind: 'fact', fact: 'a moon' }], imposedByOverseer: true });
    expect(resourceStates(aSheet({ resources: [art] })).get('art')?.state).toBe('imposed');
  });

  it('[M-66] grappled, a teleport without gestures: it works and frees', () => {
    const attempt = { somatic: false, canGesture: false, lineOfEffect: true, lineOfSight: true };
    expect(judgeTeleport(attempt)).toEqual({ possible: true, barred: [], frees: true });
  });
});
