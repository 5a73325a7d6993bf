import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDefence, anEffect, anItem, aResource, aSheet } from '#tests/support/builders';
import { ordinaryModifier } from '@/model/bonuses';
import { namedSource } from '@/model/parts';
import type { Modifier, Sheet } from '@/model/sheet';
import { closeSheet, sheetNow, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

const panel = (name: string) => within(screen.getByRole('region', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

const onDefense = (amount: number, type: Modifier['type']): Modifier =>
  ordinaryModifier({ on: 'value', value: 'defense' }, amount, type);

const guarded: Sheet = aSheet({
  attributes: { resolve: 4, composure: 3 },
  resources: [aResource({ modifiers: [onDefense(5, 'baseDefense'), onDefense(3, 'naturalArmor')] })],
  effects: [anEffect([], { name: 'Mud', duration: { kind: 'scene' }, modifiers: [onDefense(-2, 'circumstance')] })],
  items: [anItem({ id: 'coat', name: 'Ember Coat', kind: 'armor', points: 4, worn: true })],
});

describe('Defense', () => {
  it('[B-22] [B-23] says what gives it and what can be stripped of it', async () => {
    await showSheet(guarded);
    const rows = panel('Defense').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Base Defense5',
      'Natural Armor3',
      'Armor Defense4',
      'Circumstance bonus−2',
    ]);
    await userEvent.click(panel('Defense').getByRole('button', { name: 'Armor Piercing can strip 7.' }));
    expect(await dialog('Armor Piercing').findByText('Total')).toHaveTextContent('Total7');
    expect(panel('Defense').getByRole('button', { name: 'High Speed can cut 5.' })).toBeInTheDocument();
    await userEvent.click(panel('Defense').getByRole('button', { name: '10' }));
    expect(await dialog('Defense').findByText('Ember Coat')).toBeInTheDocument();
  });

  it('[B-24] [D-17] meets an attack that pierces, and one on the mind', async () => {
    const user = userEvent.setup();
    await showSheet(guarded);
    await user.click(panel('Defense').getByText('Against an attack'));
    const piercing = await panel('Defense').findByRole('textbox', { name: 'Armor Piercing' });
    await user.clear(piercing);
    await user.type(piercing, '4');
    expect(panel('Defense').getByRole('button', { name: /^6 Defense against/ })).toBeInTheDocument();
    await user.clear(piercing);
    await user.click(panel('Defense').getByRole('checkbox', { name: 'Strikes the mind' }));
    expect(panel('Defense').getByRole('button', { name: /^10 Defense against/ })).toBeInTheDocument();
  });

  it('[M-06] [M-09] keeps as much of Base Defense in the air as the flier is nimble', async () => {
    const user = userEvent.setup();
    await showSheet(guarded);
    await user.click(panel('Defense').getByText('Against an attack'));
    const flight = await panel('Defense').findByRole('combobox', { name: 'Flight' });
    await user.selectOptions(flight, 'Clumsy: a quarter of Base Defense');
    await user.click(panel('Defense').getByRole('button', { name: /^6 Defense against/ }));
    const why = dialog('Defense against this attack');
    expect((await why.findByText('In flight')).closest('section')).toHaveTextContent(/M-06.*−4/);
    await user.selectOptions(flight, 'Perfect: all of Base Defense');
    expect(panel('Defense').getByRole('button', { name: /^10 Defense against/ })).toBeInTheDocument();
  });

  it('[W-04] adds Willpower, and pays for it', async () => {
    const user = userEvent.setup();
    await showSheet(guarded);
    const { current } = sheetNow().willpower;
    await user.click(panel('Defense').getByText('Against an attack'));
    await user.click(await panel('Defense').findByRole('checkbox', { name: /^Willpower: \+3/ }));
    expect(panel('Defense').getByRole('button', { name: /^13 Defense against/ })).toBeInTheDocument();
    await user.click(panel('Defense').getByRole('button', { name: 'Pay 1 Willpower' }));
    expect(sheetNow().willpower.current).toBe(current - 1);
  });

  it('says that nothing gives any', async () => {
    await showSheet(aSheet());
    expect(panel('Defense').getByText('Nothing gives Defense.')).toBeInTheDocument();
  });
});

describe('Skills', () => {
  it('roll on a tap, and open their form', async () => {
    const user = userEvent.setup();
    const archery = { id: 'archery', name: 'Archery', rating: 4, specialties: ['Longbow'] };
    const { onOpen } = await showSheet(aSheet({ skills: [archery] }));
    await user.click(panel('Skills').getByRole('button', { name: 'Roll Archery 4' }));
    await user.click(panel('Skills').getByRole('button', { name: 'Edit Archery' }));
    await user.click(panel('Skills').getByRole('button', { name: 'Add Skill' }));
    expect(onOpen.mock.calls.flat()).toEqual(['roll:skill:archery', 'skill:archery', 'skill:new']);
    expect(panel('Skills').getByText('Longbow')).toBeInTheDocument();
  });

  it('say that there are none', async () => {
    const { onOpen } = await showSheet(aSheet());
    expect(panel('Skills').getByText('No Skills.')).toBeInTheDocument();
    await userEvent.click(panel('Skills').getByRole('button', { name: 'Add Skill' }));
    expect(onOpen).toHaveBeenCalledWith('skill:new');
  });
});

describe('resources', () => {
  const arm = aResource({
    id: 'arm',
    name: 'Cyberarm',
    kind: 'augmentation',
    essence: 'Technological',
    degradesTo: 'hook',
  });
  const captain = aResource({
    id: 'captain',
    name: 'Storm Captain',
    needs: [
      { kind: 'attribute', attribute: 'presence', atLeast: 5 },
      { kind: 'fact', fact: 'A ship' },
    ],
  });

  it('[M-60] are suspended with what they lack, until the Storyteller says else', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet({ resources: [captain] }));
    expect(panel('Resources').getByText('Suspended: lacks Presence 5, A ship')).toBeInTheDocument();
    await user.click(panel('Resources').getByRole('button', { name: /^Storm Captain/ }));
    await user.click(await dialog('Storm Captain').findByRole('radio', { name: 'The Storyteller: yes' }));
    expect(sheetNow().resources[0]?.ruling).toBe('on');
    expect(panel('Resources').getByText('Works: the Storyteller says so')).toBeInTheDocument();
    await user.click(dialog('Storm Captain').getByRole('button', { name: 'Edit Storm Captain' }));
    expect(onOpen).toHaveBeenCalledWith('resource:captain');
  });

  it('[S-07] [S-12] fail or sink where the Film holds their Essence down', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ resources: [arm] }));
    await user.click(screen.getByRole('button', { name: /^What the Film holds down/ }));
    const film = dialog('What the Film holds down');
    await user.click(await film.findByRole('button', { name: 'Hold Technological things down' }));
    expect(panel('Resources').getByText('Fails: its Essence is held down')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^What the Film holds down/ }));
    await user.click(await film.findByRole('radio', { name: 'Sink to something simpler' }));
    await user.click(film.getByRole('button', { name: 'Hold Technological things down' }));
    expect(panel('Resources').getByText('Reduced to hook')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^What the Film holds down/ }));
    await user.click(await film.findByRole('button', { name: 'Everything works again' }));
    expect(sheetNow().suppression).toBeNull();
  });

  it('[S-16] take another Essence and get theirs back', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ resources: [arm] }));
    await user.click(panel('Resources').getByRole('button', { name: /^Cyberarm/ }));
    const body = dialog('Cyberarm');
    await user.selectOptions(await body.findByRole('combobox', { name: 'Essence now' }), 'Magical');
    expect(panel('Resources').getByText(/Augmentation · D-Rank · Magical/)).toBeInTheDocument();
    await user.click(body.getByRole('button', { name: 'End the last change of Essence' }));
    expect(panel('Resources').getByText(/Augmentation · D-Rank · Technological/)).toBeInTheDocument();
  });

  it('[B-06] stand below what they hang under', async () => {
    const branch = aResource({ id: 'hide', name: 'Iron Hide', under: 'wolf' });
    const root = aResource({ id: 'wolf', name: 'Stormwolf' });
    await showSheet(aSheet({ resources: [branch, aResource({ id: 'x', name: 'Sidestep' }), root] }));
    const names = panel('Resources')
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');
    expect(names.map((text) => text.match(/^(Sidestep|Stormwolf|Iron Hide)/)?.[0])).toEqual([
      'Sidestep',
      'Stormwolf',
      'Iron Hide',
    ]);
  });
});

describe('items', () => {
  const wand = anItem({ id: 'wand', name: 'Wand', uses: { left: 1, maximum: 3, per: 'day' } });

  it('[M-38] are used up', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ items: [wand] }));
    expect(panel('Items').getByText('Tool · 1 / 3 uses')).toBeInTheDocument();
    await user.click(panel('Items').getByRole('button', { name: 'Use Wand' }));
    expect(sheetNow().items[0]?.uses?.left).toBe(0);
    expect(panel('Items').getByRole('button', { name: 'None left' })).toBeDisabled();
  });

  it('[H-16] are nothing for the dead, who can still be read', async () => {
    await showSheet(aSheet({ items: [wand], death: 'instantDeath' }));
    expect(panel('Items').getByRole('button', { name: 'Use Wand: not for the dead' })).toBeDisabled();
    expect(panel('Items').getByRole('button', { name: 'Add item' })).toBeEnabled();
  });

  it('[M-23] [M-25] say why they do not suit', async () => {
    const heavy = anItem({ id: 'axe', name: 'Axe', kind: 'weapon', points: 3, strengthRequired: 4 });
    const huge = anItem({ id: 'mail', name: 'Mail', kind: 'armor', size: 14 });
    await showSheet(aSheet({ items: [heavy, huge] }));
    expect(panel('Items').getByText('Strength short by 2: −4')).toBeInTheDocument();
    expect(panel('Items').getByText('Wrong Size: −8 · Too much for its user')).toBeInTheDocument();
  });

  it('[B-30] are put on, with what they come to', async () => {
    const user = userEvent.setup();
    const coat = anItem({ id: 'coat', name: 'Coat', kind: 'armor', points: 4 });
    const { onOpen } = await showSheet(aSheet({ items: [coat] }));
    await user.click(panel('Items').getByRole('button', { name: /^Coat/ }));
    await user.click(await dialog('Coat').findByRole('checkbox', { name: 'Worn or in hand' }));
    expect(sheetNow().items[0]?.worn).toBe(true);
    expect(panel('Defense').getByText('Armor Defense')).toBeInTheDocument();
    expect(dialog('Coat').getByText('Value 4')).toBeInTheDocument();
    await user.click(dialog('Coat').getByRole('button', { name: 'Edit Coat' }));
    expect(onOpen).toHaveBeenCalledWith('item:coat');
  });
});

describe('defenses', () => {
  it('[P-32] stand in the order in which a hit meets them, and are switched off', async () => {
    const user = userEvent.setup();
    const reduction = aDefence({ id: 'hide', kind: 'reduction', points: 2, weaknesses: ['silver'], needsAll: false });
    const ignoring = aDefence({ id: 'ghost', kind: 'ignoring', points: 1, types: null, weaponDamageAtMost: null });
    await showSheet(aSheet({ defences: [reduction, ignoring] }));
    const list = panel('Defenses, in their order');
    const names = () => list.getAllByRole('listitem').map((row) => row.textContent);
    expect(names()[0]).toMatch(/^Ignoring 1ghost · all damage/);
    expect(names()[1]).toMatch(/^Damage reduction 2hide · not against silver/);
    await user.click(list.getByRole('button', { name: /^Ignoring 1/ }));
    await user.click(await dialog('Ignoring 1').findByRole('button', { name: 'Switch ghost off' }));
    expect(list.getByText('Switched off')).toBeInTheDocument();
    expect(sheetNow().defences.find(({ id }) => id === 'ghost')?.on).toBe(false);
  });
});

describe('effects', () => {
  const effects = () => panel('Effects and conditions');

  it('[M-60] [B-35] say why they are out of force', async () => {
    const source = { ...namedSource(''), resource: 'captain' };
    const captain = aResource({ id: 'captain', needs: [{ kind: 'attribute', attribute: 'presence', atLeast: 5 }] });
    const being = { ...aSheet().being, mindless: true };
    await showSheet(
      aSheet({
        being,
        resources: [captain],
        effects: [
          anEffect([], { id: 'a', name: 'Rally', source }),
          anEffect([], { id: 'b', name: 'Fear', mindAffecting: true }),
        ],
      }),
    );
    expect(
      effects().getByRole('button', { name: /^Rally Lacks Presence 5|^RallyLacks Presence 5/ }),
    ).toBeInTheDocument();
    expect(effects().getByRole('button', { name: /^Fear.*Works on the mind; no effect here/ })).toBeInTheDocument();
  });

  it('[B-26] [B-27] say what they took the place of, and are dismissed', async () => {
    const user = userEvent.setup();
    const haste = (id: string, name: string, level: 'D' | 'C') =>
      anEffect([], { id, name, buff: 'haste', source: { ...namedSource('Spell'), level } });
    const { onOpen } = await showSheet(aSheet(), [
      { type: 'effect/add', effect: haste('low', 'Haste', 'D') },
      { type: 'effect/add', effect: haste('high', 'Great haste', 'C') },
    ]);
    await user.click(effects().getByRole('button', { name: /^Great haste/ }));
    const body = dialog('Great haste');
    expect(await body.findByText('Took the place of Haste.')).toBeInTheDocument();
    await user.click(body.getByRole('button', { name: 'Edit Great haste' }));
    expect(onOpen).toHaveBeenCalledWith('effect:high');
    await user.click(effects().getByRole('button', { name: /^Great haste/ }));
    await user.click(await body.findByRole('button', { name: 'Dismiss Great haste' }));
    expect(sheetNow().effects).toEqual([]);
  });
});

describe('rolls', () => {
  it('begin where a number is asked about', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet());
    await user.click(screen.getByRole('button', { name: /^Strength/ }));
    await user.click(await dialog('Strength').findByRole('button', { name: 'Roll Strength' }));
    await user.click(screen.getByRole('button', { name: /Will save DP$/ }));
    await user.click(await dialog('Will save').findByRole('button', { name: 'Roll Will save' }));
    expect(onOpen.mock.calls.flat()).toEqual(['roll:strength', 'roll:willSave']);
  });
});
