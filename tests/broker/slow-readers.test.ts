import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { AMY, BEN, cardOf, type Ear, listener, publish, ROOM } from './clients';
import { tableWith } from './tables';

const OTHER_ROOM = 'f'.repeat(32);
const PLENTY = { burst: 10 ** 9, perSecond: 10 ** 9 };
const KIB = 1024;

const text = (words: string) => [0, words.length, ...Buffer.from(words)];
const CONNECT = Buffer.from([0x10, 12, ...text('MQTT'), 4, 2, 0, 30, ...text('')]);
const FILTER = text(`samsara/${ROOM}/#`);
const SUBSCRIBE = Buffer.from([0x82, FILTER.length + 3, 0, 1, ...FILTER, 0]);
const TOPIC = text(cardOf(BEN));
const PUBLISH = Buffer.from([0x30, TOPIC.length + 1, ...TOPIC, 0]);

async function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, 'mqtt');
  await once(socket, 'open');
  socket.send(CONNECT);
  await once(socket, 'message');
  return socket;
}

/** Somebody who subscribes to a room and then reads no more. */
async function sleeper(url: string) {
  const socket = await connected(url);
  socket.send(SUBSCRIBE);
  await once(socket, 'message');
  socket.pause();
}

/** More than a connection has room for on its way. */
function flood({ client }: Ear) {
  for (let sent = 0; sent < 800; sent++) client.publish(cardOf(BEN), Buffer.alloc(16 * KIB), { qos: 0 });
}

/** As many documents as go into one WebSocket message. */
async function volley(url: string) {
  const socket = await connected(url);
  socket.send(Buffer.concat(new Array<Buffer>(300).fill(PUBLISH)));
}

/** Waits until nothing more comes: the room waits for the one who does not read. */
async function stillness({ count }: Ear) {
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((later) => setTimeout(later, 300));
  }
}

describe('somebody who does not read', () => {
  it('holds up no other room', async () => {
    const { url } = await tableWith({}, { packets: PLENTY, bytes: PLENTY, drainMs: 60_000 });
    await sleeper(url);
    const [loud, amy] = [await listener(url), await listener(url, {}, OTHER_ROOM)];
    flood(loud);
    await stillness(loud);
    await volley(url);
    await new Promise((later) => setTimeout(later, 300));
    await publish(amy, cardOf(AMY, OTHER_ROOM), 'on time');
    await expect.poll(() => amy.heard.get(cardOf(AMY, OTHER_ROOM)), { timeout: 5000 }).toBe('on time');
  });

  it('is let go, and the room goes on', async () => {
    const { url, reports } = await tableWith({}, { packets: PLENTY, bytes: PLENTY, drainMs: 200 });
    await sleeper(url);
    const loud = await listener(url);
    flood(loud);
    await publish(loud, cardOf(AMY), 'after all that');
    await expect.poll(() => loud.heard.get(cardOf(AMY))).toBe('after all that');
    expect(reports.join()).toContain('drain timeout');
  });
});
