import type { Position } from './documents';

/** Whether a document comes after another of the same writer and stream. */
export const isNewer = (one: Position, other: Position | null | undefined): boolean =>
  !other || one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq);

/** The place of a last will: after everything else of its connection. */
export const LAST_SEQ = Number.MAX_SAFE_INTEGER;
