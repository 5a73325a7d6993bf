import { partyLink } from '@/i18n/party-link';
import type { SentProposal, StorytellerLink, StorytellerView } from '@/party';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { proposalState, shortEntry, useResultWords } from './proposal-words';

type ProposalListProps = Readonly<{ view: StorytellerView; link: StorytellerLink }>;

const SHOWN = 20;

/** The latest proposals and what became of them. */
export function ProposalList({ view, link }: ProposalListProps) {
  const { proposal: words } = useMessages(partyLink);
  const latest = view.proposals.slice(-SHOWN).toReversed();
  const names = new Map(view.members.map(({ id, name }) => [id, name]));
  return (
    <>
      <ul>
        {latest.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} name={names.get(proposal.to) ?? '?'} link={link} />
        ))}
      </ul>
      <p className="text-12 text-ink-3">{words.listHint}</p>
    </>
  );
}

type RowProps = Readonly<{ proposal: SentProposal; name: string; link: StorytellerLink }>;

function ProposalRow({ proposal, name, link }: RowProps) {
  const { proposal: words } = useMessages(partyLink);
  const resultWords = useResultWords();
  const entry = shortEntry(proposal.body, words.heal);
  const state = proposalState(proposal);
  const result = proposal.answer ? resultWords(proposal.answer.result) : '';
  const isWaiting = state === 'waiting';
  return (
    <li className="flex items-center gap-2 border-t border-line py-2 first:border-0">
      <span className="min-w-0 flex-1">
        <bdi className="font-semibold">{words.to(entry, name)}</bdi>
        <span className="block text-13 text-ink-2">
          {words.state[state]}
          {result && `: ${result}`}
        </span>
      </span>
      <Button
        kind="ghost"
        aria-label={isWaiting ? words.withdrawName(entry, name) : words.clearName(entry, name)}
        onClick={() => link.withdraw(proposal.id)}
      >
        {isWaiting ? words.withdraw : words.clear}
      </Button>
    </li>
  );
}
