import type { PartyLinkWords } from '@/i18n/party-link';
import { formatDamageEntry, MOST_PARTS, MOST_POINTS, parseDamageEntry } from '@/interop/damage-entry';
import { damageMeaning } from '@/interop/damage-words';
import type { ProposalBody } from '@/party';

/** An entry to propose: as it will be read, with what is worth saying, or why it can't be sent. */
export type ProposedEntry =
  | Readonly<{ ok: true; readAs: string; remark: string | null }>
  | Readonly<{ ok: false; problem: string }>;

/** The most characters of an entry and of its note. */
export const LONGEST_ENTRY = 200;

type DamageWords = Readonly<{
  unknown: (words: string) => string;
  noGrade: (what: string) => string;
  wordsNotCounted: (words: string) => string;
  tooMany: (most: number) => string;
  beyond: (most: number) => string;
}>;

const quoted = (words: readonly string[]) => [...new Set(words)].map((word) => `“${word}”`).join(' ');

/** Reads what was typed as the player's damage dialog will. */
export function proposedEntry(
  kind: ProposalBody['kind'],
  text: string,
  words: PartyLinkWords['proposal'],
  damage: DamageWords,
): ProposedEntry {
  const problem = (said: string): ProposedEntry => ({ ok: false, problem: said });
  const entry = parseDamageEntry(text);
  const { parts, unknown, tooMany } = entry;
  if (text.trim().length > LONGEST_ENTRY) return problem(words.tooLong);
  if (unknown.length > 0) return problem(damage.unknown(quoted(unknown)));
  if (parts.every(({ amount }) => amount === 0)) return problem(words.missing);
  if (tooMany) return problem(damage.tooMany(MOST_PARTS));
  if (parts.some(({ beyond }) => beyond !== null)) return problem(damage.beyond(MOST_POINTS));
  const ungraded = parts.find(({ grade }) => grade === null);
  if (ungraded) return problem(damage.noGrade([ungraded.amount, ...ungraded.words].join(' ')));
  const said = parts.flatMap((part) => part.words);
  if (kind === 'heal' && said.length > 0) return problem(words.healWords(quoted(said)));
  const notCounted = damageMeaning(said).unknown;
  const remark = notCounted.length > 0 ? damage.wordsNotCounted(quoted(notCounted)) : null;
  return { ok: true, readAs: formatDamageEntry(entry), remark };
}
