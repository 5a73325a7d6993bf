import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { partyPlayer } from '@/i18n/party-player';
import type { PlayerView, ReceivedProposal, TableState } from '@/party';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { useAnnounce } from '@/ui/live-region';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { OfferCard } from './offer-card';
import { type PartyState, partyState, useParty } from './party-state';
import { ProposalParts } from './proposal-parts';
import { goneProposals, waitingFor } from './proposals';
import { readAnswered, type TableOffer, tableOffer, withAnswer, writeAnswered } from './table-offers';

/** What the player agreed to look at; the app opens it. */
export type OfferedPanel = `proposal:${string}` | 'offered-rules' | 'scene' | 'round';

type OffersProps = Readonly<{ onOpen: (panel: OfferedPanel) => void }>;

const selectView = ({ view }: PartyState) => view;
const selectHistory = ({ history }: SheetState) => history;
const selectHistoryLoaded = ({ historyLoaded }: SheetState) => historyLoaded;

function useWaiting(): Readonly<{ view: PlayerView | null; waiting: readonly ReceivedProposal[] }> {
  const view = useParty(selectView);
  const history = useSheet(selectHistory);
  const historyLoaded = useSheet(selectHistoryLoaded);
  return { view, waiting: waitingFor(view, { history, historyLoaded }) };
}

/** What the Storyteller asks of the player, one thing at a time: proposals first, then what the table has. */
export function Offers({ onOpen }: OffersProps) {
  const { view, waiting } = useWaiting();
  const { announced } = useMessages(partyPlayer);
  const announce = useAnnounce();
  // At once, as it asks for an answer.
  useFresh(waiting, ({ body }) => announce(announced[body.kind](body.entry), 'assertive'));
  useSaidGone(view);
  const [first] = waiting;
  if (first) return <ProposalCard key={first.id} proposal={first} all={waiting.length} onOpen={onOpen} />;
  return view?.table ? <TableCard table={view.table} onOpen={onOpen} /> : null;
}

/** Proposals as toasts, over a screen that took the place of the sheet. They wait on the sheet all the same. */
export function OfferToasts({ onOpen }: OffersProps) {
  const { view, waiting } = useWaiting();
  const { announced, review } = useMessages(partyPlayer);
  const toast = useToast();
  useFresh(waiting, ({ id, body }) =>
    toast({
      text: announced[body.kind](body.entry),
      action: { label: review, run: () => onOpen(`proposal:${id}`) },
    }),
  );
  useSaidGone(view);
  return null;
}

/** Tells of the first proposal that was not there before. */
function useFresh(waiting: readonly ReceivedProposal[], onFresh: (proposal: ReceivedProposal) => void): void {
  const said = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(() => {
    const fresh = waiting.filter(({ id }) => !said.current.has(id));
    const [next] = fresh;
    if (!next) return;
    said.current = new Set([...said.current, ...fresh.map(({ id }) => id)]);
    onFresh(next);
  });
  const ids = waiting.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said whenever other proposals wait
  useEffect(() => tell(), [ids]);
}

/** Says why a proposal is gone that was not answered. */
function useSaidGone(view: PlayerView | null): void {
  const { gone } = useMessages(partyPlayer);
  const toast = useToast();
  const before = useRef<PlayerView | null>(null);
  const tell = useEffectEvent(() => {
    const { answered, session } = partyState.getState();
    const [reason] = session ? goneProposals(before.current, view, answered, session.now()) : [];
    before.current = view;
    if (reason) toast({ text: gone[reason] });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view is held against the one before
  useEffect(() => tell(), [view]);
}

type ProposalCardProps = OffersProps & Readonly<{ proposal: ReceivedProposal; all: number }>;

function ProposalCard({ proposal, all, onOpen }: ProposalCardProps) {
  const words = useMessages(partyPlayer);
  const toast = useToast();
  const { id, body } = proposal;
  const refuse = () => {
    partyState.getState().session?.answer(id, 'refused');
    toast({ text: words.refused });
  };
  return (
    <OfferCard
      title={words.proposes[body.kind]}
      end={all > 1 ? words.ofMany(1, all) : null}
      no={{ label: words.notMe, run: refuse }}
      yes={{ label: words.review, run: () => onOpen(`proposal:${id}`) }}
    >
      <ProposalParts entry={body.entry} />
      {body.note !== '' && <p className="text-13 break-words text-ink-2">{body.note}</p>}
    </OfferCard>
  );
}

const selectPartyId = ({ membership }: PartyState) => membership?.partyId ?? '';

function TableCard({ table, onOpen }: OffersProps & Readonly<{ table: TableState }>) {
  const partyId = useParty(selectPartyId);
  const sheet = useSheet(({ history }) => history?.sheet ?? null);
  const [answered, setAnswered] = useState(() => readAnswered(partyId, table));
  const offer = sheet && tableOffer(table, sheet, answered);
  const answer = () => {
    if (!offer) return;
    const next = withAnswer(answered, offer);
    setAnswered(next);
    writeAnswered(partyId, next);
  };
  useRoundEnded(sheet?.time.round ?? 0, () => offer?.kind === 'round' && answer());
  if (!offer) return null;
  return <TableOfferCard offer={offer} onAnswer={answer} onOpen={onOpen} />;
}

/** Calls back when the sheet's own round has gone on. */
function useRoundEnded(round: number, onEnded: () => void): void {
  const before = useRef(round);
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (round > before.current) ended();
    before.current = round;
  }, [round]);
}

type TableOfferProps = OffersProps & Readonly<{ offer: TableOffer; onAnswer: () => void }>;

function TableOfferCard({ offer, onAnswer, onOpen }: TableOfferProps) {
  const words = useMessages(partyPlayer);
  const { title, text, open } = useTableWords(offer);
  const look = () => {
    // A round that was not ended in the end is asked about again; the rest is there in the menu.
    if (offer.kind !== 'round') onAnswer();
    onOpen(offer.kind === 'rules' ? 'offered-rules' : offer.kind);
  };
  return (
    <OfferCard title={title} no={{ label: words.notNow, run: onAnswer }} yes={{ label: open, run: look }}>
      <p className="text-15">{text}</p>
    </OfferCard>
  );
}

function useTableWords(offer: TableOffer): Readonly<{ title: string; text: string; open: string }> {
  const { table } = useMessages(partyPlayer);
  switch (offer.kind) {
    case 'rules':
      return { ...table.rules, text: table.rules.text(offer.differing) };
    case 'scene':
      return table.scene;
    case 'round':
      return { ...table.round, title: table.round.title(offer.round), text: table.round.text(offer.own) };
  }
}
