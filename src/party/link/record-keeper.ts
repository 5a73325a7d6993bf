import type { PartyVault } from '../ports';
import { type Membership, type PartyRecord, saveRecord } from './records';

/** The record of a party while it is open: changed in memory, written one after the other. */
export type RecordKeeper<R> = Readonly<{
  get: () => R;
  /** Changes the record. Resolves when it is on disk; rejects if it can't be written. */
  change: (change: Partial<R>) => Promise<void>;
  /** The latest write failed. */
  isUnsaved: () => boolean;
  /** Who hears of every write, whether it went well or not. */
  onWritten: (listener: () => void) => void;
}>;

export function keepRecord<R extends PartyRecord | Membership>(vault: PartyVault, first: R): RecordKeeper<R> {
  let record = first;
  let unsaved = false;
  let onWritten = (): void => undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    try {
      await saveRecord(vault, record);
      unsaved = false;
    } catch (error) {
      unsaved = true;
      throw error;
    } finally {
      onWritten();
    }
  };
  return {
    get: () => record,
    change: (change) => {
      record = { ...record, ...change };
      const written = writing.then(write);
      writing = written.catch(() => undefined);
      // Who does not wait for the disk still learns of it by `isUnsaved`.
      written.catch(() => undefined);
      return written;
    },
    isUnsaved: () => unsaved,
    onWritten: (listener) => {
      onWritten = listener;
    },
  };
}

/** A session's places in the order of its documents, and epochs above every one that was used before. */
export function ordering<R extends PartyRecord | Membership>(record: RecordKeeper<R>, now: () => number) {
  const nextEpoch = (): number => {
    const epoch = Math.max(record.get().epoch + 1, now());
    void record.change({ epoch } as Partial<R>);
    return epoch;
  };
  const epoch = Math.max(record.get().epoch + 1, now());
  let seq = 0;
  return {
    nextEpoch,
    nextPosition: () => {
      seq += 1;
      return { epoch, seq };
    },
    /** The session may write once this is on disk. */
    begun: record.change({ epoch } as Partial<R>),
  };
}
