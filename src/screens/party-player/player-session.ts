import type { Sheet } from '@/model/sheet';
import type { PlayerLink } from '@/party';
import type { PublicCard, StorytellerCard } from '@/party/cards';
import { readMembership, removeMembership, type SheetMembership, writeMembership } from '@/party/memberships';
import { publicCardFrom } from '@/party/public-card';
import { resultCode } from '@/party/result-code';
import { storytellerCardOf } from '@/party/storyteller-card';
import { nextPaint } from '@/storage/next-paint';
import type { History } from '@/store/history';
import { sheetState } from '@/store/sheet-state';
import { type Coalesced, coalesced } from './coalesced';
import type { PartyPlaces } from './party-places';
import { NO_PARTY, type PartyState, partyState } from './party-state';

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
  readonly stops: (() => void)[];
};

const show = (run: Run, change: Partial<PartyState>): void => {
  if (!run.ended) partyState.setState(change);
};

/** Publishes the cards as they are now, unless they are as they were. */
function publisherOf({ sheetId }: Run, link: PlayerLink): Coalesced {
  let last = '';
  return coalesced(
    () => {
      const { sheetId: openId, history } = sheetState.getState();
      const { membership } = partyState.getState();
      if (openId !== sheetId || !history || !membership) return;
      settleApplied(link, history);
      const cards = cardsOf(history.sheet, membership);
      const text = JSON.stringify(cards);
      if (text === last) return;
      last = text;
      link.publish(cards);
    },
    APART,
    nextPaint,
  );
}

function sessionOf(run: Run, link: PlayerLink): PartyState['session'] {
  const { places, sheetId } = run;
  return {
    answer: link.answer,
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

async function open(run: Run): Promise<void> {
  const { places, sheetId } = run;
  const membership = await readMembership(places, sheetId);
  if (!membership) {
    show(run, NO_PARTY);
    return;
  }
  const [{ openPlayerLink }, ports] = await Promise.all([import('@/party'), places.ports()]);
  if (run.ended) return;
  const link = await openPlayerLink(ports, membership.partyId);
  if (run.ended) link?.close();
  else if (!link) show(run, { phase: 'damaged', membership });
  else {
    const publisher = publisherOf(run, link);
    run.publisher = publisher;
    show(run, { phase: 'open', membership, view: link.state(), session: sessionOf(run, link) });
    run.stops.push(
      link.onChange(() => {
        const before = partyState.getState().view;
        show(run, { view: link.state() });
        if (before?.proposals !== link.state().proposals) publisher.ask();
      }),
      sheetState.subscribe((now, before) => now.history !== before.history && publisher.ask()),
      () => {
        publisher.end();
        link.close();
      },
    );
    publisher.ask();
  }
}

/** Opens the link of a sheet that can be changed in this tab. Returns what closes it. */
export function openPlayerSession(sheetId: string, places: PartyPlaces): () => void {
  const run: Run = { sheetId, places, ended: false, publisher: null, stops: [] };
  partyState.setState({ ...NO_PARTY, phase: 'reading' });
  open(run).catch(() => show(run, { phase: 'failed' }));
  return () => {
    for (const stop of run.stops) stop();
    run.ended = true;
    partyState.setState(NO_PARTY);
  };
}
