import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { endRound, hit } from '#tests/support/trace';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { ReversalDialog } from '@/screens/reversal-dialog/reversal-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

async function show(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<ReversalDialog onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const points = (value: number): Command => ({ type: 'manual/set', quantity: 'points', value });

describe('going back in time', () => {
  const rage = anEffect([], { id: 'rage', name: 'Rage', duration: { kind: 'rounds', left: 1 } });

  it('[M-38] goes back to before the last change at first, and says what does and does not come back', async () => {
    const { user, onClose } = await show(aSheet({ effects: [rage], points: 100 }), [hit(3), points(40), endRound]);
    expect(screen.getByRole('radio', { name: /^… ended the round/ })).toBeChecked();
    expect(listed('Comes back')).toEqual(['Rageis back']);
    await user.click(screen.getByRole('radio', { name: /^… took 3.B/ }));
    expect(listed('Does not come back')).toEqual(['Reward pointsstays 40, was 100']);
    await user.click(screen.getByRole('button', { name: 'Go back in time' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sheetNow()).toMatchObject({ points: 40, effects: [{ id: 'rage' }], time: { round: 0 } });
    expect(sheetNow().health.track.bashing).toBe(0);
  });

  it('[M-38] is an entry of its own, so that undo takes it back', async () => {
    const { user } = await show(aSheet(), [hit(3), hit(1)]);
    await user.click(screen.getByRole('button', { name: 'Go back in time' }));
    expect(sheetStore.getState().history?.past).toHaveLength(3);
    await act(() => sheetStore.undo());
    expect(sheetNow().health.track.bashing).toBe(4);
  });

  it('[M-38] brings the dead back, and says so', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(1, 0, 0, 6)), [hit(0, 0, 1)]);
    expect(listed('Comes back')).toEqual(['Lives again']);
    await user.click(screen.getByRole('button', { name: 'Go back in time' }));
    expect(sheetNow()).toMatchObject({ death: null, health: { track: aTrack(1, 0, 0, 6) } });
  });

  it('[E-11] does not bring back the annihilated', async () => {
    await show(aSheet(), [{ type: 'death/declare', cause: 'annihilated' }]);
    expect(screen.getByRole('button', { name: 'The dead can’t do that' })).toBeDisabled();
  });

  it('is told from undo', async () => {
    await show(aSheet(), [hit(1)]);
    expect(screen.getByText(/use Undo or History/)).toBeInTheDocument();
  });

  it('has nothing to offer before anything has happened', async () => {
    await show(aSheet());
    expect(screen.getByText(/^Nothing has happened yet/)).toBeInTheDocument();
  });

  it('lists earlier moments when asked', async () => {
    const { user } = await show(
      aSheet(),
      Array.from({ length: 25 }, () => endRound),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Earlier moments' }));
    expect(screen.getAllByRole('radio')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Earlier moments' })).not.toBeInTheDocument();
  });
});
