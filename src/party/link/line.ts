import type { Ports, Transport, TransportState } from '../ports';
import type { LinkState } from '../views';
import { type Bodies, LIMITS, type Position } from '../wire/documents';
import { isSignedBy } from '../wire/frame';
import type { Identity, Room } from '../wire/keys';
import { isNewer, LAST_SEQ } from '../wire/positions';
import { floodWatch, rateLimit } from '../wire/rates';
import { type Gate, type Received, receive } from '../wire/receive';
import { type Place, placeOf } from '../wire/topics';
import { type Written, writeDocument } from '../wire/write';
import type { Heard } from './heard';
import { type PresenceBook, presenceBook } from './presence';
import type { Membership } from './records';

/** What happens on one connection: signs of life, every check on what comes, and asking again for what is missing. */

export type ConnectionOptions = Readonly<{
  ports: Ports;
  identity: Identity;
  partyId: string;
  storytellerId: string;
  room: Room;
  broker: Membership['broker'];
  heard: Heard;
  awaits: (place: Place) => boolean;
  /** The next place in the order of this session's documents. */
  nextPosition: () => Position;
  /** An epoch that was never used before, for the signs of life of one connection. */
  nextEpoch: () => number;
  onDocument: (document: Received) => void;
  /** Somebody removed a retained document. */
  onRemoved: (place: Place) => void;
  onTick: (now: number) => void;
  onChange: () => void;
}>;

const ECHO_WITHIN = 10_000;
/** How long a document may lag behind the sign of life that names it. */
const MAY_LAG = 5000;

/** Everything about a connection that changes. */
export type Line = {
  readonly options: ConnectionOptions;
  readonly gate: Gate;
  readonly presence: PresenceBook;
  readonly isFlood: (now: number) => boolean;
  readonly undelivered: Set<string>;
  /** By topic, the sign of life after which its document was asked for again: once for each. */
  readonly askedAgain: Map<string, Position>;
  /** By writer, when a document that has not come was first named. */
  readonly missingSince: Map<string, number>;
  transport: Transport | null;
  followed: readonly string[];
  state: TransportState;
  ended: 'flooded' | 'closed' | null;
  openedAt: number;
  /** One's own sign of life of this connection has come back. */
  echoed: boolean;
  life: Readonly<{ epoch: number; seq: number; at: number }>;
  latest: Position | null;
};

const ownPlace = ({ identity }: ConnectionOptions) => ({ stream: 'here', member: identity.id }) as const;
const isOwn = ({ identity }: ConnectionOptions, { stream, member }: Place) =>
  stream === 'here' && member === identity.id;

function gateOf(options: ConnectionOptions): Gate {
  const { room, partyId, storytellerId, heard } = options;
  return {
    room,
    partyId,
    storytellerId,
    awaits: (place) => isOwn(options, place) || options.awaits(place),
    lastOf: (place) => (isOwn(options, place) ? null : heard.positionOf(place)),
    mayBeLookedAt: rateLimit(),
    isSigned: isSignedBy,
  };
}

export const newLine = (options: ConnectionOptions): Line => ({
  options,
  gate: gateOf(options),
  presence: presenceBook(),
  isFlood: floodWatch(),
  undelivered: new Set(),
  askedAgain: new Map(),
  missingSince: new Map(),
  transport: null,
  followed: [],
  state: 'connecting',
  ended: null,
  openedAt: 0,
  echoed: false,
  life: { epoch: 0, seq: 0, at: 0 },
  latest: null,
});

export const writerOf = ({ identity, partyId, room, ports: { random } }: ConnectionOptions) => ({
  identity,
  partyId,
  room,
  random,
});

function signOfLife({ options, latest }: Line, state: Bodies['here']['state'], position: Position): Written {
  return writeDocument(writerOf(options), ownPlace(options), position, options.ports.now(), () => ({ state, latest }));
}

export function beat(line: Line, here: Bodies['here']['state'] = 'here'): void {
  const { epoch, seq } = line.life;
  line.life = { epoch, seq: seq + 1, at: line.options.ports.now() };
  const { topic, bytes } = signOfLife(line, here, { epoch, seq: seq + 1 });
  line.transport?.publish(topic, bytes, { keep: false });
}

/** Each connection has an epoch of its own, so that the will of a lost one does not speak for the next. */
export function will(line: Line): Written {
  line.life = { epoch: line.options.nextEpoch(), seq: 0, at: 0 };
  return signOfLife(line, 'gone', { epoch: line.life.epoch, seq: LAST_SEQ });
}

export function changeState(line: Line, next: TransportState): void {
  line.state = next;
  if (next === 'open') {
    line.openedAt = line.options.ports.now();
    line.echoed = false;
    beat(line);
  }
  line.options.onChange();
}

export function take(line: Line, topic: string, bytes: Uint8Array): void {
  if (line.ended) return;
  if (bytes.length === 0) {
    removed(line, topic);
    return;
  }
  const now = line.options.ports.now();
  const receipt = receive(line.gate, topic, bytes, now);
  if (receipt.ok) accept(line, receipt.document, now);
  else if (line.isFlood(now)) cutOff(line);
}

function removed({ options }: Line, topic: string): void {
  const place = placeOf(options.room.name, topic);
  if (place && !isOwn(options, place) && options.awaits(place)) options.onRemoved(place);
}

function accept(line: Line, document: Received, now: number): void {
  const { options, presence } = line;
  const { from, at, epoch } = document.header;
  if (from === options.identity.id) {
    line.echoed ||= epoch === line.life.epoch;
  } else {
    if (document.stream !== 'join') options.heard.keep(document);
    if (document.stream === 'here') presence.noteHere(from, document.body.state, at, now);
    else presence.note(from, at, now);
    noteMissing(line, from, now);
    options.onDocument(document);
  }
  options.onChange();
}

function cutOff(line: Line): void {
  line.ended = 'flooded';
  line.transport?.unsubscribe(line.followed);
  line.options.onChange();
}

/** A document that its writer says exists, and that has not come. */
function missing({ options: { heard, storytellerId } }: Line, stream: 'table' | 'card', member: string) {
  const named = heard.get('here', stream === 'table' ? storytellerId : member)?.body.latest ?? null;
  const have = heard.positionOf({ stream, member } as Place);
  return named && isNewer(named, have) ? named : null;
}

/** Every sign of life names a missing document anew, so the wait counts from the first. */
function noteMissing(line: Line, from: string, now: number): void {
  const { missingSince, options } = line;
  if (!missing(line, from === options.storytellerId ? 'table' : 'card', from)) missingSince.delete(from);
  else if (!missingSince.has(from)) missingSince.set(from, now);
}

/** Asks once more for a document that should be there: it may have been lost, or looked at in a hurry. */
function askAgain(line: Line, topic: string): void {
  const place = placeOf(line.options.room.name, topic);
  if (place?.stream !== 'table' && place?.stream !== 'card') return;
  const { heard, storytellerId } = line.options;
  const here = heard.get('here', place.stream === 'table' ? storytellerId : place.member);
  if (!here || !missing(line, place.stream, place.member)) return;
  if (!isNewer(here.header, line.askedAgain.get(topic))) return;
  line.askedAgain.set(topic, here.header);
  line.transport?.subscribe([topic]);
}

export function tick(line: Line): void {
  if (line.ended) return;
  const now = line.options.ports.now();
  if (line.state === 'open' && now - line.life.at >= LIMITS.heartbeat) beat(line);
  for (const topic of line.followed) askAgain(line, topic);
  line.options.onTick(now);
  line.options.onChange();
}

export function linkOf({ ended, state, echoed, openedAt, options }: Line): LinkState {
  if (ended) return ended;
  if (state !== 'open') return state;
  if (echoed) return 'live';
  return options.ports.now() - openedAt < ECHO_WITHIN ? 'connecting' : 'denied';
}

export function isHeldBack(line: Line, stream: 'table' | 'card', member: string): boolean {
  const { heard, storytellerId, ports } = line.options;
  const here = heard.get('here', stream === 'table' ? storytellerId : member);
  if (!here || !missing(line, stream, member)) return false;
  const { from, at } = here.header;
  const since = line.missingSince.get(from) ?? line.presence.onThisClock(from, at);
  return ports.now() - since >= MAY_LAG;
}
