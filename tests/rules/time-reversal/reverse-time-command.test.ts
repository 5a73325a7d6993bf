import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, hit, pay, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Item, Sheet } from '@/model/sheet';
import { type Command, lifeStatus } from '@/rules';
import { aGauge, aPool, aResource } from '../energy/some-energy';

const back = (to: Sheet): Command => ({ type: 'time/reverse', to });

const aThing = (id: string, quantity: number, left: number): Item => ({
  id,
  name: id,
  kind: 'consumable',
  essence: 'Natural',
  degradesTo: '',
  size: 1,
  madeForSize: null,
  strengthRequired: 0,
  points: 0,
  quantity,
  uses: { left, maximum: 3, per: 'day' },
  worn: false,
  modifiers: [],
  traits: [],
  note: '',
});

describe('going back in time', () => {
  const poison = { id: 'poison', name: 'Poison', note: '', points: 3 };
  const rage = anEffect([{ target: 'maximumHealth', amount: 3 }], {
    id: 'rage',
    duration: { kind: 'rounds', left: 4 },
  });
  const then = play(
    aSheetWithTrack(aTrack(8, 2), {
      energyPools: [aPool('chi')],
      gauges: [aGauge('fury', { current: 3 })],
      conditions: [poison],
      time: { round: 2, minute: 60 },
    }),
    { type: 'effect/add', effect: rage },
  ).sheet;

  it('[M-38] gives back Health, Willpower, energy, states and the hour', () => {
    const now = play(
      then,
      hit(0, 4),
      { type: 'willpower/lose', amount: 2 },
      { type: 'pool/adjust', id: 'chi', by: -4 },
      { type: 'gauge/adjust', id: 'fury', by: 2 },
      { type: 'condition/set', ...poison, points: 1 },
      { type: 'attribute/damage', attribute: 'stamina', amount: 1 },
      endRound,
      { type: 'limb/lose', id: 'arm', name: 'Arm', size: 3 },
      { type: 'time/pass', minutes: 600 },
    ).sheet;
    const { sheet, trace } = play(now, back(then));
    expect(sheet).toEqual(then);
    expect(rulesOf(trace)).toEqual(['M-38']);
  });

  it('[M-38] what has ended since is in force again, what began since is not', () => {
    const now = play(then, { type: 'effect/end', id: 'rage' }, { type: 'effect/add', effect: anEffect([]) }).sheet;
    const { sheet } = play(now, back(then));
    expect([sheet.effects, sheet.health.track]).toEqual([[rage], then.health.track]);
  });

  it('[M-38] keeps points, XP, Attributes, resources and pools that were paid for since', () => {
    const now: Sheet = {
      ...then,
      points: 100,
      experience: 1,
      resources: [aResource('wolf', { ruling: 'off' })],
      attributes: { ...then.attributes, strength: 5 },
      energyPools: [...then.energyPools, aPool('mana', { current: 1 })],
    };
    const { sheet } = play(now, back({ ...then, points: 900, experience: 9, resources: [aResource('wolf')] }));
    expect(sheet).toMatchObject({ points: 100, experience: 1, resources: [{ id: 'wolf', ruling: null }] });
    expect([sheet.attributes.strength, sheet.energyPools.map(({ id }) => id)]).toEqual([5, ['chi', 'mana']]);
  });

  it('[M-38] consumables, uses and what was done once this scene stay used; uses that came back are gone again', () => {
    const earlier = { ...then, items: [aThing('potion', 5, 3), aThing('wand', 1, 1)], usedThisScene: ['a'] };
    const now = { ...then, items: [aThing('potion', 2, 1), aThing('wand', 1, 3)], usedThisScene: ['b'] };
    const { sheet } = play(now, back(earlier));
    expect(sheet.items.map(({ quantity, uses }) => [quantity, uses?.left])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(sheet.usedThisScene).toEqual(['a', 'b']);
  });

  it('[M-38] a pool that was lost since is held again', () => {
    expect(play(play(then, { type: 'pool/lose', id: 'chi' }).sheet, back(then)).sheet).toEqual(then);
  });

  it('[M-38] [H-13] whoever stayed awake on paid Willpower then does so again, and is not asked', () => {
    const holding = play(aSheetWithTrack(aTrack(5)), hit(0, 5), pay).sheet;
    const healed = play(holding, {
      type: 'health/heal',
      amounts: { bashing: 0, lethal: 5, aggravated: 0 },
      source: '',
    }).sheet;
    const { sheet } = play(healed, back(holding));
    expect([sheet.consciousness, sheet.pending]).toEqual([holding.consciousness, []]);
  });

  it('[M-38] [H-16] the dead are alive again, the annihilated are beyond it', () => {
    const dead = play(then, hit(0, 0, 99)).sheet;
    expect(lifeStatus(play(dead, back(then)).sheet)).toBe('awake');
    expect(refusalOf({ ...dead, death: 'annihilated' }, back(then))).toBe('E-11 dead');
  });

  it('[M-38] is refused for the sheet of another', () => {
    expect(refusalOf(then, back(aSheet({ id: 'other' })))).toBe('M-38 invalid');
  });

  it('[M-38] a lower maximum since then holds', () => {
    const weaker = play(then, { type: 'attribute/damage', attribute: 'intelligence', amount: 2 }).sheet;
    const smaller: Sheet = { ...weaker, attributes: { ...weaker.attributes, stamina: 1 } };
    const { sheet } = play(smaller, back(then));
    expect(sheet.health.track).toEqual(aTrack(10, 2));
  });
});
