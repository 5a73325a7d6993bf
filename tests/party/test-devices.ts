import { aCharacter } from '#tests/support/builders';
import type { Sheet } from '@/model/sheet';
import {
  createParty,
  joinParty,
  openPlayerLink,
  openStorytellerLink,
  type PartyVault,
  type PlayerLink,
  type Ports,
  type StorytellerLink,
} from '@/party';
import { publicCardOf } from '@/party/public-card';
import { storytellerCardOf } from '@/party/storyteller-card';
import { newSheet } from '@/rules';
import { type TestBroker, testBroker } from './test-broker';

/** Bytes that look random and are the same in every run. */
export function testRandom(seed: number): (bytes: number) => Uint8Array {
  let state = seed >>> 0 || 1;
  return (bytes) =>
    Uint8Array.from({ length: bytes }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state & 0xff;
    });
}

/** A vault in memory, whose content outlives a link, as a disk's would. Values go through JSON. */
export function testVault(): PartyVault & Readonly<{ rows: Map<string, string> }> {
  const rows = new Map<string, string>();
  return {
    rows,
    get: async (key) => JSON.parse(rows.get(key) ?? 'null'),
    put: async (key, value) => {
      rows.set(key, JSON.stringify(value));
    },
    remove: async (key) => {
      rows.delete(key);
    },
  };
}

/** A clock that stands until it is moved, with timers that go by it. */
export function testClock(start = 1_790_000_000_000) {
  const timers = new Set<{ every: number; due: number; callback: () => void }>();
  let now = start;
  return {
    now: () => now,
    every: (milliseconds: number, callback: () => void) => {
      const timer = { every: milliseconds, due: now + milliseconds, callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    /** Moves the clock and lets the timers ring, in order. */
    pass: (milliseconds: number) => {
      const until = now + milliseconds;
      for (;;) {
        const next = [...timers].sort((a, b) => a.due - b.due)[0];
        if (!next || next.due > until) break;
        now = next.due;
        next.due += next.every;
        next.callback();
      }
      now = until;
    },
  };
}

export type Device = Ports & Readonly<{ url: string; vault: ReturnType<typeof testVault> }>;

/** A table with its broker, its clock and as many devices as a test wants. Another `seed` gives other keys. */
export function testTable({ start, seed = 0 }: Readonly<{ start?: number; seed?: number }> = {}) {
  const broker = testBroker();
  const clock = testClock(start);
  let devices = 0;
  const device = (): Device => {
    devices += 1;
    const { now, every } = clock;
    return {
      vault: testVault(),
      connect: broker.connect,
      now,
      every,
      random: testRandom(devices * 7919 + seed),
      url: `wss://broker/${devices}`,
    };
  };
  return { broker, clock, device, pass: (milliseconds: number) => passTime(broker, clock, milliseconds) };
}

/** Lets time pass in small steps, and delivers after each. */
async function passTime(broker: TestBroker, clock: ReturnType<typeof testClock>, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 5000) {
    clock.pass(Math.min(5000, left));
    await broker.settle();
  }
}

const opened = <T>(link: T | null): T => {
  if (!link) throw new Error('The link does not open.');
  return link;
};

export async function openStoryteller(device: Device, partyId: string): Promise<StorytellerLink> {
  return opened(await openStorytellerLink(device, partyId));
}

export async function openPlayer(device: Device, partyId: string): Promise<PlayerLink> {
  return opened(await openPlayerLink(device, partyId));
}

/** A party that has just been made, with its Storyteller connected. */
export async function startParty(device: Device, name = 'The Drowned Hotel') {
  const { partyId } = await createParty(device, { name, broker: { url: device.url }, invitesToBroker: false });
  return { partyId, storyteller: await openStoryteller(device, partyId) };
}

/** Somebody who has taken the invite and waits. */
export async function ask(device: Device, invite: string, name: string): Promise<PlayerLink> {
  const membership = await joinParty(device, invite, { name, broker: { url: device.url } });
  return openPlayer(device, opened(membership).partyId);
}

export const aSheetNamed = (name: string): Sheet => newSheet(`sheet-${name}`, { ...aCharacter(), name });

export const NO_DISCLOSURE = { health: false, willpower: false, effects: false };

export const cardsOf = (sheet: Sheet, disclosure = NO_DISCLOSURE) => ({
  public: publicCardOf(sheet, disclosure),
  storyteller: storytellerCardOf(sheet),
});
