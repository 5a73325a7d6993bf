import { formatGrade, formatNumber } from '@/i18n';
import { partyPlayer } from '@/i18n/party-player';
import { parseDamageEntry } from '@/interop/damage-entry';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';

/** The parts of a proposal as chips; the entry as it came where nothing in it can be read. */
export function ProposalParts({ entry }: Readonly<{ entry: string }>) {
  const words = useMessages(partyPlayer);
  const language = useLanguage();
  const { parts } = parseDamageEntry(entry);
  if (parts.length === 0) return <p className="text-15 break-words">{entry}</p>;
  return (
    <ul aria-label={words.parts} className="flex max-h-32 flex-wrap gap-1.5 overflow-auto">
      {parts.map(({ amount, grade, words: beside }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the entry
          key={index}
          className="inline-flex min-h-tap items-center gap-1.5 rounded-2 border border-line-2 bg-surf-1 px-2.5 text-13"
        >
          {grade && <GradeSymbol state={grade} />}
          <b className="font-semibold whitespace-nowrap">
            {grade ? formatGrade(amount, grade, language) : `${formatNumber(amount, language)} ?`}
          </b>
          {beside.length > 0 && <span className="break-all">{beside.join(' ')}</span>}
        </li>
      ))}
    </ul>
  );
}
