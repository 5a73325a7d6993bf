import { core } from '@/i18n/core';
import { history } from '@/i18n/history';
import { rules } from '@/i18n/rules';
import { stepWords } from '@/i18n/step-words';
import type { TraceStep } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import { useMessages } from '@/ui/preferences';
import { RuleLink } from '@/ui/rule-titles';

/** A long trace is cut here; a rest or a round has far fewer steps. */
const MOST = 60;

/** What an entry did, step by step, each with the rule it comes from. */
export function EntrySteps({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const words = useMessages(history);
  const { trace } = entry;
  if (trace.length === 0) return <p className="text-13 text-ink-2">{words.noSteps}</p>;
  return (
    <>
      <ol aria-label={words.steps} className="text-13">
        {trace.slice(0, MOST).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes
          <EntryStep key={index} step={step} entry={entry} />
        ))}
      </ol>
      {trace.length > MOST && <p className="text-13 text-ink-2">{words.more(trace.length - MOST)}</p>}
    </>
  );
}

function EntryStep({ step, entry }: Readonly<{ step: TraceStep; entry: HistoryEntry }>) {
  const words = useMessages(rules);
  const coreWords = useMessages(core);
  return (
    <li className="py-0.5">
      {stepWords(step, [entry.after, entry.before], coreWords, words)}
      <small className="block text-12 text-ink-2">
        {step.rule === 'manual' ? words.sentence(words.byHand) : <RuleLink rule={step.rule} />}
      </small>
    </li>
  );
}
