import { damage } from '@/i18n/damage';
import { damageMeaning } from '@/interop/damage-words';
import { useMessages } from '@/ui/preferences';

/** Words that are no type, form, material or trait; they are named, and not counted. */
export function UnknownWords({ words: typed }: Readonly<{ words: readonly string[] }>) {
  const words = useMessages(damage);
  const { unknown } = damageMeaning(typed);
  return unknown.length > 0 && <p className="text-13 text-ink-2">{words.wordsNotCounted(quoted(unknown))}</p>;
}

/** Words in quotation marks, each once. */
export const quoted = (words: readonly string[]): string => [...new Set(words)].map((word) => `“${word}”`).join(' ');
