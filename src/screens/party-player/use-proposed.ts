import { useEffect } from 'react';
import type { ProposalBody } from '@/party';
import { resultCode } from '@/party/result-code';
import type { Proposed } from '@/ui/tell-outcome';
import { partyState, useParty } from './party-state';

type Review = Readonly<{ kind: ProposalBody['kind']; proposed: Proposed }>;

/** A proposal that is being reviewed: applying it answers the Storyteller. Closes once it is gone. */
export function useProposed(id: string, onClose: () => void): Review | null {
  const proposal = useParty(({ view }) => view?.proposals.find((one) => one.id === id) ?? null);
  const isGone = proposal === null;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!proposal) return null;
  const { kind, entry, note } = proposal.body;
  const onApplied: Proposed['onApplied'] = (isChanged, before, after) =>
    void partyState.getState().session?.answer(id, isChanged ? 'changed' : 'accepted', resultCode(before, after));
  return { kind, proposed: { id, entry, note, onApplied } };
}
