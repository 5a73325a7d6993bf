import { fourWordsList, wordsAt } from '@/i18n/party-link/four-words';
import type { FourWords } from '@/party';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';

type FourWordsProps = Readonly<{ places: FourWords; label: string; large?: boolean }>;

/** The four words of a join. Both sides see them in their own language's list, at the same places. */
export function FourWordsLine({ places, label, large = false }: FourWordsProps) {
  const { list } = useMessages(fourWordsList);
  return (
    <ul
      aria-label={label}
      className={classNames('flex flex-wrap gap-x-3 gap-y-1 font-semibold', large ? 'text-24' : 'text-17')}
    >
      {wordsAt(list, places).map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
        <li key={place}>{word}</li>
      ))}
    </ul>
  );
}
