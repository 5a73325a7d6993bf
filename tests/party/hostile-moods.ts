import { FRAME_LIMIT } from '@/party/wire/frame';
import type { Message, TestBroker } from './test-broker';

/** What a hostile broker does to documents on their way to one device. */

export type Pick = (below: number) => number;
export const pickFrom = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** A source of choices that is the same in every run. */
export const picksOf =
  (random: (bytes: number) => Uint8Array): Pick =>
  (below) => {
    const [first = 0, second = 0, third = 0] = random(3);
    return (first + 256 * second + 65_536 * third) % below;
  };

export function withFlippedBit(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = bytes.slice();
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

type Tools = Readonly<{
  pick: Pick;
  /** Everything that was ever published. */
  log: readonly Message[];
  /** What a member makes of documents of others. */
  forged: readonly Message[];
  /** Held back for this device until more has come. */
  held: Message[];
}>;
type Trick = (message: Message, tools: Tools) => readonly Message[];

const olderOf = (message: Message, { log, pick }: Tools): Message =>
  pickFrom([message, ...log.filter(({ topic, bytes }) => topic === message.topic && bytes.length > 0)], pick);

function shuffled(message: Message, { held, pick }: Tools): readonly Message[] {
  held.push(message);
  if (held.length < 3) return [];
  return held
    .splice(0)
    .map((each) => [pick(100), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);
}

const ofAnotherPlace = ({ topic }: Message, { log, pick }: Tools): Message =>
  pickFrom(
    log.filter((each) => each.topic !== topic),
    pick,
  );

const DELAYS: readonly Trick[] = [shuffled, (message, tools) => [olderOf(message, tools)]];

const TRICKS: readonly Trick[] = [
  (message) => [message],
  (message) => [message],
  () => [],
  (message) => [message, message],
  (message, tools) => [olderOf(message, tools), message],
  (message, tools) => [message, olderOf(message, tools)],
  ({ topic, bytes }, { pick }) => [{ topic, bytes: withFlippedBit(bytes, pick(Math.max(1, bytes.length * 8))) }],
  ({ topic, bytes }, { pick }) => [{ topic, bytes: bytes.slice(0, pick(bytes.length + 1)) }],
  ({ topic }) => [{ topic, bytes: new Uint8Array(FRAME_LIMIT + 1) }],
  (message, tools) => [{ topic: message.topic, bytes: ofAnotherPlace(message, tools).bytes }],
  (message, tools) => [{ topic: ofAnotherPlace(message, tools).topic, bytes: message.bytes }],
  (message, { forged, pick }) => [pickFrom(forged, pick), message],
  (message) => [{ topic: message.topic, bytes: new Uint8Array() }, message],
];

/** Rubbish faster than it can be looked at. */
const flood: Trick = ({ topic }) => Array.from({ length: 550 }, () => ({ topic, bytes: new Uint8Array(300) }));

/** Signs of life that are all late by the same can't be told from a clock that is wrong, so those are not delayed. */
const tricksFor = (stream: string): readonly Trick[] =>
  stream === 'here' ? TRICKS : [...TRICKS, ...DELAYS, ...DELAYS];

type HostileOptions = Readonly<{
  pick: Pick;
  /** What was published before. */
  earlier: readonly Message[];
  forged: readonly Message[];
}>;

/**
 * Makes a broker hostile: each device gets the documents of each stream by a trick of its own, so that no two need to
 * see the same table. `change` gives some of them another trick.
 */
export function turnHostile(broker: TestBroker, { pick, earlier, forged }: HostileOptions) {
  const tricks = new Map<string, Trick>();
  const held = new Map<string, Message[]>();
  const anyTrick = (stream: string): Trick => (pick(60) === 0 ? flood : pickFrom(tricksFor(stream), pick));
  const streamOf = (topic: string) => topic.split('/')[2] ?? '';
  broker.tamper.with = (message, url) => {
    const stream = streamOf(message.topic);
    const way = `${stream} ${url}`;
    const trick = tricks.get(way) ?? anyTrick(stream);
    tricks.set(way, trick);
    const waits = held.get(url) ?? [];
    held.set(url, waits);
    return trick(message, { pick, log: [...earlier, ...broker.log], forged, held: waits });
  };
  return {
    change: () => {
      for (const way of tricks.keys()) if (pick(3) === 0) tricks.set(way, anyTrick(way.split(' ')[0] ?? ''));
    },
    end: () => {
      broker.tamper.with = null;
    },
  };
}
