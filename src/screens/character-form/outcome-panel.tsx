import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { lifeStatus } from '@/rules';
import { BeforeAfter } from '@/ui/before-after';
import { classNames } from '@/ui/class-names';
import { Consequence } from '@/ui/consequence';
import { compareNumbers, derivedNumbers } from '@/ui/derived-numbers';
import { NumberChanges, useChangeText } from '@/ui/number-changes';
import { useMessages } from '@/ui/preferences';
import type { Reckoning } from './reckoning';

type OutcomePanelProps = Readonly<{
  /** The sheet as it is; null for a new character. */
  edited: Sheet | null;
  reckoning: Reckoning;
  /** Notes and buttons. */
  children: ReactNode;
}>;

/** What the form comes to: beside it on wide screens, pinned below it on narrow ones, where it opens on demand. */
export function OutcomePanel({ edited, reckoning, children }: OutcomePanelProps) {
  const words = useMessages(character);
  const id = useId();
  const [open, setOpen] = useState(false);
  const title = edited ? words.outcome.edited : words.outcome.fresh;
  return (
    <aside
      aria-label={title}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-dlg-foot px-4 pt-1 pb-[max(12px,env(safe-area-inset-bottom))] shadow-rise lg:sticky lg:inset-auto lg:top-18 lg:flex lg:max-h-[calc(100vh-88px)] lg:flex-col lg:self-start lg:rounded-3 lg:border lg:bg-surf-1 lg:p-4 lg:shadow-edge"
    >
      <h2 className="hidden text-13 text-ink-2 lg:block">{title}</h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-tap w-full items-center justify-between gap-2 text-left text-13 lg:hidden"
        onClick={() => setOpen(!open)}
      >
        <Glance title={title} edited={edited} reckoning={reckoning} />
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={classNames(!open && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={classNames('max-h-[46vh] min-h-0 overflow-auto pb-2 lg:block lg:max-h-none', !open && 'hidden')}
      >
        {reckoning ? (
          <Comparison edited={edited} reckoning={reckoning} />
        ) : (
          <p className="py-2 text-13 text-ink-2">{words.numbersFirst}</p>
        )}
      </div>
      <div className="grid gap-2.5 lg:border-t lg:border-line lg:pt-3">{children}</div>
    </aside>
  );
}

/** The two numbers that are asked for first, in one line. */
function Glance({ title, edited, reckoning }: Pick<OutcomePanelProps, 'edited' | 'reckoning'> & { title: string }) {
  const words = useMessages(character);
  const coreWords = useMessages(core);
  const rulesWords = useMessages(rules);
  const changeText = useChangeText();
  if (!reckoning) return <span className="text-ink-2">{title}</span>;
  const before = derivedNumbers(edited ?? reckoning.sheet, coreWords, rulesWords);
  const [health, willpower] = compareNumbers(before, derivedNumbers(reckoning.sheet, coreWords, rulesWords));
  return (
    <span className="flex min-w-0 flex-1 flex-wrap gap-x-4">
      {health && <span>{words.glance(coreWords.term.health, changeText(health))}</span>}
      {willpower && <span>{words.glance(coreWords.term.willpower, changeText(willpower))}</span>}
    </span>
  );
}

type ComparisonProps = Readonly<{ edited: Sheet | null; reckoning: NonNullable<Reckoning> }>;

function Comparison({ edited, reckoning }: ComparisonProps) {
  const { sheet, trace } = reckoning;
  if (!edited) return <NumberChanges full before={null} after={sheet} />;
  return (
    <div className="grid gap-3">
      <NumberChanges full before={edited} after={sheet} />
      <BeforeAfter marked before={edited} after={sheet} />
      <MindChange before={edited} after={sheet} />
      <Consequence before={edited} after={sheet} trace={trace} />
    </div>
  );
}

function MindChange({ before, after }: Readonly<{ before: Sheet; after: Sheet }>) {
  const words = useMessages(character);
  const { mind } = useMessages(core);
  const textOf = (sheet: Sheet): string => {
    const status = lifeStatus(sheet);
    if (status === 'dead') return words.dead;
    if (status === 'mustPay') return words.mustPay;
    if (status === 'out') return sheet.worsening ? mind.worsening : mind.unconscious;
    return status === 'holding' ? mind.holding : mind.conscious;
  };
  const [from, to] = [textOf(before), textOf(after)];
  return (
    <p className="flex justify-between gap-3 text-13">
      <span className="text-ink-2">{words.consciousness}</span>
      <span className={classNames('text-right', from !== to && 'font-semibold')}>
        {from === to ? to : words.change(from, to)}
      </span>
    </p>
  );
}
