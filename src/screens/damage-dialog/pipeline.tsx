import { ChevronDown, Equal } from 'lucide-react';
import { memo } from 'react';
import { formatAmounts, formatGrade } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { rules } from '@/i18n/rules';
import { stepWords } from '@/i18n/step-words';
import { GRADES } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { amountsTotal, type TraceStep } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { type FormProps, switchStep } from './damage-form';
import { DefenceRows } from './defence-rows';
import type { HitSteps } from './hit-steps';
import { Amounts, WayRow } from './way-row';

type PipelineProps = FormProps & Readonly<{ way: readonly HitSteps[]; sheet: Sheet }>;

/** The way of each hit as one list: what came, what each defense took, what reaches Health. */
export const Pipeline = memo(function Pipeline({ way, ...props }: PipelineProps) {
  const words = useMessages(damage);
  return way.map((steps, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a hit is its place in the trace
    <ol key={index} aria-label={words.steps} className="relative z-0 not-first:mt-4">
      <Way steps={steps} {...props} />
    </ol>
  ));
});

function Way({ steps, ...props }: Omit<PipelineProps, 'way'> & Readonly<{ steps: HitSteps }>) {
  const words = useMessages(damage);
  const language = useLanguage();
  const { hit, dealt, defences, reached, overflow } = steps;
  const total = Math.max(amountsTotal(hit), amountsTotal(dealt));
  const beyond = amountsTotal(overflow) > 0 ? words.overflow(formatAmounts(overflow, language)) : undefined;
  return (
    <>
      {steps.made.length > 0 && <Made made={steps.made} sheet={props.sheet} />}
      <WayRow node="" filled name={words.hit} edge="first">
        <Amounts amounts={hit} total={total} />
      </WayRow>
      <DefenceRows steps={defences} total={total} {...props} />
      {defences.length > 0 && (
        <WayRow node={<Equal size={12} strokeWidth={3} aria-hidden />} filled strong name={words.dealt}>
          <Amounts amounts={dealt} total={total} />
        </WayRow>
      )}
      <TemporaryHealth steps={steps} total={total} {...props} />
      <WayRow
        node={<ChevronDown size={14} strokeWidth={2.4} aria-hidden />}
        filled
        strong
        name={words.reachesHealth}
        detail={beyond}
        edge="last"
      >
        <Amounts amounts={reached} total={total} />
      </WayRow>
    </>
  );
}

/** How the points of the hit came about, before its way began. */
function Made({ made, sheet }: Readonly<{ made: readonly TraceStep[]; sheet: Sheet }>) {
  const words = useMessages(core);
  const rulesWords = useMessages(rules);
  return (
    <li className="pb-1.5 text-13 text-ink-2">
      <ul className="grid gap-0.5">
        {made.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the trace
          <li key={index}>{stepWords(step, [sheet], words, rulesWords)}</li>
        ))}
      </ul>
    </li>
  );
}

type TemporaryProps = FormProps & Readonly<{ steps: HitSteps; sheet: Sheet; total: number }>;

const TEMPORARY = 'temporaryHitPoints';

function TemporaryHealth({ steps, sheet, total, form }: TemporaryProps) {
  const words = useMessages(damage);
  const language = useLanguage();
  const { temporaryHealth } = useMessages(core).term;
  const { temporary, bypassed, removed, reached, defences } = steps;
  const had = temporary?.before ?? sheet.health.temporary;
  const name = words.temporaryHealth(had);
  const off = defences.some(({ id, result }) => id === TEMPORARY && result === 'off');
  if (off) return null;
  if (bypassed) return <WayRow node="9" struck name={name} note={words.bypassed} />;
  if (!temporary)
    return <WayRow node="9" faint name={temporaryHealth} note={had === 0 ? words.none : words.untouched} />;
  return (
    <WayRow
      node="9"
      name={name}
      cut={GRADES.filter((grade) => removed[grade] > 0)
        .map((grade) => words.removed(formatGrade(removed[grade], grade, language)))
        .join(' ')}
      detail={words.worstFirst(temporary.after)}
      toggle={{ works: true, run: () => switchStep(form, TEMPORARY) }}
    >
      <Amounts amounts={reached} removed={removed} total={total} />
    </WayRow>
  );
}
