import { utf8 } from './bytes';
import type { Bodies, Header, Position, Stream } from './documents';
import { sealFrame } from './frame';
import type { Identity, Room } from './keys';
import { type Place, topicOf } from './topics';

/** Who writes, and under which key. */
export type Writer = Readonly<{
  identity: Identity;
  partyId: string;
  room: Room;
  random: (bytes: number) => Uint8Array;
}>;

/** A document ready to be published. */
export type Written = Readonly<{ topic: string; bytes: Uint8Array }>;

/** What a sealed part is bound to: everything the header says. */
export const boundTo = (header: Header): string => JSON.stringify(header);

/** Writes a document. Its body is made for its header, to which sealed parts are bound. */
export function writeDocument<S extends Stream>(
  { identity, partyId, room, random }: Writer,
  place: Place & Readonly<{ stream: S }>,
  position: Position,
  at: number,
  bodyFor: (header: Header) => Bodies[S],
): Written {
  const topic = topicOf(room.name, place.stream, place.member);
  const header: Header = {
    v: 1,
    party: partyId,
    keyId: room.keyId,
    stream: place.stream,
    from: identity.id,
    to: place.stream === 'to' ? place.member : '',
    ...position,
    at,
    sign: identity.sign,
    seal: identity.seal,
  };
  const text = JSON.stringify({ header, body: bodyFor(header) });
  return { topic, bytes: sealFrame(room.frameKey(topic), topic, text, identity.signSecret, random) };
}

/** How many bytes a value takes as JSON. */
export const sizeOf = (value: unknown): number => utf8(JSON.stringify(value)).length;
