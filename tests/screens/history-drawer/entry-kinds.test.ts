import { describe, expect, it } from 'vitest';
import { anEffect, aSheet } from '#tests/support/builders';
import { endRound, hit, play } from '#tests/support/trace';
import type { Command } from '@/rules';
import { isOfKind, KINDS } from '@/screens/history-drawer/entry-kinds';

function kindsOf(command: Command, before = aSheet({ effects: [] })) {
  const { sheet: after, trace } = play(before, command);
  const entry = { id: 'e', seq: 1, parent: 0, at: 0, commands: [command], trace, before, after };
  return KINDS.filter((kind) => isOfKind(entry, kind));
}

describe('the kinds of an entry of History', () => {
  it.each<[string, Command, readonly string[]]>([
    ['a hit', hit(3), ['damage']],
    ['Willpower', { type: 'willpower/spend', amount: 1, purpose: 'other', note: '' }, ['willpower']],
    ['a round', endRound, ['time']],
    ['time', { type: 'time/pass', minutes: 5 }, ['time']],
    ['points typed over', { type: 'manual/set', quantity: 'points', value: 7 }, ['edits']],
    ['Willpower typed over', { type: 'manual/set', quantity: 'willpower.current', value: 1 }, ['willpower', 'edits']],
    ['a condition', { type: 'condition/set', id: 'p', name: 'Poisoned', note: '', points: 2 }, ['effects']],
  ])('%s', (_, command, kinds) => {
    expect(kindsOf(command)).toEqual(kinds);
  });

  it('[H-33] tells healing by what came of it: a round that heals is both', () => {
    const regenerating = aSheet({ healing: [{ id: 'f', kind: 'fastHealing', source: 'Vigor', rating: 2 }] });
    const { sheet } = play(regenerating, hit(3));
    expect(kindsOf(endRound, sheet)).toEqual(['healing', 'time']);
  });

  it('[H-43] does not take points that come with the maximum for healing', () => {
    const tougher: Command = { type: 'effect/add', effect: anEffect([{ target: 'maximumHealth', amount: 4 }]) };
    expect(kindsOf(tougher, play(aSheet(), hit(3)).sheet)).toEqual(['effects']);
  });
});
