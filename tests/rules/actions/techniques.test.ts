import { describe, expect, it } from 'vitest';
import { aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import type { Resource } from '@/model/sheet';
import { type Command, NO_ROLL, techniquesOf } from '@/rules';

const art = (id: string, change: Partial<Resource> = {}) =>
  aResource({ id, name: id, kind: 'art', acquired: 'exchanged', activated: true, ...change });
const roll = (techniques: readonly string[], tags: readonly string[] = ['attack']): Command => ({
  type: 'roll/make',
  make: { ...NO_ROLL, attributes: ['strength'], tags: [...tags] },
  rolls: [{ dice: [1, 8], rolledAgain: [] }],
  again: 'none',
  keep: [],
  willpower: false,
  action: { extended: false, extendedAllowed: false, rolls: 1, willpowerSpent: false },
  difficulty: null,
  note: '',
  techniques: [...techniques],
});

const sheet = aSheet({
  resources: [
    art('Sword Qi'),
    art('Iron Skin', { activated: false }),
    art('Born Claw', { acquired: 'born' }),
    art('Moon Step', { acquired: 'trained', needs: [{ kind: 'fact', fact: 'a moon' }] }),
  ],
});

describe('Techniques', () => {
  it('[M-58] are what was bought and has to be activated, as long as it works', () => {
    expect(techniquesOf(sheet).map(({ id }) => id)).toEqual(['Sword Qi']);
    const ruled = play(sheet, { type: 'resource/rule', id: 'Moon Step', ruling: 'on' }).sheet;
    expect(techniquesOf(ruled).map(({ id }) => id)).toEqual(['Sword Qi', 'Moon Step']);
  });

  it('[M-58] one in a roll is told', () => {
    expect(play(sheet, roll(['Sword Qi'])).trace[0]).toEqual({
      kind: 'event',
      rule: 'M-58',
      event: 'techniqueUsed',
      subject: 'Sword Qi',
    });
  });

  it.each<[string, Command, string]>([
    ['[M-58] a passive one', roll(['Iron Skin']), 'M-58 noTechnique'],
    ['[M-58] one that nobody bought', roll(['Born Claw']), 'M-58 noTechnique'],
    ['[M-58] one that is not there', roll(['Sword Qi', 'Fist']), 'M-58 unknownEntry'],
    ['[M-60] one that is suspended', roll(['Moon Step']), 'M-60 outOfPlay'],
    ['[M-59] any in a basic attack', roll(['Sword Qi'], ['attack', 'basicAttack']), 'M-59 basicAttack'],
    ['[M-59] none in a basic attack', roll([], ['attack', 'basicAttack']), 'accepted'],
  ])('%s: %#', (_, command, answer) => expect(refusalOf(sheet, command)).toBe(answer));

  it('[M-45] clones activate none', () => {
    const clone = { ...sheet, being: { ...sheet.being, kind: 'clone' as const, owner: 'Ann' } };
    expect(refusalOf(clone, roll(['Sword Qi']))).toBe('M-45 notForClones');
    expect(refusalOf(clone, roll([]))).toBe('accepted');
  });
});
