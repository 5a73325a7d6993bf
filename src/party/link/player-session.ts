import type { Ports } from '../ports';
import type { PlayerView } from '../views';
import { fromBase64Of, toBase64 } from '../wire/bytes';
import type { Bodies, ForMember, ForStoryteller, Header } from '../wire/documents';
import { forMemberSchema, LIMITS } from '../wire/documents';
import { type Identity, roomOf } from '../wire/keys';
import { readPlainJson } from '../wire/plain-json';
import type { Received } from '../wire/receive';
import { openSealed, sealTo } from '../wire/sealed';
import { type Place, topicOf } from '../wire/topics';
import { boundTo, sizeOf } from '../wire/write';
import { openConnection } from './connection';
import { FOR_STORYTELLER_LIMIT, fitPublicCard, fitStorytellerCard } from './fit';
import { type Heard, openHeard, placesOf } from './heard';
import { watched } from './keep-same';
import { paceOf } from './pace';
import { othersIn, type PlayerSession, tableOf } from './player-state';
import { playerView } from './player-view';
import { keepRecord, ordering } from './record-keeper';
import { identityIn, keyBytes, type Membership } from './records';

/** A player's end of a party: what it listens to, what it publishes, what it makes of what comes. */

function awaits(session: PlayerSession, { stream, member }: Place): boolean {
  const { storytellerId } = session.record.get();
  if (stream === 'table') return true;
  if (stream === 'to') return member === session.identity.id;
  if (stream === 'join') return false;
  const isOther = othersIn(session).some(({ id }) => id === member);
  return isOther || (stream === 'here' && member === storytellerId);
}

/** Listens to the Storyteller and, once approved, to the others. */
function follow(session: PlayerSession): void {
  const { room, identity, record, connection } = session;
  const { standing, storytellerId } = record.get();
  const others = othersIn(session).flatMap(({ id }) => [
    topicOf(room.name, 'card', id),
    topicOf(room.name, 'here', id),
  ]);
  const storyteller = [topicOf(room.name, 'table'), topicOf(room.name, 'here', storytellerId)];
  if (standing === 'removed' || standing === 'outdated') {
    connection.close(false);
    return;
  }
  connection.follow([...storyteller, topicOf(room.name, 'to', identity.id), ...others]);
}

function cardBody(session: PlayerSession, seal: string, header: Header): Bodies['card'] {
  const { cards, answers, muted } = session.record.get();
  const told = { answers: answers.slice(-LIMITS.answers), muted };
  const room = FOR_STORYTELLER_LIMIT - sizeOf(told);
  const content: ForStoryteller = { card: cards && fitStorytellerCard(cards.storyteller, room), ...told };
  const sealed = sealTo(keyBytes(seal), JSON.stringify(content), boundTo(header), session.ports.random);
  return { card: cards && fitPublicCard(cards.public), sealed };
}

/** Publishes the card, with everything that is for the Storyteller only. */
export function publishCard(session: PlayerSession): void {
  const { standing, storytellerSeal } = session.record.get();
  if (standing !== 'approved' || storytellerSeal === null) return;
  session.pace.run('card', () =>
    session.connection.publish({ stream: 'card', member: session.identity.id }, (header) =>
      cardBody(session, storytellerSeal, header),
    ),
  );
}

/** Says what there is to say: a card, or that one would like to join. */
function introduce(session: PlayerSession): void {
  const { standing, name } = session.record.get();
  const join = { stream: 'join', member: session.identity.id } as const;
  if (standing === 'waiting') session.connection.publish(join, () => ({ name }));
  else publishCard(session);
}

/** Takes the card back from the broker, where whoever has the old key could still read it. */
export function withdrawCard({ connection, identity }: PlayerSession): void {
  connection.clear({ stream: 'card', member: identity.id });
  connection.clear({ stream: 'join', member: identity.id });
}

function standingAfter(session: PlayerSession): Membership['standing'] {
  const { standing } = session.record.get();
  const table = tableOf(session);
  if (table?.roster.some(({ id }) => id === session.identity.id)) return 'approved';
  if (standing === 'removed' || standing === 'outdated') return standing;
  if (table && standing === 'approved') return 'removed';
  if (table?.moved) return 'outdated';
  return session.forMember?.standing === 'refused' ? 'refused' : standing;
}

/** Brings the record into line with the latest table and what the Storyteller has sealed to this player. */
function settle(session: PlayerSession): void {
  const { record, heard } = session;
  const before = record.get();
  const table = heard.get('table');
  const standing = standingAfter(session);
  const storytellerSeal = table?.header.seal ?? before.storytellerSeal;
  const partyName = table?.body.name ?? before.partyName;
  const isNews = standing !== before.standing || storytellerSeal !== before.storytellerSeal;
  if (isNews || partyName !== before.partyName) {
    void record.change({ standing, storytellerSeal, partyName }).catch(() => undefined);
  }
  if (standing !== before.standing && standing === 'removed') withdrawCard(session);
  if (standing === 'approved' && isNews) {
    session.connection.clear({ stream: 'join', member: session.identity.id });
    publishCard(session);
  }
  follow(session);
  moveOn(session);
}

/** Goes over to the party's new key, if the Storyteller has sent one. */
function moveOn(session: PlayerSession): void {
  const newKey = session.forMember?.newKey ?? null;
  const key = newKey === null ? null : fromBase64Of(32, newKey);
  if (!key || newKey === session.record.get().partyKey) return;
  void session.record.change({ partyKey: toBase64(key) }).catch(() => undefined);
  withdrawCard(session);
  session.connection.clear({ stream: 'here', member: session.identity.id });
  session.connection.close(false);
  session.room = roomOf(key);
  connect(session);
}

function readForMember({ heard, identity }: PlayerSession): ForMember | null {
  const document = heard.get('to', identity.id);
  const bytes = document && openSealed(identity.sealSecret, document.body.sealed, boundTo(document.header));
  const read = bytes ? forMemberSchema.safeParse(readPlainJson(bytes)) : null;
  return read?.success ? read.data : null;
}

function onDocument(session: PlayerSession, document: Received): void {
  if (document.stream === 'to') session.forMember = readForMember(session);
  if (document.stream === 'to' || document.stream === 'table') settle(session);
}

/** Connects and publishes everything there is to say. */
function connect(session: PlayerSession): void {
  const { ports, identity, record, heard, order, room } = session;
  const { partyId, storytellerId, broker } = record.get();
  session.connection = openConnection({
    ...{ ports, identity, partyId, storytellerId, room, broker, heard },
    ...order,
    awaits: (place) => awaits(session, place),
    onDocument: (document) => onDocument(session, document),
    onRemoved: () => undefined,
    onTick: () => undefined,
    onChange: () => session.view.changed(),
  });
  follow(session);
  introduce(session);
}

async function hear(ports: Ports, identity: Identity, { partyId, storytellerId }: Membership): Promise<Heard> {
  const heard = openHeard(ports.vault, `player/${partyId}`);
  await heard.load([
    { stream: 'table', member: '' },
    { stream: 'to', member: identity.id },
    { stream: 'here', member: storytellerId },
  ]);
  await heard.load(placesOf(heard.get('table')?.body.roster ?? []));
  return heard;
}

/** Reads what this device knows of the party, and connects. */
export async function openSession(ports: Ports, membership: Membership): Promise<PlayerSession> {
  const { vault, now } = ports;
  const record = keepRecord(vault, membership);
  const identity = identityIn(membership);
  const order = ordering(record, now);
  const heard = await hear(ports, identity, membership);
  await order.begun;
  const session = {
    ...{ ports, record, order, identity, heard },
    pace: paceOf(ports),
    view: watched((before: PlayerView | undefined) => playerView(session, before)),
    forMember: null,
    room: roomOf(keyBytes(membership.partyKey)),
  } as unknown as PlayerSession;
  session.forMember = readForMember(session);
  connect(session);
  record.onWritten(session.view.changed);
  settle(session);
  return session;
}
