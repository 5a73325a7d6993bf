import { formatTrack } from '@/i18n';
import { entryWords, type Wording } from '@/i18n/entry-words';
import { stepWords } from '@/i18n/step-words';
import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';

/** An entry of a history, with the sheet on both sides of it. */
export type NotedEntry = Readonly<{ commands: readonly Command[]; trace: Trace; before: Sheet; after: Sheet }>;

/** More steps than a message in chat should have. */
const MOST_STEPS = 12;

/** What became of a hit, short enough for chat: what happened, the track before and after, every step with its rule. */
export function damageNote({ commands, trace, before, after }: NotedEntry, wording: Wording): string {
  const { language, core, rules } = wording;
  const sheets = [after, before];
  const { title, detail } = entryWords({ commands, trace, sheets }, wording);
  const steps = trace.slice(0, MOST_STEPS).map((step) => {
    const rule = step.rule === 'manual' ? rules.byHand : step.rule;
    return `- ${stepWords(step, sheets, core, rules)} (${rule})`;
  });
  return [
    `${after.name} · ${detail === '' ? title : `${title} – ${detail}`}`,
    `${formatTrack(before.health.track, language)} → ${formatTrack(after.health.track, language)}`,
    ...steps,
    ...(trace.length > MOST_STEPS ? ['…'] : []),
  ].join('\n');
}
