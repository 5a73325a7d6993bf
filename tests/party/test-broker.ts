import type { Connect, ConnectOptions, Transport } from '@/party';

/** A message that the broker has been given: who published it does not matter to a broker. */
export type Message = Readonly<{ topic: string; bytes: Uint8Array }>;

type Client = {
  options: ConnectOptions;
  topics: Set<string>;
  outbox: Map<string, Uint8Array>;
  state: string;
  will: Message;
};

/** A broker in this process. Time stands still until a test moves it, and nothing is delivered before `settle`. */
export type TestBroker = Readonly<{
  connect: Connect;
  retained: Map<string, Uint8Array>;
  /** Everything that was ever published. */
  log: Message[];
  /** Hands out whatever waits, until nothing does. */
  settle: () => Promise<void>;
  /** Everybody loses the connection, and gets it back with `up`. */
  down: (keepRetained: boolean) => void;
  up: () => void;
  /** The connections of one device end without a word. */
  cut: (url: string) => void;
  /** Publishes something of a test's own. */
  inject: (topic: string, bytes: Uint8Array) => void;
  /** Decides what becomes of a message on its way to a device; null lets it through. */
  tamper: { with: ((message: Message, url: string) => readonly Message[]) | null };
  /** The broker lets in and passes nothing on. */
  deny: { all: boolean };
}>;

const matches = (filter: string, topic: string): boolean => {
  const parts = topic.split('/');
  const wanted = filter.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part === '+' || part === parts[index]);
};

export function testBroker(): TestBroker {
  const clients = new Set<Client>();
  const retained = new Map<string, Uint8Array>();
  const log: Message[] = [];
  const queue: (() => void)[] = [];
  const tamper: TestBroker['tamper'] = { with: null };
  const deny = { all: false };
  let isUp = true;

  const isHearing = (client: Client, topic: string) => [...client.topics].some((filter) => matches(filter, topic));
  const deliver = (client: Client, message: Message) => {
    for (const each of tamper.with?.(message, client.options.url) ?? [message]) {
      queue.push(() => {
        if (client.state === 'open' && !deny.all) client.options.onMessage(each.topic, each.bytes);
      });
    }
  };
  const publish = (topic: string, bytes: Uint8Array) => {
    log.push({ topic, bytes });
    if (bytes.length === 0) retained.delete(topic);
    else retained.set(topic, bytes);
    for (const client of clients) if (isHearing(client, topic)) deliver(client, { topic, bytes });
  };
  const send = (client: Client, topic: string, bytes: Uint8Array) =>
    queue.push(() => {
      if (client.state !== 'open') return;
      publish(topic, bytes);
      if (client.outbox.get(topic) === bytes) client.options.onDelivered(topic);
    });
  const giveRetained = (client: Client, filter: string) => {
    for (const [topic, bytes] of retained) if (matches(filter, topic)) deliver(client, { topic, bytes });
  };
  const open = (client: Client) => {
    client.will = client.options.will();
    queue.push(() => {
      if (!isUp) {
        client.options.onState('unreachable');
        return;
      }
      client.state = 'open';
      for (const filter of client.topics) giveRetained(client, filter);
      for (const [topic, bytes] of client.outbox) send(client, topic, bytes);
      client.options.onState('open');
    });
  };
  const lose = (client: Client, withWill: boolean) => {
    if (client.state !== 'open') return;
    client.state = 'lost';
    client.options.onState('unreachable');
    if (withWill) publish(client.will.topic, client.will.bytes);
  };

  const connect: Connect = (options): Transport => {
    const client: Client = {
      options,
      topics: new Set(),
      outbox: new Map(),
      state: 'new',
      will: { topic: '', bytes: new Uint8Array() },
    };
    clients.add(client);
    open(client);
    return {
      publish: (topic, bytes, { keep }) => {
        if (keep) client.outbox.set(topic, bytes);
        if (client.state === 'open') send(client, topic, bytes);
      },
      subscribe: (topics) => {
        for (const topic of topics) {
          client.topics.add(topic);
          if (client.state === 'open') giveRetained(client, topic);
        }
      },
      unsubscribe: (topics) => {
        for (const topic of topics) client.topics.delete(topic);
      },
      close: () => {
        // What was published before still goes out.
        queue.push(() => {
          client.state = 'closed';
          clients.delete(client);
        });
        client.topics.clear();
      },
    };
  };

  return {
    connect,
    retained,
    log,
    tamper,
    deny,
    settle: async () => {
      for (let idle = 0; idle < 5; ) {
        const next = queue.shift();
        next?.();
        await Promise.resolve();
        idle = next || queue.length > 0 ? 0 : idle + 1;
      }
    },
    down: (keepRetained) => {
      isUp = false;
      for (const client of clients) lose(client, false);
      if (!keepRetained) retained.clear();
    },
    up: () => {
      isUp = true;
      for (const client of clients) if (client.state !== 'closed') open(client);
    },
    cut: (url) => {
      for (const client of clients) if (client.options.url === url) lose(client, true);
    },
    inject: publish,
  };
}
