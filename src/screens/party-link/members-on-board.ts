import type { PartyLinkWords } from '@/i18n/party-link';
import type { Member, SentProposal, StorytellerView } from '@/party';
import type { PublicCard, StorytellerCard } from '@/party/cards';
import { proposalState, shortEntry } from './proposal-words';

/** A member as the board shows one. */
export type SeatedMember = Readonly<{
  name: string;
  card: StorytellerCard | null;
  publicCard: PublicCard | null;
  presence: Readonly<{ kind: 'live' | 'waiting' }> | Readonly<{ kind: 'away'; at: number }>;
  note: string | null;
}>;

/** Milliseconds for which the card says what became of a proposal. */
const NEWS = 20 * 60_000;

/** What was shown last: a member about whom nothing changed stays the same object, and is not drawn again. */
const known = new Map<string, SeatedMember>();

/** The members of a party for its board. Without a connection nobody counts as there. */
export function membersOnBoard(
  view: StorytellerView,
  words: PartyLinkWords,
  now: number,
): ReadonlyMap<string, SeatedMember> {
  const isLive = view.link === 'live';
  const seated = view.members.map((member) => {
    const theirs = view.proposals.filter(({ to }) => to === member.id);
    const note = noteOf(theirs, words, now) ?? (member.heldBack ? words.members.heldBack : null);
    return [member.id, keepSame(member.id, seatedMember(member, isLive, note))] as const;
  });
  return new Map(seated);
}

const seatedMember = (member: Member, isLive: boolean, note: string | null): SeatedMember => ({
  name: member.storytellerCard?.name ?? member.publicCard?.name ?? member.name,
  card: member.storytellerCard,
  publicCard: member.publicCard,
  presence: presenceOf(member, isLive),
  note,
});

function presenceOf({ presence, lastHeard, cardAt }: Member, isLive: boolean): SeatedMember['presence'] {
  if (presence === 'live' && isLive) return { kind: 'live' };
  const at = lastHeard ?? cardAt;
  return at === null ? { kind: 'waiting' } : { kind: 'away', at };
}

/** What waits for an answer, else what became of the latest proposal, for a while; what was accepted shows on the card. */
function noteOf(proposals: readonly SentProposal[], words: PartyLinkWords, now: number): string | null {
  const shown = proposals.findLast((each) => proposalState(each) === 'waiting') ?? proposals.at(-1);
  const state = shown && proposalState(shown);
  if (!shown || !state || state === 'accepted') return null;
  const since = shown.answer?.at ?? shown.sentAt;
  if (state !== 'waiting' && now - since > NEWS) return null;
  return words.proposal.onCard[state](shortEntry(shown.body, words.proposal.heal));
}

function keepSame(id: string, member: SeatedMember): SeatedMember {
  const before = known.get(id);
  if (before && isSame(before, member)) return before;
  known.set(id, member);
  return member;
}

const atOf = ({ presence }: SeatedMember) => (presence.kind === 'away' ? presence.at : null);

const isSame = (one: SeatedMember, other: SeatedMember): boolean =>
  one.name === other.name &&
  one.card === other.card &&
  one.publicCard === other.publicCard &&
  one.note === other.note &&
  one.presence.kind === other.presence.kind &&
  atOf(one) === atOf(other);
