import type { PlayerView, ReceivedProposal } from '@/party';
import type { SheetState } from '@/store/sheet-state';

type Shown = Pick<SheetState, 'history' | 'historyLoaded'>;

/**
 * Proposals that wait for this player, oldest first. None before the newest page of the history is here: one that was
 * applied right before a reload must not be asked about twice.
 */
export function waitingFor(view: PlayerView | null, { history, historyLoaded }: Shown): readonly ReceivedProposal[] {
  if (!view || !history || !historyLoaded) return NONE;
  const { past, future, dropped } = history;
  const applied = new Set([...past, ...future, ...dropped].map(({ proposal }) => proposal));
  return view.proposals.filter(({ id }) => !applied.has(id)).sort((a, b) => a.sentAt - b.sentAt);
}

const NONE: readonly ReceivedProposal[] = [];

/** Why proposals are not there any more that nobody answered here. */
export type Gone = 'expired' | 'withdrawn';

/** The Storyteller's clock may take a proposal for expired a little before this one does. */
const CLOCKS_APART = 10_000;

export function goneProposals(
  before: PlayerView | null,
  after: PlayerView | null,
  answered: ReadonlySet<string>,
  now: number,
): readonly Gone[] {
  if (!before || !after || after.muted || after.standing !== 'approved') return [];
  const left = new Set(after.proposals.map(({ id }) => id));
  return before.proposals
    .filter(({ id }) => !left.has(id) && !answered.has(id))
    .map(({ expiresAt }) => (now >= expiresAt - CLOCKS_APART ? 'expired' : 'withdrawn'));
}
