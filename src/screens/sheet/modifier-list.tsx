import { formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { targetName } from '@/i18n/target-words';
import type { Modifier } from '@/model/sheet';
import { useLanguage, useMessages } from '@/ui/preferences';

/** The numbers that something changes. */
export function ModifierList({ modifiers }: Readonly<{ modifiers: readonly Modifier[] }>) {
  const { effects } = useMessages(sheet);
  const { attribute } = useMessages(core);
  const language = useLanguage();
  if (modifiers.length === 0) return null;
  return (
    <ul>
      {modifiers.map(({ target, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one thing may change a number twice
        <li key={index}>
          {effects.changes(targetName(target, { attribute, words: effects }), formatSigned(amount, language))}
        </li>
      ))}
    </ul>
  );
}
