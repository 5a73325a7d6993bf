import { Aedes } from 'aedes';
import { isFilter, readTopic } from './topics.mjs';

const MOST_CLIENT_ID = 64;
const HOUR = 60 * 60 * 1000;

/** Why a message is refused, or `undefined`. Who sends such a message is cut off. */
function refusal({ topic, payload, qos }, limits) {
  if (readTopic(topic) === undefined) return 'a topic that is not of a party';
  if (payload.length > limits.documentBytes) return 'a document that is too large';
  if (qos > 1) return 'quality of service 2, which is not needed here';
  return undefined;
}

function refusalToConnect({ clean, clientId, will }, limits) {
  if (!clean) return 'a session to be kept; connect with a clean one';
  if (clientId.length > MOST_CLIENT_ID) return 'a client id that is too long';
  return will && refusal(will, limits);
}

/** Adds to a set of at most `most`. Whether it is in there now. */
function admit(set, one, most) {
  if (set.size < most) set.add(one);
  return set.has(one);
}

/**
 * The MQTT broker of a table: it lets everyone publish and read the documents of a room they can name, and keeps what
 * they ask it to keep. It sees sizes and times; what is in a document is sealed before it comes here.
 */
export async function tableBroker({ documents, limits, changed, report }) {
  const roomsOf = new WeakMap();
  const filtersOf = new WeakMap();
  const setOf = (sets, client) => sets.get(client) ?? sets.set(client, new Set()).get(client);

  const broker = await Aedes.createBroker({
    // No common queue: a room whose members do not read must not hold up the others.
    concurrency: 0,
    maxTopicLevels: 8,
    maxClientsIdLength: MOST_CLIENT_ID,
    keepaliveLimit: limits.keepaliveSeconds,
    connectTimeout: limits.connectMs,
    drainTimeout: limits.drainMs,
    preConnect(_client, packet, answer) {
      const why = refusalToConnect(packet, limits);
      answer(why === undefined || why === null ? null : new Error(why), true);
    },
    authorizePublish(client, packet, answer) {
      const why = refusal(packet, limits);
      if (why !== undefined) return answer(new Error(why));
      const { room } = readTopic(packet.topic);
      if (client && !admit(setOf(roomsOf, client), room, limits.roomsOfOneConnection)) {
        return answer(new Error('too many rooms'));
      }
      if (packet.retain) keep(packet);
      answer(null);
    },
    authorizeSubscribe(client, subscription, answer) {
      const { topic } = subscription;
      const granted = isFilter(topic) && admit(setOf(filtersOf, client), topic, limits.filtersOfOneConnection);
      answer(null, granted ? subscription : null);
    },
  });

  /** What does not fit is passed on to those who listen, but not kept. */
  function keep(packet) {
    // A copy: the payload is a part of all that arrived with it.
    packet.payload = Buffer.from(packet.payload);
    packet.retain = documents.keep(packet.topic, packet.payload);
    if (packet.retain) changed(packet.topic);
    else report('The table is full: a new document was passed on but is not kept.');
  }

  const store = (topic, payload) =>
    new Promise((stored) => broker.publish({ cmd: 'publish', topic, payload, qos: 0, retain: true }, stored));

  function forgetIdle() {
    const topics = documents.forgetIdle();
    for (const topic of topics) {
      void store(topic, Buffer.alloc(0));
      changed(topic);
    }
  }

  for (const event of ['clientError', 'connectionError']) {
    broker.on(event, (_client, error) => report(`A connection was ended: ${error.message}.`));
  }
  broker.on('error', (error) => report(`The broker: ${error.message}.`));
  for (const { topic, document } of documents.all()) await store(topic, document);
  const idle = setInterval(forgetIdle, HOUR);
  idle.unref();

  return {
    handle: (stream, request) => broker.handle(stream, request),
    forgetIdle,
    close: () => {
      clearInterval(idle);
      return new Promise((closed) => broker.close(closed));
    },
  };
}
