import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow, showSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { LimbsDialog } from '@/screens/limbs-dialog/limbs-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

const troll = aSheet({ healing: [{ id: 'troll', kind: 'regeneration', source: 'Troll blood', rating: 4 }] });
const LOSE: Command = { type: 'limb/lose', id: 'arm', name: 'Left arm', size: 3 };
const HOURS: Command = { type: 'time/pass', minutes: 120 };

async function show(sheet: Sheet = troll, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  const onEffect = vi.fn<() => void>();
  await act(async () => {
    renderUi(<LimbsDialog onClose={onClose} onEffect={onEffect} />);
  });
  return { user: userEvent.setup(), onClose, onEffect };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('limbs', () => {
  it('[H-36] one is lost, with the time it takes shown before, and undone', async () => {
    const { user, onClose } = await show();
    expect(screen.getByText('No limb is lost.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Is put back' })).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'Limb' }), 'Left arm');
    const size = screen.getByRole('textbox', { name: 'Size of the limb' });
    await user.clear(size);
    await user.type(size, '3');
    expect(screen.getByRole('dialog')).toHaveTextContent('Left armwhole → back in 3 d 3 h');
    await user.click(button('Lose Left arm'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sheetNow().lostLimbs).toMatchObject([{ name: 'Left arm', size: 3 }]);
    await user.click(button('Undo'));
    expect(sheetNow().lostLimbs).toEqual([]);
  });

  it('[H-36] asks for the limb before it says what becomes of it', async () => {
    const { user } = await show();
    expect(button('Enter the limb')).toBeDisabled();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('–');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('back in');
    await user.type(screen.getByRole('combobox', { name: 'Limb' }), 'Tail');
    expect(button('Lose Tail')).toBeEnabled();
    expect(screen.getByRole('dialog')).toHaveTextContent('Tailwhole → back in');
  });

  it('[H-36] says what is wrong with what is typed, and loses nothing', async () => {
    const { user, onClose } = await show();
    const size = screen.getByRole('textbox', { name: 'Size of the limb' });
    await user.clear(size);
    await user.type(size, 'big');
    expect(button('Enter the limb')).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'Limb' }), 'Tail');
    await user.click(button('Lose Tail'));
    await waitFor(() => expect(size).toHaveAccessibleDescription(/A whole number\. From 0/));
    expect([onClose.mock.calls.length, sheetNow().lostLimbs.length]).toEqual([0, 0]);
  });

  it('[H-36] the time left says how it comes about', async () => {
    const second = { id: 'ring', kind: 'regeneration', source: 'Ring', rating: 2 } as const;
    const { user } = await show({ ...troll, healing: [...troll.healing, second] }, [LOSE, HOURS]);
    await user.click(within(screen.getByRole('list', { name: 'Lost limbs' })).getByRole('button'));
    const why = within(await screen.findByRole('dialog', { name: 'Left arm: time left' }));
    expect(why.getByText('Size 3 × 100 hours, for a rating of 1').nextSibling).toHaveTextContent('12 d 12 h');
    expect(why.getByText('Already grown').nextSibling).toHaveTextContent('−8 h');
    expect(why.getByText('Divided by the regeneration').nextSibling).toHaveTextContent('÷ 4');
    expect(why.getByText('Left, up to a whole minute').nextSibling).toHaveTextContent('3 d 1 h');
    expect(await why.findByText('Troll blood')).toBeInTheDocument();
    expect(why.getByText('Ring').closest('s')).not.toBeNull();
  });

  it('[H-37] one is put back and takes minutes for hours; once only', async () => {
    const { user } = await show(troll, [LOSE, HOURS]);
    expect(screen.getByRole('radio', { name: 'Is put back' })).toBeChecked();
    expect(screen.getByRole('dialog')).toHaveTextContent('Left armback in 3 d 1 h → back in 1 h 15 min');
    await user.click(button('Put Left arm back'));
    await waitFor(() => expect(sheetNow().lostLimbs).toMatchObject([{ reattached: true, grown: 0 }]));
    expect(screen.getByRole('radio', { name: 'Is put back' })).toBeDisabled();
  });

  it('[H-36] one is restored at once; without regeneration it would stay lost', async () => {
    const { user } = await show(aSheet(), [LOSE]);
    expect(screen.getByText('stays lost without regeneration')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Is restored' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('stays lost without regeneration → whole');
    await user.click(button('Restore Left arm'));
    await waitFor(() => expect(sheetNow().lostLimbs).toEqual([]));
  });

  it('leads to an effect for what the table rules', async () => {
    const { user, onEffect } = await show();
    await user.click(button('Add effect'));
    expect(onEffect).toHaveBeenCalledOnce();
  });

  it('can only be read where another tab writes', async () => {
    await show(troll, [LOSE]);
    act(() => sheetStore.setState({ mode: 'readOnly' }));
    expect(button('Read-only here')).toBeDisabled();
    expect(button('Add effect')).toBeDisabled();
    expect(screen.getByRole('list', { name: 'Lost limbs' })).toHaveTextContent('Left armSize 3back in 3 d 3 h');
  });

  it('[H-36] stand among effects and conditions, and lead to the dialog', async () => {
    const { onOpen } = await showSheet(troll, [LOSE]);
    const panel = within(screen.getByRole('region', { name: 'Effects and conditions' }));
    await userEvent.click(await panel.findByRole('button', { name: /^Left arm.*back in 3 d 3 h/ }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Left arm' })).getByRole('button', { name: 'Limbs' }),
    );
    expect(onOpen).toHaveBeenCalledWith('limbs');
  });
});
