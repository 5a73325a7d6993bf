import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { EnergyPool, Sheet } from '@/model/sheet';
import {
  type Command,
  compatibilityOf,
  execute,
  gaugesOnSheet,
  maximumWillpower,
  poolMaximums,
  poolRolls,
  poolsInPlay,
  poolTargets,
  waysToGainPool,
} from '@/rules';
import { aGauge, aPool, aResource, gainPool, pay } from './some-energy';

const holding = (...energyPools: EnergyPool[]): Sheet => aSheet({ energyPools });
const current = (sheet: Sheet, id: string) => sheet.energyPools.find((pool) => pool.id === id)?.current;
const maximum = (sheet: Sheet, id: string) => poolMaximums(sheet).get(id)?.value;

describe('gaining a pool', () => {
  it('[E-03] [E-07] a new one starts full, and the sheet knows what opened it', () => {
    const { sheet, trace } = play(aSheet({ time: { round: 0, minute: 7 } }), gainPool('chi'));
    expect(sheet.energyPools).toMatchObject([
      { current: 2, gainedAt: 7, openings: [{ name: 'A Bloodline', way: 'withResource', at: 7 }] },
    ]);
    expect([rulesOf(trace), eventsOf(trace)]).toEqual([['E-07', 'E-03'], ['poolGained']]);
  });

  it.each([
    { title: '[E-07] one that is never bought', name: 'True Essence', way: 'bought', answer: 'E-07 notThisWay' },
    { title: '[E-07] the same by its Chinese name', name: '真元', way: 'withResource', answer: 'E-07 notThisWay' },
    { title: '[E-07] advanced from another', name: 'True Essence', way: 'advancement', answer: 'accepted' },
    { title: '[E-07] mana with a Bloodline', name: 'mana', way: 'withResource', answer: 'accepted' },
    { title: '[E-07] mana at a price of its own', name: 'Mana', way: 'bought', answer: 'E-07 notThisWay' },
  ] as const)('$title: $answer', ({ name, way, answer }) => {
    expect(refusalOf(aSheet(), gainPool(name, {}, { source: { way } }))).toBe(answer);
  });

  it('[E-07] knows the ways of a pool before it is gained', () => {
    expect([waysToGainPool('True Essence'), waysToGainPool('chi').length]).toEqual([['advancement'], 3]);
  });

  it('is refused for the dead, for a resource that is not there and for an id in use', () => {
    expect(refusalOf(aSheet({ death: 'instantDeath' }), gainPool('chi'))).toBe('H-16 dead');
    expect(refusalOf(aSheet(), gainPool('chi', {}, { source: { resource: 'x' } }))).toBe('E-07 unknownEntry');
    expect(refusalOf(holding(aPool('chi')), gainPool('other', { id: 'chi' }))).toBe('manual invalid');
  });

  it('[E-02] without a category it is left to the Storyteller, and goes on', () => {
    const sheet = holding(aPool('chi', { category: 'eastern', modes: [{ kind: 'onlyWith', nature: 'eastern' }] }));
    const { trace } = play(sheet, gainPool('odd', { category: 'unclassified' }));
    expect(trace).toMatchObject([{ rule: 'E-02', event: 'leftToStoryteller', subject: 'chi' }, {}, {}]);
  });
});

describe('a pool that conflicts', () => {
  const strict = aPool('chi', { category: 'eastern', modes: [{ kind: 'notWith', nature: 'western' }] });
  const western = gainPool('aether', { category: 'western' });

  it('[E-11] is refused until it is confirmed once more, and then annihilates', () => {
    expect(refusalOf(holding(strict), western)).toBe('E-14 annihilates');
    const { sheet, trace } = play(holding(strict), { ...western, confirmed: true });
    expect([sheet.death, sheet.energyPools.length]).toEqual(['annihilated', 2]);
    expect(trace).toMatchObject([{ event: 'energyConflict', subject: 'chi' }, {}, {}, { rule: 'E-14', event: 'died' }]);
  });

  it('[E-16] says before what it would come to, in both directions', () => {
    const asked = compatibilityOf(holding(strict), { kind: 'pool', pool: aPool('aether', { category: 'western' }) });
    expect(asked).toMatchObject({ result: 'annihilated', conflicts: [{ rejecting: 'held', with: { name: 'chi' } }] });
    const turned = compatibilityOf(holding(aPool('aether', { category: 'western' })), { kind: 'pool', pool: strict });
    expect(turned).toMatchObject({ result: 'annihilated', conflicts: [{ rejecting: 'incoming' }] });
  });

  it.each([
    { title: '[E-13] turned away', tableRules: {}, answer: 'E-13 annihilates' },
    { title: '[E-13] let in by the option', tableRules: { onlySubcategoryStrict: false }, answer: 'accepted' },
  ])('a mixed pool under “only Physical” is $title', ({ tableRules, answer }) => {
    const bodily = aPool('chi', { category: 'eastern', modes: [{ kind: 'onlyWith', nature: 'physical' }] });
    const mixed = gainPool('both', { category: 'eastern', keys: ['strength', 'intelligence'] });
    expect(refusalOf(aSheet({ energyPools: [bodily], tableRules }), mixed)).toBe(answer);
  });

  it('[E-18] a ban comes with the first point: what is held is safe, what is gained later kills, even again', () => {
    const inner = aPool('inner force', { category: 'eastern' });
    const essence = gainPool(
      'True Essence',
      { category: 'unclassified', bansLater: ['eastern', 'general'] },
      { source: { way: 'advancement' } },
    );
    const { sheet } = play(holding(inner), essence);
    expect([sheet.death, sheet.gainBans]).toEqual([
      null,
      [{ imposedBy: 'True Essence', natures: ['eastern', 'general'], since: 0 }],
    ]);
    expect(refusalOf(sheet, gainPool('Buddha power', { category: 'eastern' }, { source: { way: 'bought' } }))).toBe(
      'E-18 annihilates',
    );
    expect(refusalOf(sheet, gainPool('inner force', { category: 'eastern' }))).toBe('E-18 annihilates');
    expect(refusalOf(sheet, gainPool('aether', { category: 'western' }))).toBe('accepted');
    const lost = play(sheet, { type: 'pool/lose', id: 'True Essence' }).sheet;
    expect(refusalOf(lost, gainPool('inner force', { category: 'eastern' }))).toBe('E-18 annihilates');
  });
});

describe('opening a pool again', () => {
  const from = (name: string, kind: 'bloodline' | 'title' | 'art') => gainPool('chi', {}, { source: { name, kind } });
  const start = play(aSheet(), from('First', 'bloodline')).sheet;

  it('[E-22] adds 5, 3, 1 and 1 to the maximum, and no energy', () => {
    const { sheet, trace } = play(start, from('Second', 'title'), from('Third', 'art'), from('Fourth', 'bloodline'));
    expect([maximum(sheet, 'chi'), current(sheet, 'chi'), sheet.energyPools.length]).toEqual([11, 2, 1]);
    expect(trace).toMatchObject([{ event: 'poolReopened', amount: 5 }, { amount: 3 }, { amount: 1 }]);
  });

  it('[E-22] the same source opens nothing again', () => {
    expect(refusalOf(start, from('First', 'bloodline'))).toBe('E-22 alreadyHeld');
  });

  it.each([
    { title: 'another Bloodline', tableRules: {}, becomes: 7 },
    {
      title: 'another Bloodline, where only another kind counts',
      tableRules: { reopenSource: 'differentKind' as const },
      becomes: 2,
    },
  ])('[E-22] $title: $becomes', ({ tableRules, becomes }) => {
    expect(maximum(play({ ...start, tableRules }, from('Second', 'bloodline')).sheet, 'chi')).toBe(becomes);
  });

  it('[E-22] a pool entered by hand counts as opened once before', () => {
    const { sheet } = play(holding(aPool('chi')), from('Bloodline', 'bloodline'));
    expect([maximum(sheet, 'chi'), sheet.energyPools[0]?.openings.length]).toEqual([15, 2]);
  });

  it('[E-28] a variant is a pool of its own', () => {
    const { sheet } = play(start, gainPool('demon', { variant: { of: 'chi', setsAside: [] } }));
    expect([maximum(sheet, 'chi'), maximum(sheet, 'demon')]).toEqual([2, 2]);
  });

  it('[E-22] [M-60] without a source in force it is out of play and keeps its energy; with one it counts again', () => {
    const resources = [aResource('wolf'), aResource('saint')];
    const wolf = { resource: 'wolf', name: '', kind: 'bloodline' as const };
    const opened = play(
      aSheet({ resources }),
      gainPool('chi', {}, { source: wolf }),
      gainPool('chi', {}, { source: { ...wolf, resource: 'saint' } }),
      { type: 'pool/adjust', id: 'chi', by: 5 },
    ).sheet;
    expect([maximum(opened, 'chi'), current(opened, 'chi')]).toEqual([7, 7]);
    const withRulings = (first: 'off' | null, second: 'off' | null): Sheet => ({
      ...opened,
      resources: [aResource('wolf', { ruling: first }), aResource('saint', { ruling: second })],
    });
    const half = play(withRulings('off', null), { type: 'willpower/lose', amount: 1 }).sheet;
    expect([maximum(half, 'chi'), current(half, 'chi')]).toEqual([2, 2]);
    const gone = play(withRulings('off', 'off'), { type: 'willpower/lose', amount: 1 }).sheet;
    expect([poolsInPlay(gone), current(gone, 'chi')]).toEqual([[], 7]);
    expect(refusalOf(gone, { type: 'pool/adjust', id: 'chi', by: -1 })).toBe('E-22 outOfPlay');
    expect(refusalOf(gone, pay('chi', 1, { chi: 1 }))).toBe('E-22 outOfPlay');
    expect(refusalOf(gone, { type: 'pool/spend-all', id: 'chi' })).toBe('E-22 outOfPlay');
    expect(refusalOf(gone, { type: 'pool/drain', id: 'chi', amount: 1, source: '' })).toBe('E-22 outOfPlay');
  });

  it('[E-22] [B-06] branches of one tree are one source', () => {
    const resources = [aResource('wolf'), aResource('wolf-c', { under: 'wolf' })];
    const wolf = { resource: 'wolf', name: '', kind: 'bloodline' as const };
    const opened = play(aSheet({ resources }), gainPool('chi', {}, { source: wolf })).sheet;
    const branch = gainPool('chi', {}, { source: { ...wolf, resource: 'wolf-c' } });
    expect(refusalOf(opened, branch)).toBe('E-22 alreadyHeld');
  });
});

describe('paying', () => {
  const chi = aPool('chi');
  const demon = aPool('demon', { variant: { of: 'chi', setsAside: [] } });

  it('[E-09] takes the cost from the pool', () => {
    const { sheet, trace } = play(holding(chi), pay('chi', 3, { chi: 3 }));
    expect([current(sheet, 'chi'), rulesOf(trace), eventsOf(trace)]).toEqual([2, ['E-09'], []]);
  });

  it.each([
    { amount: 7, reduction: 2, minCost: 0 as const, paid: 5 },
    { amount: 2, reduction: 3, minCost: 0 as const, paid: 0 },
    { amount: 2, reduction: 3, minCost: 1 as const, paid: 1 },
  ])('[E-20] $amount less $reduction costs $paid with at least $minCost, and counts in full', (line) => {
    const sheet = aSheet({ energyPools: [chi], tableRules: { minCost: line.minCost } });
    const paid = play(sheet, pay('chi', line.amount, line.paid > 0 ? { chi: line.paid } : {}, line));
    expect(current(paid.sheet, 'chi')).toBe(5 - line.paid);
    expect(paid.trace.at(-1)).toEqual({ kind: 'event', rule: 'E-20', event: 'energyEffect', amount: line.amount });
  });

  it('[E-27] a variant pays for its original, alone or beside it, never the other way round', () => {
    const both = holding(chi, demon);
    const { sheet, trace } = play(both, pay('chi', 6, { chi: 2, demon: 4 }));
    expect([current(sheet, 'chi'), current(sheet, 'demon'), rulesOf(trace)]).toEqual([3, 1, ['E-09', 'E-10']]);
    expect(refusalOf(both, pay('demon', 2, { chi: 2 }))).toBe('E-10 poolCannotPay');
  });

  it('[E-10] a pool whose text says so pays in place of one that is not held', () => {
    const source = aPool('Source Energy', { id: 'source', paysInPlaceOf: ['inner force'] });
    expect(current(play(holding(source), pay('inner force', 4, { source: 4 })).sheet, 'source')).toBe(1);
    expect(refusalOf(holding(chi), pay('inner force', 4, { chi: 4 }))).toBe('E-10 poolCannotPay');
  });

  it.each([
    { title: '[E-08] a general one', change: { category: 'general' }, cost: {}, answer: 'accepted' },
    { title: '[E-08] a special one', change: { category: 'special' }, cost: {}, answer: 'E-08 poolCannotPay' },
    {
      title: '[E-08] a special one where the text lets it in',
      change: { category: 'special' },
      cost: { specialAllowed: true },
      answer: 'accepted',
    },
    {
      title: '[E-08] one of another nature',
      change: { category: 'general' },
      cost: { nature: 'physical' },
      answer: 'E-08 poolCannotPay',
    },
    {
      title: '[E-29] one that does not count',
      change: { countsAsPool: false },
      cost: {},
      answer: 'E-29 poolCannotPay',
    },
  ] as const)('chooses $title: $answer', ({ change, cost, answer }) => {
    expect(refusalOf(holding(aPool('chi', change)), pay(null, 2, { chi: 2 }, cost))).toBe(answer);
  });

  it('[E-02] one without a category may be chosen if the Storyteller agrees', () => {
    const { trace } = play(holding(chi), pay(null, 2, { chi: 2 }));
    expect(trace[0]).toMatchObject({ rule: 'E-02', event: 'leftToStoryteller', subject: 'chi' });
  });

  it.each([
    { title: 'more than there is', command: pay('chi', 6, { chi: 6 }), answer: 'E-09 notEnoughEnergy' },
    {
      title: 'more than there is, in two payments',
      command: { ...pay('chi', 6, {}), payments: [3, 3].map((amount) => ({ pool: 'chi', amount })) },
      answer: 'E-09 notEnoughEnergy',
    },
    { title: 'less than the cost', command: pay('chi', 4, { chi: 3 }), answer: 'E-20 paymentMismatch' },
    { title: 'nothing', command: pay('chi', 4, {}), answer: 'E-20 paymentMismatch' },
    { title: 'a pool that is not there', command: pay('chi', 4, { mana: 4 }), answer: 'E-09 unknownEntry' },
  ])('[E-09] [E-20] is refused for $title', ({ command, answer }) => {
    expect(refusalOf(holding(chi), command)).toBe(answer);
  });

  it('[E-21] all of it: nothing makes it cheaper, and it counts with what was there', () => {
    const { sheet, trace } = play(holding(chi), { type: 'pool/spend-all', id: 'chi' });
    expect([current(sheet, 'chi'), trace.at(-1)]).toMatchObject([0, { event: 'energyEffect', amount: 5 }]);
    expect(refusalOf(sheet, { type: 'pool/spend-all', id: 'chi' })).toBe('E-21 notEnoughEnergy');
    expect(refusalOf(sheet, { type: 'pool/spend-all', id: 'x' })).toBe('E-21 unknownEntry');
  });
});

describe('keeping a pool', () => {
  const kindOf = ({ id, category, statedGroups, otherNatures, modes, variant, ...rest }: EnergyPool) => ({
    ...{ id, category, statedGroups, otherNatures, modes, variant, recovery: rest.recovery },
    ...{ countsAsPool: rest.countsAsPool, openTo: rest.openTo, paysInPlaceOf: rest.paysInPlaceOf },
    bansLater: rest.bansLater,
  });
  const classify = (pool: EnergyPool) => ({ type: 'pool/classify', ...kindOf(pool) }) as Command;

  it('[E-01] [E-02] its kind can be said at any time', () => {
    const { sheet } = play(holding(aPool('chi')), classify(aPool('chi', { category: 'eastern', recovery: 'sleep' })));
    expect(sheet.energyPools[0]).toMatchObject({ category: 'eastern', recovery: 'sleep', current: 5 });
    expect(refusalOf(sheet, classify(aPool('mana')))).toBe('E-01 unknownEntry');
    expect(refusalOf(holding(aPool('chi')), classify(aPool('chi')))).toBe('E-01 nothingToDo');
  });

  it('[E-07] it can be lost', () => {
    expect(play(holding(aPool('chi')), { type: 'pool/lose', id: 'chi' }).sheet.energyPools).toEqual([]);
    expect(refusalOf(aSheet(), { type: 'pool/lose', id: 'chi' })).toBe('E-07 unknownEntry');
  });

  it.each([
    { title: '[E-23] a general one', change: { category: 'western' }, answer: 'accepted' },
    { title: '[E-02] one without a category', change: {}, answer: 'accepted' },
    { title: '[E-23] a special one', change: { category: 'special' }, answer: 'E-23 notExpandable' },
    { title: '[E-29] one that does not count', change: { countsAsPool: false }, answer: 'E-29 notExpandable' },
  ] as const)('expands $title: $answer', ({ change, answer }) => {
    const outcome = execute(holding(aPool('chi', change)), { type: 'pool/enhance', id: 'chi', by: 4 });
    expect(outcome.ok ? 'accepted' : `${outcome.refusal.rule} ${outcome.refusal.code}`).toBe(answer);
    if (outcome.ok) expect([maximum(outcome.sheet, 'chi'), current(outcome.sheet, 'chi')]).toEqual([14, 5]);
  });

  it('[E-19] [E-29] is drained down to 0 by somebody else, unless it does not count as a pool', () => {
    const drain: Command = { type: 'pool/drain', id: 'chi', amount: 9, source: 'A vampire' };
    const { sheet, trace } = play(holding(aPool('chi')), drain);
    expect([current(sheet, 'chi'), trace]).toMatchObject([0, [{ rule: 'E-19', source: 'A vampire' }]]);
    expect(refusalOf(sheet, drain)).toBe('E-19 notEnoughEnergy');
    expect(refusalOf(holding(aPool('chi', { countsAsPool: false })), drain)).toBe('E-29 poolNotReached');
    expect(refusalOf(aSheet(), drain)).toBe('E-19 unknownEntry');
  });
});

describe('what the screens ask', () => {
  const sheet = aSheet({
    energyPools: [aPool('chi'), aPool('charm', { countsAsPool: false })],
    gauges: [aGauge('rage')],
    attributes: { intelligence: 4 },
  });

  it('[W-02] [G-01] [E-29] what a drain can be aimed at: pools, no Gauge, Willpower only when named', () => {
    const drain = { kind: 'drain', onAnother: true } as const;
    expect(poolTargets(sheet, drain)).toEqual([{ kind: 'energyPool', id: 'chi' }]);
    expect(poolTargets(sheet, drain, true)).toContainEqual({ kind: 'willpower' });
    expect([maximumWillpower(sheet).value, gaugesOnSheet(sheet).length]).toEqual([4, 1]);
  });

  it('[E-04] the dice of each pool: its key Attributes and nothing that enlarges it', () => {
    expect([...poolRolls(sheet)].map(([id, { value }]) => [id, value])).toEqual([
      ['chi', 4],
      ['charm', 4],
    ]);
  });
});
