import { describe, expect, it } from 'vitest';
import { anEffect, anItem, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import type { AttributeId } from '@/model/attributes';
import { type BonusTypeId, ordinaryModifier } from '@/model/bonuses';
import type { Modifier, Sheet, Skill } from '@/model/sheet';
import { extraSuccessesOfAttribute, NO_ROLL, rollPool, type SheetRoll, willRoll, willSave } from '@/rules';

const BLADE: Skill = { id: 'blade', name: 'Blade', rating: 3, specialties: ['Swords'] };
const STRIKE: SheetRoll = { ...NO_ROLL, attributes: ['strength'], skill: 'blade', tags: ['attack', 'melee'] };

type Selector = Readonly<{ attribute?: AttributeId; skill?: string; tag?: string; item?: string }>;
const on = (kind: 'roll' | 'extraSuccesses', selector: Selector, amount: number, type: BonusTypeId): Modifier =>
  ordinaryModifier({ on: kind, roll: { attribute: null, skill: '', tag: '', item: '', ...selector } }, amount, type);

/** Someone with the Skill and these bonuses, each from an effect of its own. */
const someone = (modifiers: readonly Modifier[] = [], change: Parameters<typeof aSheet>[0] = {}): Sheet =>
  aSheet({
    skills: [BLADE],
    effects: modifiers.map((modifier, index) => anEffect([], { id: `${index}`, modifiers: [modifier] })),
    ...change,
  });
const dice = (sheet: Sheet, make: Partial<SheetRoll> = {}, willpower = false) =>
  rollPool(sheet, { ...STRIKE, ...make }, willpower).dice.value;
const successes = (sheet: Sheet, make: Partial<SheetRoll> = {}) =>
  rollPool(sheet, { ...STRIKE, ...make }).extraSuccesses.value;

describe('the dice of a roll', () => {
  it('[B-03] are Attribute and Skill, each said', () => {
    const { dice: pool, capAttribute } = rollPool(someone(), STRIKE);
    expect(pool).toMatchObject({
      value: 5,
      contributions: [
        { source: { kind: 'attribute' }, amount: 2 },
        { source: { kind: 'skill' }, amount: 3 },
      ],
    });
    expect(capAttribute).toBe('strength');
  });

  it.each<[string, Modifier, number]>([
    ['an Attribute that is in it', on('roll', { attribute: 'strength' }, 2, 'luck'), 7],
    ['another Attribute', on('roll', { attribute: 'dexterity' }, 2, 'luck'), 5],
    ['its Skill', on('roll', { skill: 'Blade' }, 2, 'luck'), 7],
    ['attacks', on('roll', { tag: 'attack' }, 2, 'luck'), 7],
    ['attacks with another Skill', on('roll', { tag: 'attack', skill: 'Bow' }, 2, 'luck'), 5],
    ['all rolls', on('roll', {}, -1, 'luck'), 4],
  ])('[B-15] [B-16] take a bonus on %s', (_, modifier, value) => {
    expect(dice(someone([modifier]))).toBe(value);
  });

  it('[B-12] [B-02] bonuses of one type compete whatever they sit on', () => {
    const two = someone([on('roll', { tag: 'attack' }, 2, 'luck'), on('roll', { skill: 'Blade' }, 3, 'luck')]);
    expect(dice(two)).toBe(8);
    expect(rollPool(two, STRIKE).dice.contributions.at(-2)).toMatchObject({ counted: false, reason: 'notHighest' });
  });

  it('[B-15] say which bonuses are for other rolls', () => {
    const { contributions } = rollPool(someone([on('roll', { tag: 'parry' }, 2, 'luck')]), STRIKE).dice;
    expect(contributions.at(-1)).toMatchObject({ counted: false, reason: 'otherRoll', rule: 'B-15' });
  });

  it('[B-T25] take a Specialty that covers the roll', () => {
    expect(dice(someone(), { specialty: 'Swords' })).toBe(6);
    expect(dice(someone(), { specialty: 'Axes' })).toBe(5);
    const better = someone([on('roll', { skill: 'Blade' }, 2, 'specialty')]);
    expect(dice(better, { specialty: 'Swords' })).toBe(7);
  });

  it('[M-25] [B-36] take a weapon, and what it is too heavy for', () => {
    const axe = anItem({ kind: 'weapon', points: 4, strengthRequired: 3 });
    expect(dice(someone([], { items: [axe] }), { item: 'item' })).toBe(7);
    expect(dice(someone([on('roll', { item: 'An item' }, 1, 'luck')], { items: [axe] }), { item: 'item' })).toBe(8);
  });

  it('[H-15] lose dice to wounds, never below 0', () => {
    const hurt = aSheetWithTrack(aTrack(0, 0, 7));
    expect(dice({ ...hurt, skills: [BLADE] })).toBe(2);
    expect(dice(hurt, { skill: null })).toBe(0);
  });

  it('[M-19] [M-20] go by Size: Strength gains what hand-to-hand attacks lose', () => {
    const large = someone([], { size: 9 });
    expect(dice(large)).toBe(5);
    expect(dice(large, { tags: [] })).toBe(7);
    expect(dice(large, { attributes: ['dexterity'] })).toBe(3);
    expect(dice(someone([], { size: 3 }), { tags: [] })).toBe(4);
  });

  it('[W-03] [W-05] take Willpower and what adds to it, on no other roll', () => {
    const strong = someone([on('roll', { tag: 'basicUse' }, 2, 'inherent')]);
    expect([dice(strong), dice(strong, {}, true), dice(someone(), {}, true)]).toEqual([5, 10, 8]);
  });

  it('[B-03] take what the Storyteller gives or takes', () => {
    expect([dice(someone(), { other: 2 }), dice(someone(), { other: -9 })]).toEqual([7, 0]);
  });

  it('[M-36] of a later roll of one use are those without anything added', () => {
    const sheet = someone([on('roll', {}, 4, 'luck')]);
    expect([dice(sheet), dice(sheet, { follows: true })]).toEqual([9, 5]);
    expect(rollPool(sheet, { ...STRIKE, follows: true }).dice.contributions.at(-1)).toMatchObject({
      reason: 'followUp',
      rule: 'M-36',
    });
  });

  it('[W-21] [W-22] [W-23] of Will are those of the Will roll and the Will save', () => {
    const sheet = someone([on('roll', { tag: 'willSave' }, 2, 'luck')], { attributes: { resolve: 11, composure: 6 } });
    const will = { attributes: ['resolve', 'composure'] as AttributeId[], skill: null };
    expect(dice(sheet, { ...will, tags: ['willRoll'] })).toBe(willRoll(sheet).value);
    expect(dice(sheet, { ...will, tags: ['willSave'] })).toBe(willSave(sheet).value);
    expect(willSave(sheet).value).toBe(17 + 1 + 2);
  });
});

describe('a substitute', () => {
  const dexterous = (substituteES: 'rolledAttribute' | 'originalAttribute') =>
    someone([on('roll', { attribute: 'strength' }, 4, 'luck')], {
      attributes: { strength: 2, dexterity: 11 },
      tableRules: { substituteES },
    });
  const swap = { family: 'Blade', substitutions: [{ family: 'Blade', from: 'strength', to: 'dexterity' }] };

  it('[M-47] is rolled, and bonuses on what it stands for are not on the roll; the cap stays', () => {
    const pool = rollPool(dexterous('rolledAttribute'), { ...STRIKE, ...swap });
    expect([pool.dice.value, pool.capAttribute]).toEqual([14, 'strength']);
    expect(dice(dexterous('rolledAttribute'), { ...swap, family: 'Bow' })).toBe(9);
  });

  it.each([
    ['rolledAttribute', 2],
    ['originalAttribute', 0],
  ] as const)('[M-47] brings the extra successes of the table’s choice: %s', (choice, value) => {
    expect(successes(dexterous(choice), swap)).toBe(value);
  });
});

describe('extra successes', () => {
  const mighty = someone([on('extraSuccesses', { attribute: 'strength' }, 2, 'luck')], {
    attributes: { strength: 11 },
  });

  it('[X-02] [B-14] come from Legendary Attributes and from bonuses', () => {
    expect(successes(mighty)).toBe(4);
    expect(successes(mighty, { attributes: ['dexterity'] })).toBe(0);
    expect(successes({ ...mighty, tableRules: { esPerLegendary: 3 } })).toBe(8);
  });

  it('[M-68] can be those of another Attribute, from every source', () => {
    expect(extraSuccessesOfAttribute(mighty, 'strength')).toBe(4);
    expect(successes(mighty, { attributes: ['dexterity'], mirrors: 'strength' })).toBe(4);
  });
});
