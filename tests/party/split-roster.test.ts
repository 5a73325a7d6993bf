import { describe, expect, it } from 'vitest';
import { fromUtf8, toBase64 } from '@/party/wire/bytes';
import { openFrame } from '@/party/wire/frame';
import { type Name, partyBefore, publishCard, publishRound, reload, remove, reopened, roomNow } from './hostile-table';
import type { Message } from './test-broker';

/** A broker that shows one table to some and another to others. */

const before = partyBefore();
const aTable = async () => reopened(await before, 1);
type Table = Awaited<ReturnType<typeof aTable>>;

const streamOf = (topic: string) => topic.split('/')[2] ?? '';

/** Passes on to one device nothing new of these streams, and hands out the latest it had instead. */
function freeze({ broker, players }: Table, name: Name, ...streams: readonly string[]): void {
  const frozen = new Map(broker.retained);
  broker.tamper.with = (message, url) => {
    const isFrozen = url === players[name].device.url && streams.includes(streamOf(message.topic));
    if (!isFrozen) return [message];
    const old = frozen.get(message.topic);
    return old ? [{ ...message, bytes: old }] : [];
  };
}

const views = ({ players: { Mara, Lin, Qiu } }: Table) => ({
  mara: Mara.link.state(),
  lin: Lin.link.state(),
  qiu: Qiu.link.state(),
});

describe('an old table to one and the new one to another', () => {
  it('is noticed by the one, again after every sign of life, and not by the other', async () => {
    const table = await aTable();
    freeze(table, 'Lin', 'table');
    publishRound(table);
    await table.pass(40_000);
    for (let seconds = 0; seconds < 60; seconds += 5) {
      expect(views(table).lin).toMatchObject({
        heldBack: true,
        table: { round: 1 },
        storyteller: { presence: 'live' },
      });
      expect(views(table).mara).toMatchObject({ heldBack: false, table: { round: 2 } });
      await table.pass(5000);
    }
    await reload(table, 'Lin', true);
    await table.pass(10_000);
    expect(views(table).lin).toMatchObject({ heldBack: true, table: { round: 1 } });
    table.broker.tamper.with = null;
    await table.pass(60_000);
    expect(views(table).lin).toMatchObject({ heldBack: false, table: { round: 2 } });
  });
});

describe('a new key that is kept from one', () => {
  it('leaves them at the old table, where the Storyteller is silent, until it comes', async () => {
    const table = await aTable();
    freeze(table, 'Lin', 'table', 'to');
    await remove(table, 'Qiu');
    await table.pass(100_000);
    expect(views(table).mara).toMatchObject({ link: 'live', others: [{ name: 'Lin', presence: 'stale' }] });
    expect(views(table).lin).toMatchObject({ storyteller: { presence: 'stale' } });
    publishCard(table, 'Lin');
    await table.pass(1000);
    const seen = () => table.storyteller.link.state().members.map(({ publicCard }) => publicCard?.name);
    expect(seen()).toEqual(['Mara 0', 'Lin 0']);
    table.broker.tamper.with = null;
    table.broker.down(true);
    table.broker.up();
    await table.pass(5000);
    expect(seen()).toEqual(['Mara 0', 'Lin 1']);
    expect(views(table).lin).toMatchObject({ link: 'live', others: [{ name: 'Mara', presence: 'live' }] });
  });

  it('lets nobody read on who was removed, though the broker hands them everything', async () => {
    const table = await aTable();
    const old = roomNow(table);
    const readable = (messages: readonly Message[]) =>
      messages.flatMap(({ topic, bytes }) => openFrame(old.frameKey(topic), topic, bytes) ?? []);
    const before = table.broker.log.length;
    await remove(table, 'Qiu');
    await table.pass(2000);
    const after = table.broker.log.length;
    for (const name of ['Mara', 'Lin'] as const) publishCard(table, name);
    publishRound(table);
    await table.pass(40_000);
    expect(views(table).mara).toMatchObject({ table: { round: 2 }, others: [{ card: { name: 'Lin 1' } }] });
    expect(views(table).qiu).toMatchObject({ standing: 'removed', link: 'closed', others: [], table: null });
    expect(readable(table.broker.log.slice(after))).toEqual([]);
    const farewells = readable(table.broker.log.slice(before)).map(({ text }) => JSON.parse(fromUtf8(text)));
    expect(farewells.map(({ header }) => header.stream).sort()).toEqual(['table', 'to', 'to']);
    expect(farewells.some((each) => JSON.stringify(each).includes(toBase64(roomNow(table).key)))).toBe(false);
  });
});
