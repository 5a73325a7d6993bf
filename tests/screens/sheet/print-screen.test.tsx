import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDefence, aSheet, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { PrintScreen } from '@/screens/sheet/print/print-screen';
import { closeSheet, openSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await closeSheet();
});

async function printed(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  renderUi(<PrintScreen onClose={onClose} />);
  return { onClose, page: within(await screen.findByRole('article')) };
}

const boxes = () => [...document.querySelectorAll('.paper-track > i')].map((box) => box.className);

describe('the sheet on paper', () => {
  it('[H-02] draws every box of Health, worst first, and says the numbers', async () => {
    const { page } = await printed(
      aSheet({ health: { track: aTrack(2, 1, 1, 1), temporary: 3, removed: aTrack(0), bonus: 0 } }),
    );
    expect(boxes()).toEqual(['aggravated', 'lethal', 'bashing', 'healthy', 'healthy'].map((state) => `grade ${state}`));
    const health = within(page.getByRole('region', { name: 'Health' }));
    expect(health.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'healthy 2',
      'bashing 1',
      'lethal 1',
      'aggravated 1',
      'Temporary HP 3',
      expect.stringMatching(/^Status .+/),
    ]);
  });

  it('leaves a track of more than 100 to its numbers', async () => {
    const { page } = await printed(
      aSheet({ health: { track: aTrack(101), temporary: 0, removed: aTrack(0), bonus: 94 } }),
    );
    expect(boxes()).toEqual([]);
    expect(page.getByText('healthy 101')).toBeInTheDocument();
  });

  it('[P-32] lists what keeps damage off in its order, without what is switched off, temporary HP last', async () => {
    const { page } = await printed(
      aSheet({
        defences: [
          aDefence({ id: 'absorbs', kind: 'absorption', points: 3, covers: 'all' }),
          aDefence({ id: 'hard', kind: 'hardness', points: 2, wording: 'gain' }),
          aDefence({ id: 'off', kind: 'hardness', points: 9, wording: 'gain', on: false }),
        ],
      }),
    );
    const order = within(page.getByRole('region', { name: 'When hit, in this order' })).getAllByRole('listitem');
    expect(order.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Hardness 2/),
      expect.stringMatching(/^2Absorption 3.*all damage/),
      '3Temporary HP 0',
    ]);
  });

  it('[H-19] [H-20] [H-21] says how long a point takes to heal', async () => {
    const { page } = await printed(aSheet());
    const rows = within(page.getByRole('region', { name: 'Rest, unaided' })).getAllByRole('listitem');
    expect(rows.slice(0, 3).map(({ textContent }) => textContent?.trim())).toEqual([
      '1 bashing 15 min',
      '1 lethal 2 d, 2 long rests',
      '1 aggravated 7 d, 7 long rests',
    ]);
  });

  it('prints when told to, and goes back with Esc', async () => {
    const user = userEvent.setup();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { onClose } = await printed(aSheet());
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
