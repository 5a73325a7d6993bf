import { formatAmounts } from '@/i18n';
import { core } from '@/i18n/core';
import type { Language } from '@/i18n/language';
import { partyLink } from '@/i18n/party-link';
import { GRADES, type GradeAmounts } from '@/model/health';
import type { ProposalBody, SentProposal } from '@/party';
import { readResultCode } from '@/party/result-code';
import { useLanguage, useMessages } from '@/ui/preferences';

export type ProposalState = 'waiting' | 'accepted' | 'changed' | 'refused' | 'expired';

export function proposalState({ answer, expired }: SentProposal): ProposalState {
  if (answer) return answer.kind;
  return expired ? 'expired' : 'waiting';
}

const LONGEST = 40;

/** What was proposed, short enough for a line. */
export function shortEntry({ kind, entry }: ProposalBody, healWords: (entry: string) => string): string {
  const short = entry.length > LONGEST ? `${entry.slice(0, LONGEST - 1)}…` : entry;
  return kind === 'heal' ? healWords(short) : short;
}

/** What the player's device said came of it; empty if it said nothing that can be read. */
export function useResultWords(): (code: string) => string {
  const { proposal: words } = useMessages(partyLink);
  const { mind: minds, status } = useMessages(core);
  const language = useLanguage();
  return (code) => {
    const read = readResultCode(code);
    if (!read) return '';
    const { amounts, mind } = read;
    const said = { unconscious: minds.unconscious, worsening: minds.worsening, dead: status.dead };
    return words.result(amountWords(amounts, words, language), said[mind as keyof typeof said] ?? '');
  };
}

type AmountWords = Readonly<{
  took: (amounts: string) => string;
  healed: (amounts: string) => string;
  nothing: string;
}>;

function amountWords(amounts: GradeAmounts, words: AmountWords, language: Language): string {
  const taken = onlyAbove(amounts, 1);
  const healed = onlyAbove(amounts, -1);
  const parts = [
    ...(taken ? [words.took(formatAmounts(taken, language))] : []),
    ...(healed ? [words.healed(formatAmounts(healed, language))] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : words.nothing;
}

/** Only what rose, or what fell; null if nothing did. */
function onlyAbove(amounts: GradeAmounts, sign: 1 | -1): GradeAmounts | null {
  const some = { bashing: 0, lethal: 0, aggravated: 0 };
  for (const grade of GRADES) some[grade] = Math.max(0, sign * amounts[grade]);
  return GRADES.some((grade) => some[grade] > 0) ? some : null;
}
