import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { AMY, BEN, cardOf, dial, listener, publish, ROOM } from './clients';
import { tableWith } from './tables';

const OTHER_ROOM = 'f'.repeat(32);
const KIB = 1024;

/** A plain WebSocket, to send what no MQTT client would. */
async function socketTo(url: string, origin?: string) {
  const socket = new WebSocket(url, 'mqtt', origin === undefined ? {} : { origin });
  await Promise.race([once(socket, 'open'), once(socket, 'error').then(([error]) => Promise.reject(error))]);
  return socket;
}

describe('topics', () => {
  const id = 'c'.repeat(32);

  it.each([
    'note',
    '$SYS/broker/clients',
    'samsara',
    `samsara/${ROOM}`,
    `samsara/${ROOM}/card`,
    `samsara/${ROOM}/table/${id}`,
    `samsara/${ROOM}/note/${id}`,
    `samsara/${ROOM}/card/${id}/more`,
    `samsara/${'C'.repeat(32)}/table`,
    `samsara/${ROOM}0/table`,
  ])('cut off who publishes to %s', async (topic) => {
    const { url, reports } = await tableWith();
    const stranger = await listener(url);
    stranger.client.publish(topic, 'text', { qos: 0, retain: true });
    await expect.poll(() => stranger.closes()).toBe(1);
    expect(reports.join()).toContain('not of a party');
  });

  it.each([
    '#',
    '+/#',
    '$SYS/#',
    'samsara/#',
    'samsara/+/table',
    `+/${ROOM}/table`,
    `samsara/${ROOM}/no/+`,
    'samsara/+/+/+',
  ])('are not read by %s', async (filter) => {
    const { url } = await tableWith();
    const amy = await listener(url);
    const stranger = await listener(url, {}, OTHER_ROOM);
    await expect(stranger.client.subscribeAsync(filter, { qos: 1 })).rejects.toThrow();
    await publish(amy, cardOf(AMY), 'sealed');
    await publish(stranger, cardOf(BEN, OTHER_ROOM), 'own');
    await expect.poll(() => stranger.heard.size).toBe(1);
    expect([...stranger.heard.keys()]).toEqual([cardOf(BEN, OTHER_ROOM)]);
  });

  it.each([`samsara/${ROOM}/#`, `samsara/${ROOM}/card/+`, `samsara/${ROOM}/+/+`, `samsara/${ROOM}/to/${id}`])(
    'are read by %s',
    async (filter) => {
      const { url } = await tableWith();
      const amy = await listener(url, {}, OTHER_ROOM);
      await expect(amy.client.subscribeAsync(filter, { qos: 1 })).resolves.toMatchObject([{ qos: 1 }]);
    },
  );

  it('of a last will count too', async () => {
    const { url } = await tableWith();
    const will = { topic: 'elsewhere', payload: Buffer.from('gone'), qos: 0 as const, retain: true };
    await expect(listener(url, { will })).rejects.toThrow();
  });

  it('are of few rooms on one connection', async () => {
    const { url } = await tableWith({}, { roomsOfOneConnection: 1 });
    const amy = await listener(url);
    await publish(amy, cardOf(AMY), 'one');
    amy.client.publish(cardOf(AMY, OTHER_ROOM), 'two', { qos: 0 });
    await expect.poll(() => amy.closes()).toBe(1);
  });
});

describe('sizes', () => {
  it('cut off who publishes a document over 16 KiB', async () => {
    const { url } = await tableWith();
    const stranger = await listener(url);
    stranger.client.publish(cardOf(BEN), Buffer.alloc(16 * KIB + 1), { qos: 0 });
    await expect.poll(() => stranger.closes()).toBe(1);
  });

  it('cut off who begins a packet of a megabyte, before it has come', async () => {
    const { url, reports } = await tableWith();
    const socket = await socketTo(url);
    socket.send(Buffer.from([0x10, 0x80]));
    socket.send(Buffer.from([0x80, 0x40]));
    await once(socket, 'close');
    expect(reports.join()).toContain('too large');
  });

  it('cut off who sends a WebSocket message over 32 KiB', async () => {
    const { url } = await tableWith();
    const socket = await socketTo(url);
    socket.send(Buffer.alloc(32 * KIB + 1));
    await once(socket, 'close');
  });
});

describe('rates', () => {
  it('cut off who sends too many messages, and nobody else', async () => {
    const { url, reports } = await tableWith({}, { packets: { burst: 20, perSecond: 1 } });
    const [amy, flood] = [await listener(url), await listener(url)];
    for (let sent = 0; sent < 40; sent++) flood.client.publish(cardOf(BEN), `${sent}`, { qos: 0 });
    await expect.poll(() => flood.closes()).toBe(1);
    expect(reports.join()).toContain('too many messages');
    await publish(amy, cardOf(AMY), 'still here');
    await expect.poll(() => amy.heard.get(cardOf(AMY))).toBe('still here');
  });

  it('cut off who sends too many bytes', async () => {
    const { url, reports } = await tableWith({}, { bytes: { burst: 20 * KIB, perSecond: KIB } });
    const flood = await listener(url);
    for (let sent = 0; sent < 3; sent++) flood.client.publish(cardOf(BEN), Buffer.alloc(8 * KIB), { qos: 0 });
    await expect.poll(() => flood.closes()).toBe(1);
    expect(reports.join()).toContain('too many bytes');
  });
});

describe('connections', () => {
  it('are few from one address', async () => {
    const { url, reports } = await tableWith({}, { connectionsFromOneAddress: 2 });
    const [first] = [await socketTo(url), await socketTo(url)];
    await expect(socketTo(url)).rejects.toThrow('503');
    expect(reports.join()).toContain('not let in');
    first.close();
    await once(first, 'close');
    await expect.poll(() => socketTo(url).then(() => 'in', String)).toBe('in');
  });

  it('are few in all', async () => {
    const { url } = await tableWith({}, { connections: 1 });
    await socketTo(url);
    await expect(socketTo(url)).rejects.toThrow('503');
  });

  it('are refused to pages from elsewhere unless the table was told of them', async () => {
    const { url } = await tableWith({ origins: ['https://sheets.example'] });
    await expect(socketTo(url, 'https://elsewhere.example')).rejects.toThrow('403');
    await expect(socketTo(url, 'null')).rejects.toThrow('403');
    for (const origin of ['https://sheets.example', 'http://127.0.0.1:4173']) {
      expect((await socketTo(url, origin)).protocol).toBe('mqtt');
    }
  });

  it('leave nothing behind: no sessions are kept, and no half-sent messages', async () => {
    const { url } = await tableWith();
    await expect(listener(url, { clean: false, clientId: 'kept' })).rejects.toThrow();
    const amy = await listener(url);
    amy.client.publish(cardOf(AMY), 'twice?', { qos: 2 });
    await expect.poll(() => amy.closes()).toBe(1);
  });

  it('with a client id as long as a document are refused', async () => {
    const { url } = await tableWith();
    const stranger = dial(url, { clientId: 'x'.repeat(65) });
    await expect.poll(() => stranger.closes()).toBe(1);
  });
});
