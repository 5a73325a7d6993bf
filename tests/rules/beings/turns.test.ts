import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, eventsOf, hit, play, refusalOf } from '#tests/support/trace';
import { ordinaryModifier } from '@/model/bonuses';
import type { Sheet } from '@/model/sheet';
import { actionsLeft, type Command, turnOfBeing } from '@/rules';

const act = (action: 'swift' | 'move' | 'standard'): Command => ({ type: 'turn/act', action });
const beside = (when: 'before' | 'after'): Command => ({ type: 'turn/beside-master', when });
const startRound: Command = { type: 'round/start', healing: null, aggravatedFirst: false };

const aSummon = (change: Partial<Sheet['being']> = {}): Sheet => {
  const sheet = aSheet();
  return { ...sheet, being: { ...sheet.being, kind: 'summon', owner: 'Ann', ...change } };
};

describe('the actions of a round', () => {
  it('[M-39] are one swift, one move and one standard action', () => {
    expect(actionsLeft(aSheet())).toEqual({ swift: 1, move: 1, standard: 1 });
    const { sheet, trace } = play(aSheet(), act('move'));
    expect(actionsLeft(sheet)).toEqual({ swift: 1, move: 0, standard: 1 });
    expect(trace).toEqual([{ kind: 'number', rule: 'M-39', quantity: 'actions.move', before: 1, after: 0 }]);
    expect(refusalOf(sheet, act('move'))).toBe('M-39 noActionsLeft');
    expect(refusalOf(sheet, act('swift'))).toBe('accepted');
  });

  it.each([
    ['the next round', endRound],
    ['the first round of a fight', startRound],
  ])('[M-39] %s brings them back', (_, command) => {
    const { sheet, trace } = play(aSheet(), act('swift'), act('standard'), command);
    expect(actionsLeft(sheet)).toEqual({ swift: 1, move: 1, standard: 1 });
    expect(trace).toContainEqual({ kind: 'number', rule: 'M-39', quantity: 'actions.standard', before: 0, after: 1 });
  });

  it('[M-39] the dead and the unconscious take none', () => {
    expect(refusalOf(play(aSheetWithTrack(aTrack(3)), hit(0, 0, 3)).sheet, act('swift'))).toBe('H-16 dead');
    const out = aSheetWithTrack(aTrack(0, 3), { consciousness: { causes: ['severeInjury'], holding: null } });
    expect(refusalOf(out, act('swift'))).toBe('H-09 unconscious');
  });
});

describe('a being without Initiative', () => {
  it('[M-39] is asked each round whether it acts before or after its master', () => {
    const asked = play(aSummon(), startRound).sheet;
    expect(asked.pending).toEqual([{ kind: 'actBesideMaster' }]);
    const { sheet, trace } = play(asked, beside('before'));
    expect(sheet.pending).toEqual([]);
    expect(trace).toEqual([{ kind: 'event', rule: 'M-39', event: 'actsBesideMaster', subject: 'before' }]);
    expect(refusalOf(sheet, beside('after'))).toBe('M-39 noPrompt');
    expect(play(sheet, endRound).sheet.pending).toEqual([{ kind: 'actBesideMaster' }]);
  });

  it('[M-39] is asked once however many rounds go by', () => {
    expect(play(aSummon(), startRound, endRound, endRound).sheet.pending).toHaveLength(1);
  });

  it.each<[string, Sheet, 'own' | 'besideMaster']>([
    ['a summon', aSummon(), 'besideMaster'],
    ['a clone', aSummon({ kind: 'clone' }), 'besideMaster'],
    ['a person', aSheet(), 'own'],
    ['a summon with Initiative', aSummon({ initiative: 7 }), 'own'],
    ['a summon whose text says when it acts', aSummon({ hasTurnNote: true }), 'own'],
    ['an object', aSummon({ kind: 'object' }), 'own'],
  ])('[M-39] %s acts: %s', (_, sheet, turn) => {
    expect(turnOfBeing(sheet)).toBe(turn);
    expect(play(sheet, startRound).sheet.pending).toHaveLength(turn === 'own' ? 0 : 1);
  });

  it('[M-39] [B-37] Initiative that something gives it is Initiative of its own', () => {
    const modifiers = [ordinaryModifier({ on: 'value', value: 'initiative' }, 4, 'untyped')];
    expect(turnOfBeing({ ...aSummon(), effects: [{ ...anEffect([]), modifiers }] })).toBe('own');
    expect(turnOfBeing(play(aSummon(), { type: 'manual/set', quantity: 'initiative', value: 5 }).sheet)).toBe('own');
  });

  it('[M-39] is not asked while it lies unconscious', () => {
    const out = { ...aSummon(), consciousness: { causes: ['storyteller' as const], holding: null } };
    expect(play(out, endRound).sheet.pending).toEqual([]);
  });

  it('[M-38] [M-39] time that goes back gives its actions back', () => {
    const before = aSheet();
    const { sheet, trace } = play(before, act('standard'), { type: 'time/reverse', to: before });
    expect(actionsLeft(sheet).standard).toBe(1);
    expect(eventsOf(trace)).toContain('timeReversed');
  });
});
