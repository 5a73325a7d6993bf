import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { PasteDialog } from '@/screens/chat-dialog/paste-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

async function paste(text: string) {
  await openSheet(aSheetWithTrack(aTrack(8, 3, 4, 5), { name: '林曜' }));
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<PasteDialog onClose={onClose} />);
  });
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'What was written' }), { target: { value: text } });
  });
  return { user: userEvent.setup(), onClose };
}

const list = (name: string) => within(screen.getByRole('list', { name }));

describe('pasting from chat', () => {
  it('shows line by line what is understood and what is not, and applies it as one entry', async () => {
    const { user, onClose } = await paste('.st 意志-1 决心:3\nhello\n.st 意志上限:9');
    expect(list('Understood').getByText('Willpower 4 → 3')).toBeInTheDocument();
    expect(list('Understood').getByText('Resolve 2 → 3')).toBeInTheDocument();
    expect(
      list('Understood').getByText(/Maximum Willpower follows from other numbers: 4 here, 9 there/),
    ).toBeInTheDocument();
    expect(list('Not understood').getByText('Line 2: hello')).toBeInTheDocument();
    expect(sheetNow().willpower.current).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    await waitFor(() => expect(sheetNow().willpower.current).toBe(3));
    expect(sheetNow().attributes.resolve).toBe(3);
    expect(sheetStore.getState().history?.past).toHaveLength(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[H-01] asks for the grade of wounds where only Health is told', async () => {
    const { user } = await paste('<林曜>的属性变化:\n生命: 8 ➯ 6 (扣除2=2)');
    expect(screen.getByText('Of which grade? Choose above')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nothing to apply' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Lethal' }));
    await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(6, 3, 6, 5)));
  });

  it('asks whose numbers are meant where several are named', async () => {
    const { user } = await paste('<水>的属性变化:\n意志: 4 ➯ 2 (扣除2=2)\n\n<火>的属性变化:\n意志: 4 ➯ 1 (扣除3=3)');
    expect(list('Understood').getAllByText('About somebody else')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: '水' }));
    expect(list('Understood').getByText('Willpower 4 → 2')).toBeInTheDocument();
    expect(list('Understood').getAllByText('About somebody else')).toHaveLength(1);
  });

  it('has nothing to apply before anything is pasted', async () => {
    await paste('');
    expect(screen.getByRole('button', { name: 'Nothing to apply' })).toBeDisabled();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
