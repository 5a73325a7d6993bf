import { describe, expect, it } from 'vitest';
import { type AttributeBonus, extraSuccessesOnRoll, type RollBonus, type RollMake, rollDice } from '@/rules';
import { onRolls, onStrength } from './builders';

const SWING: RollMake = { attributes: ['strength'], skill: 'Blade', tags: ['attack'], item: 'axe' };

const swing = (bonuses: readonly (AttributeBonus | RollBonus)[], roll: RollMake = SWING) =>
  rollDice({ roll, scores: { strength: 6, dexterity: 4 }, skillValue: 2, other: 3, bonuses });

const lost = ({ onRoll }: ReturnType<typeof rollDice>) => onRoll.entries.flatMap(({ reason }) => reason ?? []);

describe('the dice of a roll', () => {
  it('[B-03] bonuses on two Attributes both count, on one the highest does', () => {
    const onDexterity = { ...onStrength(3, { from: 'boots' }), attribute: 'dexterity' } as const;
    const made = { ...SWING, attributes: ['strength', 'dexterity'] } as const;
    expect(swing([onStrength(2, { from: 'belt' }), onDexterity], made).dice).toBe(6 + 2 + 4 + 3 + 2 + 3);
    expect(swing([onStrength(2, { from: 'belt' }), onStrength(1, { from: 'potion' })]).attributes.strength?.value).toBe(
      8,
    );
  });

  it('[B-03] an Attribute without a score adds no dice', () => {
    expect(swing([], { ...SWING, attributes: ['strength', 'resolve'] }).dice).toBe(6 + 2 + 3);
  });

  it('[B-11] an Attribute bonus and a roll bonus of one type don’t compete', () => {
    const both = [
      onStrength(2, { type: 'enhancement' }),
      onRolls({ attribute: 'strength' }, 2, { type: 'enhancement' }),
    ];
    expect(swing(both).dice).toBe(11 + 4);
  });

  it('[B-12] one type, one roll: the highest, whatever the bonuses sit on', () => {
    const result = swing([
      onRolls({ attribute: 'strength' }, 2, { type: 'luck', from: 'a' }),
      onRolls({ item: 'axe' }, 4, { type: 'luck', from: 'b' }),
      onRolls({ tag: 'attack' }, 1, { type: 'sacred', from: 'c' }),
    ]);
    expect(result.dice).toBe(11 + 5);
    expect(lost(result)).toEqual(['notHighest']);
  });

  it('[B-15] what is replaced on the roll loses its bonus', () => {
    const result = swing([onRolls({ attribute: 'strength' }, 4)], { ...SWING, attributes: ['dexterity'] });
    expect(result.dice).toBe(4 + 2 + 3);
    expect(lost(result)).toEqual(['otherRoll']);
  });

  it('[B-15] a selector asks for everything it names', () => {
    expect(swing([onRolls({ skill: 'Blade', item: 'sword' }, 4)]).dice).toBe(11);
    expect(swing([onRolls({ skill: 'Blade', item: 'axe' }, 4)]).dice).toBe(15);
    expect(swing([onRolls({ skill: 'Brawl', item: 'axe' }, 4)]).dice).toBe(11);
    expect(swing([onRolls({}, 4)]).dice).toBe(15);
  });

  it('[B-16] a bonus on attacks needs an attack', () => {
    expect(swing([onRolls({ tag: 'attack' }, 4)], { ...SWING, tags: ['grapple'] }).dice).toBe(11);
  });

  it('[B-35] the mindless feel neither morale nor its penalty, nor what works on the mind', () => {
    const bonuses = [
      onRolls({}, 5, { type: 'morale' }),
      onRolls({}, 2, { type: 'morale', sign: 'penalty' }),
      onRolls({}, 3, { type: 'luck', mindAffecting: true }),
      onRolls({}, 1, { type: 'sacred' }),
      onStrength(2, { type: 'morale' }),
    ];
    const parts = { roll: SWING, scores: { strength: 6 }, bonuses };
    expect(rollDice(parts).dice).toBe(6 + 3 + 3 + 1 + 2);
    const mindless = rollDice({ ...parts, mind: { mindless: true } });
    expect(mindless.dice).toBe(6 + 1);
    expect(lost(mindless)).toEqual(['mindAffectingImmune', 'mindAffectingImmune', 'mindAffectingImmune']);
  });

  it('[B-12] hundreds of bonuses are one pass', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      onRolls({}, index, { type: 'luck', from: `source ${index}` }),
    );
    expect(swing(many).dice).toBe(11 + 1_999);
  });
});

describe('extra successes', () => {
  const bonuses = [
    { attribute: 'stamina', amount: 2 },
    { attribute: 'strength', amount: 1 },
  ] as const;

  it('[B-14] come with rolls of their Attribute that succeed', () => {
    expect(extraSuccessesOnRoll(['stamina', 'resolve'], true, bonuses)).toBe(2);
    expect(extraSuccessesOnRoll(['stamina', 'strength'], true, bonuses)).toBe(3);
    expect(extraSuccessesOnRoll(['resolve'], true, bonuses)).toBe(0);
    expect(extraSuccessesOnRoll(['stamina'], false, bonuses)).toBe(0);
  });
});
