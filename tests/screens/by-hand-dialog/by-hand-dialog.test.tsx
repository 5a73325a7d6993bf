import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPool } from '#tests/rules/energy/some-energy';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anItem, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { hit } from '#tests/support/trace';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { ByHandDialog } from '@/screens/by-hand-dialog/by-hand-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

async function show(sheet: Sheet, of?: string, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<ByHandDialog onClose={onClose} {...(of === undefined ? {} : { of })} />);
  });
  const user = userEvent.setup();
  const type = async (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, value);
  };
  return { user, onClose, type };
}

const setButton = () => screen.getByRole('button', { name: 'Set by hand' });
const names = () =>
  screen.getAllByRole('textbox').map((field) => field.closest('div')?.querySelector('label')?.textContent);

describe('numbers set by hand', () => {
  it('sets several as one entry, which History marks as by hand', async () => {
    const worn = aSheet({ energyPools: [aPool('mana')], items: [anItem()], points: 100 });
    const { user, onClose, type } = await show(worn);
    await type('Reward points', '40');
    await type('Willpower', '2');
    await user.click(setButton());
    expect(onClose).toHaveBeenCalledOnce();
    expect(sheetNow()).toMatchObject({ points: 40, willpower: { current: 2 } });
    const entry = sheetStore.getState().history?.past;
    expect(entry).toHaveLength(1);
    expect(entry?.[0]?.commands.every(({ type: command }) => command === 'manual/set')).toBe(true);
  });

  it('says of every number that it was set before', async () => {
    const worn = aSheet({ points: 100, setByHand: ['points', 'time.round', 'experience'] });
    await show(worn);
    const described = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-describedby'));
    expect(
      described.map((field) => field.getAttribute('aria-label') ?? field.closest('div')?.textContent),
    ).toHaveLength(3);
    for (const field of described) expect(field).toHaveAccessibleDescription('Last set by hand');
  });

  it('[H-01] sets the grades of the track, those that go before those that come', async () => {
    const { user, type } = await show(aSheetWithTrack(aTrack(8, 3, 4, 5)), 'health');
    expect(names()).toEqual(['Bashing', 'Lethal', 'Aggravated']);
    await type('Bashing', '0');
    await type('Lethal', '9');
    await type('Aggravated', '3');
    await user.click(setButton());
    expect(sheetNow().health.track).toEqual(aTrack(8, 0, 9, 3));
  });

  it('[H-01] says when the grades are more than the track holds', async () => {
    const { type } = await show(aSheetWithTrack(aTrack(8, 3, 4, 5)), 'health');
    await type('Lethal', '14');
    expect(screen.getByText(/^2 more than the track holds/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
  });

  it('shows only the number it was opened from, then the others when asked', async () => {
    const { user } = await show(aSheet(), 'willpower.current');
    expect(names()).toEqual(['Willpower']);
    expect(screen.getByRole('textbox', { name: 'Willpower' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Other numbers' }));
    expect(names()).toContain('Reward points');
  });

  it('[W-05] says what may be typed, and clamps nothing', async () => {
    const { type } = await show(aSheet(), 'willpower.current');
    await type('Willpower', '99');
    const field = screen.getByRole('textbox', { name: 'Willpower' });
    expect(field).toHaveAccessibleDescription(/^A whole number\. From 0 to \d+\.$/);
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
    expect(sheetNow().willpower.current).not.toBe(99);
  });

  it('[H-16] takes back a death, once wounds were taken away', async () => {
    const { user, type } = await show(aSheetWithTrack(aTrack(1, 0, 0, 6)), undefined, [hit(0, 0, 1)]);
    await user.click(screen.getByRole('checkbox', { name: 'Lives again' }));
    expect(screen.getByRole('button', { name: /^The wounds would kill at once/ })).toBeDisabled();
    await type('Aggravated', '4');
    await user.click(setButton());
    await waitFor(() => expect(sheetNow().death).toBeNull());
    expect(sheetNow().health.track).toEqual(aTrack(3, 0, 0, 4));
  });
});
