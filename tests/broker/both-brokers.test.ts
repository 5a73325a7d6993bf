import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMosquitto, startTable, type TestBroker } from '#tests/support/brokers';
import { AMY, BEN, cardOf, hereOf, listener, publish } from './clients';

const KIB = 1024;

/** Rooms of their own keep tests apart. */
let rooms = 0;
const newRoom = () => (rooms++).toString(16).padStart(32, '0');

describe.each([
  { name: 'the table', begin: startTable },
  { name: 'Mosquitto with the settings of the documentation', begin: startMosquitto },
])('a party over $name', ({ begin }) => {
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await begin();
  }, 60_000);
  afterAll(() => broker.remove());

  const arrive = (room: string, options = {}) => listener(broker.url, { ...broker.account, ...options }, room);

  it('shows a card to who is there and to who comes later, the last one only', async () => {
    const room = newRoom();
    const [amy, ben] = [await arrive(room), await arrive(room)];
    await publish(amy, cardOf(AMY, room), 'first');
    await publish(amy, cardOf(AMY, room), 'second');
    await expect.poll(() => ben.heard.get(cardOf(AMY, room))).toBe('second');
    const late = await arrive(room);
    await expect.poll(() => late.heard.get(cardOf(AMY, room))).toBe('second');
    expect(late.count()).toBe(1);
  });

  it('hears its own documents, by which a client knows that its topics are open', async () => {
    const room = newRoom();
    const amy = await arrive(room);
    await publish(amy, cardOf(AMY, room), 'echo');
    await expect.poll(() => amy.heard.get(cardOf(AMY, room))).toBe('echo');
  });

  it('keeps rooms apart', async () => {
    const [room, other] = [newRoom(), newRoom()];
    const [amy, stranger] = [await arrive(room), await arrive(other)];
    await publish(amy, cardOf(AMY, room), 'here');
    await publish(stranger, cardOf(BEN, other), 'there');
    await expect.poll(() => stranger.heard.size).toBe(1);
    expect([...stranger.heard.keys()]).toEqual([cardOf(BEN, other)]);
  });

  it('says that somebody is gone when the connection breaks', async () => {
    const room = newRoom();
    const ben = await arrive(room);
    const will = { topic: hereOf(AMY, room), payload: Buffer.from('gone'), qos: 1 as const, retain: true };
    const amy = await arrive(room, { will });
    await publish(amy, hereOf(AMY, room), 'here');
    await expect.poll(() => ben.heard.get(hereOf(AMY, room))).toBe('here');
    amy.client.stream.destroy();
    await expect.poll(() => ben.heard.get(hereOf(AMY, room))).toBe('gone');
  });

  it('passes on a document of 16 KiB and nothing larger', async () => {
    const room = newRoom();
    const [amy, ben] = [await arrive(room), await arrive(room)];
    await publish(amy, cardOf(AMY, room), Buffer.alloc(16 * KIB, 'x'));
    await expect.poll(() => ben.heard.get(cardOf(AMY, room))?.length).toBe(16 * KIB);
    amy.client.publish(cardOf(BEN, room), Buffer.alloc(16 * KIB + 1, 'x'), { qos: 1, retain: true });
    const late = await arrive(room);
    await publish(late, hereOf(BEN, room), 'after it');
    await expect.poll(() => ben.heard.get(hereOf(BEN, room))).toBe('after it');
    expect(ben.heard.has(cardOf(BEN, room))).toBe(false);
  });

  it.each(['stop', 'kill'] as const)('has the cards of players who are away after %s and start', async (end) => {
    const room = newRoom();
    const amy = await arrive(room);
    await publish(amy, cardOf(AMY, room), 'kept');
    await amy.client.endAsync();
    if (end === 'kill') await expect.poll(() => broker.topicsWritten().has(cardOf(AMY, room))).toBe(true);
    await broker[end]();
    await broker.start();
    const late = await arrive(room);
    await expect.poll(() => late.heard.get(cardOf(AMY, room))).toBe('kept');
  });

  it('lets clients come back by themselves, with what they did meanwhile', async () => {
    const room = newRoom();
    const [amy, ben] = [await arrive(room, { reconnectPeriod: 50 }), await arrive(room, { reconnectPeriod: 50 })];
    await publish(amy, cardOf(AMY, room), 'before');
    await expect.poll(() => ben.heard.get(cardOf(AMY, room))).toBe('before');
    await broker.kill();
    await expect.poll(() => amy.client.connected || ben.client.connected).toBe(false);
    const sent = publish(amy, cardOf(AMY, room), 'made without a broker');
    await broker.start();
    await sent;
    await expect.poll(() => ben.heard.get(cardOf(AMY, room))).toBe('made without a broker');
  });
});
