import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import type { Sheet } from '@/model/sheet';
import { type Command, execute } from '@/rules';
import { selectLasting } from '@/screens/sheet/lasting-values';
import {
  mindState,
  selectAttributes,
  selectGauges,
  selectIdentity,
  selectMaximumHealth,
  selectMind,
  selectOwed,
  selectPools,
  selectQuickNumbers,
  selectStatus,
  selectWillpower,
} from '@/screens/sheet/sheet-values';

const changed = (sheet: Sheet, command: Command): Sheet => {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.sheet;
};

const SHEET = aSheetWithTrack(aTrack(200, 40, 50, 10), {
  energyPools: [
    {
      ...ORDINARY_POOL,
      id: 'mana',
      name: 'Mana',
      keys: ['resolve'],
      current: 1,
      reopenings: 0,
      enhancement: 0,
      bonus: 0,
    },
  ],
  gauges: [{ ...ORDINARY_GAUGE, id: 'rage', name: 'Rage', source: '', current: 7, maximum: { kind: 'none' } }],
  effects: [anEffect([{ target: 'strength', amount: 3 }])],
});
const WOUND: Command = { type: 'manual/mark-health', grade: 'lethal', amount: 1 };

describe('what a part of the screen shows', () => {
  it.each([
    ['who it is', selectIdentity],
    ['maximum Health', selectMaximumHealth],
    ['Willpower', selectWillpower],
    ['Energy Pools', selectPools],
    ['Gauges', selectGauges],
    ['Attributes', selectAttributes],
    ['effects', selectLasting],
    ['consciousness', selectMind],
    ['what is owed', selectOwed],
  ])('%s stays the same through a wound that does not touch it', (_, select: (sheet: Sheet) => unknown) => {
    expect(select(changed(SHEET, WOUND))).toBe(select(SHEET));
  });

  it('changes with what it shows', () => {
    const wounded = changed(SHEET, WOUND);
    expect(selectStatus(wounded)).not.toBe(selectStatus(SHEET));
    const spent = changed(SHEET, { type: 'pool/adjust', id: 'mana', by: -1 });
    expect(selectPools(spent)[0]?.current).toBe(0);
    expect(selectPools(SHEET)[0]?.current).toBe(1);
  });

  it('[H-15] shows no penalty as a plain 0', () => {
    expect(Object.is(selectQuickNumbers(SHEET).woundPenalty.value, 0)).toBe(true);
  });
});

it('[H-49] counts the wounds that get worse on second Health while it is open', () => {
  const sheet = aSheetWithTrack(aTrack(0, 0, 0, 5), {
    worsening: true,
    secondHealth: { name: 'Last breath', source: { kind: 'value', value: 4 }, track: aTrack(0, 1, 2, 1) },
  });
  expect(selectMind(sheet)).toMatchObject({ lethal: 2, bashing: 1, roundsLeft: 3 });
});

describe('the consciousness chip', () => {
  const mindOf = (sheet: Sheet) => mindState(selectMind(sheet));
  const severe = aSheetWithTrack(aTrack(0, 0, 7), { consciousness: { causes: ['severeInjury'], holding: null } });
  it.each([
    ['conscious', SHEET],
    ['unconscious', severe],
    ['holding', { ...severe, consciousness: { causes: [], holding: { kind: 'hour', minutesLeft: 60 } } }],
    ['worsening', { ...severe, worsening: true }],
  ] as const)('[H-13] says %s', (state, sheet) => {
    expect(mindOf(sheet)).toBe(state);
  });
});
