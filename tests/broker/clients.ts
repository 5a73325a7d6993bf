import { type IClientOptions, type MqttClient, connect as open } from 'mqtt';
import { afterEach } from 'vitest';

export const ROOM = '0'.repeat(31).concat('1');
export const AMY = 'a'.repeat(32);
export const BEN = 'b'.repeat(32);

export const cardOf = (member: string, room = ROOM) => `samsara/${room}/card/${member}`;
export const hereOf = (member: string, room = ROOM) => `samsara/${room}/here/${member}`;

/** A client and what it has heard: the last text of each topic. */
export type Ear = Readonly<{
  client: MqttClient;
  heard: Map<string, string>;
  count: () => number;
  closes: () => number;
}>;

const clients: MqttClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.endAsync(true)));
});

/** A client that has been told to connect, with the settings the app uses. */
export function dial(url: string, options: IClientOptions = {}): Ear {
  const client = open(url, { clean: true, keepalive: 30, queueQoSZero: false, reconnectPeriod: 0, ...options });
  clients.push(client);
  const heard = new Map<string, string>();
  let count = 0;
  let closes = 0;
  client.on('message', (topic: string, payload: Buffer) => {
    count += 1;
    heard.set(topic, payload.toString());
  });
  client.on('close', () => {
    closes += 1;
  });
  client.on('error', () => {});
  return { client, heard, count: () => count, closes: () => closes };
}

/** A client that is connected and hears all of a room. Rejects when it is not let in. */
export async function listener(url: string, options: IClientOptions = {}, room = ROOM): Promise<Ear> {
  const ear = dial(url, options);
  await new Promise<void>((connected, failed) => {
    ear.client.once('connect', () => connected());
    ear.client.once('error', failed);
    ear.client.once('close', () => failed(new Error('closed before it was connected')));
  });
  await ear.client.subscribeAsync(`samsara/${room}/#`, { qos: 1 });
  return ear;
}

/** Publishes as the app does: kept, at least once. */
export const publish = ({ client }: Ear, topic: string, text: string | Buffer) =>
  client.publishAsync(topic, text, { qos: 1, retain: true });
