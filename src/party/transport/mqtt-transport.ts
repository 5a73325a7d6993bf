import type { ErrorWithReasonCode, IClientOptions, MqttClient } from 'mqtt';
import type { Connect, ConnectOptions, Transport, TransportState } from '../ports';
import { toHex } from '../wire/bytes';
import { backOff } from './back-off';
import { newOutbox, type Outbox } from './outbox';
import { isBlocked, type Page, thisPage } from './page';

/** MQTT over WebSocket, by the `mqtt` package, which is loaded when a party is opened. */

/** The connection as it is between two tries. */
type Line = {
  readonly options: ConnectOptions;
  readonly page: Page;
  readonly outbox: Outbox;
  readonly topics: Set<string>;
  client: MqttClient | null;
  /** Brokers that know only 3.1.1 refuse 5, some without a word. */
  protocolVersion: 5 | 4;
  /** It has connected once, so the version is right. */
  isKnown: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | null;
  ended: boolean;
};

const KEEPALIVE_SECONDS = 30;
const CONNECT_WITHIN = 10_000;
const FLUSH_WITHIN = 2000;

/** Wrong user name or password, or not allowed to connect: in 3.1.1 and in 5. */
const REFUSED_CODES = new Set([4, 5, 134, 135]);
/** The protocol is not known: in 3.1.1 and in 5. */
const OTHER_VERSION_CODES = new Set([1, 132]);

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

function clientOptions({ options, protocolVersion }: Line): IClientOptions {
  const { username, password } = options;
  const { topic, bytes } = options.will();
  return {
    protocolVersion,
    clientId: toHex(crypto.getRandomValues(new Uint8Array(10))),
    clean: true,
    keepalive: KEEPALIVE_SECONDS,
    connectTimeout: CONNECT_WITHIN,
    reconnectPeriod: 0,
    queueQoSZero: false,
    resubscribe: false,
    // Its other timers run in a worker made from text, which the page's policy forbids.
    timerVariant: 'native',
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    // The package asks for a Buffer, and takes any bytes.
    will: { topic, payload: bytes as Buffer, qos: 1, retain: true },
  };
}

const say = ({ ended, options }: Line, state: TransportState): void => {
  if (!ended) options.onState(state);
};

function later(line: Line, wait: number): void {
  if (line.ended) return;
  if (line.timer) clearTimeout(line.timer);
  line.timer = setTimeout(() => void tryToConnect(line), wait);
}

async function tryToConnect(line: Line): Promise<void> {
  const { options, page } = line;
  if (line.ended) return;
  if (isBlocked(options.url, page)) {
    say(line, 'insecure');
    return;
  }
  try {
    // What browsers are given of the package has its default export only.
    const { default: mqtt } = await import('mqtt');
    if (!line.ended) attend(line, mqtt.connect(options.url, clientOptions(line)));
  } catch {
    failed(line);
  }
}

function failed(line: Line): void {
  line.failures += 1;
  say(line, line.page.isOnline() ? 'unreachable' : 'offline');
  later(line, backOff(line.failures, random()));
}

/** Looks after one connection until it breaks. Each try is a new one, with a will of its own. */
function attend(line: Line, client: MqttClient): void {
  let isOpen = false;
  let reason: number | null = null;
  line.client = client;
  client.on('connect', () => {
    // It was closed while it connected: nothing may be sent any more.
    if (line.client !== client) return;
    isOpen = true;
    opened(line, client);
  });
  client.on('message', (topic, payload) => line.options.onMessage(topic, payload));
  client.on('error', (error) => {
    reason = (error as Partial<ErrorWithReasonCode>).code ?? null;
  });
  client.on('close', () => {
    if (line.client !== client) return;
    line.client = null;
    client.end(true);
    closed(line, isOpen, reason);
  });
}

function opened(line: Line, client: MqttClient): void {
  line.failures = 0;
  line.isKnown = true;
  if (line.topics.size > 0) subscribe(client, [...line.topics]);
  for (const [topic, bytes] of line.outbox.all()) send(line, client, topic, bytes);
  say(line, 'open');
}

function closed(line: Line, wasOpen: boolean, reason: number | null): void {
  if (line.ended) return;
  if (reason !== null && REFUSED_CODES.has(reason)) {
    say(line, 'refused');
    return;
  }
  const isOtherVersion = reason === null ? !line.isKnown && !wasOpen : OTHER_VERSION_CODES.has(reason);
  const wasFirst = line.protocolVersion === 5 && line.failures === 0;
  if (isOtherVersion) line.protocolVersion = line.protocolVersion === 5 ? 4 : 5;
  if (isOtherVersion && wasFirst) later(line, 0);
  else failed(line);
}

/** A subscription that is refused shows as one's own message not coming back. */
const subscribe = (client: MqttClient, topics: string[]): void => {
  client.subscribe(topics, { qos: 1 }, () => undefined);
};

function send({ outbox, options }: Line, client: MqttClient, topic: string, bytes: Uint8Array): void {
  client.publish(topic, bytes as Buffer, { qos: 1, retain: true }, (error) => {
    if (!error && outbox.isLatest(topic, bytes)) options.onDelivered(topic);
  });
}

function publish(line: Line, topic: string, bytes: Uint8Array, keep: boolean): void {
  if (keep) line.outbox.put(topic, bytes);
  const { client } = line;
  if (!client?.connected) return;
  if (keep) send(line, client, topic, bytes);
  else client.publish(topic, bytes as Buffer, { qos: 0, retain: true }, () => undefined);
}

function close(line: Line): void {
  if (line.ended) return;
  line.ended = true;
  if (line.timer) clearTimeout(line.timer);
  const { client } = line;
  line.client = null;
  if (!client) return;
  client.end(false);
  setTimeout(() => client.end(true), FLUSH_WITHIN);
}

/** A new try at once, unless the connection stands or there is no point in it. */
function wake(line: Line): void {
  if (line.timer && !line.client) later(line, 0);
}

const transportOf = (line: Line, stopWaking: () => void): Transport => ({
  publish: (topic, bytes, { keep }) => publish(line, topic, bytes, keep),
  subscribe: (topics) => {
    for (const topic of topics) line.topics.add(topic);
    if (line.client?.connected) subscribe(line.client, [...topics]);
  },
  unsubscribe: (topics) => {
    for (const topic of topics) line.topics.delete(topic);
    if (line.client?.connected) line.client.unsubscribe([...topics], () => undefined);
  },
  close: () => {
    stopWaking();
    close(line);
  },
});

/** Connects by MQTT; `page` says what the surroundings allow. */
export const mqttTransportIn =
  (page: Page): Connect =>
  (options) => {
    const line: Line = {
      ...{ options, page, outbox: newOutbox(), topics: new Set<string>() },
      ...{ client: null, protocolVersion: 5, isKnown: false, failures: 0, timer: null, ended: false },
    };
    const stopWaking = page.onWake(() => wake(line));
    later(line, 0);
    return transportOf(line, stopWaking);
  };

/** Connects by MQTT from this page. */
export const mqttTransport: Connect = mqttTransportIn(thisPage);
