import { useEffect, useRef } from 'react';
import { partyLink } from '@/i18n/party-link';
import type { SentProposal, StorytellerView } from '@/party';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { shortEntry, useResultWords } from './proposal-words';

const answeredIn = (proposals: readonly SentProposal[]) => proposals.filter(({ answer }) => answer !== null);

/** Says what players answer as it comes in; what had been answered before the board was opened is not news. */
export function useAnswerToasts(view: StorytellerView | null): void {
  const { proposal: words } = useMessages(partyLink);
  const resultWords = useResultWords();
  const toast = useToast();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!view) {
      known.current = null;
      return;
    }
    const answered = answeredIn(view.proposals);
    const news = known.current && answered.findLast(({ id }) => !known.current?.has(id));
    known.current = new Set(answered.map(({ id }) => id));
    if (!news?.answer) return;
    const name = view.members.find(({ id }) => id === news.to)?.name ?? '?';
    const said = words.answered[news.answer.kind](name, shortEntry(news.body, words.heal));
    const result = resultWords(news.answer.result);
    toast({ text: result === '' ? `${said}.` : `${said}: ${result}.` });
  }, [view, words, resultWords, toast]);
}
