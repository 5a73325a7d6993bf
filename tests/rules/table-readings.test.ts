import { describe, expect, it } from 'vitest';
import { aModifier, aResource, aSheet } from '#tests/support/builders';
import type { TableRuleChoices } from '@/model/table-rules';
import {
  amplifyPlan,
  attributeScore,
  branchEffectsOn,
  climbingOnto,
  clusterOf,
  clusterRollOn,
  explosionsOn,
  fastHealingOf,
  flightOf,
  thrownOff,
} from '@/rules';

const at = (tableRules: TableRuleChoices, change: Parameters<typeof aSheet>[0] = {}) =>
  aSheet({ tableRules, ...change });

describe('readings of the table', () => {
  it.each([
    ['rule', 6, 7],
    ['grenadeExample', 5, 6],
  ] as const)('[M-01] [M-02] [M-03] explosions by %s', (explosionThreshold, damage, cluster) => {
    const blasts = [4, 4, 4, 1].map((points) => ({ kind: 'fire', damage: points, grade: 'lethal' as const }));
    expect(explosionsOn(at({ explosionThreshold }), blasts)[0]?.damage).toBe(damage);
    expect(clusterOf(at({ explosionThreshold }), [4, 4, 4, 4, 4]).damage).toBe(cluster);
  });

  it.each([
    ['meetsDC', true, true, true],
    ['mustBeat', false, false, false],
  ] as const)('[M-04] [M-26] [M-27] ties by %s', (ties, finished, clings, thrown) => {
    const sheet = at({ ties });
    expect(clusterRollOn(sheet, { dice: [8, 8], successesBefore: 1, difficulty: 3 }).finished).toBe(finished);
    expect(climbingOnto(sheet, { size: 10, successes: 4 }, 4)?.clings).toBe(clings);
    expect(thrownOff(sheet, 4, 4).thrown).toBe(thrown);
  });

  it('[M-26] no one climbs onto what is not twice as large', () => {
    expect(climbingOnto(at({}), { size: 9, successes: 0 }, 4)).toBe(null);
  });

  it.each([
    ['perActivation', 4],
    ['perStep', 0],
  ] as const)('[M-50] [M-51] [M-52] [M-53] [M-54] amplifying with a discount %s', (amplifyDiscount, pay) => {
    const ability = { costs: 2, cap: 5, discount: 2 };
    expect(amplifyPlan(at({ amplifyDiscount }), ability, 3)).toMatchObject({ start: 0, credit: 0, cost: { pay } });
    expect(amplifyPlan(at({ amplifyDiscount }), ability, 6).cost).toBe(null);
  });

  it.each([
    ['perPage', 9, 4, 4],
    ['alwaysReplace', 6, 4, 4],
    ['alwaysStack', 9, 6, 6],
  ] as const)('[M-33] steps of a resource %s', (branchStacking, strength, healing, effect) => {
    const level = (id: 'D' | 'C', amount: number) => ({
      ...aModifier({ target: 'strength', amount, type: 'inherent' }),
      source: { resource: 'resource', name: '', level: id, ability: '', purchase: 1 },
    });
    const effects = [level('D', 3), level('C', 6)].map(({ source, ...modifier }, index) => ({
      id: `${index}`,
      name: 'A level',
      note: '',
      source,
      modifiers: [modifier],
      healing: null,
      duration: { kind: 'permanent' } as const,
      onDeath: false,
      buff: '',
      amplified: 0,
      mindAffecting: false,
      tags: [],
    }));
    const healers = [2, 4].map((rating, index) => ({
      id: `${index}`,
      kind: 'fastHealing' as const,
      source: 'Vampire',
      rating,
    }));
    const sheet = at(
      { branchStacking },
      { attributes: { strength: 0 }, effects, healing: healers, resources: [aResource({ level: 'C' })] },
    );
    expect(attributeScore(sheet, 'strength')).toBe(strength);
    expect(fastHealingOf(sheet).ratings).toEqual([healing]);
    const steps = [2, 4].map((value) => ({ effect: 'fast healing', value }));
    expect(branchEffectsOn(sheet, steps)[0]?.value).toBe(effect);
  });

  it.each([
    ['down', 1],
    ['up', 2],
  ] as const)('[M-06] [M-10] flight rounds %s', (flightDefenseRounding, baseDefense) => {
    const base = aResource({
      modifiers: [
        {
          ...aModifier({ target: 'strength', amount: 7, type: 'baseDefense' }),
          target: { on: 'value', value: 'defense' },
        },
      ],
    });
    const flight = flightOf(at({ flightDefenseRounding }, { resources: [base] }), 'clumsy', { speed: 9 });
    expect(flight).toMatchObject({ baseDefense, leastMetresPerRound: 5, hovering: 'never' });
  });
});
