import { core } from '@/i18n/core';
import { entryWords } from '@/i18n/entry-words';
import { outcome } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';
import { consequenceOf, isDire } from './consequence-of';
import { useAnnounce } from './live-region';
import { useLanguage, useMessages } from './preferences';
import { useToast } from './toast';

export type Told = Readonly<{
  commands: readonly Command[];
  trace: Trace;
  before: Sheet;
  after: Sheet;
  undo: () => void;
}>;

/** Says what was done and what became of it, with Undo at hand; bad news is announced at once. */
export function useTellOutcome(): (told: Told) => void {
  const language = useLanguage();
  const words = useMessages(core);
  const rulesWords = useMessages(rules);
  const outcomeWords = useMessages(outcome);
  const toast = useToast();
  const announce = useAnnounce();
  return ({ commands, trace, before, after, undo }) => {
    const wording = { language, core: words, rules: rulesWords };
    const { title } = entryWords({ commands: commands.slice(0, 1), trace, sheets: [after, before] }, wording);
    const { kind } = consequenceOf(before, after, trace);
    const text = kind ? outcomeWords.sentences(title, outcomeWords.told[kind]) : outcomeWords.sentence(title);
    toast({ text, action: { label: words.verb.undo, run: undo } });
    if (kind && isDire(kind)) announce(outcomeWords.told[kind], 'assertive');
  };
}
