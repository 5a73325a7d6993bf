import fc from 'fast-check';
import { ATTITUDES } from '@/model/attitudes';
import { ESSENCES } from '@/model/essences';
import { namedSource } from '@/model/parts';
import { RANKS } from '@/model/ranks';
import type { Item, Modifier, Resource } from '@/model/sheet';
import type { Command } from '@/rules';
import { amount, aName, anAttribute } from './arbitrary-words';
import { anItem, aResource } from './builders';

/** Fewer ids than elsewhere, as there are more lists. */
const anId = fc.constantFrom('a', 'a', 'a', 'b');
const anEssence = fc.constantFrom(...ESSENCES);
const flag = fc.boolean();

const resources = (modifier: fc.Arbitrary<Modifier>): fc.Arbitrary<Resource> =>
  fc
    .record({
      id: anId,
      name: aName,
      under: fc.option(anId, { nil: null }),
      essence: anEssence,
      essenceChanges: fc.array(anEssence, { maxLength: 2 }),
      degradesTo: fc.constantFrom('', 'plate'),
      level: fc.constantFrom(...RANKS),
      needs: fc.array(
        fc.oneof(
          anId.map((need) => ({ kind: 'resource' as const, id: need })),
          fc.record({ kind: fc.constant('attribute' as const), attribute: anAttribute, atLeast: amount(0, 4) }),
          fc.constant({ kind: 'fact' as const, fact: 'darkness' }),
        ),
        { maxLength: 2 },
      ),
      grants: fc.constantFrom([], ['darkness']),
      imposedByOverseer: flag,
      ruling: fc.constantFrom(null, null, 'on' as const, 'off' as const),
      activated: flag,
      legacy: flag,
      modifiers: fc.array(modifier, { maxLength: 2 }),
    })
    .map(aResource);

const items = (modifier: fc.Arbitrary<Modifier>): fc.Arbitrary<Item> =>
  fc
    .record({
      id: anId,
      name: aName,
      kind: fc.constantFrom('weapon' as const, 'armor' as const, 'shield' as const, 'consumable' as const),
      essence: anEssence,
      size: amount(3, 8),
      madeForSize: fc.option(amount(3, 8), { nil: null }),
      strengthRequired: amount(0, 3),
      points: amount(0, 5),
      quantity: amount(0, 2),
      uses: fc.option(
        fc.record({
          left: amount(0, 2),
          maximum: fc.constant(2),
          per: fc.constantFrom('scene' as const, 'day' as const),
        }),
        { nil: null },
      ),
      worn: flag,
      modifiers: fc.array(modifier, { maxLength: 2 }),
      traits: fc.constantFrom([], ['[Parry 2]'], ['Armor Penalty 1']),
    })
    .map(anItem);

const written = (modifier: fc.Arbitrary<Modifier>): fc.Arbitrary<Command> => {
  const type = fc.constant('entry/put' as const);
  const skill = fc.record({ id: anId, name: aName, rating: amount(0, 5), specialties: fc.constant(['Swords']) });
  const person = fc.record({
    id: anId,
    name: aName,
    attitude: fc.constantFrom(...ATTITUDES),
    isBeast: flag,
    note: fc.constant(''),
  });
  const roles = { kind: fc.constantFrom('Servant', 'Gandalfr'), role: fc.constantFrom('Master', 'Servant') };
  const contract = fc.record({
    id: anId,
    ...roles,
    partner: aName,
    allows: fc.array(fc.record(roles), { maxLength: 1 }),
  });
  const entry = { id: anId, name: aName, source: fc.constant(namedSource('')), on: flag };
  const defence = fc.record({
    ...entry,
    kind: fc.constant('absorption' as const),
    points: amount(0, 3),
    covers: fc.constant('all' as const),
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ type, list: fc.constant('resources' as const), entry: resources(modifier) }) },
    { weight: 4, arbitrary: fc.record({ type, list: fc.constant('items' as const), entry: items(modifier) }) },
    fc.record({ type, list: fc.constant('skills' as const), entry: skill }),
    fc.record({ type, list: fc.constant('people' as const), entry: person }),
    fc.record({ type, list: fc.constant('defences' as const), entry: defence }),
    fc.record({ type, list: fc.constant('contracts' as const), entry: contract, force: flag }),
    fc.record({
      type: fc.constant('entry/remove' as const),
      list: fc.constantFrom('resources' as const, 'items' as const, 'skills' as const, 'contracts' as const),
      id: anId,
    }),
  );
};

const rolls: fc.Arbitrary<Command> = fc
  .record({
    dice: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 6 }),
    rolledAgain: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 2 }),
    attributes: fc.array(anAttribute, { maxLength: 2 }),
    skill: fc.option(anId, { nil: null, freq: 1 }),
    item: fc.option(anId, { nil: null, freq: 1 }),
    tags: fc.constantFrom<string[]>([], ['attack', 'melee'], ['willSave'], ['willRoll']),
    other: fc.option(amount(-3, 9), { nil: null, freq: 1 }),
    follows: fc.constantFrom(false, false, false, true),
    mirrors: fc.option(anAttribute, { nil: null, freq: 1 }),
    willpower: fc.constantFrom(false, false, true),
    extended: fc.constantFrom(false, false, true),
    difficulty: fc.option(amount(0, 4), { nil: null }),
    swapped: flag,
    techniques: fc.constantFrom<string[]>([], [], [], ['a']),
  })
  .map(({ dice, rolledAgain, willpower, extended, difficulty, swapped, other, techniques, ...make }) => ({
    type: 'roll/make' as const,
    make: {
      ...make,
      other: other ?? dice.length - 2 * make.attributes.length,
      specialty: 'Swords',
      family: 'Blade',
      substitutions: swapped ? [{ family: 'Blade', from: 'strength', to: 'dexterity' }] : [],
    },
    rolls: [{ dice, rolledAgain }],
    again: null,
    keep: [],
    willpower,
    action: { extended, extendedAllowed: false, rolls: 1, willpowerSpent: false },
    difficulty,
    note: '',
    techniques,
  }));

/** Commands about entries, people, Essences, resources, items, and rolls. */
export const entryCommands = (modifier: fc.Arbitrary<Modifier>): fc.Arbitrary<Command> =>
  fc.oneof(
    { weight: 10, arbitrary: written(modifier) },
    fc.record({
      type: fc.constant('people/shift-attitude' as const),
      id: anId,
      steps: fc.integer({ min: -7, max: 7 }),
    }),
    fc.record({
      type: fc.constant('essence/suppress' as const),
      essence: anEssence,
      mode: fc.constantFrom('fail' as const, 'degrade' as const),
      by: fc.constantFrom('film' as const, 'effect' as const),
    }),
    fc.constant<Command>({ type: 'essence/lift' }),
    fc.record({ type: fc.constant('essence/change' as const), resource: anId, essence: anEssence }),
    fc.record({ type: fc.constant('essence/restore' as const), resource: anId }),
    fc.record({
      type: fc.constant('essence/strip' as const),
      essence: fc.option(anEssence, { nil: null }),
      tags: fc.constantFrom<string[]>([], ['curse']),
    }),
    fc.record({
      type: fc.constant('resource/rule' as const),
      id: anId,
      ruling: fc.constantFrom(null, 'on' as const, 'off' as const),
    }),
    { weight: 2, arbitrary: fc.record({ type: fc.constant('item/use' as const), id: anId }) },
    { weight: 5, arbitrary: rolls },
  );
