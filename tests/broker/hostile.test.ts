import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { LIMITS } from '../../scripts/table/limits.mjs';
import { openTable } from '../../scripts/table/open-table.mjs';
import { AMY, cardOf, listener, publish } from './clients';

const CONNECT = Buffer.from([0x10, 0x10, 0, 4, ...Buffer.from('MQTT'), 4, 2, 0, 30, 0, 4, ...Buffer.from('anna')]);

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

/** Bytes that look like a packet until one reads on: a type, a length that fits, anything. */
const almostPacket = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.nat({ max: 15 }), fc.uint8Array({ maxLength: 120 }))
  .map(([type, flags, rest]) => Buffer.from([type * 16 + flags, rest.length, ...rest]));

const chunks = fc.array(fc.oneof(bytes, almostPacket), { maxLength: 6 });

describe('a table', () => {
  let port: number;
  beforeAll(async () => {
    const limits = { ...LIMITS, connectMs: 100 };
    const table = await openTable({ folder: '.', host: '127.0.0.1', port: 0, limits });
    port = table.port;
    return table.close;
  });

  const stillWorks = async () => {
    const amy = await listener(`ws://127.0.0.1:${port}/mqtt`);
    await publish(amy, cardOf(AMY), 'still here');
    await expect.poll(() => amy.heard.get(cardOf(AMY))).toBe('still here');
    await amy.client.endAsync(true);
  };

  test.prop([chunks, fc.boolean()], propertyRuns(50))(
    'stays open whatever a connection sends',
    async (sent, greets) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/mqtt`, 'mqtt');
      socket.on('error', () => {});
      await once(socket, 'open');
      for (const chunk of greets ? [CONNECT, ...sent] : sent) socket.send(chunk, () => {});
      socket.close();
      await once(socket, 'close');
      await stillWorks();
    },
  );

  const target = fc.oneof(fc.constantFrom('//', '/mqtt?', '/%', '*', '/mqtt/', 'http://[', '/\\'), fc.webPath());
  const header = fc.oneof(fc.constantFrom('null', '::', 'http://[', 'http://127.0.0.1:x'), fc.webUrl());

  test.prop([target, header, header], propertyRuns(50))(
    'stays open whatever somebody asks for',
    async (asked, origin, host) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      socket.end(
        `GET ${asked} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
          'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      await once(socket, 'close');
      await stillWorks();
    },
  );
});
