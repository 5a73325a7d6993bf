import { describe, expect, it } from 'vitest';
import { canClimbOnto, climbOnto, thrownDirection, throwOff, throwOffAction } from '@/rules/movement/climb-onto';
import { crowdDrop, squeeze, suggestedPassageDrop, tightPlace } from '@/rules/movement/squeeze';

describe('climbing onto large creatures', () => {
  it.each([
    { climber: 5, creature: 10, can: true },
    { climber: 5, creature: 9, can: false },
    { climber: 4, creature: 8, can: true },
  ])('[M-26] Size $climber onto Size $creature', ({ climber, creature, can }) => {
    expect(canClimbOnto(climber, creature)).toBe(can);
  });

  it.each([
    { climber: 7, creature: 3, result: { clings: true, margin: 4, standardAction: true, metresThrown: 0 } },
    { climber: 6, creature: 3, result: { clings: true, margin: 3, standardAction: false, metresThrown: 0 } },
    { climber: 4, creature: 4, result: { clings: true, margin: 0, standardAction: false, metresThrown: 0 } },
    { climber: 2, creature: 6, result: { clings: false, margin: 0, standardAction: false, metresThrown: 4 } },
  ])('[M-26] $climber successes against $creature', ({ climber, creature, result }) => {
    expect(climbOnto(climber, creature)).toEqual(result);
  });

  it.each([
    { creature: 5, climber: 2, thrown: true, metresThrown: 3 },
    { creature: 2, climber: 2, thrown: true, metresThrown: 0 },
    { creature: 2, climber: 5, thrown: false, metresThrown: 0 },
  ])('[M-27] the creature with $creature against $climber', ({ creature, climber, ...result }) => {
    expect(throwOff(creature, climber)).toEqual(result);
  });

  it('[M-26] [M-27] a tie goes against who acts where the table says so', () => {
    expect(climbOnto(4, 4, 'mustBeat')).toMatchObject({ clings: false, metresThrown: 0 });
    expect(throwOff(4, 4, 'mustBeat').thrown).toBe(false);
  });

  it('[M-27] throwing off takes a move action, or a swift one after moving', () => {
    expect(throwOffAction(false)).toBe('moveAction');
    expect(throwOffAction(true)).toBe('swiftAction');
  });

  it.each([
    { die: 1, direction: 'north' },
    { die: 3, direction: 'east' },
    { die: 8, direction: 'northWest' },
    { die: 0, direction: null },
    { die: 9, direction: null },
  ])('[M-26] [M-27] $die on the die', ({ die, direction }) => {
    expect(thrownDirection(die)).toBe(direction);
  });
});

describe('squeezing', () => {
  it.each([
    { people: 0, drop: 0 },
    { people: 1, drop: 0 },
    { people: 2, drop: 1 },
    { people: 4, drop: 3 },
  ])('[M-28] $people in a tight space', ({ people, drop }) => {
    expect(crowdDrop(people)).toBe(drop);
  });

  it.each([
    { size: 5, width: 180, drop: 0 },
    { size: 5, width: 160, drop: 1 },
    { size: 5, width: 80, drop: 3 },
    { size: 2, width: 200, drop: 0 },
  ])('[M-29] Size $size through $width cm', ({ size, width, drop }) => {
    expect(suggestedPassageDrop(size, width)).toBe(drop);
  });

  it.each([
    { people: 2, passage: null, drops: { byCrowd: 1, byPassage: 0, drop: 1 } },
    { people: 2, passage: { centimetres: 120 }, drops: { byCrowd: 1, byPassage: 2, drop: 2 } },
    { people: 3, passage: { centimetres: 160 }, drops: { byCrowd: 2, byPassage: 1, drop: 2 } },
    { people: 1, passage: { drop: 1 }, drops: { byCrowd: 0, byPassage: 1, drop: 1 } },
  ])('[M-28] [M-29] $people people and a passage of $passage: the larger drop', ({ people, passage, drops }) => {
    expect(tightPlace(5, people, passage)).toEqual(drops);
  });

  const defense = (baseDefense: number, dodgeDefense: number) => ({ baseDefense, dodgeDefense });

  it.each([
    { drop: 0, before: defense(3, 2), after: defense(3, 2), allowed: true },
    { drop: -1, before: defense(3, 2), after: defense(3, 2), allowed: true },
    { drop: 1, before: defense(3, 2), after: defense(3, 1), allowed: true },
    { drop: 1, before: defense(3, 0), after: defense(2, 0), allowed: true },
    { drop: 1, before: defense(0, 0), after: defense(0, 0), allowed: true },
    { drop: 2, before: defense(3, 2), after: defense(0, 0), allowed: true },
    { drop: 3, before: defense(3, 2), after: defense(3, 2), allowed: false },
  ])('[M-30] $drop smaller with $before', ({ drop, before, after, allowed }) => {
    expect(squeeze(drop, before)).toEqual({
      allowed,
      ...after,
      lostBase: before.baseDefense - after.baseDefense,
      lostDodge: before.dodgeDefense - after.dodgeDefense,
    });
  });

  it('[M-30] the player chooses which Defense loses the point, as far as there is one', () => {
    expect(squeeze(1, defense(3, 2), { first: 'baseDefense' })).toMatchObject(defense(2, 2));
    expect(squeeze(1, defense(0, 2), { first: 'baseDefense' })).toMatchObject(defense(0, 1));
  });

  it('[M-30] a special ability gets through what nobody else does', () => {
    expect(squeeze(4, defense(3, 2), { hasAbility: true })).toMatchObject({ allowed: true, ...defense(0, 0) });
  });
});
