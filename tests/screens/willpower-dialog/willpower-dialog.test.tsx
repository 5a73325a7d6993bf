import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { WillpowerDialog } from '@/screens/willpower-dialog/willpower-dialog';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

async function show(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<WillpowerDialog onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const hit = (amount: number): Command => ({
  type: 'damage/take',
  parts: [{ grade: 'lethal', amount }],
  unavoidable: false,
  source: '',
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const use = (name: RegExp) => screen.getByRole('radio', { name });

describe('the Willpower dialog', () => {
  it('[W-03] [W-13] pays for a roll, temporary Willpower first', async () => {
    const { user, onClose } = await show(aSheet({ willpower: { temporary: 2 } }));
    expect(use(/On a roll/)).toBeChecked();
    expect(use(/On a roll/)).toHaveAccessibleName(/\+3 dice on one roll, once per action/);
    await user.click(button('Pay 1 Willpower: 6 → 5'));
    await waitFor(() => expect(sheetNow().willpower).toMatchObject({ current: 4, temporary: 1 }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[W-04] pays for Defense against one attack', async () => {
    const { user } = await show(aSheet());
    await user.click(use(/Against an attack/));
    await user.click(button('Pay 1 Willpower: 4 → 3'));
    await waitFor(() => expect(sheetNow().willpower.current).toBe(3));
  });

  it('[W-08] starts with staying conscious when that is asked, for a round or an hour', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(5)), [hit(5)]);
    expect(use(/Stay conscious/)).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Outside: 1 hour' }));
    await user.click(button('Pay 1 Willpower: 4 → 3'));
    await waitFor(() => expect(sheetNow().consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 }));
  });

  it('[W-08] says that nothing is asked', async () => {
    await show(aSheet());
    expect(use(/Stay conscious/)).toBeDisabled();
    expect(use(/Stay conscious/)).toHaveAccessibleName(/Nothing is asked right now/);
  });

  it('[W-11] pays against hunger once per scene', async () => {
    const { user } = await show(aSheet());
    expect(use(/hunger/)).toHaveAccessibleName(/Awake for 3 h, then a certain faint/);
    await user.click(use(/hunger/));
    await user.click(button('Pay 1 Willpower: 4 → 3'));
    await waitFor(() => expect(sheetNow().faintsAt).toBe(180));
    expect(use(/hunger/)).toBeDisabled();
    expect(use(/hunger/)).toHaveAccessibleName(/Already used in this scene/);
  });

  it('[W-07] leaves an unconscious character only what needs no will', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(5), { willpower: { current: 2 } }), [
      hit(5),
      { type: 'consciousness/pass-out' },
    ]);
    expect(use(/On a roll/)).toBeDisabled();
    expect(use(/On a roll/)).toHaveAccessibleName(/Not while unconscious/);
    expect(use(/Recover Willpower/)).toBeChecked();
    expect(screen.getByText('Wakes up')).toBeInTheDocument();
    await user.click(button('Recover 1'));
    await waitFor(() => expect(sheetNow().consciousness.causes).toEqual([]));
  });

  it('[W-13] has nothing to spend at 0', async () => {
    await show(aSheet({ willpower: { current: 0 } }));
    expect(use(/On a roll/)).toHaveAccessibleName(/Not enough Willpower/);
    expect(button('Not enough Willpower')).toBeDisabled();
  });

  it('[W-12] [W-14] gains temporary Willpower beside the maximum', async () => {
    const { user } = await show(aSheet());
    await user.click(use(/Gain temporary/));
    const amount = screen.getByRole('textbox', { name: 'Points' });
    await user.clear(amount);
    await user.paste('0');
    expect(amount).toHaveAccessibleDescription('A whole number. From 1 to 1,000,000,000.');
    expect(button('Correct the marked fields')).toBeDisabled();
    await user.click(button(/^One more/));
    await user.click(button(/^One more/));
    await user.click(screen.getByRole('textbox', { name: 'Source, optional' }));
    await user.paste('Battle hymn');
    await user.click(button('Gain 2 temporary'));
    await waitFor(() => expect(sheetNow().willpower).toMatchObject({ current: 4, temporary: 2 }));
  });

  it('[W-01] is called by its term, which is explained', async () => {
    await show(aSheet());
    const dialog = screen.getByRole('dialog', { name: /^Willpower/ });
    expect(dialog.querySelector('[data-term="Willpower"]')).toHaveTextContent('Willpower');
  });

  it('[W-13] loses Willpower', async () => {
    const { user } = await show(aSheet());
    await user.click(use(/Lose Willpower/));
    await user.click(button('Lose 1'));
    await waitFor(() => expect(sheetNow().willpower.current).toBe(3));
  });
});
