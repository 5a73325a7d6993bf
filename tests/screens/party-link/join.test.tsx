import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aSheetNamed } from '#tests/party/test-devices';
import { aCamera } from '#tests/support/camera';
import { partyLink } from '@/i18n/party-link';
import { scan } from '@/i18n/scan';
import { listMemberships } from '@/party/memberships';
import { JoinScreen } from '@/screens/party-link/join-screen';
import { JoinWaiting } from '@/screens/party-link/join-waiting';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { aParty, aTable, linkOf } from './a-table';

vi.setConfig({ testTimeout: 20_000 });

const user = userEvent.setup({ delay: null });
const words = partyLink.english.join;
const button = (name: string) => screen.getByRole('button', { name });
const nothing = () => undefined;

/** A player's device beside the Storyteller's. */
function aPlayer(table: ReturnType<typeof aTable>) {
  const device = table.device();
  return { ...table.places, vault: device.vault, ports: async () => device };
}

const ways = () => ({ onBack: vi.fn(), onInvite: vi.fn(), onNewSheet: vi.fn(), onToList: vi.fn(), onAsked: vi.fn() });

describe('joining a party', () => {
  it('takes an invitation that was pasted, with the breaks a messenger puts in, and says when it is none', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const asked = ways();
    table.show(<JoinScreen fragment={null} {...asked} />);
    const field = screen.getByRole('textbox', { name: words.paste });
    await user.type(field, 'https://example.org/#/join/1.abc');
    await user.click(button(words.go));
    expect(field).toBeInvalid();
    await user.clear(field);
    const invite = linkOf(session).invite();
    await user.type(field, `http://10.0.0.2/${invite.slice(0, 30)} ${invite.slice(30)}`);
    await user.click(button(words.go));
    expect(asked.onInvite).toHaveBeenCalledExactlyOnceWith(invite);
  });

  it('takes an invitation that was scanned, and says when the code is another', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const { seen } = aCamera();
    const asked = ways();
    table.show(<JoinScreen fragment={null} {...asked} />);
    seen.text = 'https://example.org/menu';
    await user.click(button(scan.english.scan));
    expect(await screen.findByText(words.notAnInvite)).toBeVisible();
    const invite = linkOf(session).invite();
    seen.text = `http://10.0.0.2/${invite}`;
    await user.click(button(scan.english.scan));
    await waitFor(() => expect(asked.onInvite).toHaveBeenCalledExactlyOnceWith(invite));
  });

  it('says that an address holds no invitation, and asks for one', () => {
    aTable().show(<JoinScreen fragment="#/join/1.cut" {...ways()} />);
    expect(screen.getByText(words.notAnInvite)).toBeVisible();
    expect(screen.getByRole('textbox', { name: words.paste })).toBeVisible();
  });

  it('shows the way on where there is no sheet yet', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const asked = ways();
    table.show(<JoinScreen fragment={linkOf(session).invite()} {...asked} />);
    expect(await screen.findByText(words.noSheets)).toBeVisible();
    await user.click(button(words.newSheet));
    expect(asked.onNewSheet).toHaveBeenCalledOnce();
  });

  it('[H-14] says who sees what, writes down what is disclosed, and asks', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const sheetId = await createSheet(browserStorage(), aSheetNamed('Lin Yao'));
    const player = aPlayer(table);
    const asked = ways();
    table.show(<JoinScreen fragment={linkOf(session).invite()} {...asked} />, player);
    const name = await screen.findByRole('textbox', { name: words.name });
    await user.clear(name);
    await user.click(button(words.ask));
    expect(name).toBeInvalid();
    await user.type(name, 'Wen');
    await user.click(screen.getByRole('checkbox', { name: words.health }));
    await user.click(button(words.ask));
    await vi.waitFor(() => expect(asked.onAsked).toHaveBeenCalledExactlyOnceWith(sheetId));
    expect(await listMemberships(player)).toMatchObject([
      { sheetId, disclosure: { health: true, willpower: false, effects: false } },
    ]);
    expect(table.noted).toEqual([sheetId]);
  });

  it('waits with the words the Storyteller sees, and opens the sheet once let in', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const { sheetId, player } = await asking(table, linkOf(session).invite());
    const onOpenSheet = vi.fn();
    table.show(<JoinWaiting sheetId={sheetId} onBack={nothing} onOpenSheet={onOpenSheet} />, player);
    await screen.findByText(words.waitingTitle);
    await table.settle();
    const [newcomer] = linkOf(session).state().waiting;
    expect(newcomer?.name).toBe('Wen');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    linkOf(session).approve(newcomer?.id ?? '');
    await table.pass(5000);
    await table.settle();
    expect(onOpenSheet).toHaveBeenCalled();
  });

  it('says a refusal, and takes the request back', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const { sheetId, player } = await asking(table, linkOf(session).invite());
    const onBack = vi.fn();
    table.show(<JoinWaiting sheetId={sheetId} onBack={onBack} onOpenSheet={nothing} />, player);
    await screen.findByText(words.waitingTitle);
    await table.settle();
    for (const { id } of linkOf(session).state().waiting) linkOf(session).refuse(id);
    await table.pass(5000);
    await table.settle();
    expect(screen.getByText(words.refused)).toBeVisible();
    await user.click(button('Remove'));
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
    expect(await listMemberships(player)).toEqual([]);
    expect(table.noted).toEqual([]);
  });

  it('asks for another password where the broker takes none, and tries again with it', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const { sheetId, player } = await asking(table, linkOf(session).invite());
    const device = await player.ports();
    const connect: typeof device.connect = (options) => {
      if (options.password === 'sesame') return device.connect(options);
      queueMicrotask(() => options.onState('refused'));
      return { publish: nothing, subscribe: nothing, unsubscribe: nothing, close: nothing };
    };
    const guarded = { ...player, ports: async () => ({ ...device, connect }) };
    table.show(<JoinWaiting sheetId={sheetId} onBack={nothing} onOpenSheet={nothing} />, guarded);
    await user.type(await screen.findByLabelText('Password'), 'sesame');
    await user.click(button('Try again'));
    await table.settle();
    await vi.waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    await table.settle();
    expect(
      linkOf(session)
        .state()
        .waiting.map(({ name }) => name),
    ).toEqual(['Wen']);
  });

  it('says that a sheet is in no party', async () => {
    aTable().show(<JoinWaiting sheetId="none" onBack={nothing} onOpenSheet={nothing} />);
    expect(await screen.findByText(words.gone)).toBeVisible();
  });
});

/** A sheet whose player has asked to join. */
async function asking(table: ReturnType<typeof aTable>, invite: string) {
  const sheetId = await createSheet(browserStorage(), aSheetNamed('Lin Yao'));
  const player = aPlayer(table);
  const asked = ways();
  const { unmount } = table.show(<JoinScreen fragment={invite} {...asked} />, player);
  const name = await screen.findByRole('textbox', { name: words.name });
  await user.clear(name);
  await user.type(name, 'Wen');
  await user.click(button(words.ask));
  await vi.waitFor(() => expect(asked.onAsked).toHaveBeenCalled());
  unmount();
  return { sheetId, player };
}
