import type { Sheet } from '@/model/sheet';
import type { PlayerLink, Ports } from '@/party';
import type { PublicCard, StorytellerCard } from '@/party/cards';
import { readMembership, removeMembership, type SheetMembership, writeMembership } from '@/party/memberships';
import { publicCardFrom } from '@/party/public-card';
import { resultCode } from '@/party/result-code';
import { storytellerCardOf } from '@/party/storyteller-card';
import { nextPaint } from '@/storage/next-paint';
import { takePartyLease } from '@/storage/party-lease';
import type { History } from '@/store/history';
import { type SheetState, sheetState } from '@/store/sheet-state';
import { type Coalesced, coalesced } from './coalesced';
import type { PartyPlaces } from './party-places';
import { NO_PARTY, type PartyState, type PlayerSession, partyState } from './party-state';

/** The player's end of a party for as long as their sheet is open here: cards out, proposals in. */

/** Milliseconds between cards: a few a second, the latest wins. */
const APART = 250;

type Cards = Readonly<{ public: PublicCard; storyteller: StorytellerCard }>;

function cardsOf(sheet: Sheet, { disclosure }: SheetMembership): Cards {
  const storyteller = storytellerCardOf(sheet);
  return { public: publicCardFrom(storyteller, disclosure), storyteller };
}

/** Tells the Storyteller of proposals that are in the history already: the tab may have closed before it could. */
function settleApplied(link: PlayerLink, { past, future, dropped }: History): void {
  for (const { id } of link.state().proposals) {
    const entry = [...past, ...future, ...dropped].find(({ proposal }) => proposal === id);
    if (entry) link.answer(id, 'accepted', resultCode(entry.before, entry.after));
  }
}

type Run = {
  readonly sheetId: string;
  readonly places: PartyPlaces;
  ended: boolean;
  publisher: Coalesced | null;
  /** The sheet as it was last; it is put away before the link is closed. */
  latest: History | null;
  readonly stops: (() => void)[];
};

const show = (run: Run, change: Partial<PartyState>): void => {
  if (!run.ended) partyState.setState(change);
};

/** Publishes the cards as they are now, unless they are as they were. */
function publisherOf(run: Run, link: PlayerLink): Coalesced {
  let last = '';
  return coalesced(
    () => {
      const { membership } = partyState.getState();
      if (!run.latest || !membership) return;
      settleApplied(link, run.latest);
      const cards = cardsOf(run.latest.sheet, membership);
      const text = JSON.stringify(cards);
      if (text === last) return;
      last = text;
      link.publish(cards);
    },
    APART,
    nextPaint,
  );
}

function sessionOf(run: Run, link: PlayerLink, now: Ports['now']): PlayerSession {
  const { places, sheetId } = run;
  return {
    answer: (id, kind, result) => {
      show(run, { answered: new Set([...partyState.getState().answered, id]) });
      return link.answer(id, kind, result);
    },
    now,
    mute: link.mute,
    disclose: async (disclosure) => {
      const { membership } = partyState.getState();
      if (!membership) return;
      await writeMembership(places, { ...membership, disclosure });
      show(run, { membership: { ...membership, disclosure } });
      run.publisher?.ask();
    },
    leave: async () => {
      await removeMembership(places, sheetId);
      await link.leave();
      partyState.setState(NO_PARTY);
    },
  };
}

/** Keeps the screens and the party up to date with each other. */
function attend(run: Run, link: PlayerLink): void {
  const publisher = publisherOf(run, link);
  run.publisher = publisher;
  const follow = ({ sheetId, history }: SheetState) => {
    if (sheetId !== run.sheetId || !history || history === run.latest) return;
    run.latest = history;
    publisher.ask();
  };
  const onView = () => {
    const before = partyState.getState().view;
    const view = link.state();
    show(run, { view });
    if (before?.proposals !== view.proposals) publisher.ask();
  };
  run.stops.push(link.onChange(onView), sheetState.subscribe(follow), publisher.end);
  follow(sheetState.getState());
}

async function open(run: Run): Promise<void> {
  const { places, sheetId } = run;
  const membership = await readMembership(places, sheetId);
  if (!membership) {
    show(run, NO_PARTY);
    return;
  }
  const [{ openPlayerLink }, ports] = await Promise.all([import('@/party'), places.ports()]);
  // Who has the sheet to edit speaks for it in the party, too.
  const lease = await takePartyLease('player', membership.partyId);
  const link = run.ended ? null : await openPlayerLink(ports, membership.partyId);
  const close = () => {
    link?.close();
    void lease.release();
  };
  if (run.ended) {
    close();
    return;
  }
  show(run, { phase: link ? 'open' : 'damaged', membership });
  if (link) {
    show(run, { view: link.state(), session: sessionOf(run, link, ports.now) });
    attend(run, link);
  }
  run.stops.push(close);
}

/** Opens the link of a sheet that can be changed in this tab. Returns what closes it. */
export function openPlayerSession(sheetId: string, places: PartyPlaces): () => void {
  const run: Run = { sheetId, places, ended: false, publisher: null, latest: null, stops: [] };
  partyState.setState({ ...NO_PARTY, phase: 'reading' });
  open(run).catch(() => show(run, { phase: 'failed' }));
  return () => {
    for (const stop of run.stops) stop();
    run.ended = true;
    partyState.setState(NO_PARTY);
  };
}
