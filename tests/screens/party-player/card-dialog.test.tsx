import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { readCardText } from '@/party/card-text';
import { storytellerCardOf } from '@/party/storyteller-card';
import { CardDialog } from '@/screens/party-player/card-dialog';
import { showParty, sitDown, until } from './a-table';

afterEach(async () => {
  cleanup();
  await closeSheet();
});

const battleHymn = anEffect([], { name: 'Battle hymn', duration: { kind: 'rounds', left: 3 } });
const aSheet = () => aSheetWithTrack(aTrack(8, 3, 4, 5), { effects: [battleHymn] });

const show = () =>
  act(async () => {
    renderUi(<CardDialog onClose={() => undefined} />);
  });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the card', () => {
  it('is a text that the Storyteller’s side reads back, and a QR code', async () => {
    await openSheet(aSheet());
    await show();
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Card as text' });
    expect(readCardText(value)).toMatchObject({ ok: true, card: storytellerCardOf(sheetNow()) });
    expect(screen.getByRole('img', { name: 'QR code of the card' }).querySelector('path')).toHaveAttribute('d');
    expect(screen.getByRole('button', { name: 'Copy card' })).toBeEnabled();
  });

  it('says when it is too long for a QR code', async () => {
    const effects = Array.from({ length: 30 }, (_, n) =>
      anEffect([], { id: `e${n}`, name: `${n} ${'long '.repeat(14)}`, duration: { kind: 'scene' } }),
    );
    await openSheet(aSheetWithTrack(aTrack(8), { effects }));
    await show();
    expect(screen.getByText(/too long for a QR code/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('[H-14] shows what each side sees', async () => {
    await openSheet(aSheet());
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'The ST sees' }));
    expect(fact('Health')?.textContent?.replaceAll(/\s/g, ' ')).toBe('8 H · 3 B · 4 L · 5 A');
    expect(fact('Effects')).toHaveTextContent('Battle hymn, 3 rounds');
    await userEvent.click(screen.getByRole('radio', { name: 'The table sees' }));
    expect(fact('Health status')).toHaveTextContent('Moderately injured');
    for (const kept of ['Health', 'Willpower', 'Effects']) expect(fact(kept)).toHaveTextContent('Not shown');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('lets a player in a party show the table more', async () => {
    const table = await sitDown(aSheet());
    await showParty(table);
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'The table sees' }));
    const switches = within(screen.getByRole('group', { name: 'Show the table more' }));
    await userEvent.click(switches.getByRole('switch', { name: 'Health in numbers' }));
    expect(fact('Health')).toHaveTextContent('8 / 20 healthy');
    await until(table, () =>
      expect(table.storyteller.state().members[0]?.publicCard).toMatchObject({
        health: { healthy: 8, maximum: 20 },
        effects: null,
      }),
    );
  });
});
