import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { aCamera } from '#tests/support/camera';
import { boardSchema, plainSeat, type Seat } from '@/party/board';
import { cardText } from '@/party/card-text';
import { publicCardFrom } from '@/party/public-card';
import { storytellerCardOf } from '@/party/storyteller-card';
import { browserPartyStorage } from '@/storage/party-storage';
import { listSheets } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { showBoard } from './a-board';

vi.setConfig({ testTimeout: 20_000 });

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const cardOf = (name: string) =>
  screen.getByRole('heading', { name: new RegExp(`^${name}`), level: 3 }).closest('li') as HTMLElement;
const boardOnDisk = async () => boardSchema.parse(await browserPartyStorage().board('board'));

async function open(item: string) {
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const lin = { ...aSheetWithTrack(aTrack(8, 3, 4, 5)), name: 'Lin Yao', player: 'Wen' };
const tomas = { ...aSheetWithTrack(aTrack(0, 0, 9, 5), { worsening: true }), name: 'Tomas Reyes' };
tomas.consciousness = { causes: ['severeInjury'], holding: null };

describe('the board', () => {
  it('[H-14] [H-11] says of each who is hurt, who is out and who gets worse', async () => {
    await showBoard([lin, tomas]);
    const first = within(cardOf('Lin Yao'));
    expect(first.getByText('Moderately injured')).toBeVisible();
    expect(first.getByText('Conscious')).toBeVisible();
    expect(first.getByRole('img', { name: /8 healthy, 3 bashing, 4 lethal, 5 aggravated/ })).toBeInTheDocument();
    expect(within(cardOf('Tomas Reyes')).getByText('1 L turns to A this round. Dead in 9.')).toBeVisible();
    expect(screen.getByText('Worsening this round: Tomas Reyes.')).toBeVisible();
    expect(screen.getByText('2 in scene, 1 worsening')).toBeVisible();
  });

  it('[H-14] shows what players see: labels, no numbers, worsening as unconscious', async () => {
    await showBoard([lin, tomas]);
    await user.keyboard('v');
    expect(screen.queryByText(/Worsening/)).toBeNull();
    expect(screen.queryByText(/Willpower/)).toBeNull();
    expect(within(cardOf('Tomas Reyes')).getByText('Unconscious')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[H-14] shows in the players’ view the numbers that a player chose to show, and no others', async () => {
    const card = storytellerCardOf(lin);
    const member = (memberId: string): Seat => ({ kind: 'member', ...plainSeat(`seat-${memberId}`), memberId });
    const shown = (name: string, health: boolean) => ({
      ...{ name, card: { ...card, name }, presence: { kind: 'live' } as const, note: null },
      publicCard: publicCardFrom({ ...card, name }, { health, willpower: health, effects: false }),
    });
    const members = new Map([
      ['wen', shown('Open', true)],
      ['ana', shown('Closed', false)],
    ]);
    await showBoard([], { seats: [member('wen'), member('ana')] }, members);
    await user.keyboard('v');
    expect(cardOf('Open')).toHaveTextContent('Health 8/20');
    expect(cardOf('Open')).toHaveTextContent(/Willpower \d+\/\d+/);
    expect(cardOf('Closed')).not.toHaveTextContent(/\d/);
  });

  it('selects several by keyboard and acts on them', async () => {
    const asked = await showBoard([lin, tomas]);
    select('Lin Yao').focus();
    await user.keyboard(' {ArrowDown} ');
    const bar = within(screen.getByRole('region', { name: '2 selected' }));
    expect(bar.getByText('Lin Yao, Tomas Reyes')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Take damage' }));
    expect(asked.acts.at(-1)).toEqual(['damage', ['seat-Lin Yao', 'seat-Tomas Reyes']]);
  });

  it('ends the round of everybody it runs after showing what that does, and takes it back', async () => {
    const mara = aSheet({
      name: 'Mara',
      effects: [anEffect([], { name: 'Ward', duration: { kind: 'rounds', left: 1 } })],
    });
    await showBoard([tomas, mara]);
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('9 → 8 rounds')).toBeVisible();
    expect(dialog.getByText('Ward')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'End round' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(cardOf('Tomas Reyes')).findByText('1 L turns to A this round. Dead in 8.');
    expect((await boardOnDisk()).round).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await within(cardOf('Tomas Reyes')).findByText('1 L turns to A this round. Dead in 9.');
    await waitFor(async () => expect((await boardOnDisk()).round).toBe(1));
  });

  it('hides a seat from the players and takes one off, with Undo', async () => {
    await showBoard([lin, tomas]);
    await user.click(button('Actions for Lin Yao'));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide from players' }));
    await waitFor(async () => expect((await boardOnDisk()).seats[0]?.isHidden).toBe(true));
    expect(await within(cardOf('Lin Yao')).findByText('Hidden from players')).toBeInTheDocument();
    await user.click(button('Actions for Lin Yao'));
    await user.click(await screen.findByRole('menuitem', { name: 'Take off the board' }));
    await waitFor(() => expect(screen.queryByText('Lin Yao')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect((await boardOnDisk()).seats.map(({ id }) => id)).toEqual(['seat-Lin Yao', 'seat-Tomas Reyes']),
    );
  });
});

describe('adding', () => {
  it('makes NPCs in seconds, numbered, as sheets of this browser', async () => {
    await showBoard([]);
    await open('Add to the board');
    await user.click(screen.getByRole('radio', { name: 'NPC' }));
    await user.type(screen.getByLabelText('Name'), 'Guest');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '51');
    await user.click(button('Make'));
    expect(await screen.findByText('A whole number from 1 to 50.')).toBeVisible();
    await user.clear(count);
    await user.type(count, '2');
    await user.type(screen.getByLabelText('Group'), 'The drowned');
    await user.click(button('Make'));
    await waitFor(() => expect(cardOf('Guest 2')).toBeVisible());
    expect((await boardOnDisk()).seats).toMatchObject([
      { group: 'The drowned', isNpc: true },
      { group: 'The drowned', isNpc: true },
    ]);
    expect((await listSheets(browserStorage())).entries).toHaveLength(2);
  });

  it('keeps a pasted name that is too long as it is, marked, and waits', async () => {
    await showBoard([lin]);
    await open('Name and notes');
    const name = screen.getByLabelText('Name of the party');
    await user.clear(name);
    await user.click(name);
    await user.paste('a'.repeat(81));
    expect(name).toHaveValue('a'.repeat(81));
    expect(name).toHaveAccessibleDescription('At most 80 characters.');
    expect(button('Correct the marked fields')).toBeDisabled();
    await user.type(name, '{Backspace}');
    await user.click(button('Save'));
    await waitFor(async () => expect((await boardOnDisk()).name).toBe('a'.repeat(80)));
  });

  it('reads a card that came as text, and renews it', async () => {
    await showBoard([]);
    const add = async (text: string) => {
      await open('Add to the board');
      await user.click(screen.getByRole('radio', { name: 'From text' }));
      await user.click(screen.getByLabelText('Card as text'));
      await user.paste(text);
      await user.click(button('Read'));
    };
    await add('13/20 XX');
    expect(await screen.findByText('This is not a card. A card begins with SAMSARA1.')).toBeVisible();
    await user.click(button('Close'));
    await add(cardText(storytellerCardOf(lin), Date.now()));
    await waitFor(() => expect(within(cardOf('Lin Yao')).getByText(/^As of/)).toBeVisible());
    await add(cardText(storytellerCardOf({ ...lin, health: { ...lin.health, temporary: 6 } }), Date.now()));
    await waitFor(() => expect(within(cardOf('Lin Yao')).getByText('6')).toBeVisible());
    expect((await boardOnDisk()).seats).toHaveLength(1);
  });

  it('reads a card that was scanned', async () => {
    aCamera().seen.text = cardText(storytellerCardOf(lin), Date.now());
    await showBoard([]);
    await open('Add to the board');
    await user.click(screen.getByRole('radio', { name: 'From text' }));
    await user.click(await screen.findByRole('button', { name: 'Scan a QR code' }));
    await waitFor(() => expect(within(cardOf('Lin Yao')).getByText(/^As of/)).toBeVisible());
  });
});

describe('a long board', () => {
  it('draws what is near the window and no more', async () => {
    const card = storytellerCardOf(lin);
    const seats = Array.from({ length: 400 }, (_, n) => ({
      ...{ kind: 'card', id: `seat-${n}`, group: '', isNpc: true, isHidden: false, initiative: null, at: 0 },
      card: { ...card, name: `Guest ${n}` },
    })) as never;
    await showBoard([], { seats });
    // By tag: looking for roles in so many cells takes jsdom seconds.
    const table = document.querySelector('table');
    expect(table).toHaveAttribute('aria-rowcount', '401');
    const drawn = table?.querySelectorAll('tbody th[scope=row]') ?? [];
    expect(drawn[0]).toHaveTextContent('Guest 0');
    expect(drawn.length).toBeLessThan(80);
  });
});
