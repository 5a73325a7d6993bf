import { type Change, commit, type Position } from './commit';
import { nextPaint } from './next-paint';
import type { SheetStorage } from './sheet-storage';

/** Only the wording depends on it: any failure is a failure. */
export type SaveError = 'quota' | 'other';

/** `waiting` counts the changes that are not on disk. */
export type Saving =
  | Readonly<{ kind: 'saved'; waiting: 0 }>
  | Readonly<{ kind: 'saving'; waiting: number }>
  | Readonly<{ kind: 'notSaved'; waiting: number; error: SaveError }>
  | Readonly<{ kind: 'stopped'; waiting: number }>;

const SAVED: Saving = { kind: 'saved', waiting: 0 };

export type SheetWriter = Readonly<{
  write: (change: Change) => void;
  /** Resolves when nothing is waiting (true) or the newest try has failed (false). */
  flush: () => Promise<boolean>;
  /** Tries again at once instead of waiting. */
  retry: () => void;
  /** Writes nothing from now on; what is waiting stays counted. */
  stop: () => void;
}>;

export type WriterEvents = Readonly<{
  onSaving: (saving: Saving) => void;
  onSaved: (position: Position, change: Change) => void;
  /** Another tab wrote, or the sheet was removed: this writer has stopped for good. */
  onFenced: (cause: 'fenced' | 'removed') => void;
}>;

type Queue = {
  readonly storage: SheetStorage;
  readonly sheetId: string;
  readonly events: WriterEvents;
  readonly waiting: Change[];
  position: Position;
  /** The head as it was before its migration; the first write keeps a copy of it. */
  beforeMigration: unknown;
  failures: number;
  lastError: SaveError;
  running: boolean;
  stopped: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Who waits for the queue to be empty, or for the newest try to fail. */
  flushing: ((drained: boolean) => void)[];
};

/** Writes the changes of one sheet in order, one transaction at a time. A change leaves the queue when it is on disk. */
export function createSheetWriter(
  storage: SheetStorage,
  sheetId: string,
  position: Position,
  events: WriterEvents,
  beforeMigration?: unknown,
): SheetWriter {
  const queue: Queue = {
    storage,
    sheetId,
    events,
    waiting: [],
    position,
    beforeMigration,
    failures: 0,
    lastError: 'other',
    running: false,
    stopped: false,
    timer: undefined,
    flushing: [],
  };
  return {
    write: (change) => {
      queue.waiting.push(change);
      tell(queue);
      if (!queue.stopped && queue.failures === 0) void nextPaint().then(() => run(queue));
    },
    flush: () => flush(queue),
    retry: () => {
      if (!queue.stopped && queue.waiting.length > 0) void run(queue);
    },
    stop: () => {
      if (!queue.stopped) halt(queue);
    },
  };
}

function tell({ events, waiting, stopped, failures, lastError }: Queue): void {
  const count = waiting.length;
  if (count === 0) events.onSaving(SAVED);
  else if (stopped) events.onSaving({ kind: 'stopped', waiting: count });
  else if (failures > 0) events.onSaving({ kind: 'notSaved', waiting: count, error: lastError });
  else events.onSaving({ kind: 'saving', waiting: count });
}

function answerFlush(queue: Queue): void {
  const { flushing, waiting } = queue;
  queue.flushing = [];
  for (const answer of flushing) answer(waiting.length === 0);
}

function flush(queue: Queue): Promise<boolean> {
  if (queue.waiting.length === 0 || queue.stopped) return Promise.resolve(queue.waiting.length === 0);
  return new Promise((resolve) => {
    queue.flushing.push(resolve);
    void run(queue);
  });
}

async function run(queue: Queue): Promise<void> {
  if (queue.running || queue.stopped) return;
  clearTimeout(queue.timer);
  queue.running = true;
  try {
    await drain(queue);
  } catch (error) {
    if (!queue.stopped) failed(queue, error);
  } finally {
    queue.running = false;
  }
  // A change may have come in after the queue was found empty.
  if (queue.waiting.length > 0 && queue.failures === 0 && !queue.stopped) void run(queue);
}

async function drain(queue: Queue): Promise<void> {
  const { storage, sheetId, events, waiting } = queue;
  for (let change = waiting[0]; change && !queue.stopped; change = waiting[0]) {
    const database = await storage.database();
    const at = storage.platform.now();
    const result = await commit(database, sheetId, queue.position, change, at, queue.beforeMigration);
    if (result.kind !== 'saved') {
      halt(queue);
      events.onFenced(result.kind);
      return;
    }
    waiting.shift();
    queue.position = result.position;
    queue.beforeMigration = undefined;
    queue.failures = 0;
    events.onSaved(result.position, change);
    tell(queue);
  }
  answerFlush(queue);
}

function failed(queue: Queue, error: unknown): void {
  const { retryDelays } = queue.storage.platform;
  const delay = retryDelays[Math.min(queue.failures, retryDelays.length - 1)] ?? 0;
  queue.failures += 1;
  queue.lastError = errorKind(error);
  queue.timer = setTimeout(() => void run(queue), delay);
  tell(queue);
  answerFlush(queue);
}

function halt(queue: Queue): void {
  queue.stopped = true;
  clearTimeout(queue.timer);
  tell(queue);
  answerFlush(queue);
}

function errorKind(error: unknown): SaveError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'quota' : 'other';
}
