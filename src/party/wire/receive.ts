import * as z from 'zod/mini';
import { fromBase64Of } from './bytes';
import { type Bodies, bodySchemas, type Header, headerSchema, type Position, type Stream } from './documents';
import { FRAME_LIMIT, type OpenedFrame, openFrame } from './frame';
import { memberIdOf, type Room } from './keys';
import { readPlainJson } from './plain-json';
import { isNewer } from './positions';
import { type Place, placeOf } from './topics';

/** A document that has passed every check. */
export type Received = {
  [S in Stream]: Readonly<{ stream: S; member: string; header: Header; body: Bodies[S] }>;
}[Stream];

/** Why a message was thrown away, cheapest check first. */
export type Drop =
  | 'tooBig'
  | 'notAwaited'
  | 'tooFast'
  | 'unreadable'
  | 'malformed'
  | 'misaddressed'
  | 'old'
  | 'forged'
  | 'invalid';

/** What a receiver goes by. */
export type Gate = Readonly<{
  room: Room;
  partyId: string;
  storytellerId: string;
  /** Whether a document of this place is of any interest: its writer is known, or asks to join. */
  awaits: (place: Place) => boolean;
  /** Where the last accepted document of a place stands in the order of its writer. */
  lastOf: (place: Place) => Position | null;
  mayBeLookedAt: (sender: string, now: number) => boolean;
  /** Whether a key's holder has signed what is in a frame for a topic: `isSignedBy`. */
  isSigned: (sign: Uint8Array, topic: string, frame: OpenedFrame) => boolean;
}>;

export type Receipt = Readonly<{ ok: true; document: Received } | { ok: false; drop: Drop }>;

const envelopeSchema = z.strictObject({ header: headerSchema, body: z.unknown() });
const dropped = (drop: Drop): Receipt => ({ ok: false, drop });

/** Takes a message through all checks, from cheap to dear. Never throws and changes nothing but the rates. */
export function receive(gate: Gate, topic: string, bytes: Uint8Array, now: number): Receipt {
  if (bytes.length > FRAME_LIMIT) return dropped('tooBig');
  const place = placeOf(gate.room.name, topic);
  if (!place || !gate.awaits(place)) return dropped('notAwaited');
  const writer = writerOf(place, gate.storytellerId);
  if (!gate.mayBeLookedAt(writer, now)) return dropped('tooFast');
  const frame = openFrame(gate.room.frameKey(topic), topic, bytes);
  if (!frame) return dropped('unreadable');
  const envelope = envelopeSchema.safeParse(readPlainJson(frame.text));
  if (!envelope.success) return dropped('malformed');
  const { header, body } = envelope.data;
  const sign = signKeyOf(header);
  if (!sign || !isAddressed(gate, place, writer, header)) return dropped('misaddressed');
  if (!isNewer(header, gate.lastOf(place))) return dropped('old');
  if (!gate.isSigned(sign, topic, frame)) return dropped('forged');
  const parsed = bodySchemas[place.stream].safeParse(body);
  if (!parsed.success) return dropped('invalid');
  return { ok: true, document: { ...place, header, body: parsed.data } as Received };
}

/** Who alone writes a place: the Storyteller the table and what goes to members, members everything else of theirs. */
const writerOf = ({ stream, member }: Place, storytellerId: string): string =>
  stream === 'table' || stream === 'to' ? storytellerId : member;

const isAddressed = ({ partyId, room }: Gate, { stream, member }: Place, writer: string, header: Header): boolean =>
  header.party === partyId &&
  header.keyId === room.keyId &&
  header.stream === stream &&
  header.from === writer &&
  header.to === (stream === 'to' ? member : '');

/** The key that a header names, if the sender's id is really the hash of its keys. */
function signKeyOf({ from, sign, seal }: Header): Uint8Array | null {
  const signKey = fromBase64Of(32, sign);
  const sealKey = fromBase64Of(32, seal);
  return signKey && sealKey && memberIdOf(signKey, sealKey) === from ? signKey : null;
}
