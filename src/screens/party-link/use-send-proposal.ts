import { partyLink } from '@/i18n/party-link';
import type { Member, ProposalBody, ProposeRefusal } from '@/party';
import { useMessages } from '@/ui/preferences';
import type { BoardSession } from './use-link-session';

const REFUSALS = ['notAMember', 'tooManyWaiting', 'tooLong'] as const satisfies readonly ProposeRefusal[];

/** Sends a proposal and says what became of that; null while the link is off. */
export function useSendProposal({ state, view }: BoardSession, memberIds: readonly string[]) {
  const { proposal: words } = useMessages(partyLink);
  const members: readonly Member[] = view?.members.filter(({ id }) => memberIds.includes(id)) ?? [];
  const link = state.kind === 'open' && state.board.isOn ? state.link : null;
  const send = (body: ProposalBody): string => {
    const sent = link?.propose(memberIds, body) ?? [];
    const namesOf = (ids: readonly string[]) =>
      ids.map((id) => members.find((member) => member.id === id)?.name ?? '?');
    const done = sent.flatMap((each) => (each.ok ? [each.memberId] : []));
    const refused = REFUSALS.flatMap((code) => {
      const ids = sent.flatMap((each) => (!each.ok && each.code === code ? [each.memberId] : []));
      return ids.length > 0 ? [words.notSent[code](namesOf(ids))] : [];
    });
    return [...(done.length > 0 ? [words.sent(namesOf(done))] : []), ...refused].join(' ');
  };
  return { send: link ? send : null, members };
}
