import { partyLink } from '@/i18n/party-link';
import type { Newcomer, StorytellerLink } from '@/party';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { FourWordsLine } from './four-words';
import type { Seating } from './seating';

type WaitingListProps = Readonly<{
  waiting: readonly Newcomer[];
  isFull: boolean;
  link: StorytellerLink;
  seating: Seating;
}>;

/** Who asks to join, with the words to compare. */
export function WaitingList({ waiting, isFull, link, seating }: WaitingListProps) {
  const { waiting: words } = useMessages(partyLink);
  if (waiting.length === 0) return <p className="text-13 text-ink-2">{words.nobody}</p>;
  return (
    <>
      {isFull && <Banner className="mb-2">{words.full}</Banner>}
      <ul className="grid gap-3">
        {waiting.map((newcomer) => (
          <WaitingRow key={newcomer.id} {...{ newcomer, isFull, link, seating }} />
        ))}
      </ul>
    </>
  );
}

type RowProps = Omit<WaitingListProps, 'waiting'> & Readonly<{ newcomer: Newcomer }>;

function WaitingRow({ newcomer: { id, name, words: places, claimsNameOf }, isFull, link, seating }: RowProps) {
  const { waiting: words } = useMessages(partyLink);
  const toast = useToast();
  const letIn = () => {
    link.approve(id);
    seating.seat(id);
    toast({ text: words.let(name) });
  };
  const refuse = () => {
    link.refuse(id);
    toast({ text: words.refused(name) });
  };
  return (
    <li className="grid gap-2 rounded-3 border border-line-2 p-3">
      <b className="font-semibold">
        <bdi>{name}</bdi>
      </b>
      <p className="text-13 text-ink-2">{words.compare(name)}</p>
      <FourWordsLine places={places} label={words.compare(name)} />
      {claimsNameOf !== null && <Banner>{words.claims(name)}</Banner>}
      <div className="flex gap-2">
        <Button aria-label={words.refuseName(name)} onClick={refuse}>
          {words.refuse}
        </Button>
        <Button kind="primary" className="flex-1" aria-label={words.letInName(name)} disabled={isFull} onClick={letIn}>
          {words.letIn}
        </Button>
      </div>
    </li>
  );
}
