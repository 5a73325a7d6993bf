import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, hit, play, refusalOf } from '#tests/support/trace';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import {
  attributeScore,
  type Command,
  characterOf,
  fastHealingOf,
  gaugeMaximums,
  lifeStatus,
  maximumHealth,
  maximumWillpower,
  poolMaximums,
  roundsLeft,
  willRoll,
  willSave,
} from '@/rules';

const rest = (minutes: number, change: Partial<Extract<Command, { type: 'rest/take' }>> = {}): Command => ({
  type: 'rest/take',
  minutes,
  multipliers: [],
  choice: { bashing: 0, lethal: 0, aggravated: 0 },
  split: false,
  attribute: null,
  saves: null,
  endsScene: false,
  ...change,
});

describe('given, when, then', () => {
  it('[H-10] unconscious at 5 lethal, roused: awake, no Willpower spent, nothing due until damage or a tick', () => {
    const out = aSheetWithTrack(aTrack(0, 0, 5), {
      willpower: { current: 2 },
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    const { sheet } = play(out, { type: 'consciousness/rouse' }, endRound);
    expect([lifeStatus(sheet), sheet.willpower.current, sheet.pending]).toEqual(['awake', 2, []]);
    expect(lifeStatus(play(sheet, hit(1)).sheet)).toBe('mustPay');
  });

  it('[H-12] unconscious at 4L 1A and worsening, First Aid: it stops, still out, no countdown', () => {
    const out = aSheetWithTrack(aTrack(0, 0, 4, 1), {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    expect(roundsLeft(out)).toBe(4);
    const { sheet } = play(out, { type: 'health/first-aid' });
    expect([sheet.worsening, lifeStatus(sheet), roundsLeft(sheet)]).toEqual([false, 'out', null]);
  });

  it('[H-18] dies owning two effects that answer a death: exactly one can be chosen', () => {
    const effects = [anEffect([], { id: 'a', onDeath: true }), anEffect([], { id: 'b', onDeath: true })];
    const died = play(aSheetWithTrack(aTrack(3), { effects }), hit(0, 0, 3)).sheet;
    const { sheet } = play(died, { type: 'death/choose-trigger', effect: 'a' });
    expect(refusalOf(sheet, { type: 'death/choose-trigger', effect: 'b' })).toBe('H-18 noPrompt');
  });

  it('[H-25] [H-30] double speed and a potion: the rest heals as the table of double speed, the potion is its own entry', () => {
    const worn = aSheetWithTrack(aTrack(2, 2, 1));
    const choice = { bashing: 2, lethal: 0, aggravated: 0 };
    expect(refusalOf(worn, rest(16, { choice }))).toBe('H-19 restTooShort');
    const rested = play(worn, rest(16, { choice, multipliers: [2] })).sheet;
    const potion = {
      type: 'health/heal',
      amounts: { bashing: 0, lethal: 1, aggravated: 0 },
      source: 'Potion',
    } as const;
    const { sheet, trace } = play(rested, potion);
    expect(sheet.health.track).toEqual(aTrack(5));
    expect(trace).toMatchObject([{ rule: 'H-25', source: 'Potion' }, { source: 'Potion' }]);
  });

  it('[H-26] poison 3 and burning 2, a short rest: one kind, one save, the other untouched', () => {
    const conditions = [
      { id: 'poison', name: 'Poison', note: '', points: 3 },
      { id: 'burning', name: 'Burning', note: '', points: 2 },
    ];
    const sick = aSheetWithTrack(aTrack(5), { conditions });
    const { sheet } = play(sick, rest(15, { saves: { condition: 'poison', count: 1 } }));
    expect(sheet.pending).toEqual([{ kind: 'conditionSaves', condition: 'poison', saves: 1 }]);
    expect(sheet.conditions).toEqual(conditions);
    expect(refusalOf(sick, rest(15, { saves: { condition: 'poison', count: 2 } }))).toBe('H-26 restTooShort');
  });

  it('[H-28] Stamina −2 and Resolve −1, a day of rest: one point of the one picked; maxima rise, nothing refills', () => {
    const keyed = {
      ...ORDINARY_POOL,
      id: 'chi',
      name: 'Chi',
      keys: ['resolve' as const],
      current: 2,
      reopenings: 0,
      enhancement: 0,
      bonus: 0,
    };
    const hurt = play(
      aSheet({ energyPools: [keyed] }),
      { type: 'attribute/damage', attribute: 'stamina', amount: 2 },
      { type: 'attribute/damage', attribute: 'resolve', amount: 1 },
    ).sheet;
    const { sheet } = play(hurt, rest(1440, { attribute: 'resolve' }));
    expect([attributeScore(sheet, 'resolve'), attributeScore(sheet, 'stamina')]).toEqual([2, 0]);
    expect([poolMaximums(sheet).get('chi')?.value, sheet.energyPools[0]?.current]).toEqual([2, 1]);
    expect([maximumWillpower(sheet).value, maximumHealth(sheet).value]).toEqual([4, 5]);
  });

  it('[H-42] 5 temporary HP left, the scene ends: none, marks cleared, Health unchanged', () => {
    const start = play(aSheetWithTrack(aTrack(3, 2)), { type: 'health/gain-temporary', amount: 5, source: 'S' }).sheet;
    const { sheet } = play(start, { type: 'scene/end' });
    expect([sheet.health.temporary, sheet.usedThisScene, sheet.health.track]).toEqual([0, [], aTrack(3, 2)]);
  });

  it('[W-04] two attackers: each is answered with its own point', () => {
    const defend: Command = { type: 'willpower/spend', amount: 1, purpose: 'defense', note: '' };
    expect(play(aSheet(), defend, defend).sheet.willpower.current).toBe(2);
  });

  it('[W-11] paid for hunger at 12:00, eats at 13:00: faints at 15:00 all the same', () => {
    const paid = play(aSheet(), { type: 'time/pass', minutes: 720 }, { type: 'willpower/resist-hunger' }).sheet;
    const at = (minutes: number) => lifeStatus(play(paid, { type: 'time/pass', minutes }).sheet);
    expect([paid.faintsAt, at(179), at(180)]).toEqual([900, 'awake', 'out']);
  });

  it('[W-14] 3 temporary Willpower from a Skill: not again this scene; 2 from another leave 3', () => {
    const gain = (amount: number, source: string): Command => ({ type: 'willpower/gain-temporary', amount, source });
    const { sheet } = play(aSheet(), gain(3, 'S'), gain(2, 'Other'));
    expect(refusalOf(sheet, gain(3, 'S'))).toBe('W-14 alreadyUsedThisScene');
    expect(sheet.willpower.temporary).toBe(3);
  });

  it('[W-16] temporary Willpower gained is no recovery: what waits for one does not happen', () => {
    const out = aSheetWithTrack(aTrack(0, 0, 5), { consciousness: { causes: ['severeInjury'], holding: null } });
    const { sheet } = play(out, { type: 'willpower/gain-temporary', amount: 3, source: '' });
    expect(lifeStatus(sheet)).toBe('out');
  });

  it('[W-20] [W-21] [W-22] +2 to Will saves: no bonus on a Will roll', () => {
    const { sheet } = play(aSheet(), { type: 'effect/add', effect: anEffect([{ target: 'willSave', amount: 2 }]) });
    expect([willSave(sheet).value - willRoll(sheet).value, maximumWillpower(sheet).value]).toEqual([2, 4]);
  });

  it('[G-03] [G-05] a Gauge from 0 to 10, gained with a resource: 0 of 10', () => {
    const maximum = { kind: 'fixed' as const, value: 10 };
    const gauges = [{ ...ORDINARY_GAUGE, id: 'rage', name: 'Rage', source: 'Bloodline', maximum }];
    const { sheet } = play(aSheet(), { type: 'sheet/edit', character: { ...characterOf(aSheet()), gauges } });
    expect([sheet.gauges[0]?.current, gaugeMaximums(sheet).get('rage')?.value]).toEqual([0, 10]);
  });

  it('[G-05] 9 of 10 and 3 more: 10', () => {
    const gauges = [
      {
        ...ORDINARY_GAUGE,
        id: 'rage',
        name: 'Rage',
        source: '',
        current: 9,
        maximum: { kind: 'fixed' as const, value: 10 },
      },
    ];
    expect(play(aSheet({ gauges }), { type: 'gauge/adjust', id: 'rage', by: 3 }).sheet.gauges[0]?.current).toBe(10);
  });

  it('[H-33] the sheet knows what its sources heal in a round', () => {
    const sheet = aSheet({ healing: [{ id: 'a', kind: 'fastHealing', source: 'A', rating: 6 }] });
    expect(fastHealingOf(sheet)).toEqual({ ratings: [6], capacity: { bashingOrLethal: 6, aggravated: 1 } });
  });
});
