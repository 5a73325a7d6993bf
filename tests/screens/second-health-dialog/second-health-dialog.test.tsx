import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow, showSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { SecondHealthDialog } from '@/screens/second-health-dialog/second-health-dialog';

afterEach(closeSheet);

const FULL = aTrack(8, 3, 4, 5);

async function show(sheet = aSheetWithTrack(FULL), open = false) {
  await openSheet(
    sheet,
    open ? [{ type: 'health/open-second', name: 'Avatar', source: { kind: 'value', value: 6 }, opens: 'now' }] : [],
  );
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<SecondHealthDialog onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

describe('second Health', () => {
  it('[H-46] is held ready by an ability, or opened at once', async () => {
    const { user, onClose } = await show();
    await user.click(screen.getByRole('button', { name: 'Hold it ready' }));
    expect(await screen.findByText('Name the ability')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Ability it comes from' }), 'Avatar');
    await user.click(screen.getByRole('radio', { name: 'A number' }));
    const points = screen.getByRole('textbox', { name: 'Points' });
    await user.clear(points);
    await user.paste('0');
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
    await user.clear(points);
    await user.paste('5');
    await user.click(screen.getByRole('radio', { name: 'At once' }));
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(sheetNow().secondHealth?.track).toEqual(aTrack(5, 0, 0, 0)));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[H-46] that is open can be ended', async () => {
    const { user } = await show(aSheetWithTrack(FULL), true);
    await user.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(sheetNow().secondHealth).toBeNull());
  });

  it('[H-46] [H-49] stands above the first track, which is one bar then', async () => {
    await showSheet(aSheetWithTrack(FULL), [
      { type: 'health/open-second', name: 'Avatar', source: { kind: 'value', value: 6 }, opens: 'now' },
    ]);
    const second = within(await screen.findByRole('region', { name: 'Second Health' }));
    expect(second.getByText('Avatar: 6 of 6 healthy')).toBeInTheDocument();
  });
});
