import { describe, expect, it } from 'vitest';
import { listParties } from '@/party';
import { writeBoardLink } from '@/party/board-link';
import { forgetDeletedBoards, noteDeletedBoard } from '@/party/deleted-boards';
import { aSheetNamed, ask, cardsOf, openPlayer, openStoryteller, startParty, testTable } from './test-devices';

async function partyOfThree() {
  const table = testTable();
  const desk = table.device();
  const { partyId, storyteller } = await startParty(desk);
  const invite = storyteller.invite();
  const phones = [table.device(), table.device(), table.device()] as const;
  const [mara, lin, qiu] = await Promise.all([
    ask(phones[0], invite, 'Mara'),
    ask(phones[1], invite, 'Lin'),
    ask(phones[2], invite, 'Qiu'),
  ]);
  await table.broker.settle();
  for (const { id } of storyteller.state().waiting) storyteller.approve(id);
  await table.pass(1000);
  for (const player of [mara, lin, qiu]) player.publish(cardsOf(aSheetNamed('Somebody')));
  await table.pass(1000);
  const idOf = (name: string) => storyteller.state().members.find((member) => member.name === name)?.id ?? '';
  return { ...table, desk, partyId, storyteller, invite, phones, mara, lin, qiu, idOf };
}

const roomsOf = (topics: Iterable<string>) => new Set([...topics].map((topic) => topic.split('/')[1] ?? ''));

describe('removing a member', () => {
  it('moves everybody else to a new key; the one removed is told and reads nothing any more', async () => {
    const { storyteller, mara, lin, qiu, idOf, broker, pass, clock } = await partyOfThree();
    const rooms = roomsOf(broker.retained.keys());
    await storyteller.remove(idOf('Qiu'));
    await pass(2000);
    expect(storyteller.state().members.map(({ name, presence }) => [name, presence])).toEqual([
      ['Mara', 'live'],
      ['Lin', 'live'],
    ]);
    expect(mara.state()).toMatchObject({ link: 'live', standing: 'approved', others: [{ name: 'Lin' }] });
    expect(qiu.state()).toMatchObject({ link: 'closed', standing: 'removed', others: [], table: null });

    const now = broker.log.length;
    lin.publish(cardsOf(aSheetNamed('Lin, unseen')));
    await pass(2000);
    const newRooms = roomsOf(broker.log.slice(now).map(({ topic }) => topic));
    expect([...newRooms].filter((room) => rooms.has(room))).toEqual([]);
    expect(storyteller.state().members[1]?.publicCard?.name).toBe('Lin, unseen');
    expect(clock.now()).toBeGreaterThan(0);
  });

  it('reaches a member who was away, even past two removals and a broker that forgot all', async () => {
    const { storyteller, lin, idOf, partyId, phones, broker, pass, device } = await partyOfThree();
    lin.close();
    await pass(1000);
    await storyteller.remove(idOf('Qiu'));
    await pass(1000);
    const other = await ask(device(), storyteller.invite(), 'Sol');
    await broker.settle();
    storyteller.approve(storyteller.state().waiting[0]?.id ?? '');
    await pass(1000);
    await storyteller.remove(idOf('Sol'));
    await pass(1000);
    expect(other.state().standing).toBe('removed');
    broker.down(false);
    broker.up();
    await pass(1000);
    const back = await openPlayer(phones[1], partyId);
    await pass(3000);
    expect(back.state()).toMatchObject({ link: 'live', standing: 'approved' });
    expect(storyteller.state().members.find(({ name }) => name === 'Lin')?.presence).toBe('live');
  });

  it('makes earlier invites worthless, and a new one works', async () => {
    const { storyteller, idOf, invite, device, broker, pass } = await partyOfThree();
    await storyteller.remove(idOf('Qiu'));
    await pass(1000);
    const late = await ask(device(), invite, 'Late');
    await pass(1000);
    expect(late.state().standing).toBe('outdated');
    expect(storyteller.state().waiting).toEqual([]);
    const fresh = await ask(device(), storyteller.invite(), 'Fresh');
    await broker.settle();
    expect(storyteller.state().waiting).toMatchObject([{ name: 'Fresh' }]);
    expect(fresh.state().standing).toBe('waiting');
  });

  it('does not happen if the new key can not be written down', async () => {
    const { storyteller, idOf, desk, partyId, pass } = await partyOfThree();
    const put = desk.vault.put;
    Object.assign(desk.vault, { put: () => Promise.reject(new Error('disk full')) });
    await expect(storyteller.remove(idOf('Qiu'))).rejects.toThrow('disk full');
    expect(storyteller.state().members).toHaveLength(3);
    expect(storyteller.state().isSaved).toBe(false);
    Object.assign(desk.vault, { put });
    storyteller.close();
    await pass(1000);
    const again = await openStoryteller(desk, partyId);
    await pass(1000);
    expect(again.state().members.map(({ presence }) => presence)).toEqual(['live', 'live', 'live']);
  });
});

describe('leaving', () => {
  it('takes the card back and forgets the party', async () => {
    const { storyteller, qiu, idOf, phones, broker, pass } = await partyOfThree();
    await qiu.leave();
    await pass(1000);
    expect([...broker.retained.keys()].filter((topic) => topic.endsWith(`/card/${idOf('Qiu')}`))).toEqual([]);
    expect(storyteller.state().members.find(({ name }) => name === 'Qiu')?.presence).toBe('gone');
    expect([...phones[2].vault.rows.keys()]).toEqual(['party/list']);
  });
});

describe('a board that was deleted', () => {
  const rowsOf = (vault: { rows: Map<string, string> }) => [...vault.rows.keys()].filter((key) => key !== 'party/list');

  it('takes the keys of its party and the cards of others with it, once it is gone for good', async () => {
    const { desk, storyteller, partyId, pass } = await partyOfThree();
    await writeBoardLink(desk.vault, 'board', { partyId, isOn: true, rulesOf: null });
    storyteller.close();
    await pass(1000);
    await noteDeletedBoard(desk.vault, 'board');
    await forgetDeletedBoards(desk.vault, async () => false);
    expect(rowsOf(desk.vault)).toEqual([]);
    expect(await listParties(desk.vault)).toEqual([]);
  });

  it('keeps them if it was brought back, or never had any', async () => {
    const { desk, storyteller, partyId, pass } = await partyOfThree();
    await writeBoardLink(desk.vault, 'board', { partyId, isOn: true, rulesOf: null });
    storyteller.close();
    await pass(1000);
    const before = rowsOf(desk.vault);
    await noteDeletedBoard(desk.vault, 'board');
    await noteDeletedBoard(desk.vault, 'another');
    await forgetDeletedBoards(desk.vault, async (id) => id === 'board');
    expect(rowsOf(desk.vault)).toEqual(before);
    const again = await openStoryteller(desk, partyId);
    expect(again.state().members).toHaveLength(3);
  });
});
