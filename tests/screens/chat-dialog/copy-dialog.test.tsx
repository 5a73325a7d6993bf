import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { CopyDialog } from '@/screens/chat-dialog/copy-dialog';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await closeSheet();
});

const hurt = aSheetWithTrack(aTrack(8, 3, 4, 5), { name: 'Lin Yao' });

async function show(sheet: Sheet = hurt, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const user = userEvent.setup();
  await act(async () => {
    renderUi(<CopyDialog onClose={() => undefined} />);
  });
  return user;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;

describe('copying for chat', () => {
  it('shows the numbers for the chosen bot in the chosen language, and copies them', async () => {
    const user = await show();
    expect(text()).toMatch(/^\.st Strength:2 /);
    await user.click(screen.getByRole('radio', { name: '简体中文' }));
    await waitFor(() => expect(text()).toMatch(/^\.st 力量:2 .*致命:4 恶性:5/));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(text());
    await user.click(screen.getByRole('radio', { name: 'HKTRPG' }));
    expect(text()).toMatch(/^\.char add name\[Lin Yao\]~ state\[力量:2;/);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  it('selects the text where the browser does not let the page copy', async () => {
    const user = await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/The text is selected/)).toBeInTheDocument();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  });

  it('counts the bytes of a name card, and warns when the chat would refuse it', async () => {
    const user = await show({ ...hurt, name: '林'.repeat(30) });
    await user.click(screen.getByRole('radio', { name: 'Name card' }));
    expect(text()).toBe('.sn expr {$t玩家_RAW} HP{Health}/{MaximumHealth}');
    expect(screen.getByText('Card now: 97 of 59 bytes')).toBeInTheDocument();
    expect(screen.getByText(/Too long/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'HKTRPG' })).not.toBeInTheDocument();
  });

  it('writes a status line and the last hit', async () => {
    const hit: Command = {
      type: 'damage/take',
      parts: [{ grade: 'lethal', amount: 2 }],
      unavoidable: false,
      source: '',
    };
    const user = await show(hurt, [hit]);
    await user.click(screen.getByRole('radio', { name: 'Status line' }));
    expect(text()).toMatch(/^Lin Yao 6\/20 ······\/\/\/XXXXXX✱✱✱✱✱ \(6 healthy, /);
    await user.click(screen.getByRole('radio', { name: 'A hit' }));
    expect(text().replaceAll('\u00a0', ' ')).toMatch(/^Lin Yao · Took 2 L\n8 H · 3 B · 4 L · 5 A → 6 H/);
  });

  it('says that there is no hit yet, and has nothing to copy then', async () => {
    const user = await show();
    await user.click(screen.getByRole('radio', { name: 'A hit' }));
    expect(screen.getByText('Nothing has changed Health yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  });
});
