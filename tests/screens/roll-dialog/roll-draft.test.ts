import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, aSheet } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { ORDINARY_POOL } from '@/model/energy';
import { execute, rollPool } from '@/rules';
import { commandOf, makeOf, NOTHING, ROLL_KINDS, rollDraftSchema } from '@/screens/roll-dialog/roll-draft';
import { draftOf } from '@/screens/roll-dialog/roll-seed';

const sheet = aSheet({
  skills: [{ id: 'archery', name: 'Archery', rating: 3, specialties: ['Longbow'] }],
  items: [anItem({ id: 'bow', kind: 'weapon', points: 2 }), anItem({ id: 'rope' })],
  energyPools: [
    {
      ...ORDINARY_POOL,
      id: 'mana',
      name: 'Mana',
      keys: ['resolve'],
      current: 0,
      reopenings: 0,
      enhancement: 0,
      bonus: 0,
    },
  ],
});

describe('what was tapped', () => {
  it.each([
    ['dexterity', { attributes: ['dexterity'] }],
    ['willRoll', { kind: 'willRoll', attributes: ['resolve', 'composure'] }],
    ['reflexSave', { kind: 'reflexSave', attributes: ['dexterity'] }],
    ['fortitudeSave', { kind: 'fortitudeSave', attributes: ['stamina'] }],
    ['skill:archery', { skill: 'archery' }],
    ['item:bow', { item: 'bow', tags: ['attack'] }],
    ['item:rope', { item: 'rope', tags: [] }],
    ['pool:mana', { attributes: ['resolve'] }],
    ['skill:gone', {}],
    ['', {}],
  ])('[B-03] [E-04] %s', (seed, expected) => {
    expect(draftOf(sheet, seed)).toEqual({ ...NOTHING, ...expected });
  });
});

const drafts = fc.record({
  kind: fc.constantFrom(...ROLL_KINDS),
  attributes: fc.uniqueArray(fc.constantFrom(...ATTRIBUTE_IDS), { maxLength: 3 }),
  skill: fc.constantFrom('', 'archery'),
  specialty: fc.constantFrom('', 'Longbow'),
  item: fc.constantFrom('', 'bow', 'rope'),
  other: fc.integer({ min: -20, max: 20 }).map(String),
  again: fc.constantFrom(
    'table' as const,
    'none' as const,
    'tenAgain' as const,
    'nineAgain' as const,
    'eightAgain' as const,
  ),
  highest: fc.integer({ min: 1, max: 4 }).map(String),
  lowest: fc.integer({ min: 1, max: 4 }).map(String),
  difficulty: fc.constantFrom('', '0', '3'),
  willpower: fc.boolean(),
  mirrors: fc.constantFrom('' as const, ...ATTRIBUTE_IDS),
});

it('[X-05] [M-31] whatever is chosen, the dice thrown are those the rules ask for', () => {
  const dice = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 40 });
  fc.assert(
    fc.property(drafts, dice, (chosen, shown) => {
      let next = 0;
      const roll = rollDraftSchema.parse({ ...NOTHING, ...chosen });
      const pool = rollPool(sheet, makeOf(roll), roll.willpower);
      const command = commandOf(sheet, roll, pool.dice.value, () => shown[next++] ?? 1);
      const outcome = execute(sheet, command);
      expect(outcome.ok || outcome.refusal.code).toBe(true);
    }),
    propertyRuns(300),
  );
});
