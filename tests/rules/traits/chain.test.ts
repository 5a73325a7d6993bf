import { describe, expect, it } from 'vitest';
import { attributeSkill, legendaryTrait } from '@/rules/traits/legendary-trait';
import { bonusesBySkill, mayBeginChain, resolveChain } from '@/rules/traits/resolve-chain';

const skill = (amount: number) => attributeSkill('skill', 'intelligence', amount);
const insight = legendaryTrait('insight', { from: 'intelligence', to: 'perception' });
const memory = legendaryTrait('memory', { from: 'perception', to: 'intelligence' });
const charm = legendaryTrait('charm', { from: 'intelligence', to: 'presence' });

describe('a chain of traits', () => {
  it.each([
    {
      title: '[M-70] each takes part once though it would be set off again',
      start: { intelligence: 10, perception: 14 },
      amount: 5,
      state: { intelligence: 18, perception: 16 },
      order: ['skill', 'insight', 'memory'],
    },
    {
      title: '[M-70] a rank that does not rise sets nothing off',
      start: { intelligence: 11, perception: 15 },
      amount: 4,
      state: { intelligence: 15, perception: 15 },
      order: ['skill'],
    },
    {
      title: '[M-70] nor does one that falls',
      start: { intelligence: 16, perception: 15 },
      amount: -5,
      state: { intelligence: 11, perception: 15 },
      order: ['skill'],
    },
  ])('$title', ({ start, amount, state, order }) => {
    expect(resolveChain(start, skill(amount), [memory, insight])).toEqual({ state, order });
  });

  it('[M-70] the table’s step of Legendary ranks holds in it', () => {
    const slow = legendaryTrait('insight', { from: 'intelligence', to: 'perception' }, 10);
    expect(resolveChain({ intelligence: 5, perception: 5 }, skill(5), [slow]).order).toEqual(['skill']);
    expect(resolveChain({ intelligence: 10, perception: 5 }, skill(1), [slow]).state.perception).toBe(6);
  });

  it('[M-71] the Skill is first, then the player’s order, then as set off', () => {
    const start = { intelligence: 5, perception: 5, presence: 5 };
    const traits = [insight, charm, memory];
    expect(resolveChain(start, skill(1), traits).order).toEqual(['skill', 'insight', 'charm', 'memory']);
    expect(resolveChain(start, skill(1), traits, ['charm']).order).toEqual(['skill', 'charm', 'insight', 'memory']);
    expect(resolveChain(start, skill(1), traits, ['memory', 'skill']).order).toEqual([
      'skill',
      'insight',
      'memory',
      'charm',
    ]);
  });

  it('[M-71] the order can change what comes of it', () => {
    const start = { intelligence: 5, perception: 5, presence: 5 };
    const both = [insight, memory, charm];
    expect(resolveChain(start, skill(5), both, ['charm']).state.presence).toBe(6);
    expect(resolveChain(start, skill(5), both, ['insight', 'memory', 'charm']).state.presence).toBe(7);
  });

  it('[M-70] what took part begins no chain by what the chain has changed', () => {
    const chain = { order: ['skill', 'insight'] };
    expect(mayBeginChain('insight', chain, false)).toBe(false);
    expect(mayBeginChain('insight', chain, true)).toBe(true);
    expect(mayBeginChain('memory', chain, false)).toBe(true);
  });

  it('[M-70] of one Skill the highest bonus counts', () => {
    const bonuses = [
      { skill: 'Fury', amount: 2 },
      { skill: 'Focus', amount: 1 },
      { skill: 'Fury', amount: 5 },
      { skill: 'Fury', amount: 3 },
    ];
    expect(bonusesBySkill(bonuses)).toEqual([
      { skill: 'Fury', amount: 5 },
      { skill: 'Focus', amount: 1 },
    ]);
  });
});
