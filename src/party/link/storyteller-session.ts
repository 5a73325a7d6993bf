import type { Ports } from '../ports';
import type { SentProposal, StorytellerView } from '../views';
import { type ForMember, LIMITS } from '../wire/documents';
import { type Identity, type Room, roomOf } from '../wire/keys';
import type { Received } from '../wire/receive';
import { type Place, topicOf } from '../wire/topics';
import { type Connection, openConnection } from './connection';
import { type Heard, openHeard, placesOf } from './heard';
import { keepSameEntries, type Watched, watched } from './keep-same';
import { type Pace, paceOf } from './pace';
import { membersConcerned, withAnswers, withExpiry } from './proposals';
import { keepRecord, ordering, type RecordKeeper } from './record-keeper';
import { identityIn, keyBytes, type PartyRecord } from './records';
import { memberOf, newcomerOf, sealedReader } from './seats';
import { forMemberBody, fromRecord, tableBody } from './storyteller-documents';

/** The Storyteller's end of a party: what it listens to, what it publishes, what it makes of what comes. */
export type StorytellerSession = {
  readonly ports: Ports;
  readonly record: RecordKeeper<PartyRecord>;
  readonly order: ReturnType<typeof ordering>;
  readonly identity: Identity;
  readonly heard: Heard;
  readonly read: ReturnType<typeof sealedReader>;
  readonly pace: Pace;
  /** Who asks to join: name, and the key to write to. */
  readonly waiting: Map<string, Readonly<{ name: string; seal: string }>>;
  readonly view: Watched<StorytellerView>;
  room: Room;
  connection: Connection;
};

const isMember = (record: PartyRecord, id: string): boolean => record.roster.some((member) => member.id === id);

function awaits({ record, waiting }: StorytellerSession, { stream, member }: Place): boolean {
  const party = record.get();
  if (stream === 'card' || stream === 'here') return isMember(party, member);
  if (stream !== 'join' || isMember(party, member) || party.refused.includes(member)) return false;
  return waiting.has(member) || waiting.size < LIMITS.waiting;
}

/** Listens to the members and to whoever asks to join. */
export function follow({ connection, room, record }: StorytellerSession): void {
  const members = placesOf(record.get().roster).map(({ stream, member }) => topicOf(room.name, stream, member));
  connection.follow([topicOf(room.name, 'join', '+'), ...members]);
}

/** Publishes the roster and the table's state. */
export function publishTable(session: StorytellerSession): void {
  session.pace.run('table', () =>
    session.connection.publish({ stream: 'table', member: '' }, () => tableBody(session.record.get(), false)),
  );
}

/** Publishes what goes to one person. */
export function publishTo(
  session: StorytellerSession,
  { id, seal }: Readonly<{ id: string; seal: string }>,
  standing: ForMember['standing'],
): void {
  session.pace.run(`to/${id}`, () =>
    session.connection.publish({ stream: 'to', member: id }, (header) =>
      forMemberBody(session.record.get(), { id, seal, standing, newKey: null }, header, session.ports.random),
    ),
  );
}

/** Takes over proposals that have changed, and tells those whom they concern. */
export function changeProposals(session: StorytellerSession, after: readonly SentProposal[]): void {
  const { proposals: before, roster } = session.record.get();
  if (after === before) return;
  void session.record.change({ proposals: after }).catch(() => undefined);
  const concerned = membersConcerned(before, after);
  for (const member of roster) if (concerned.includes(member.id)) publishTo(session, member, 'member');
  session.view.changed();
}

function takeAnswers(session: StorytellerSession, member: string): void {
  const document = session.heard.get('card', member);
  const answers = document && session.read(document)?.answers;
  if (answers) changeProposals(session, withAnswers(session.record.get().proposals, member, answers));
}

function onDocument(session: StorytellerSession, document: Received): void {
  if (document.stream === 'card') takeAnswers(session, document.member);
  if (document.stream === 'join') {
    session.waiting.set(document.member, { name: document.body.name, seal: document.header.seal });
  }
}

function onRemoved({ waiting, view }: StorytellerSession, { stream, member }: Place): void {
  if (stream === 'join' && waiting.delete(member)) view.changed();
}

/** Connects and publishes everything there is to say, for whoever was away. */
export function connect(session: StorytellerSession): void {
  const { ports, identity, record, heard, order, room } = session;
  const { partyId, broker, roster, moves } = record.get();
  session.connection = openConnection({
    ...{ ports, identity, partyId, room, broker, heard, storytellerId: identity.id },
    ...order,
    awaits: (place) => awaits(session, place),
    onDocument: (document) => onDocument(session, document),
    onRemoved: (place) => onRemoved(session, place),
    onTick: (now) => changeProposals(session, withExpiry(record.get().proposals, now)),
    onChange: () => session.view.changed(),
  });
  follow(session);
  session.connection.resend(moves.flat().map(fromRecord));
  publishTable(session);
  for (const member of roster) publishTo(session, member, 'member');
}

function viewOf(session: StorytellerSession, before: StorytellerView | undefined): StorytellerView {
  const { record, connection, waiting, ports, identity } = session;
  const party = record.get();
  const table = { ...session, record: party, storytellerId: identity.id, now: ports.now() };
  const newcomers = [...waiting].map(([id, { name }]) => newcomerOf(table, id, name));
  return {
    link: connection.link(),
    members: keepSameEntries(
      before?.members,
      party.roster.map((member) => memberOf(table, member)),
    ),
    waiting: keepSameEntries(before?.waiting, newcomers),
    proposals: party.proposals,
    waitingChanges: connection.waiting(),
    isSaved: !record.isUnsaved(),
  };
}

/** Reads what this device knows of the party, and connects. */
export async function openSession(ports: Ports, party: PartyRecord): Promise<StorytellerSession> {
  const { vault, now } = ports;
  const record = keepRecord(vault, party);
  const identity = identityIn(party);
  const order = ordering(record, now);
  const heard = openHeard(vault, `storyteller/${party.partyId}`);
  await heard.load(placesOf(party.roster));
  await order.begun;
  const session = {
    ...{ ports, record, order, identity, heard },
    read: sealedReader(identity),
    pace: paceOf(ports),
    waiting: new Map(),
    view: watched((before: StorytellerView | undefined) => viewOf(session, before)),
    room: roomOf(keyBytes(party.partyKey)),
  } as unknown as StorytellerSession;
  connect(session);
  record.onWritten(session.view.changed);
  for (const { id } of party.roster) takeAnswers(session, id);
  return session;
}
