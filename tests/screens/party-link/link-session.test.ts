import { describe, expect, it } from 'vitest';
import { newLinkSession } from '@/screens/party-link/link-session';
import { linkStatus } from '@/screens/party-link/link-status';
import { aParty, aTable, linkOf, MEETING } from './a-table';

type Session = ReturnType<typeof newLinkSession>;
const statusOf = (session: Session) => {
  const state = session.get();
  return linkStatus(state, state.kind === 'open' ? state.link.state() : null);
};

describe('the live link of a board', () => {
  it('is off until it is started, then live', async () => {
    const table = aTable();
    const session = newLinkSession('board', table.places);
    const close = session.open();
    await table.settle();
    expect([session.get().kind, statusOf(session)]).toEqual(['none', 'off']);
    session.start(MEETING);
    await table.settle();
    expect(statusOf(session)).toBe('live');
    close();
  });

  it('shows who is in it after it was stopped, and keeps members and keys when it is started again elsewhere', async () => {
    const table = aTable();
    const { session, close } = await aParty(table, 'Wen');
    const invite = linkOf(session).invite();
    session.stop();
    await table.settle();
    expect(statusOf(session)).toBe('off');
    expect(
      linkOf(session)
        .state()
        .members.map(({ name }) => name),
    ).toEqual(['Wen']);
    session.start({ ...MEETING, broker: { url: 'wss://other/mqtt' }, invitesToBroker: true });
    await table.settle();
    expect(statusOf(session)).toBe('live');
    expect(
      linkOf(session)
        .state()
        .members.map(({ name }) => name),
    ).toEqual(['Wen']);
    expect(linkOf(session).invite().startsWith(`${invite}.`)).toBe(true);
    close();
  });

  it('is opened again after a reload as it was left, on or off', async () => {
    const table = aTable();
    const first = await aParty(table, 'Wen');
    first.close();
    await table.settle();
    const second = newLinkSession('board', table.places);
    const closeSecond = second.open();
    await table.settle();
    expect(statusOf(second)).toBe('live');
    second.stop();
    await table.settle();
    closeSecond();
    await table.settle();
    const third = newLinkSession('board', table.places);
    const closeThird = third.open();
    await table.settle();
    expect(statusOf(third)).toBe('off');
    closeThird();
  });

  it('belongs to one tab: another says so, and can take it over', async () => {
    const table = aTable();
    const first = await aParty(table, 'Wen');
    const other = newLinkSession('board', table.places);
    const closeOther = other.open();
    await expect.poll(() => other.get().kind).toBe('elsewhere');
    other.takeOver();
    await expect.poll(() => other.get().kind).toBe('open');
    await table.settle();
    expect([statusOf(other), statusOf(first.session)]).toEqual(['live', 'elsewhere']);
    closeOther();
    first.close();
  });

  it('that can’t be read says so, and starts with new keys', async () => {
    const table = aTable();
    const first = await aParty(table);
    const invite = linkOf(first.session).invite();
    first.close();
    for (const key of table.own.vault.rows.keys())
      if (key.startsWith('party/storyteller')) table.own.vault.rows.set(key, '{}');
    const session = newLinkSession('board', table.places);
    const close = session.open();
    await table.settle();
    expect(statusOf(session)).toBe('damaged');
    session.start(MEETING);
    await table.settle();
    expect(statusOf(session)).toBe('live');
    expect(linkOf(session).invite()).not.toBe(invite);
    close();
  });

  it('says that nothing was started if the keys can’t be written', async () => {
    const table = aTable();
    const put = () => Promise.reject(new Error('The disk is full.'));
    const session = newLinkSession('board', { ...table.places, vault: { ...table.own.vault, put } });
    const close = session.open();
    session.start(MEETING);
    await table.settle();
    expect(statusOf(session)).toBe('failed');
    close();
  });
});
