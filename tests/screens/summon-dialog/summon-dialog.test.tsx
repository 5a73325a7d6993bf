import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPool } from '#tests/rules/energy/some-energy';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { hit } from '#tests/support/trace';
import { ordinaryModifier } from '@/model/bonuses';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { SummonDialog } from '@/screens/summon-dialog/summon-dialog';
import { readSheet } from '@/storage/read-sheet';
import { browserStorage } from '@/storage/sheet-storage';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

async function show(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  const onOpenSheet = vi.fn<(id: string) => void>();
  await act(async () => {
    renderUi(<SummonDialog onClose={onClose} onOpenSheet={onOpenSheet} />);
  });
  const user = userEvent.setup();
  const type = async (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, value);
  };
  /** Makes it, opens its sheet, and reads that. */
  const makeIt = async (button: string): Promise<Sheet> => {
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const id = onOpenSheet.mock.calls[0]?.[0] ?? '';
    const found = await readSheet(browserStorage(), id);
    if (!('opened' in found)) throw new Error('It has no sheet');
    return found.opened.sheet;
  };
  return { user, type, makeIt };
}

const haste = anEffect([], { id: 'haste', name: 'Haste', duration: { kind: 'rounds', left: 3 } });
const lin = () => aSheet({ name: 'Lin Yao', effects: [haste], energyPools: [{ ...aPool('mana'), current: 6 }] });

describe('a clone', () => {
  it('[E-20] says by how much it costs less, and why', async () => {
    const modifiers = [ordinaryModifier({ on: 'pool', pool: 'mana', value: 'costReduction' }, 2, 'untyped')];
    const thrift = { ...anEffect([], { id: 'thrift', name: 'Thrift' }), modifiers };
    const { user } = await show({ ...lin(), effects: [thrift] });
    await user.click(screen.getByRole('button', { name: 'Costs 2 less' }));
    const why = within(screen.getByRole('dialog', { name: 'Lower costs of mana' }));
    expect((await why.findByText('Thrift')).closest('li')).toHaveTextContent(/^2/);
  });

  it('[M-44] [M-45] is whole, with the running states, and is paid for', async () => {
    const { type, makeIt } = await show(lin(), [hit(0, 3)]);
    expect(screen.getByRole('button', { name: 'Give it a name' })).toBeDisabled();
    await type('Name', 'Shade');
    await type(sheetNow().energyPools[0]?.name ?? '', '4');
    await type('Willpower', '1');
    const clone = await makeIt('Make the clone');
    expect(clone).toMatchObject({ name: 'Shade', being: { kind: 'clone', owner: 'Lin Yao' } });
    expect(clone.effects).toMatchObject([{ name: 'Haste', duration: { left: 3 } }]);
    expect(clone.health.track.lethal).toBe(0);
    expect(sheetNow()).toMatchObject({ energyPools: [{ current: 2 }], willpower: { current: 3 } });
  });

  it('[M-40] can’t be made for more than the pools hold', async () => {
    const { type } = await show(lin());
    await type('Name', 'Shade');
    await type(sheetNow().energyPools[0]?.name ?? '', '7');
    expect(screen.getByRole('button', { name: 'Not enough energy' })).toBeDisabled();
  });

  it('[M-42] can’t be made of a clone', async () => {
    const { type } = await show(aSheet({ being: { ...aSheet().being, kind: 'clone', owner: 'Lin Yao' } }));
    await type('Name', 'Shade');
    expect(screen.getByRole('button', { name: /clone/i })).toBeDisabled();
  });
});

describe('a summon', () => {
  it('[M-40] has numbers of its own, no pools, and the first of the chain as its owner', async () => {
    const summoner = { ...lin(), being: { ...aSheet().being, kind: 'summon' as const, owner: 'Ann' } };
    const { user, type, makeIt } = await show(summoner);
    await user.click(screen.getByRole('radio', { name: /^A summon/ }));
    await type('Name', 'Wolf');
    await type('Strength', '6');
    await type('Size', '4');
    const wolf = await makeIt('Summon it');
    expect(wolf).toMatchObject({
      name: 'Wolf',
      size: 4,
      attributes: { strength: 6, stamina: 1 },
      energyPools: [],
      being: { kind: 'summon', owner: 'Ann' },
    });
    expect(wolf.health.track.healthy).toBeGreaterThan(0);
  });

  it('says which number is wrong', async () => {
    const { user, type } = await show(lin());
    await user.click(screen.getByRole('radio', { name: /^A summon/ }));
    await type('Name', 'Wolf');
    await type('Strength', 'x');
    expect(screen.getByRole('textbox', { name: 'Strength' })).toHaveAccessibleDescription(/^A whole number\./);
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
  });
});

describe('what becomes of beings', () => {
  it('[M-41] takes along what a summon that goes had brought', async () => {
    const claws = anEffect([], { id: 'claws', name: 'Claws', source: 'Wolf' });
    const owner = aSheet({ effects: [haste, claws], items: [anItem({ id: 'fang', name: 'Fang' })] });
    const { user, type } = await show(owner);
    await user.click(screen.getByRole('radio', { name: /^One is gone/ }));
    await type('Name', 'Wolf');
    await user.click(screen.getByRole('checkbox', { name: 'Fang' }));
    await user.click(screen.getByRole('button', { name: 'It is gone' }));
    expect(sheetNow().effects.map(({ name }) => name)).toEqual(['Haste']);
    expect(sheetNow().items).toEqual([]);
  });

  it('[M-46] ends what protects from somebody who was threatened', async () => {
    const truce = anEffect([], { id: 'truce', name: 'Truce', protectsFrom: 'Baron' });
    const { user } = await show(aSheet({ effects: [truce] }));
    await user.click(screen.getByRole('radio', { name: /^A threat/ }));
    expect(screen.getByRole('button', { name: 'Say against whom' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Against whom' }), 'Baron');
    await user.click(screen.getByRole('button', { name: 'It threatens' }));
    expect(sheetNow().effects).toEqual([]);
  });
});
