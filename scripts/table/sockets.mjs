import { createWebSocketStream, WebSocketServer } from 'ws';
import { packetCounter } from './packets.mjs';
import { rate } from './rates.mjs';

export const MQTT_PATH = '/mqtt';
const POLICY_VIOLATION = 1008;

const hostOf = (address) => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
};

/**
 * Whether a page may connect: one that came from this host (any port), or from an origin the table was told of.
 * Browsers always say where a page came from; other programs don't, and could say anything.
 */
function mayConnect({ headers: { origin, host } }, origins) {
  return origin === undefined || origins.includes(origin) || hostOf(origin) === hostOf(`http://${host}`);
}

/** Hands the WebSockets of a server to `handle(stream, request)`, within the limits. */
export function acceptSockets({ server, handle, limits, origins, now, report }) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const connected = new Map();

  const refusal = (request, address) => {
    if (request.url.split('?')[0] !== MQTT_PATH) return '404 Not Found';
    if (!mayConnect(request, origins)) return '403 Forbidden';
    const tooMany = sockets.clients.size >= limits.connections;
    const tooManyHere = (connected.get(address) ?? 0) >= limits.connectionsFromOneAddress;
    return tooMany || tooManyHere ? '503 Service Unavailable' : undefined;
  };

  const accept = (socket, request, address) => {
    connected.set(address, (connected.get(address) ?? 0) + 1);
    socket.on('close', () => {
      const left = connected.get(address) - 1;
      if (left > 0) connected.set(address, left);
      else connected.delete(address);
    });
    const stream = createWebSocketStream(socket);
    watch(socket, limits, now, (why) => {
      report(`${address} was cut off: ${why}.`);
      socket.close(POLICY_VIOLATION, why);
      stream.destroy();
    });
    handle(stream, request);
  };

  server.on('upgrade', (request, socket, head) => {
    const address = socket.remoteAddress;
    const why = refusal(request, address);
    if (why === undefined) return sockets.handleUpgrade(request, socket, head, (ws) => accept(ws, request, address));
    report(`${address} was not let in: ${why}.`);
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${why}\r\nconnection: close\r\n\r\n`);
  });

  return {
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** Calls `cutOff(why)` once if more comes in than the limits allow. */
function watch(socket, limits, now, cutOff) {
  const count = packetCounter(limits.packetBytes);
  const packets = rate(limits.packets, now);
  const bytes = rate(limits.bytes, now);
  const problem = (chunk) => {
    const found = count(chunk);
    if (found.refused) return 'a packet that is too large';
    if (!packets.take(found.packets)) return 'too many messages at once';
    if (!bytes.take(chunk.length)) return 'too many bytes at once';
    return undefined;
  };
  socket.on('message', function look(chunk) {
    const why = problem(chunk);
    if (why === undefined) return;
    socket.off('message', look);
    cutOff(why);
  });
}
