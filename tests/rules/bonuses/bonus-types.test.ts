import { describe, expect, it } from 'vitest';
import {
  BONUS_TYPES,
  type BonusTarget,
  type BonusType,
  isBonusType,
  stackBonuses,
  type TypedBonus,
  targetFit,
} from '@/rules';
import { aBonus, aPenalty } from './builders';

type Case = Readonly<{
  title: string;
  type: BonusType;
  /** Of +2 and +3 of two sources. */
  two: number;
  /** Of -2 and -3 of two sources. */
  down: number;
  ok: BonusTarget;
  not?: readonly [BonusTarget, 'unusual' | 'forbidden'];
}>;

const CASES: readonly Case[] = [
  { title: '[B-T01]', type: 'inherent', two: 3, down: -3, ok: 'attribute' },
  { title: '[B-T02]', type: 'training', two: 3, down: -3, ok: 'skillRoll' },
  { title: '[B-T03]', type: 'enhancement', two: 3, down: -3, ok: 'item', not: ['defense', 'unusual'] },
  { title: '[B-T04]', type: 'equipment', two: 3, down: -5, ok: 'skillRoll', not: ['attribute', 'unusual'] },
  { title: '[B-T05]', type: 'speed', two: 3, down: -5, ok: 'defense', not: ['attribute', 'unusual'] },
  { title: '[B-T06]', type: 'morale', two: 3, down: -3, ok: 'event' },
  { title: '[B-T07]', type: 'performance', two: 3, down: -3, ok: 'defense', not: ['attackRoll', 'unusual'] },
  { title: '[B-T08]', type: 'technique', two: 3, down: -3, ok: 'defense', not: ['skillRoll', 'unusual'] },
  { title: '[B-T09]', type: 'baseDefense', two: 5, down: -5, ok: 'defense', not: ['attackRoll', 'forbidden'] },
  { title: '[B-T10]', type: 'dodge', two: 5, down: -5, ok: 'areaOpposed', not: ['attackRoll', 'forbidden'] },
  { title: '[B-T11]', type: 'naturalArmor', two: 3, down: -3, ok: 'defense', not: ['areaOpposed', 'forbidden'] },
  { title: '[B-T12]', type: 'armor', two: 3, down: -3, ok: 'defense', not: ['attribute', 'forbidden'] },
  { title: '[B-T13]', type: 'shield', two: 3, down: -3, ok: 'defense', not: ['attackRoll', 'forbidden'] },
  { title: '[B-T14]', type: 'insight', two: 3, down: -3, ok: 'otherRoll', not: ['attribute', 'unusual'] },
  { title: '[B-T15]', type: 'parry', two: 3, down: -3, ok: 'defense', not: ['otherRoll', 'forbidden'] },
  { title: '[B-T16]', type: 'circumstance', two: 3, down: -5, ok: 'attackRoll', not: ['attribute', 'unusual'] },
  { title: '[B-T17]', type: 'luck', two: 3, down: -3, ok: 'value' },
  { title: '[B-T18]', type: 'force', two: 3, down: -3, ok: 'defense', not: ['item', 'unusual'] },
  { title: '[B-T19]', type: 'energy', two: 3, down: -3, ok: 'attackRoll', not: ['skillRoll', 'unusual'] },
  { title: '[B-T20]', type: 'deflection', two: 3, down: -3, ok: 'areaOpposed', not: ['skillRoll', 'unusual'] },
  { title: '[B-T21]', type: 'sacred', two: 3, down: -3, ok: 'skillRoll' },
  { title: '[B-T22]', type: 'profane', two: 3, down: -3, ok: 'attribute' },
  { title: '[B-T23]', type: 'cover', two: 3, down: -3, ok: 'areaOpposed', not: ['skillRoll', 'forbidden'] },
  { title: '[B-T24]', type: 'untyped', two: 3, down: -3, ok: 'value' },
  { title: '[B-T25]', type: 'specialty', two: 3, down: -3, ok: 'skillRoll', not: ['attribute', 'forbidden'] },
  { title: '[B-T26]', type: 'feat', two: 3, down: -3, ok: 'event', not: ['defense', 'forbidden'] },
  { title: '[B-T27]', type: 'size', two: 5, down: -5, ok: 'defense' },
  { title: '[B-T28]', type: 'roleplay', two: 5, down: -5, ok: 'attackRoll' },
  { title: '[B-T29]', type: 'perfect', two: 5, down: -5, ok: 'attribute' },
];

const total = (bonuses: readonly TypedBonus[]) => stackBonuses(bonuses).total;

describe('the bonus types', () => {
  it.each(CASES)('$title $type: +2 and +3 are $two, -2 and -3 are $down', ({ type, two, down }) => {
    expect(total([aBonus(2, { type, from: 'a' }), aBonus(3, { type, from: 'b' })])).toBe(two);
    expect(total([aPenalty(2, { type, from: 'a' }), aPenalty(3, { type, from: 'b' })])).toBe(down);
  });

  it.each(CASES)('[B-32] $title $type on $ok and elsewhere', ({ type, ok, not }) => {
    expect(targetFit(type, ok)).toBe('ok');
    if (not) expect(targetFit(type, not[0])).toBe(not[1]);
  });

  it('[B-01] are a closed list of 29, each with its own rule', () => {
    expect(CASES.map(({ type, title }) => [type, title])).toEqual(
      Object.entries(BONUS_TYPES).map(([type, { rule }]) => [type, `[${rule}]`]),
    );
    expect(CASES).toHaveLength(29);
    expect(isBonusType('luck')).toBe(true);
    expect(isBonusType('wound')).toBe(false);
    expect(isBonusType('toString')).toBe(false);
  });
});

describe('types with a turn of their own', () => {
  it('[B-T01] abilities of one level compete, levels add', () => {
    const ability = (amount: number, level: 'D' | 'C', name: string) =>
      aBonus(amount, { type: 'inherent', from: { id: 'wolf', level, ability: name } });
    expect(total([ability(4, 'D', 'claws'), ability(3, 'D', 'fur'), ability(1, 'C', 'claws')])).toBe(5);
  });

  it('[B-T02] a tree adds up, whatever the things in it; trees compete', () => {
    const entry = (amount: number, id: string, tree?: string) =>
      aBonus(amount, { type: 'training', from: { id, tree } });
    expect(total([entry(2, 'cut', 'swords'), entry(2, 'thrust', 'swords'), entry(3, 'throw', 'spears')])).toBe(4);
    expect(total([entry(2, 'cut', 'swords'), entry(2, 'cut', 'swords')])).toBe(2);
    expect(total([entry(2, 'cut'), entry(3, 'thrust')])).toBe(3);
  });

  it.each([
    { title: '[B-T11] Natural Armor', type: 'naturalArmor' as const },
    { title: '[B-T14] insight', type: 'insight' as const },
    { title: '[B-T15] Parry Defense', type: 'parry' as const },
  ])('$title adds where it is increased', ({ type }) => {
    expect(total([aBonus(4, { type, from: 'a' }), aBonus(2, { type, from: 'b', wording: 'increase' })])).toBe(6);
  });

  it('[B-T09] [B-T27] [B-T28] [B-T29] copies add where the type always does, overriding ones too', () => {
    for (const type of ['baseDefense', 'size', 'roleplay', 'perfect'] as const) {
      const copy = aBonus(3, { type, from: { id: 'a', level: 'D' } });
      expect(total([copy, copy, { ...copy, wording: 'becomes' }])).toBe(9);
    }
  });

  it('[B-T25] [B-T26] add when they say so', () => {
    for (const type of ['specialty', 'feat'] as const) {
      expect(total([aBonus(1, { type, from: 'a' }), aBonus(2, { type, from: 'b', stacks: true })])).toBe(3);
    }
  });
});
