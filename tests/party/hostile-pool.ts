import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concat, utf8 } from '@/party/wire/bytes';
import type { Header, Position } from '@/party/wire/documents';
import { type OpenedFrame, openFrame, sealFrame } from '@/party/wire/frame';
import { type Identity, identityOf, type Room, roomOf } from '@/party/wire/keys';
import { sealTo } from '@/party/wire/sealed';
import { type Place, topicOf } from '@/party/wire/topics';
import { boundTo, writeDocument } from '@/party/wire/write';
import { aSheetNamed, cardsOf, testRandom } from './test-devices';

/** Frames a hostile broker has to play with: genuine ones, and what a member, an outsider or the broker makes of them. */

export const PARTY = 'ab'.repeat(16);
const random = testRandom(20_261_130);
const secret = () => random(32);
const someone = (): Identity => identityOf(secret(), secret());

export const storyteller = someone();
export const mara = someone();
/** A member who cheats: has the link, and is on the roster. */
export const cheat = someone();
/** Has the link, and is not on the roster. */
const stranger = someone();
export const room: Room = roomOf(secret());
const otherRoom = roomOf(secret());

export type Frame = Readonly<{ topic: string; bytes: Uint8Array }>;
/** What a genuine document says, to be compared with what was accepted. */
export type Genuine = Frame & Readonly<{ place: Place; position: Position; body: string }>;

const EPOCHS = [1_790_000_000_000, 1_790_000_100_000];
const SEQS = [1, 2, 3, 5, 8];
const positions: readonly Position[] = EPOCHS.flatMap((epoch) => SEQS.map((seq) => ({ epoch, seq })));

const { public: publicCard, storyteller: storytellerCard } = cardsOf(aSheetNamed('Mara Voss'));
const sealKey = fromSeal(storyteller);
function fromSeal({ seal }: Identity): Uint8Array {
  return Uint8Array.from(atob(seal.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

function bodyFor({ stream }: Place, header: Header): never {
  const { seq, epoch } = header;
  const forStoryteller = { card: { ...storytellerCard, round: seq }, answers: [], muted: false };
  const forMember = { standing: 'member', proposals: [], newKey: null };
  const seal = (to: Uint8Array, content: unknown) => sealTo(to, JSON.stringify(content), boundTo(header), random);
  const roster = [mara, cheat].map(({ id }) => ({ id, name: `Player ${id.slice(0, 4)}` }));
  const state = { round: seq, scene: EPOCHS.indexOf(epoch) + 1, tableRules: null, npcs: [], more: 0 };
  const bodies = {
    table: () => ({ name: 'The Drowned Hotel', roster, state, moved: false }),
    card: () => ({ card: { ...publicCard, name: `As of ${epoch}/${seq}` }, sealed: seal(sealKey, forStoryteller) }),
    to: () => ({ sealed: seal(fromSeal(mara), forMember) }),
    here: () => ({ state: 'here', latest: { epoch, seq } }),
    join: () => ({ name: 'Somebody' }),
  } as const;
  return bodies[stream]() as never;
}

const write = (identity: Identity, place: Place, position: Position, inRoom = room, partyId = PARTY): Frame =>
  writeDocument({ identity, partyId, room: inRoom, random }, place, position, position.epoch, (header) =>
    bodyFor(place, header),
  );

const placesOf = ({ id }: Identity): readonly Place[] => [
  { stream: 'card', member: id },
  { stream: 'here', member: id },
];
/** Who writes what in this party. */
export const places: readonly (readonly [Identity, Place])[] = [
  [storyteller, { stream: 'table', member: '' }],
  [storyteller, { stream: 'to', member: mara.id }],
  ...placesOf(mara).map((place) => [mara, place] as const),
  ...placesOf(cheat).map((place) => [cheat, place] as const),
];

export const open = ({ topic, bytes }: Frame): OpenedFrame => {
  const opened = openFrame(room.frameKey(topic), topic, bytes);
  if (!opened) throw new Error('A frame of the pool does not open.');
  return opened;
};
const textOf = (frame: Frame) => new TextDecoder().decode(open(frame).text);

export const genuine: readonly Genuine[] = places.flatMap(([identity, place]) =>
  positions.map((position) => {
    const frame = write(identity, place, position);
    return { ...frame, place, position, body: JSON.stringify(JSON.parse(textOf(frame)).body) };
  }),
);

/** Encrypts any text with any signature: what everybody with the link can do. */
function encrypt(topic: string, signature: Uint8Array, text: Uint8Array): Frame {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length);
  const plain = concat(signature, length, text);
  const padded = concat(plain, new Uint8Array((256 - (plain.length % 256)) % 256));
  const nonce = random(24);
  const sealed = xchacha20poly1305(room.frameKey(topic), nonce, utf8(topic)).encrypt(padded);
  return { topic, bytes: concat(Uint8Array.of(1), nonce, sealed) };
}

const newest = { epoch: 1_790_000_900_000, seq: 1 };
const signed = (by: Identity, topic: string, text: string): Frame => ({
  topic,
  bytes: sealFrame(room.frameKey(topic), topic, text, by.signSecret, random),
});

/** What somebody with the link makes of a genuine document, to pass for its writer. */
function forgeriesOf(frame: Genuine): readonly Frame[] {
  const { topic } = frame;
  const { signature } = open(frame);
  const { header, body } = JSON.parse(textOf(frame));
  const later = { header: { ...header, ...newest }, body };
  const changed = { header, body: { ...body, forged: true } };
  const asCheat = { header: { ...header, ...newest, sign: cheat.sign, seal: cheat.seal }, body };
  const claimed = { header: { ...asCheat.header, from: cheat.id }, body };
  const withOwnKey = { header: { ...header, ...newest, sign: cheat.sign }, body };
  return [
    encrypt(topic, signature, utf8(JSON.stringify(later))),
    encrypt(topic, signature, utf8(JSON.stringify(changed))),
    encrypt(topic, new Uint8Array(64), utf8(JSON.stringify(later))),
    ...[later, asCheat, withOwnKey, claimed].map((each) => signed(cheat, topic, JSON.stringify(each))),
  ];
}

/** What a member, who may sign for themselves, sends to break whoever reads it. */
function rubbishOfCheat(): readonly Frame[] {
  const place = { stream: 'card', member: cheat.id } as const;
  const topic = topicOf(room.name, 'card', cheat.id);
  const text = textOf(write(cheat, place, newest));
  return [
    text.replace('{"header"', '{"header":1,"header"'),
    text.replace('"body":{', '"body":{"more":1,'),
    text.replace('"body":{', '"body":{"__proto__":{"admin":true},'),
    text.replace('"seq":1', '"seq":-1'),
    text.replace('"seq":1', '"seq":9007199254740993'),
    text.replace('"seq":1', '"seq":1.5'),
    text.replace(/"sealed":"[^"]*"/, `"sealed":"${'A'.repeat(9000)}","sealed":""`),
    text.replace('"status":"', '"status":"very '),
    text.replace(`"party":"${PARTY}"`, `"party":"${'cd'.repeat(16)}"`),
    text.replace(room.keyId, otherRoom.keyId),
    `${text} `,
    '[]',
    '{}',
    'null',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
  ].map((each) => signed(cheat, topic, each));
}

/** Whatever must never be accepted, in its place or in another's. */
export const forged: readonly Frame[] = [
  ...genuine.filter(({ place }, index) => place.member !== cheat.id && index % 3 === 0).flatMap(forgeriesOf),
  ...rubbishOfCheat(),
  ...placesOf(stranger).map((place) => write(stranger, place, newest)),
  ...placesOf(mara).map((place) => write(stranger, place, newest)),
  ...places.map(([identity, place]) => write(identity, place, newest, otherRoom)),
  ...places.map(([identity, place]) => ({
    topic: topicOf(room.name, place.stream, place.member),
    bytes: write(identity, place, newest, otherRoom).bytes,
  })),
  ...places.map(([identity, place]) => write(identity, place, newest, room, 'ef'.repeat(16))),
  ...genuine
    .filter(({ place }) => place.member !== '')
    .slice(0, 12)
    .map(({ topic, bytes }) => ({ topic: topic.replace(/[0-9a-f]{32}$/, stranger.id), bytes })),
];

/** Mara's sealed part in the card of the cheat, who signs it: accepted as the cheat's, and not to be opened. */
export const stolen: Frame = (() => {
  const from = genuine.find(({ place }) => place.stream === 'card' && place.member === mara.id);
  const { header } = JSON.parse(textOf(write(cheat, { stream: 'card', member: cheat.id }, newest)));
  const body = JSON.parse(from?.body ?? '{}');
  return signed(cheat, topicOf(room.name, 'card', cheat.id), JSON.stringify({ header, body }));
})();
