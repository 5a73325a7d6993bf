import type { OtherPlayer, PlayerView, ReceivedProposal } from '../views';
import { LIMITS } from '../wire/documents';
import { keepSame, keepSameEntries } from './keep-same';
import { othersIn, type PlayerSession } from './player-state';
import { wordsFor } from './seats';

/** Proposals that wait for an answer now: neither answered nor older than ten minutes. */
export function waitingProposals({ forMember, record, connection, ports }: PlayerSession): readonly ReceivedProposal[] {
  const { answers, muted, storytellerId, standing } = record.get();
  if (!forMember || muted || standing !== 'approved') return [];
  const answered = new Set(answers.map(({ id }) => id));
  const now = ports.now();
  return forMember.proposals
    .filter(({ id }) => !answered.has(id))
    .map(({ id, body, at }) => {
      const sentAt = connection.presence.onThisClock(storytellerId, at);
      return { id, body, sentAt, expiresAt: sentAt + LIMITS.proposalAge };
    })
    .filter(({ expiresAt }) => now < expiresAt);
}

function otherPlayer(
  { heard, connection, ports }: PlayerSession,
  { id, name }: { id: string; name: string },
): OtherPlayer {
  const card = heard.get('card', id)?.body.card ?? null;
  return { id, name, ...connection.presence.of(id, ports.now()), card };
}

/** What a player's screens get to see. */
export function playerView(session: PlayerSession, before: PlayerView | undefined): PlayerView {
  const { record, connection, heard, ports, identity } = session;
  const { standing, storytellerId, partyName, muted } = record.get();
  const others = othersIn(session).map((member) => otherPlayer(session, member));
  return {
    link: connection.link(),
    standing,
    words: wordsFor(identity.id, storytellerId),
    partyName,
    table: standing === 'approved' ? (heard.get('table')?.body.state ?? null) : null,
    heldBack: connection.isHeldBack('table', ''),
    storyteller: keepSame(before?.storyteller, connection.presence.of(storytellerId, ports.now())),
    others: keepSameEntries(before?.others, others),
    proposals: keepSameEntries(before?.proposals, waitingProposals(session)),
    muted,
    waitingChanges: connection.waiting(),
    isSaved: !record.isUnsaved(),
  };
}
