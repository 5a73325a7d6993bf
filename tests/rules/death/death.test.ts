import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, eventsOf, hit, pay, play, refusalOf, rulesOf } from '#tests/support/trace';
import { type Command, firedDeathTriggers, sheetStatus } from '@/rules';

const declare = (cause: 'instantDeath' | 'annihilated'): Command => ({ type: 'death/declare', cause });
const choose = (effect: string | null): Command => ({ type: 'death/choose-trigger', effect });
const loseStamina = (amount: number): Command => ({ type: 'attribute/damage', attribute: 'stamina', amount });
const answering = (id: string) => anEffect([], { id, onDeath: true });

describe('dying', () => {
  it('[H-16] when every point is aggravated', () => {
    const { sheet, trace } = play(aSheetWithTrack(aTrack(2, 0, 1, 2)), hit(0, 0, 3));
    expect([sheet.death, sheetStatus(sheet).status]).toEqual(['aggravated', 'dead']);
    expect(rulesOf(trace)).toEqual(['H-05', 'H-16']);
  });

  it('[H-16] [H-44] also when a loss of maximum Health leaves nothing else', () => {
    const { sheet, trace } = play(aSheetWithTrack(aTrack(0, 1, 0, 4)), loseStamina(1));
    expect([sheet.death, sheet.health.track]).toEqual(['aggravated', aTrack(0, 0, 0, 4)]);
    expect(rulesOf(trace)).toEqual(['H-28', 'H-44', 'H-16']);
  });

  it('[H-17] when there is no Health left at all', () => {
    const { sheet, trace } = play(aSheetWithTrack(aTrack(2)), loseStamina(2));
    expect(sheet.death).toBe('noHealth');
    expect(rulesOf(trace)).toEqual(['H-28', 'H-44', 'H-17']);
  });

  it.each(['instantDeath', 'annihilated'] as const)('[H-17] by %s, whatever the track says', (cause) => {
    const { sheet, trace } = play(aSheetWithTrack(aTrack(5)), declare(cause));
    expect([sheet.death, sheet.health.track]).toEqual([cause, aTrack(5)]);
    expect(rulesOf(trace)).toEqual(['H-17']);
  });

  it('[H-16] ends worsening, unconsciousness, and what was owed', () => {
    const start = aSheetWithTrack(aTrack(5), { pending: [{ kind: 'conditionSaves', condition: 'x', saves: 1 }] });
    const { sheet } = play(start, hit(0, 6), declare('instantDeath'));
    expect(sheet).toMatchObject({ worsening: false, pending: [], consciousness: { causes: [], holding: null } });
  });
});

describe('death is final', () => {
  const dead = play(aSheetWithTrack(aTrack(5), { effects: [anEffect([])] }), hit(0, 0, 5)).sheet;
  const heal: Command = { type: 'health/heal', amounts: { bashing: 0, lethal: 0, aggravated: 1 }, source: '' };
  const commands: readonly Command[] = [
    hit(1),
    heal,
    { type: 'health/first-aid' },
    { type: 'health/repair', aggravated: 1 },
    { type: 'health/gain-temporary', amount: 1, source: '' },
    { type: 'manual/mark-health', grade: 'aggravated', amount: 1 },
    { type: 'willpower/spend', amount: 1, purpose: 'other', note: '' },
    { type: 'willpower/lose', amount: 1 },
    { type: 'willpower/recover', amount: 1, source: '' },
    { type: 'willpower/gain-temporary', amount: 1, source: '' },
    { type: 'willpower/resist-hunger' },
    pay,
    { type: 'consciousness/rouse' },
    { type: 'consciousness/send-back' },
    endRound,
    { type: 'turn/end' },
    { type: 'time/pass', minutes: 1 },
    declare('annihilated'),
  ];

  it.each(commands.map((command) => ({ command })))('[H-16] the dead refuse $command.type', ({ command }) => {
    expect(refusalOf(dead, command)).toBe('H-16 dead');
  });

  it('[H-16] healthy points that a higher maximum brings don’t raise them', () => {
    const { sheet } = play(dead, { type: 'effect/add', effect: anEffect([{ target: 'maximumHealth', amount: 3 }]) });
    expect([sheet.death, sheet.health.track]).toEqual(['aggravated', aTrack(3, 0, 0, 5)]);
    expect(sheet.pending).toEqual([]);
  });
});

describe('effects that answer a death', () => {
  const owner = aSheetWithTrack(aTrack(5), { effects: [answering('phoenix'), anEffect([]), answering('clone')] });
  const { sheet: died, trace } = play(owner, hit(0, 0, 5));

  it('[H-18] the player is asked which', () => {
    expect(died.pending).toEqual([{ kind: 'deathTrigger', effects: ['phoenix', 'clone'] }]);
    expect(eventsOf(trace)).toEqual(['reachedHealth', 'died', 'deathTriggerOwed']);
  });

  it('[H-18] exactly one fires, and the question is closed', () => {
    const chosen = play(died, choose('clone'));
    expect(chosen.sheet.pending).toEqual([]);
    expect(chosen.trace).toEqual([{ kind: 'event', rule: 'H-18', event: 'deathTriggerChosen', subject: 'clone' }]);
    expect(refusalOf(chosen.sheet, choose('phoenix'))).toBe('H-18 noPrompt');
  });

  it('[H-18] or none', () => expect(play(died, choose(null)).sheet.pending).toEqual([]));

  it('[H-18] one that does not answer deaths can’t be picked', () => {
    expect(refusalOf(died, choose('effect'))).toBe('H-18 unknownEntry');
  });

  it('[H-18] never those of a clone', () => {
    expect(firedDeathTriggers(['a', 'b'], 'a')).toEqual(['a']);
    expect(firedDeathTriggers(['a', 'b'], 'a', true)).toEqual([]);
  });
});
