import { ArrowRight, CircleSlash, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import type { ChatPlan, PlannedStatement, Verdict } from '@/interop/chat/chat-plan';
import type { ChatReading } from '@/interop/chat/reading';
import type { FactId } from '@/interop/chat/sheet-facts';
import type { Sheet } from '@/model/sheet';
import { useMessages } from '@/ui/preferences';
import { factLabel } from './fact-label';

/** A long log is cut here; what it changes is in the preview. */
const MOST = 100;

type PasteResultProps = Readonly<{ sheet: Sheet; reading: ChatReading; plan: ChatPlan }>;

/** What was understood, line by line with what it comes to; what was not, and why. */
export function PasteResult({ sheet, reading: { misread, passed }, plan: { statements } }: PasteResultProps) {
  const words = useMessages(chat);
  return (
    <>
      {misread.length > 0 && (
        <Lines title={words.notUnderstood} all={misread}>
          {({ line, text, problem }) => (
            <Line line={line} text={text} icon={<CircleSlash size={16} aria-hidden />}>
              {words.problem[problem]}
            </Line>
          )}
        </Lines>
      )}
      {statements.length > 0 && (
        <Lines title={words.understood} all={statements}>
          {(statement) => <StatementLine sheet={sheet} statement={statement} />}
        </Lines>
      )}
      {passed > 0 && <p className="text-13 text-ink-2">{words.passed(passed)}</p>}
    </>
  );
}

type LinesProps<T> = Readonly<{ title: string; all: readonly T[]; children: (one: T) => ReactNode }>;

function Lines<T>({ title, all, children }: LinesProps<T>) {
  const words = useMessages(chat);
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-13 font-semibold">{title}</h3>
      <ul aria-label={title} className="divide-y divide-line border-y border-line text-13">
        {all.slice(0, MOST).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one reading keep their places
          <li key={index}>{children(one)}</li>
        ))}
      </ul>
      {all.length > MOST && <p className="mt-1 text-13 text-ink-2">{words.more(all.length - MOST)}</p>}
    </section>
  );
}

type LineProps = Readonly<{ line: number; text: string; icon: ReactNode; children: ReactNode }>;

function Line({ line, text, icon, children }: LineProps) {
  const words = useMessages(chat);
  return (
    <div className="flex items-baseline gap-2.5 py-1.5">
      <span className="shrink-0 self-center text-ink-2">{icon}</span>
      <div className="min-w-0 flex-1">
        <div>{children}</div>
        <small className="block text-12 wrap-anywhere text-ink-2">
          {words.line(line)}: {text}
        </small>
      </div>
    </div>
  );
}

function StatementLine({ sheet, statement }: Readonly<{ sheet: Sheet; statement: PlannedStatement }>) {
  const { line, text, verdict } = statement;
  const say = useVerdictWords(sheet);
  const Icon = ICONS[verdict.kind] ?? CircleSlash;
  const { said, strong } = say(verdict);
  return (
    <Line line={line} text={text} icon={<Icon size={16} aria-hidden />}>
      {strong ? <b className="font-semibold">{said}</b> : <span className="text-ink-2">{said}</span>}
    </Line>
  );
}

const ICONS: Partial<Record<Verdict['kind'], typeof Equal>> = { changes: ArrowRight, same: Equal, derived: Equal };

function useVerdictWords(sheet: Sheet): (verdict: Verdict) => Readonly<{ said: string; strong: boolean }> {
  const words = useMessages(chat);
  const coreWords = useMessages(core);
  const label = (id: FactId) => factLabel(sheet, id, { core: coreWords, chat: words });
  return (verdict) => {
    switch (verdict.kind) {
      case 'changes': {
        const change = words.change(label(verdict.fact), verdict.from, verdict.to);
        const said = verdict.told === null ? change : `${change}. ${words.told(verdict.told)}`;
        return { said, strong: true };
      }
      case 'same':
        return { said: words.is(label(verdict.fact), verdict.value), strong: false };
      case 'derived':
        return { said: words.derived(label(verdict.fact), verdict.value, verdict.told), strong: false };
      case 'aboveMaximum':
        return { said: words.aboveMaximum(label(verdict.fact), verdict.maximum), strong: true };
      default:
        return { said: words.verdict[verdict.kind], strong: verdict.kind !== 'someoneElse' };
    }
  };
}
