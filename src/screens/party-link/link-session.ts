import type { BrokerAddress, Connect, StorytellerLink } from '@/party';
import { type BoardLink, readBoardLink, writeBoardLink } from '@/party/board-link';
import { type Lease, takePartyLease, tryPartyLease } from '@/storage/party-lease';
import type { LinkPlaces } from './link-places';

/** The live link of one board for as long as the board is on screen. */

/** Where a party meets, and what it is called. */
export type Meeting = Readonly<{ name: string; broker: BrokerAddress; invitesToBroker: boolean }>;

export type SessionState =
  /** `none`: there never was a link. `damaged`: its keys can't be read. `elsewhere`: another tab has it. */
  | Readonly<{ kind: 'reading' | 'none' | 'damaged' | 'elsewhere' | 'failed' }>
  | Readonly<{ kind: 'open'; board: BoardLink; broker: BrokerAddress; link: StorytellerLink }>;

export type LinkSession = Readonly<{
  /** The same object until something changes. */
  get: () => SessionState;
  onChange: (listener: () => void) => () => void;
  /** Connects, with the keys there are or with new ones. */
  start: (meeting: Meeting) => void;
  /** Disconnects; what was heard stays on the board. */
  stop: () => void;
  /** Brings the link here from the tab that has it. */
  takeOver: () => void;
  /** Whose table rules players are offered. */
  offerRules: (sheetId: string | null) => void;
  /** Opens it as it was left: connected if it was. Returns what closes it. */
  open: () => () => void;
}>;

type Session = {
  readonly boardId: string;
  readonly places: LinkPlaces;
  readonly listeners: Set<() => void>;
  state: SessionState;
  lease: Readonly<{ of: string; lease: Lease }> | null;
  ended: boolean;
  /** One thing after the other. */
  work: Promise<void>;
};

/** While the link is off it is open to what was heard before, and connected to nothing. */
const notConnected: Connect = () => ({
  publish: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  close: () => undefined,
});

function set(session: Session, state: SessionState): void {
  session.state = state;
  for (const listener of [...session.listeners]) listener();
}

const inTurn = (session: Session, job: () => Promise<void>): void => {
  session.work = session.work.then(job).catch(() => set(session, { kind: 'failed' }));
};

function closeLink({ state }: Session): void {
  if (state.kind === 'open') state.link.close();
}

async function letGo(session: Session): Promise<void> {
  const held = session.lease;
  session.lease = null;
  await held?.lease.release();
}

/** Makes sure that no other tab speaks for this party. */
async function hold(session: Session, partyId: string, take: boolean): Promise<boolean> {
  if (session.lease?.of === partyId) return true;
  await letGo(session);
  const lease = await (take ? takePartyLease('storyteller', partyId) : tryPartyLease('storyteller', partyId));
  if (!lease) return false;
  session.lease = { of: partyId, lease };
  void lease.lost.then(() => {
    if (session.lease?.lease !== lease) return;
    session.lease = null;
    closeLink(session);
    set(session, { kind: 'elsewhere' });
  });
  return true;
}

async function open(session: Session, board: BoardLink, take = false): Promise<void> {
  const { places } = session;
  if (!(await hold(session, board.partyId, take))) {
    set(session, { kind: 'elsewhere' });
    return;
  }
  const { readRecord, openStorytellerLink } = await import('@/party');
  const record = await readRecord(places.vault, 'storyteller', board.partyId);
  const ports = await places.ports(places.vault);
  const link = await openStorytellerLink(board.isOn ? ports : { ...ports, connect: notConnected }, board.partyId);
  if (session.ended) {
    link?.close();
    await letGo(session);
  } else if (record && link) set(session, { kind: 'open', board, broker: record.broker, link });
  else set(session, { kind: 'damaged' });
}

async function reopen(session: Session, change: Partial<BoardLink>, take = false): Promise<void> {
  const { boardId, places } = session;
  const before = await readBoardLink(places.vault, boardId);
  if (session.ended) return;
  if (!before) {
    set(session, { kind: 'none' });
    return;
  }
  const board = { ...before, ...change };
  closeLink(session);
  await writeBoardLink(places.vault, boardId, board);
  await open(session, board, take);
}

async function start(session: Session, meeting: Meeting): Promise<void> {
  const { boardId, places } = session;
  const { changeMeeting, createParty } = await import('@/party');
  const before = await readBoardLink(places.vault, boardId);
  closeLink(session);
  const isKnown = before !== null && (await changeMeeting(places.vault, before.partyId, meeting));
  const ports = await places.ports(places.vault);
  const partyId = isKnown ? before.partyId : (await createParty(ports, meeting)).partyId;
  const board: BoardLink = { partyId, isOn: true, rulesOf: before?.rulesOf ?? null };
  await writeBoardLink(places.vault, boardId, board);
  await open(session, board);
}

async function offerRules(session: Session, rulesOf: string | null): Promise<void> {
  const { state, places, boardId } = session;
  if (state.kind !== 'open') return;
  const board = { ...state.board, rulesOf };
  await writeBoardLink(places.vault, boardId, board);
  set(session, { ...state, board });
}

/** The link of a board, not open yet. */
export function newLinkSession(boardId: string, places: LinkPlaces): LinkSession {
  const session: Session = {
    ...{ boardId, places, listeners: new Set(), state: { kind: 'reading' }, lease: null, ended: false },
    work: Promise.resolve(),
  };
  return {
    get: () => session.state,
    onChange: (listener) => {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
    start: (meeting) => inTurn(session, () => start(session, meeting)),
    stop: () => inTurn(session, () => reopen(session, { isOn: false })),
    takeOver: () => inTurn(session, () => reopen(session, {}, true)),
    offerRules: (sheetId) => inTurn(session, () => offerRules(session, sheetId)),
    open: () => {
      session.ended = false;
      inTurn(session, () => reopen(session, {}));
      return () => {
        session.ended = true;
        closeLink(session);
        void letGo(session);
      };
    },
  };
}
