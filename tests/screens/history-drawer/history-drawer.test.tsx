import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { until } from '#tests/storage/a-browser';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { endRound, hit } from '#tests/support/trace';
import type { Command } from '@/rules';
import { HistoryDrawer } from '@/screens/history-drawer/history-drawer';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

const spend: Command = { type: 'willpower/spend', amount: 1, purpose: 'other', note: '' };
const byHand: Command = { type: 'manual/mark-health', grade: 'lethal', amount: 1 };

async function show(commands: readonly Command[], before?: () => Promise<unknown>) {
  await openSheet(aSheetWithTrack(aTrack(20)), commands);
  await before?.();
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<HistoryDrawer onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const entries = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];
const titles = () => entries().map((entry) => entry.querySelector('b, s')?.textContent);
const entry = (name: string | RegExp) => screen.getByRole('button', { name, expanded: false });

describe('the History drawer', () => {
  it('lists every change in words, newest on top, by round, with Health after it', async () => {
    await show([hit(3), endRound, hit(0, 4), spend]);
    expect(titles()).toEqual([
      'Spent 1 Willpower',
      expect.stringMatching(/^Took 4.L$/),
      'Ended the round',
      expect.stringMatching(/^Took 3.B$/),
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Round 1',
      'Out of combat',
    ]);
    expect(within(entry(/Took 4/)).getByText('13 · 3 · 4 · 0')).toBeInTheDocument();
    expect(within(entry(/Spent 1 Willpower/)).getByText('4 → 3')).toBeInTheDocument();
  });

  it('strikes through what was undone, above the line where the sheet stands', async () => {
    await show([hit(3), hit(0, 4)], () => sheetStore.undo());
    expect(titles()[0]).toMatch(/^Took 4.L$/);
    expect(within(entry(/Took 4/)).getByText('undone')).toBeInTheDocument();
    const now = screen.getByText(/^Now: 17.H · 3.B · 0.L · 0.A$/);
    const [undone, done] = entries();
    expect(undone?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(done?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('goes back to an entry, and forward again', async () => {
    const { user } = await show([hit(3), hit(0, 4), hit(0, 0, 5)]);
    await user.click(entry(/Took 3/));
    await user.click(screen.getByRole('button', { name: 'Go back to here' }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(17, 3)));
    expect(screen.getAllByText('undone')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Took 3/ })).toHaveFocus();
    await user.click(entry(/Took 5/));
    await user.click(screen.getByRole('button', { name: 'Redo up to here' }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(8, 3, 4, 5)));
    expect(screen.queryByText('undone')).not.toBeInTheDocument();
  });

  it('goes back before the first entry', async () => {
    const { user } = await show([hit(3)]);
    await user.click(screen.getByRole('button', { name: 'Go back to the start' }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(20)));
  });

  it('keeps what a change after an undo left behind: listed, not to be redone', async () => {
    const { user } = await show([hit(3), hit(0, 4)], async () => {
      await sheetStore.undo();
      sheetStore.dispatch(spend);
    });
    expect(titles()).toHaveLength(3);
    const left = entry(/Took 4/);
    expect(within(left).getByText('left behind')).toBeInTheDocument();
    await user.click(left);
    expect(screen.getByText(/can’t be redone/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Redo up to here' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nothing to redo' })).toBeDisabled();
  });

  it('is narrowed to a kind of change, by what was done and by what came of it', async () => {
    const { user } = await show([hit(3), spend, endRound, byHand]);
    const only = (kind: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), kind);
    await only('Damage');
    expect(titles()).toEqual([expect.stringMatching(/^Marked/), expect.stringMatching(/^Took 3.B$/)]);
    await only('Willpower');
    expect(titles()).toEqual(['Spent 1 Willpower']);
    await only('Rounds, time');
    expect(titles()).toEqual(['Ended the round']);
    await only('Edits');
    expect(titles()).toEqual([expect.stringMatching(/^Marked/)]);
    await only('Effects');
    expect(screen.getByText('Nothing found.')).toBeInTheDocument();
    expect(screen.getByText('0 of 4 entries.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(titles()).toHaveLength(4);
  });

  it('[H-04] is searched by what entries say and by their rules', async () => {
    const { user } = await show([hit(3), hit(0, 4), spend]);
    const field = screen.getByRole('searchbox', { name: 'Search History' });
    await user.type(field, 'took 4 l');
    await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Took 4.L$/)]));
    await user.clear(field);
    await user.type(field, 'h-04');
    await waitFor(() => expect(screen.getByText('1 of 3 entries.')).toBeInTheDocument());
    expect(titles()).toEqual([expect.stringMatching(/^Took 4.L$/)]);
    await user.clear(field);
    await user.type(field, 'spent');
    await waitFor(() => expect(titles()).toEqual(['Spent 1 Willpower']));
    expect(screen.getByText('1 of 3 entries.')).toBeInTheDocument();
  });

  it('searches older pages when asked, and says how far it went', async () => {
    const { user } = await show([hit(0, 1), ...Array.from({ length: 240 }, () => endRound)], async () => {
      const id = sheetNow().id;
      await sheetStore.close();
      await sheetStore.openSheet(id);
      await until(() => sheetStore.getState().historyLoaded);
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Damage');
    expect(
      screen.getByText(/^0 of 99 entries\. Searched back to .*; 142 older entries are not searched yet\.$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Took 1.L$/)]));
    expect(screen.getByText('1 of 241 entries.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search further back' })).not.toBeInTheDocument();
  });

  it('[H-04] copies an entry with its steps, and the list as it is narrowed', async () => {
    const { user } = await show([hit(0, 4), spend], () => sheetStore.undo());
    await user.click(entry(/Took 4/));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^\w+ \d+, \d{4} \d\d:\d\d · Out of combat\nTook 4.L → 16.H · 0.B · 4.L · 0.A\n/);
    expect(copied).toContain('- Lethal 0 → 4 (H-04)');
    expect(screen.getByText('Copied 1 entry.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy this list as text' }));
    const list = await navigator.clipboard.readText();
    expect(list).toMatch(/^Someone · History\n\nOut of combat\n.*Spent 1 Willpower.*\(undone\)\n.*Took 4.L/);
    expect(screen.getByText('Copied 2 entries.')).toBeInTheDocument();
  });

  it('says so when the browser does not let it copy', async () => {
    const { user } = await show([hit(3)]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy this list as text' }));
    expect(await screen.findByText(/^Not copied/)).toBeInTheDocument();
  });

  it('[H-04] shows the steps of an entry with their rules, and marks what was done by hand', async () => {
    const { user } = await show([hit(0, 4), byHand]);
    expect(within(entry(/Marked/)).getByRole('img', { name: 'by hand' })).toBeInTheDocument();
    await user.click(entry(/Took 4/));
    const steps = screen.getByRole('list', { name: 'What happened, by rule' });
    expect(within(steps).getByText(/^Lethal 0 → 4$/)).toBeInTheDocument();
    expect(within(steps).getAllByText('H-04').length).toBeGreaterThan(0);
  });

  it('undoes and redoes from the foot, naming what', async () => {
    const { user } = await show([hit(0, 4)]);
    await user.click(screen.getByRole('button', { name: /^Undo: took 4.L$/ }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(20)));
    await user.click(screen.getByRole('button', { name: /^Redo: took 4.L$/ }));
    expect(sheetNow().health.track).toEqual(aTrack(16, 0, 4));
  });

  it('is walked with the arrow keys, opened with Enter and closed with Esc', async () => {
    const { user, onClose } = await show([hit(3), hit(0, 4)]);
    expect(entries()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(entries()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(entries()[1]).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowUp}{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says so when nothing has happened', async () => {
    await show([]);
    expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  });

  it('downloads the sheet', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:sheet';
    const { user } = await show([hit(3)]);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Exported Someone.samsara.json', {}, { timeout: 10_000 })).toBeInTheDocument();
  });
});
