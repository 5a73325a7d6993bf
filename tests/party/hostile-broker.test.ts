import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/support/property-runs';
import { sealedReader } from '@/party/link/seats';
import { toHex } from '@/party/wire/bytes';
import { FRAME_LIMIT, isSignedBy } from '@/party/wire/frame';
import { isNewer } from '@/party/wire/positions';
import { rateLimit } from '@/party/wire/rates';
import { type Gate, type Received, receive } from '@/party/wire/receive';
import type { Place } from '@/party/wire/topics';
import { type Pick, pickFrom, picksOf, withFlippedBit } from './hostile-moods';
import {
  cheat,
  type Frame,
  forged,
  type Genuine,
  genuine,
  mara,
  PARTY,
  places,
  room,
  stolen,
  storyteller,
} from './hostile-pool';
import { testRandom } from './test-devices';

/** Signatures are the dear part: what has been verified once gives the same answer for the same bytes. */
const verified = new Map<string, boolean>();
const isSignedOnce: Gate['isSigned'] = (sign, topic, frame) => {
  const key = `${toHex(sign)}${topic}${toHex(frame.signature)}${toHex(frame.text)}`;
  const known = verified.get(key) ?? isSignedBy(sign, topic, frame);
  verified.set(key, known);
  return known;
};

const nameOf = ({ stream, member }: Readonly<{ stream: string; member: string }>) => `${stream}/${member}`;
const known = new Set(places.map(([, place]) => nameOf(place)));
const asWritten = new Map(
  genuine.map(({ place, position: { epoch, seq }, body }) => [`${nameOf(place)}/${epoch}/${seq}`, body]),
);
const ofSamePlace = (frame: Genuine) => genuine.filter(({ topic }) => topic === frame.topic);

/** What a hostile broker does to one genuine document on its way. */
const tricks: readonly ((frame: Genuine, pick: Pick) => readonly Frame[])[] = [
  (frame) => [frame],
  (frame) => [frame, frame],
  () => [],
  ({ topic, bytes }, pick) => [{ topic, bytes: withFlippedBit(bytes, pick(bytes.length * 8)) }],
  ({ topic, bytes }, pick) => [{ topic, bytes: bytes.slice(0, pick(bytes.length)) }],
  ({ topic }) => [{ topic, bytes: new Uint8Array(FRAME_LIMIT + 1) }],
  ({ topic }, pick) => [{ topic, bytes: pickFrom(genuine, pick).bytes }],
  ({ bytes }, pick) => [{ topic: pickFrom(genuine, pick).topic, bytes }],
  (_, pick) => [pickFrom(forged, pick)],
  (frame, pick) => [pickFrom(ofSamePlace(frame), pick)],
];

type Found = { accepted: number; forged: number; rolledBack: number };

const awaits = (place: Place) => known.has(nameOf(place));

/** A receiver that has heard nothing yet. */
const openGate = (): Gate => ({
  room,
  partyId: PARTY,
  storytellerId: storyteller.id,
  awaits,
  lastOf: () => null,
  mayBeLookedAt: rateLimit(),
  isSigned: isSignedOnce,
});

/** One receiver that is sent a dozen documents by a hostile broker, and reloads in between. */
function runSchedule(found: Found, pick: Pick, broken: Partial<Gate>): void {
  const last = new Map<string, Received['header']>();
  const lastOf = (place: Place) => last.get(nameOf(place)) ?? null;
  const gateOf = (): Gate => ({ ...openGate(), lastOf, ...broken });
  let gate = gateOf();
  for (let step = 0; step < 6; step += 1) {
    if (pick(8) === 0) gate = gateOf();
    const frames = pickFrom(tricks, pick)(pickFrom(genuine, pick), pick);
    for (const { topic, bytes } of frames) {
      const receipt = receive(gate, topic, bytes, 1_790_000_200_000 + step);
      if (receipt.ok) judge(found, last, receipt.document);
    }
  }
}

function judge(found: Found, last: Map<string, Received['header']>, document: Received): void {
  const name = nameOf(document as Place);
  const { epoch, seq } = document.header;
  found.accepted += 1;
  if (asWritten.get(`${name}/${epoch}/${seq}`) !== JSON.stringify(document.body)) found.forged += 1;
  if (!isNewer(document.header, last.get(name))) found.rolledBack += 1;
  last.set(name, document.header);
}

function runSchedules(schedules: number, broken: Partial<Gate> = {}): Found {
  const pick = picksOf(testRandom(20_261_130));
  const found: Found = { accepted: 0, forged: 0, rolledBack: 0 };
  for (let schedule = 0; schedule < schedules; schedule += 1) runSchedule(found, pick, broken);
  return found;
}

describe('a hostile broker', () => {
  const { numRuns } = propertyRuns(10_000);

  it(`gets nothing forged or rolled back accepted in ${numRuns} schedules of loss, doubling, replay, bit flips, cuts, swaps, forgery and reloads`, () => {
    const found = runSchedules(numRuns);
    expect(found).toMatchObject({ forged: 0, rolledBack: 0 });
    expect(found.accepted).toBeGreaterThan(numRuns);
  }, 300_000);

  it('would, if signatures were not checked: the schedules find that', () => {
    expect(runSchedules(300, { isSigned: () => true }).forged).toBeGreaterThan(0);
  });

  it('would, if the order were not checked: the schedules find that', () => {
    expect(runSchedules(300, { lastOf: () => null }).rolledBack).toBeGreaterThan(0);
  });

  it('has forgeries for every check, and each is thrown away although nothing was accepted before', () => {
    const receipts = forged.map(({ topic, bytes }) => receive({ ...openGate(), awaits }, topic, bytes, 0));
    expect(receipts.filter(({ ok }) => ok)).toEqual([]);
    const kinds = new Set(receipts.map((receipt) => (receipt.ok ? '' : receipt.drop)));
    expect([...kinds].sort()).toEqual(['forged', 'invalid', 'malformed', 'misaddressed', 'notAwaited', 'unreadable']);
  });

  it('can not make anything of what a cheat copies out of the card of somebody else', () => {
    const gate = openGate();
    const read = sealedReader(storyteller);
    const contentOf = ({ topic, bytes }: Frame) => {
      const receipt = receive(gate, topic, bytes, 0);
      return receipt.ok && receipt.document.stream === 'card'
        ? [receipt.document.member, read(receipt.document)]
        : null;
    };
    expect(contentOf(stolen)).toEqual([cheat.id, null]);
    const own = genuine.find(({ place }) => nameOf(place) === `card/${mara.id}`);
    expect(own && contentOf(own)).toMatchObject([mara.id, { muted: false }]);
  });
});

describe('rates', () => {
  it('let bursts of 20 through and then five a second of one sender, and never more than 100 a second of all', () => {
    const allows = rateLimit();
    const count = (sender: string, tries: number, now: number) =>
      Array.from({ length: tries }, () => allows(sender, now)).filter(Boolean).length;
    expect(count('a', 50, 0)).toBe(20);
    expect(count('a', 50, 1000)).toBe(5);
    expect(count('b', 50, 1000)).toBe(20);
    expect(Array.from({ length: 40 }, (_, index) => count(`c${index}`, 20, 10_000)).reduce((a, b) => a + b, 0)).toBe(
      200,
    );
    expect(Array.from({ length: 40 }, (_, index) => count(`d${index}`, 20, 11_000)).reduce((a, b) => a + b, 0)).toBe(
      100,
    );
  });

  it('do not mind a clock that goes back', () => {
    const allows = rateLimit();
    expect(Array.from({ length: 20 }, () => allows('a', 10_000)).every(Boolean)).toBe(true);
    expect(allows('a', 5000)).toBe(false);
    expect(allows('a', 6000)).toBe(true);
  });
});
