import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { RollDialog } from '@/screens/roll-dialog/roll-dialog';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  localStorage.clear();
  await closeSheet();
});

async function show() {
  await openSheet(aSheet());
  const user = userEvent.setup();
  await act(async () => {
    renderUi(<RollDialog seed="willRoll" onClose={() => undefined} />);
  });
  await user.click(await screen.findByText('In chat'));
  return user;
}

const command = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Command' }).value;
const answer = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer of the bot' }), { target: { value } });
const take = () => screen.getByRole('button', { name: 'Take this answer' });

describe('a roll made in chat', () => {
  it('is written for the bot that was chosen last', async () => {
    const user = await show();
    expect(command()).toBe('.ww 4a10k8m10 Will roll Resolve+Composure');
    await user.click(screen.getByRole('radio', { name: 'HKTRPG' }));
    expect(command()).toBe('.4wd10 Will roll Resolve+Composure');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(command());
    expect(localStorage.getItem('samsara.bot')).toBe('hktrpg');
  });

  it('[X-05] [W-03] takes the dice of the answer for its own, and Willpower is paid', async () => {
    const user = await show();
    await user.click(screen.getByRole('checkbox', { name: /Pay 1 Willpower/ }));
    expect(command()).toMatch(/^\.ww 7a10/);
    answer('<木落>掷出了 7a10k8m10=[成功3/8 轮数:2 {1,<10*>,2,3,8*,4,5},{9*}]=3');
    await user.click(take());
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(result.getByText('3 successes')).toBeInTheDocument();
    expect(within(result.getByRole('list', { name: 'Rolled again' })).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(sheetNow().willpower.current).toBe(3));
  });

  it('says so where the bot left the dice out', async () => {
    const user = await show();
    answer('<木落>掷出了 4a10k8m10=[成功2/5]=2');
    await user.click(take());
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(result.getByText('2 successes')).toBeInTheDocument();
    expect(result.getByText(/stand in for them/)).toBeInTheDocument();
  });

  it.each([
    ['hello', /No roll is found/],
    ['5a10=[成功0/5 {1,2,3,4,5}]=0', /Line 1: The bot rolled 5 dice, the pool has 4/],
    ['\n4a9=[成功0/4 {1,2,3,4}]=0', /Line 2: The bot rolled again from 9/],
  ])('refuses %j with its reason', async (text, reason) => {
    await show();
    answer(text);
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(take()).toBeDisabled();
  });
});
