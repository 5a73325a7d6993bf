import type { LinkState } from '../views';
import type { Bodies, Header, Stream } from '../wire/documents';
import { type Place, placeOf, topicOf } from '../wire/topics';
import { type Written, writeDocument } from '../wire/write';
import {
  beat,
  type ConnectionOptions,
  changeState,
  isHeldBack,
  type Line,
  linkOf,
  newLine,
  take,
  tick,
  will,
  writerOf,
} from './line';
import type { PresenceBook } from './presence';

/** What both ends of a party have in common: one connection to one room, presence, and every check on what comes. */
export type Connection = Readonly<{
  link: () => LinkState;
  /** Documents that the broker has not taken yet. */
  waiting: () => number;
  presence: PresenceBook;
  /** Whether a newer table or card of a writer is known to exist than the one that has come. */
  isHeldBack: (stream: 'table' | 'card', member: string) => boolean;
  /** Publishes a document of this device. */
  publish: <S extends Stream>(place: Place & Readonly<{ stream: S }>, bodyFor: (header: Header) => Bodies[S]) => void;
  /** Sends documents of a room that was given up. */
  resend: (documents: readonly Written[]) => void;
  /** Removes a retained document. */
  clear: (place: Place) => void;
  /** Listens to these places of others and to no others. */
  follow: (topics: readonly string[]) => void;
  /** Ends it, with a last sign of life if the party goes on without this device. */
  close: (goodbye: boolean) => void;
}>;

const TICK = 5000;

/** Starts with what was heard of somebody before: the broker's retained sign of life may be that very one. */
function rememberPresence({ options: { room, heard }, presence }: Line, topic: string): void {
  const place = placeOf(room.name, topic);
  const here = place?.stream === 'here' ? heard.get('here', place.member) : null;
  if (here) presence.remember(here.member, here.body.state, here.header.at);
}

function follow(line: Line, topics: readonly string[]): void {
  const gone = line.followed.filter((topic) => !topics.includes(topic));
  const added = topics.filter((topic) => !line.followed.includes(topic));
  line.followed = topics;
  for (const topic of added) rememberPresence(line, topic);
  if (line.ended) return;
  if (gone.length > 0) line.transport?.unsubscribe(gone);
  if (added.length > 0) line.transport?.subscribe(added);
}

function publish<S extends Stream>(
  line: Line,
  place: Place & Readonly<{ stream: S }>,
  bodyFor: (header: Header) => Bodies[S],
): void {
  const { options } = line;
  const position = options.nextPosition();
  const written = writeDocument(writerOf(options), place, position, options.ports.now(), bodyFor);
  if (place.stream === 'table' || place.stream === 'card') line.latest = position;
  line.undelivered.add(written.topic);
  line.transport?.publish(written.topic, written.bytes, { keep: true });
  options.onChange();
}

function close(line: Line, goodbye: boolean, stopTicking: () => void): void {
  if (goodbye && line.state === 'open') beat(line, 'gone');
  line.ended = 'closed';
  stopTicking();
  line.transport?.close();
}

/** Connects to the broker and joins the room. */
export function openConnection(options: ConnectionOptions): Connection {
  const line = newLine(options);
  const { ports, room, identity, broker } = options;
  const stopTicking = ports.every(TICK, () => tick(line));
  line.transport = ports.connect({
    ...broker,
    will: () => will(line),
    onMessage: (topic, bytes) => take(line, topic, bytes),
    onState: (state) => changeState(line, state),
    onDelivered: (topic) => {
      if (line.undelivered.delete(topic)) options.onChange();
    },
  });
  line.transport.subscribe([topicOf(room.name, 'here', identity.id)]);
  return {
    link: () => linkOf(line),
    waiting: () => line.undelivered.size,
    presence: line.presence,
    isHeldBack: (stream, member) => isHeldBack(line, stream, member),
    publish: (place, bodyFor) => publish(line, place, bodyFor),
    resend: (documents) => {
      for (const { topic, bytes } of documents) line.transport?.publish(topic, bytes, { keep: true });
    },
    clear: ({ stream, member }) =>
      line.transport?.publish(topicOf(room.name, stream, member), new Uint8Array(), { keep: true }),
    follow: (topics) => follow(line, topics),
    close: (goodbye) => close(line, goodbye, stopTicking),
  };
}
