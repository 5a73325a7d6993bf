import { describe, expect, it } from 'vitest';
import { BARRED_USES } from '@/model/barred-uses';
import { appliesToUncounted } from '@/rules/energy/barred-use';
import { allEnergy, effectOfPaid, reducedCost } from '@/rules/energy/energy-cost';
import { isStoppedByImmunity } from '@/rules/energy/immunity';
import { openingsInForce } from '@/rules/energy/openings';
import { attacksPool, poolRulesReach, whyNotReached } from '@/rules/energy/pool-attack';
import { poolKind } from '@/rules/energy/pool-kind';
import { reopeningBonus } from '@/rules/energy/pool-size';
import { isOpenTo, whyNotBound, whyNotExpanded } from '@/rules/energy/pool-use';
import { canPayFor, isRuledAs, isSameFamily, opensAgain, paysCost, ruledAs } from '@/rules/energy/variants';

const innerForce = poolKind('inner force', { category: 'eastern', keys: ['stamina', 'perception'] });
const source = poolKind('Source Energy', { paysInPlaceOf: ['inner force'] });
const demonForce = poolKind('Heavenly Demon force', { variant: { of: 'inner force', setsAside: [] } });
const sidewaysForce = poolKind('sideways force', { variant: { of: 'inner force', setsAside: [] } });
const mana = poolKind('mana');
const uncounted = poolKind('stamina reserve', { countsAsPool: false });

describe('immunity to energy', () => {
  it.each([
    {
      title: '[E-06] hits a pool of two groups through either',
      spent: innerForce,
      immunity: { to: ['mental'] },
      stopped: true,
    },
    {
      title: '[E-06] spares it by its exception',
      spent: innerForce,
      immunity: { to: ['mental'], except: 'physical' },
      stopped: false,
    },
    {
      title: '[E-06] whose exception it doesn’t meet',
      spent: poolKind('x', { keys: ['resolve'] }),
      immunity: { to: ['mental'], except: 'physical' },
      stopped: true,
    },
    { title: '[E-10] asks the pool that stood in', spent: source, immunity: { to: ['mental'] }, stopped: false },
    {
      title: '[E-10] that pool’s category too',
      spent: innerForce,
      immunity: { to: ['social', 'eastern'] },
      stopped: true,
    },
    { title: '[E-10] none, nothing stopped', spent: innerForce, immunity: { to: [] }, stopped: false },
  ] as const)('$title', ({ spent, immunity, stopped }) => expect(isStoppedByImmunity(spent, immunity)).toBe(stopped));
});

describe('costs', () => {
  it.each([
    { nominal: 7, reduction: 2, minimum: 0, pay: 5 },
    { nominal: 2, reduction: 3, minimum: 0, pay: 0 },
    { nominal: 2, reduction: 3, minimum: 1, pay: 1 },
    { nominal: 2, reduction: 1, minimum: 1, pay: 1 },
    { nominal: 0, reduction: 3, minimum: 1, pay: 0 },
    { nominal: 0, reduction: 0, minimum: 0, pay: 0 },
    { nominal: 1_000_000_000, reduction: 1, minimum: 0, pay: 999_999_999 },
  ] as const)('[E-20] $nominal less $reduction, at least $minimum', ({ nominal, reduction, minimum, pay }) => {
    expect(reducedCost(nominal, reduction, minimum)).toEqual({ pay, effect: nominal });
  });

  it('[E-20] what was paid counts with its reduction', () => {
    expect([effectOfPaid(5, 2), effectOfPaid(5)]).toEqual([7, 5]);
    expect(reducedCost(effectOfPaid(5, 2), 2).pay).toBe(5);
  });

  it('[E-21] all of it, without reduction', () => {
    expect([allEnergy(5), allEnergy(0)]).toEqual([
      { pay: 5, effect: 5 },
      { pay: 0, effect: 0 },
    ]);
  });
});

describe('opening a pool again', () => {
  const from = (resource: string, kind: string, active = true) => ({ resource, kind, at: 0, active });
  const three = [from('Gem Person', 'Bloodline'), from('Magician', 'Title'), from('Necronomicon', 'Item')];

  it.each([
    { title: 'three sources', openings: three, option: 'differentResource', open: true, further: 2 },
    { title: 'one source twice', openings: [three[0], three[0]], option: 'differentResource', open: true, further: 0 },
    {
      title: 'two Bloodlines',
      openings: [three[0], from('Elf', 'Bloodline')],
      option: 'differentResource',
      open: true,
      further: 1,
    },
    {
      title: 'two Bloodlines, kinds count',
      openings: [three[0], from('Elf', 'Bloodline')],
      option: 'differentKind',
      open: true,
      further: 0,
    },
    {
      title: 'the first is suspended',
      openings: [from('Gem Person', 'Bloodline', false), ...three.slice(1)],
      option: 'differentResource',
      open: true,
      further: 1,
    },
    {
      title: 'all are suspended',
      openings: [from('Gem Person', 'Bloodline', false)],
      option: 'differentResource',
      open: false,
      further: 0,
    },
    { title: 'never opened', openings: [], option: 'differentResource', open: false, further: 0 },
  ] as const)('[E-22] $title', ({ openings, option, open, further }) => {
    const given = openings.flatMap((opening) => opening ?? []);
    expect(openingsInForce(given, option)).toEqual({ open, further });
  });

  it('[E-22] the example: +5, then 3 more', () => {
    const bonus = (count: number) => reopeningBonus(openingsInForce(three.slice(0, count)).further);
    expect([1, 2, 3].map(bonus)).toEqual([0, 5, 8]);
  });

  it('[E-28] a variant and its original don’t open each other', () => {
    expect(opensAgain(innerForce, innerForce)).toBe(true);
    expect([
      opensAgain(innerForce, demonForce),
      opensAgain(demonForce, innerForce),
      opensAgain(mana, innerForce),
    ]).toEqual([false, false, false]);
    const merging = poolKind('merging force', { variant: { of: 'inner force', setsAside: ['keptApart'] } });
    expect([opensAgain(innerForce, merging), opensAgain(merging, innerForce)]).toEqual([true, true]);
    expect(opensAgain(mana, merging)).toBe(false);
  });
});

describe('variants', () => {
  it('[E-26] ruled as the original unless stated', () => {
    expect([ruledAs(demonForce), ruledAs(innerForce)]).toEqual(['inner force', 'inner force']);
    expect([isRuledAs(demonForce, 'inner force'), isRuledAs(demonForce, 'Heavenly Demon force')]).toEqual([true, true]);
    expect(isRuledAs(innerForce, 'Heavenly Demon force')).toBe(false);
    const apart = poolKind('odd force', { variant: { of: 'inner force', setsAside: ['ruledAsOriginal'] } });
    expect([ruledAs(apart), isRuledAs(apart, 'inner force')]).toEqual(['odd force', false]);
  });

  it('[E-26] a family: original, variant, another variant', () => {
    expect([isSameFamily(innerForce, demonForce), isSameFamily(demonForce, sidewaysForce)]).toEqual([true, true]);
    expect(isSameFamily(demonForce, mana)).toBe(false);
  });

  it.each([
    { title: '[E-27] itself', payer: innerForce, cost: innerForce, may: true },
    { title: '[E-27] the variant for its original', payer: demonForce, cost: innerForce, may: true },
    { title: '[E-27] not the other way round', payer: innerForce, cost: demonForce, may: false },
    { title: '[E-27] not one variant for another', payer: demonForce, cost: sidewaysForce, may: false },
    { title: '[E-27] not a stranger', payer: mana, cost: innerForce, may: false },
    { title: '[E-10] a pool whose text says so', payer: source, cost: innerForce, may: true },
    { title: '[E-10] but not back', payer: innerForce, cost: source, may: false },
    {
      title: '[E-27] a variant that may not',
      payer: poolKind('v', { variant: { of: 'inner force', setsAside: ['paysForOriginal'] } }),
      cost: innerForce,
      may: false,
    },
    {
      title: '[E-27] an original that may',
      payer: innerForce,
      cost: poolKind('v', { variant: { of: 'inner force', setsAside: ['originalCannotPay'] } }),
      may: true,
    },
  ])('$title', ({ payer, cost, may }) => expect(canPayFor(payer, cost)).toBe(may));

  it.each([
    {
      title: 'mixed',
      parts: [
        { pool: innerForce, current: 3, amount: 3 },
        { pool: demonForce, current: 9, amount: 2 },
      ],
      ok: true,
    },
    { title: 'too little', parts: [{ pool: innerForce, current: 9, amount: 4 }], ok: false },
    { title: 'too much', parts: [{ pool: innerForce, current: 9, amount: 6 }], ok: false },
    { title: 'more than there is', parts: [{ pool: innerForce, current: 4, amount: 5 }], ok: false },
    {
      title: 'of a stranger',
      parts: [
        { pool: innerForce, current: 4, amount: 4 },
        { pool: mana, current: 9, amount: 1 },
      ],
      ok: false,
    },
  ])('[E-27] a cost of 5: $title', ({ parts, ok }) =>
    expect(paysCost({ pool: innerForce, amount: 5 }, parts)).toBe(ok),
  );
});

describe('what doesn’t count as an Energy Pool', () => {
  it('[E-29] five uses are closed, no others', () => {
    const uses = [...BARRED_USES, 'reopen', 'clamp', 'rejectsOthers', 'spend', 'recover', 'roll'] as const;
    expect(uses.filter(appliesToUncounted)).toEqual(['reopen', 'clamp', 'rejectsOthers', 'spend', 'recover', 'roll']);
    expect(uses.filter((use) => !isOpenTo(uncounted, use))).toEqual([...BARRED_USES]);
    expect(uses.filter((use) => !isOpenTo(mana, use))).toEqual([]);
    expect(isOpenTo({ ...uncounted, openTo: ['bind'] }, 'bind')).toBe(true);
  });

  it.each([
    { title: '[E-23] a general pool is expanded', pool: innerForce, why: null },
    { title: '[E-23] one of neither East nor West too', pool: mana, why: null },
    { title: '[E-23] a special one is not', pool: poolKind('x', { category: 'special' }), why: 'E-23' },
    { title: '[E-29] nor what doesn’t count', pool: uncounted, why: 'E-29' },
    { title: '[E-02] nor one nobody classed yet', pool: poolKind('x', { category: 'unclassified' }), why: 'E-02' },
  ])('$title', ({ pool, why }) => expect(whyNotExpanded(pool)).toBe(why));

  it('[E-29] upgrades bind only what counts', () => {
    expect([whyNotBound(mana), whyNotBound(uncounted)]).toEqual([null, 'E-29']);
  });

  it.each([
    { kind: 'drain', onAnother: true, attacks: true },
    { kind: 'seal', onAnother: true, attacks: true },
    { kind: 'lowerMaximum', onAnother: true, attacks: true },
    { kind: 'otherHarm', onAnother: true, attacks: true },
    { kind: 'drain', onAnother: false, attacks: false },
    { kind: 'restore', onAnother: true, attacks: false },
    { kind: 'raiseMaximum', onAnother: true, attacks: false },
  ] as const)('[E-19] $kind on another’s pool ($onAnother) attacks it: $attacks', ({ attacks, ...effect }) => {
    expect(attacksPool(effect)).toBe(attacks);
    expect([whyNotReached(mana, effect), whyNotReached(uncounted, effect)]).toEqual([null, attacks ? 'E-29' : null]);
  });

  it('[W-02] [G-01] rules on pools pass Willpower by unless they name it, and Gauges always', () => {
    expect(['energyPool', 'willpower', 'gauge'].map((kind) => poolRulesReach(kind as 'gauge'))).toEqual([
      true,
      false,
      false,
    ]);
    expect([poolRulesReach('willpower', true), poolRulesReach('gauge', true)]).toEqual([true, false]);
  });
});
