import { noteInBeacon } from './beacon';
import type { Change, Position } from './commit';
import { headFactsSchema } from './encode';
import { type OpenedSheet, type OpenFailure, readSheet } from './read-sheet';
import type { SheetStorage } from './sheet-storage';
import { createSheetWriter, type Saving, type SheetWriter, type WriterEvents } from './sheet-writer';
import {
  type Lease,
  openChannel,
  RELEASE_WAIT_MS,
  sheetChannelName,
  type TabChannel,
  type TabMessage,
  takeLease,
  tryLease,
} from './tabs';

/** Why a sheet can only be read here. */
export type ReadOnlyReason =
  /** Another tab has it open for editing. */
  | 'openElsewhere'
  /** Another tab took it over, or wrote to it first. */
  | 'takenOver'
  /** It was deleted in another tab, or the browser removed it. */
  | 'removed';

export type SessionMode =
  | Readonly<{ kind: 'editable' }>
  /** Editable, but gone when the tab closes. */
  | Readonly<{ kind: 'memoryOnly' }>
  | Readonly<{ kind: 'readOnly'; reason: ReadOnlyReason }>;

export type SessionEvents = Readonly<{
  onMode: (mode: SessionMode) => void;
  onSaving: (saving: Saving) => void;
  /** The sheet was read again because another tab changed it, or before editing starts here. */
  onReloaded: (opened: OpenedSheet) => void;
}>;

/** An open sheet: who may write it, and its writer. */
export type SheetSession = Readonly<{
  /** Queues a change; ignored unless the sheet is editable here. */
  save: (change: Change) => void;
  flush: () => Promise<boolean>;
  retry: () => void;
  /** Makes this the tab that edits. False if the sheet can't be read any more. */
  editHere: () => Promise<boolean>;
  close: () => Promise<void>;
}>;

export type OpenedSession = Readonly<{ ok: true; opened: OpenedSheet; mode: SessionMode; session: SheetSession }>;

type Live = {
  readonly storage: SheetStorage;
  readonly sheetId: string;
  readonly events: SessionEvents;
  readonly kind: 'disk' | 'memory';
  channel: TabChannel<TabMessage>;
  mode: SessionMode;
  lease: Lease | null;
  writer: SheetWriter | null;
  /** The newest write of the head this tab knows of. */
  seen: number;
  closed: boolean;
  /** Called when the tab that edits has let go. */
  onReleased: () => void;
};

/** Opens a sheet for editing if no other tab does, else for reading. Nothing is written before it has been verified. */
export async function openSession(
  storage: SheetStorage,
  sheetId: string,
  events: SessionEvents,
): Promise<OpenedSession | OpenFailure> {
  const { kind } = await storage.database();
  const lease = await tryLease(storage.platform.locks, sheetId);
  const read = await readSheet(storage, sheetId).catch(async (error: unknown) => {
    await lease?.release();
    throw error;
  });
  if (!read.ok) {
    await lease?.release();
    return read;
  }
  const live: Live = {
    storage,
    sheetId,
    events,
    kind,
    channel: { post: () => undefined, close: () => undefined },
    mode: lease ? editableMode(kind) : { kind: 'readOnly', reason: 'openElsewhere' },
    lease: null,
    writer: null,
    seen: read.opened.seq,
    closed: false,
    onReleased: () => undefined,
  };
  live.channel = openChannel<TabMessage>(storage.platform.channel, sheetChannelName(sheetId), (message) =>
    hear(live, message),
  );
  if (lease) startWriting(live, lease, read.opened, true);
  const session: SheetSession = {
    save: (change) => live.writer?.write(change),
    flush: async () => (live.writer ? live.writer.flush() : true),
    retry: () => live.writer?.retry(),
    editHere: () => editHere(live),
    close: () => close(live),
  };
  return { ok: true, opened: read.opened, mode: live.mode, session };
}

const editableMode = (kind: Live['kind']): SessionMode =>
  kind === 'memory' ? { kind: 'memoryOnly' } : { kind: 'editable' };

function setMode(live: Live, mode: SessionMode): void {
  live.mode = mode;
  if (!live.closed) live.events.onMode(mode);
}

function startWriting(live: Live, lease: Lease, opened: OpenedSheet, takesOver: boolean): void {
  live.lease = lease;
  void lease.lost.then(() => (live.lease === lease ? giveUp(live, 'takenOver') : undefined));
  const start: Position = { seq: opened.seq, epoch: opened.epoch, createdAt: opened.createdAt, takesOver };
  const writerEvents: WriterEvents = {
    onSaving: (saving) => live.events.onSaving(saving),
    onSaved: (position, change) => noteSaved(live, change, position),
    onFenced: (cause) => void giveUp(live, cause === 'removed' ? 'removed' : 'takenOver'),
  };
  live.writer = createSheetWriter(live.storage, live.sheetId, start, writerEvents, opened.beforeMigration);
}

/** Stops writing at once; what is waiting stays counted and in memory. */
async function giveUp(live: Live, reason: ReadOnlyReason): Promise<void> {
  const { lease, writer } = live;
  live.lease = null;
  live.writer = null;
  if (live.mode.kind !== 'readOnly') setMode(live, { kind: 'readOnly', reason });
  writer?.stop();
  await lease?.release();
}

function hear(live: Live, message: TabMessage): void {
  if (live.closed) return;
  const reads = live.mode.kind === 'readOnly';
  if (message.kind === 'released') live.onReleased();
  if (message.kind === 'release' && !reads) void letGo(live);
  if (message.kind !== 'changed') return;
  if (reads) void reload(live).catch(() => null);
  // Without locks two tabs can both think they edit; the one that hears of the other's write steps back.
  else if (message.seq > live.seen) void giveUp(live, 'takenOver');
}

async function letGo(live: Live): Promise<void> {
  await Promise.race([live.writer?.flush(), pause(RELEASE_WAIT_MS)]);
  await giveUp(live, 'takenOver');
  live.channel.post({ kind: 'released' });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function reload(live: Live): Promise<OpenedSheet | null> {
  const again = await readSheet(live.storage, live.sheetId);
  if (live.closed) return null;
  if (!again.ok) {
    if (again.problem.code === 'missing') setMode(live, { kind: 'readOnly', reason: 'removed' });
    return null;
  }
  live.seen = again.opened.seq;
  live.events.onReloaded(again.opened);
  return again.opened;
}

async function editHere(live: Live): Promise<boolean> {
  if (live.mode.kind !== 'readOnly') return true;
  const lease = await takeOver(live);
  const opened = await claim(live).catch(() => null);
  if (!opened || live.closed) {
    await lease.release();
    return false;
  }
  startWriting(live, lease, opened, false);
  setMode(live, editableMode(live.kind));
  return true;
}

/** Asks the tab that edits to write what it has and let go; takes the lock if it does not answer. */
async function takeOver(live: Live): Promise<Lease> {
  const { locks } = live.storage.platform;
  const answered = new Promise<void>((resolve) => {
    live.onReleased = resolve;
  });
  live.channel.post({ kind: 'release' });
  const lease = await takeLease(locks, live.sheetId);
  if (!locks) await Promise.race([answered, pause(RELEASE_WAIT_MS)]);
  return lease;
}

async function close(live: Live): Promise<void> {
  await live.writer?.flush();
  live.closed = true;
  const { lease, writer } = live;
  live.lease = null;
  live.writer = null;
  writer?.stop();
  live.channel.close();
  await lease?.release();
}

/**
 * Raises the epoch of a sheet, so that whoever wrote it before can't any more. The sheet is read and verified first,
 * and again if somebody wrote in between.
 */
async function claim(live: Live): Promise<OpenedSheet | null> {
  const { storage, sheetId } = live;
  const database = await storage.database();
  for (let tries = 0; tries < 5; tries += 1) {
    const opened = await reload(live);
    if (!opened) return null;
    const next = { seq: opened.seq + 1, epoch: opened.epoch + 1 };
    const claimed = await database.write(['heads'], async (work) => {
      const raw = await work.get('heads', sheetId);
      const found = headFactsSchema.safeParse(raw);
      if (!found.success || found.data.seq !== opened.seq || found.data.epoch !== opened.epoch) return false;
      await work.putRaw('heads', { ...(raw as object), ...next });
      return true;
    });
    if (claimed) return { ...opened, ...next };
  }
  return null;
}

function noteSaved(live: Live, { sheet }: Change, { seq }: Position): void {
  const { storage, kind } = live;
  live.seen = seq;
  live.channel.post({ kind: 'changed', seq });
  storage.changed();
  if (kind === 'memory') return;
  const { localStorage, now } = storage.platform;
  noteInBeacon(localStorage, { id: sheet.id, name: sheet.name, seq }, now());
  storage.askToPersist();
}
