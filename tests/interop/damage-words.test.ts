import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/damage-terms/en';
import { zhCn } from '@/i18n/damage-terms/zh-cn';
import { parseDamageEntry } from '@/interop/damage-entry';
import { damageMeaning, sayings } from '@/interop/damage-words';
import { DAMAGE_FORMS, DAMAGE_TYPES } from '@/model/damage';

const meaningIn = (text: string) => damageMeaning(parseDamageEntry(text).parts[0]?.words ?? []);

describe('words beside an amount', () => {
  it.each([
    ['5 l fire&unholy', { types: ['fire', 'unholy'] }],
    ['5致 火焰、黑暗', { types: ['fire', 'unholy'] }],
    ['5L火焰伤害', { types: ['fire'] }],
    ['5L pure energy', { types: ['pure'] }],
    ['5L cold', { types: ['cold'] }],
    ['5L cold iron', { types: [], materials: ['cold iron'] }],
    ['5L cold silver', { types: ['cold'], materials: ['silver'] }],
    ['5L slashing magic', { forms: ['slashing'], traits: ['Magical'] }],
    ['5L ballistic 不可避免', { ballistic: true, unavoidable: true }],
    ['5L "moon silver"', { materials: ['moon silver'], unknown: [] }],
    ['5L “陨铁” 火焰', { materials: ['陨铁'], types: ['fire'] }],
    ['5L fire fire', { types: ['fire'] }],
    ['5L fier', { types: [], unknown: ['fier'] }],
  ])('[D-01] [D-04] [D-05] reads %j', (text, meaning) => {
    expect(meaningIn(text)).toMatchObject(meaning);
  });

  it.each([
    ['English', en],
    ['Chinese', zhCn],
  ])('[D-01] understands every word it writes in %s', (_language, terms) => {
    const means = (word: string) => sayings(word.split(' '));
    for (const type of DAMAGE_TYPES) expect(means(terms.type[type])).toMatchObject([{ kind: 'type', type }]);
    for (const form of DAMAGE_FORMS) expect(means(terms.form[form])).toMatchObject([{ kind: 'form', form }]);
    for (const [tag, word] of Object.entries(terms.tag)) {
      const [said] = means(word);
      expect(said && 'name' in said && said.name.toLowerCase()).toBe(tag);
    }
    expect(means(terms.ballistic)).toMatchObject([{ kind: 'ballistic' }]);
    expect(means(terms.unavoidable)).toMatchObject([{ kind: 'unavoidable' }]);
  });
});
