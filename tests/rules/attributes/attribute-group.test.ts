import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { attributeGroup } from '@/rules/attributes/attribute-group';

describe('attribute groups', () => {
  it.each([
    { group: 'physical', attributes: ['strength', 'dexterity', 'stamina'] },
    { group: 'mental', attributes: ['intelligence', 'perception', 'resolve'] },
    { group: 'social', attributes: ['presence', 'manipulation', 'composure'] },
  ])('[X-07] $group', ({ group, attributes }) => {
    expect(ATTRIBUTE_IDS.filter((id) => attributeGroup(id) === group)).toEqual(attributes);
  });
});
