import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { HealDialog } from '@/screens/heal-dialog/heal-dialog';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

const WORN = aTrack(8, 3, 4, 5);

async function show(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<HealDialog onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const way = (name: string) => screen.getByRole('radio', { name });

describe('the heal dialog', () => {
  it('[H-25] heals what an ability heals, seen before', async () => {
    const { user, onClose } = await show(aSheetWithTrack(WORN));
    expect(button('Enter what heals')).toBeDisabled();
    await user.click(button('All lethal'));
    expect(screen.getByText(/^12.H · 3.B · 0.L · 5.A$/)).toBeInTheDocument();
    await user.click(button(/^Heal 4.L$/));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(12, 3, 0, 5)));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[H-25] waits while more than there is to heal is typed, and says what is allowed', async () => {
    const { user } = await show(aSheetWithTrack(WORN));
    const lethal = screen.getByRole('textbox', { name: /^Lethal/ });
    await user.clear(lethal);
    await user.paste('7');
    expect(lethal).toHaveValue('7');
    expect(lethal).toHaveAccessibleDescription('A whole number. From 0 to 4.');
    expect(button('Correct the marked fields')).toBeDisabled();
    await user.click(button('All lethal'));
    expect(screen.getByRole('textbox', { name: /^Lethal/ })).toHaveValue('4');
    await user.click(button(/^Heal 4.L$/));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(12, 3, 0, 5)));
  });

  it('[H-10] [H-12] wakes with the first healthy point', async () => {
    const hurt = aSheetWithTrack(aTrack(1, 0, 2, 1));
    const hit: Command = {
      type: 'damage/take',
      parts: [{ grade: 'lethal', amount: 1 }],
      unavoidable: false,
      source: '',
    };
    const { user } = await show(hurt, [hit, { type: 'consciousness/pass-out' }]);
    await user.click(way('Ability'));
    await user.click(button('All lethal'));
    expect(screen.getByText('Wakes up')).toBeInTheDocument();
  });

  it('[H-12] stops worsening by First Aid, which it starts with', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(0, 0, 2, 1), { worsening: true }));
    expect(way('First Aid')).toBeChecked();
    expect(screen.getByText('Injuries no longer worsen')).toBeInTheDocument();
    await user.click(button('First Aid given'));
    await waitFor(() => expect(sheetNow().worsening).toBe(false));
  });

  it('[H-12] says why First Aid does nothing', async () => {
    const { user } = await show(aSheetWithTrack(WORN));
    await user.click(way('First Aid'));
    expect(button('The injuries don’t worsen')).toBeDisabled();
  });

  it('[H-32] has the Overseer repair at a price, only in the Overseer’s Space', async () => {
    const { user } = await show(aSheetWithTrack(WORN, { points: 450 }));
    await user.click(way('The Overseer'));
    const aggravated = screen.getByRole('textbox', { name: 'A to repair, 200 reward points each' });
    expect(aggravated).toHaveValue('2');
    expect(button('Only in the Overseer’s Space')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'The character is in the Overseer’s Space' }));
    await user.click(button(/^Repair 3.B \+ 4.L \+ 2.A for 400$/));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(17, 0, 0, 3)));
    expect(sheetNow().points).toBe(50);
  });

  it('[H-32] says how many points are short', async () => {
    const { user } = await show(aSheetWithTrack(WORN, { points: 450 }));
    await user.click(way('The Overseer'));
    await user.click(button(/^One more/));
    expect(button('150 reward points short')).toBeDisabled();
  });

  it('says of the reward points that they were set by hand', async () => {
    const { user } = await show({ ...aSheet({ points: 450 }), setByHand: ['points'] });
    await user.click(way('The Overseer'));
    expect(await screen.findByText('Last set by hand')).toBeInTheDocument();
  });

  it('[H-28] cures Attribute damage', async () => {
    const none = aSheet().attributeDamage;
    const { user } = await show(aSheet({ attributeDamage: { ...none, stamina: 2 } }));
    await user.click(way('Attribute damage'));
    expect(screen.getByRole('combobox', { name: 'Attribute' })).toHaveDisplayValue('Stamina −2');
    await user.click(button('Restore 1 Stamina'));
    await waitFor(() => expect(sheetNow().attributeDamage.stamina).toBe(1));
  });

  it('says that there is no Attribute damage', async () => {
    const { user } = await show(aSheet());
    await user.click(way('Attribute damage'));
    expect(button('No Attribute damage')).toBeDisabled();
  });

  it('[H-42] gains temporary HP, the higher of old and new, once per source and scene', async () => {
    const shield: Command = { type: 'health/gain-temporary', amount: 3, source: 'Ward' };
    const { user } = await show(aSheet(), [shield]);
    await user.click(way('Temporary HP'));
    const amount = screen.getByRole('textbox', { name: 'Temporary HP gained' });
    await user.clear(amount);
    await user.type(amount, '2');
    expect(button('Keeps the 3 there are.')).toBeEnabled();
    await user.clear(amount);
    await user.type(amount, '5');
    await user.click(screen.getByRole('textbox', { name: 'Source, optional' }));
    await user.paste('Ward');
    expect(button('Already used in this scene')).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: 'Source, optional' }));
    await user.click(button('Gain 5 temporary HP'));
    await waitFor(() => expect(sheetNow().health.temporary).toBe(5));
  });
});
