import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, until } from '#tests/storage/a-browser';
import { aDefence, anEffect, anItem, aResource, aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { EntryKind } from '@/editors/entries';
import { core } from '@/i18n/core';
import { sheet as sheetWords } from '@/i18n/sheet';
import { targetName } from '@/i18n/target-words';
import type { Sheet } from '@/model/sheet';
import { attributeScore } from '@/rules';
import { EntryPanel } from '@/screens/entry-dialog/entry-panel';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 30_000 });

const onClose = vi.fn();

beforeEach(() => {
  aBrowser();
});
afterEach(async () => {
  await act(() => sheetStore.close());
  await browserStorage().close();
  vi.clearAllMocks();
});

async function open(kind: EntryKind, id = 'new', sheet: Sheet = aSheet()) {
  const stored = await createSheet(browserStorage(), sheet);
  await sheetStore.openSheet(stored);
  await until(() => sheetStore.getState().historyLoaded);
  renderUi(<EntryPanel kind={kind} id={id} onClose={onClose} />);
  return userEvent.setup();
}

const sheetNow = () => selectSheet(sheetStore.getState()) as Sheet;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const select = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

async function write(name: string, text: string) {
  await userEvent.tripleClick(field(name));
  await userEvent.paste(text);
}

const isWritten = () => waitFor(() => expect(onClose).toHaveBeenCalled());

describe('a resource', () => {
  it('[B-13, B-T01] brings typed bonuses, shown before they are written', async () => {
    const user = await open('resource');
    expect(field('Name')).toHaveFocus();
    await user.paste('Stormwolf');
    await select('Essence', 'Anomalous');
    await user.click(button('Add a change'));
    await select('What changes', 'Maximum Health');
    await write('By', '4');
    await select('Bonus type', 'Inherent');
    expect(screen.getByRole('dialog')).toHaveTextContent('Maximum Health7 → 11');
    await user.click(button('Add Stormwolf'));
    await isWritten();
    expect(sheetNow().resources).toMatchObject([
      {
        name: 'Stormwolf',
        kind: 'bloodline',
        essence: 'Anomalous',
        modifiers: [{ target: { on: 'value', value: 'maximumHealth' }, amount: 4, type: 'inherent', wording: 'gain' }],
      },
    ]);
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('[M-60] has prerequisites and is taken away with one tap', async () => {
    const user = await open('resource', 'resource', aSheet({ resources: [aResource({ name: 'Art of ash' })] }));
    await user.click(button('Add a prerequisite'));
    await select('Attribute', 'Resolve');
    await write('At least', '4');
    await user.click(button('Save Art of ash'));
    await isWritten();
    expect(sheetNow().resources[0]?.needs).toEqual([{ kind: 'attribute', attribute: 'resolve', atLeast: 4 }]);
  });

  it('[M-60] is removed', async () => {
    const user = await open('resource', 'resource', aSheet({ resources: [aResource()] }));
    await user.click(button('Remove A resource'));
    expect(sheetNow().resources).toEqual([]);
    expect(onClose).toHaveBeenCalled();
  });
});

describe('an effect', () => {
  it('[H-45, B-26] lasts for minutes, is a buff of a resource, and changes rolls', async () => {
    const user = await open('effect', 'new', aSheet({ resources: [aResource({ name: 'Hymns' })] }));
    await user.paste('Battle hymn');
    await user.click(button('Add a change'));
    await select('What changes', 'Dice of rolls …');
    await select('Kind of act', 'Attack');
    await select('Bonus type', 'Morale');
    await user.click(screen.getByLabelText('Minutes'));
    await write('Minutes left', '10');
    await select('Source', 'Hymns');
    await write('Buff', 'hymn');
    await user.click(button('Add Battle hymn'));
    await isWritten();
    expect(sheetNow().effects).toMatchObject([
      {
        modifiers: [
          { target: { on: 'roll', roll: { attribute: null, skill: '', tag: 'attack', item: '' } }, type: 'morale' },
        ],
        duration: { kind: 'minutes', left: 10 },
        source: { resource: 'resource', name: '' },
        buff: 'hymn',
      },
    ]);
    expect(sheetNow().effects[0]?.protectsFrom).toBeUndefined();
  });

  it('[B-13] keeps its place and what was not touched when it is changed', async () => {
    const effects = [
      anEffect([{ target: 'strength', amount: 2 }], { id: 'tonic', name: 'Tonic', byAnother: true }),
      anEffect([], { id: 'other', name: 'Other' }),
    ];
    const user = await open('effect', 'tonic', aSheet({ effects }));
    await write('By', '-1');
    await user.click(button('Save Tonic'));
    await isWritten();
    expect(sheetNow().effects.map(({ id }) => id)).toEqual(['tonic', 'other']);
    expect(sheetNow().effects[0]).toMatchObject({ byAnother: true, modifiers: [{ amount: -1, type: 'perfect' }] });
    expect(attributeScore(sheetNow(), 'strength')).toBe(1);
  });

  it.each([
    ['Reflex save', 'reflexSave'],
    ['Fortitude save', 'fortitudeSave'],
  ])('[W-23] is on a %s by its name', async (named, tag) => {
    const user = await open('effect', 'new', aSheet({}));
    await user.paste('Luck');
    await user.click(button('Add a change'));
    await select('What changes', 'Dice of rolls …');
    await select('Kind of act', named);
    await user.click(button('Add Luck'));
    await isWritten();
    const [target] = (sheetNow().effects[0]?.modifiers ?? []).map((modifier) => modifier.target);
    expect(target).toMatchObject({ on: 'roll', roll: { tag } });
    const words = { attribute: core.english.attribute, words: sheetWords.english.effects };
    expect(target && targetName(target, words)).toBe(`Rolls: ${named}`);
  });

  it.each([
    ['condition', 'Enter a name', 'Add Rage'],
    ['gauge', 'Enter a name', 'Add Rage'],
    ['healing', 'Enter the source', 'Add'],
  ] as const)('a %s without one says: %s', async (kind, missing, done) => {
    const user = await open(kind);
    expect(button(missing)).toBeDisabled();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('–');
    await user.paste('Rage');
    expect(button(done)).toBeEnabled();
  });

  it('says what is allowed where something is not, and keeps what was typed', async () => {
    const user = await open('effect');
    await user.click(screen.getByLabelText('Rounds'));
    await write('Own rounds', 'three');
    await user.click(button('Add a change'));
    await write('By', '1.5');
    await user.click(button('Correct the marked fields'));
    expect(await screen.findByText('Required.')).toBeInTheDocument();
    expect(field('Own rounds')).toHaveValue('three');
    expect(field('Own rounds')).toHaveAccessibleDescription('A whole number. From 1 to 1,000,000,000.');
    expect(field('By')).toHaveAccessibleDescription('A whole number. From −1,000,000,000 to 1,000,000,000.');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a defence', () => {
  it('[P-01] of each kind asks for what it needs', async () => {
    const user = await open('defence');
    await user.paste('Iron Hide');
    for (const kind of ['Immunity', 'Ignoring', 'Absorption', 'Conversion', 'Damage reduction', 'Resistance']) {
      await select('Kind', kind);
      expect(field('Name')).toHaveValue('Iron Hide');
    }
    await select('Kind', 'Negation');
    await write('Points', '4');
    await user.click(screen.getByRole('checkbox', { name: 'fire' }));
    await user.click(screen.getByLabelText('Using it costs something'));
    await user.click(button('Add Iron Hide'));
    await isWritten();
    const [defence] = sheetNow().defences;
    expect(defence).toMatchObject({ kind: 'negation', name: 'Iron Hide', points: 4, types: ['fire'], costs: true });
    expect(defence).not.toHaveProperty('bearer');
  });

  it('[P-17] of vulnerability doubles where no points are given; [B-24] belongs to a part of Defense', async () => {
    const known = aDefence({ id: 'cold', name: 'Thin blood', kind: 'vulnerability', damageType: 'cold', points: 3 });
    const user = await open('defence', 'cold', aSheet({ defences: [known] }));
    await user.clear(field('Points'));
    await select('Trait of', 'Armor');
    await user.click(button('Save Thin blood'));
    await isWritten();
    expect(sheetNow().defences).toEqual([{ ...known, points: null, bearer: 'armor' }]);
  });
});

describe('other entries', () => {
  it('[M-12] an item has uses and traits', async () => {
    const user = await open('item', 'item', aSheet({ items: [anItem({ name: 'Wand' })] }));
    await select('Uses', 'Per scene');
    await write('Of how many', '3');
    await user.click(screen.getByRole('checkbox', { name: 'Ammo' }));
    await user.type(field('Traits'), 'Fine, Old');
    await user.click(button('Save Wand'));
    await isWritten();
    expect(sheetNow().items).toMatchObject([
      { uses: { left: 1, maximum: 3, per: 'scene' }, traits: ['ammo', 'Fine', 'Old'] },
    ]);
  });

  it('[E-03, E-31] a pool of the rulebook is filled in and starts full', async () => {
    const user = await open('pool');
    await select('Pool of the rulebook', 'Inner force');
    expect(within(screen.getByRole('group', { name: 'Key Attributes' })).getByLabelText('Stamina')).toBeChecked();
    expect(screen.getByRole('dialog')).toHaveTextContent('Inner force');
    await user.click(button('Add Inner force'));
    await isWritten();
    expect(sheetNow().energyPools).toMatchObject([
      { name: 'Inner force', keys: ['stamina', 'perception'], category: 'eastern', current: 4 },
    ]);
  });

  it('[H-26] a condition of a known name is that one', async () => {
    const conditions = [{ id: 'p', name: 'Poisoned', note: 'slow', points: 4 }];
    const user = await open('condition', 'new', aSheet({ conditions }));
    await user.paste('Poisoned');
    await write('Points', '6');
    await user.click(button('Add Poisoned'));
    await isWritten();
    expect(sheetNow().conditions).toEqual([{ id: 'p', name: 'Poisoned', note: 'slow', points: 6 }]);
  });

  it('[G-03] a Gauge goes as far as a Skill; a Skill has Specialties', async () => {
    const user = await open(
      'gauge',
      'new',
      aSheet({ skills: [{ id: 's', name: 'Focus', rating: 3, specialties: [] }] }),
    );
    await user.paste('Calm');
    await select('Maximum', 'A Skill');
    await write('Skill', 'Focus');
    await user.click(button('Add Calm'));
    await isWritten();
    expect(sheetNow().gauges).toMatchObject([{ name: 'Calm', maximum: { kind: 'skill', skill: 'Focus' } }]);
  });

  it('[M-35] a person who is no beast does not obey', async () => {
    const user = await open('person');
    await user.paste('Old wolf');
    await user.click(screen.getByRole('checkbox', { name: 'A beast' }));
    await select('Attitude', 'obedient');
    await user.click(screen.getByRole('checkbox', { name: 'A beast' }));
    expect(screen.getByText('Only a beast can be obedient.')).toBeInTheDocument();
    await user.click(button('Add Old wolf'));
    expect(sheetNow().people).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'A beast' }));
    await user.click(button('Add Old wolf'));
    await isWritten();
    expect(sheetNow().people).toMatchObject([{ name: 'Old wolf', attitude: 'obedient', isBeast: true }]);
  });

  it('[M-32] a contract names what stands against it, and is signed all the same', async () => {
    const contracts = [{ id: 'old', kind: 'Servant', role: 'Servant', partner: 'Rin', allows: [] }];
    const user = await open('contract', 'new', aSheet({ contracts }));
    await user.paste('Gandalfr');
    await write('Role in it', 'Familiar');
    await write('With', 'Louise');
    expect(screen.getByRole('dialog')).toHaveTextContent('Against it stands:Servant with Rin, as Servant');
    await user.click(button('Add'));
    expect(sheetNow().contracts).toHaveLength(1);
    await user.click(button('Add a role'));
    const [kind, role] = [screen.getAllByLabelText('Contract')[1], screen.getAllByLabelText('Role in it')[1]];
    if (!kind || !role) throw new Error('No role to write');
    await user.type(kind, 'Servant');
    await user.type(role, 'Master');
    await user.click(screen.getByRole('checkbox', { name: 'Sign it all the same' }));
    await user.click(button('Add'));
    await isWritten();
    expect(sheetNow().contracts).toMatchObject([
      { id: 'old' },
      { kind: 'Gandalfr', partner: 'Louise', allows: [{ kind: 'Servant', role: 'Master' }] },
    ]);
  });

  it('[M-32] a contract with the same partner ends the earlier one, and is taken back', async () => {
    const contracts = [{ id: 'old', kind: 'Servant', role: 'Servant', partner: 'Rin', allows: [] }];
    const user = await open('contract', 'new', aSheet({ contracts }));
    await user.paste('Gandalfr');
    await write('Role in it', 'Familiar');
    await write('With', 'Rin');
    expect(screen.getByRole('dialog')).toHaveTextContent('It ends:Servant with Rin, as Servant');
    await user.click(button('Add'));
    await isWritten();
    expect(sheetNow().contracts.map(({ kind }) => kind)).toEqual(['Gandalfr']);
  });

  it('[M-32] a contract is removed', async () => {
    const contracts = [{ id: 'old', kind: 'Servant', role: 'Servant', partner: 'Rin', allows: [] }];
    const user = await open('contract', 'old', aSheet({ contracts }));
    await user.click(button('Remove Servant'));
    expect(sheetNow().contracts).toEqual([]);
  });

  it('that is gone is said to be', async () => {
    await open('skill', 'nowhere');
    expect(screen.getByText('This entry is no longer on the sheet.')).toBeInTheDocument();
  });
});
