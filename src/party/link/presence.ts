import type { Presence } from '../views';
import { LIMITS } from '../wire/documents';

/** When others were last heard, although their clocks may be wrong. */
export type PresenceBook = Readonly<{
  /** Notes a document that arrived now and was written at `at` by its writer's clock. */
  note: (member: string, at: number, now: number) => void;
  /** Notes a sign of life: whether its writer is there, and how long it seems to have been on its way. */
  noteHere: (member: string, state: 'here' | 'gone', at: number, now: number) => void;
  /** What was known before this connection. */
  remember: (member: string, state: 'here' | 'gone', at: number) => void;
  of: (member: string, now: number) => Readonly<{ presence: Presence; lastHeard: number | null }>;
  /** A time by a member's clock, as a time by this device's. */
  onThisClock: (member: string, at: number) => number;
}>;

type Entry = { at: number | null; here: boolean; signs: number; shift: number };

/**
 * The first sign of life may have been kept by the broker for long, so it counts as written when it says, only not in
 * the future. Later ones are fresh: the shortest delay among them is the difference of the clocks.
 */
export function presenceBook(): PresenceBook {
  const entries = new Map<string, Entry>();
  const entryOf = (member: string): Entry => {
    const entry = entries.get(member) ?? { at: null, here: false, signs: 0, shift: 0 };
    entries.set(member, entry);
    return entry;
  };
  const note = (member: string, at: number, now: number) => {
    const entry = entryOf(member);
    entry.at = Math.max(entry.at ?? 0, at);
    entry.shift = Math.min(entry.shift, now - at);
  };
  return {
    note,
    noteHere: (member, state, at, now) => {
      const entry = entryOf(member);
      entry.here = state === 'here';
      entry.signs += 1;
      if (entry.signs === 2) entry.shift = now - at;
      note(member, at, now);
    },
    remember: (member, state, at) => {
      const entry = entryOf(member);
      if (entry.at === null) [entry.at, entry.here] = [at, state === 'here'];
    },
    of: (member, now) => {
      const { at, here, shift } = entryOf(member);
      if (at === null) return { presence: 'gone', lastHeard: null };
      const lastHeard = Math.min(now, at + shift);
      if (!here) return { presence: 'gone', lastHeard };
      return { presence: now - lastHeard <= LIMITS.stale ? 'live' : 'stale', lastHeard };
    },
    onThisClock: (member, at) => at + entryOf(member).shift,
  };
}
