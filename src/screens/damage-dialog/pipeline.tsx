import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmounts, formatGrade } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { GRADES, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { amountsTotal } from '@/rules';
import { classNames } from '@/ui/class-names';
import { GradeSum } from '@/ui/grade-amounts';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { HitSteps } from './hit-steps';

/** The way of the hit as one list: what came, what each defense took, what reaches Health. */
export function Pipeline({ steps }: Readonly<{ steps: HitSteps }>) {
  const words = useMessages(damage);
  const language = useLanguage();
  const total = amountsTotal(steps.hit);
  const beyond = amountsTotal(steps.overflow) > 0 ? words.overflow(formatAmounts(steps.overflow, language)) : undefined;
  return (
    <ol aria-label={words.steps} className="relative z-0">
      <Row node="" filled name={words.hit} edge="first">
        <Amounts amounts={steps.hit} total={total} />
      </Row>
      <TemporaryHealth steps={steps} total={total} />
      <Row
        node={<ChevronDown size={14} strokeWidth={2.4} aria-hidden />}
        filled
        strong
        name={words.reachesHealth}
        detail={beyond}
        edge="last"
      >
        <Amounts amounts={steps.reached} total={total} />
      </Row>
    </ol>
  );
}

function TemporaryHealth({ steps, total }: Readonly<{ steps: HitSteps; total: number }>) {
  const words = useMessages(damage);
  const language = useLanguage();
  const { temporaryHealth } = useMessages(core).term;
  const name = words.temporaryHealth(steps.temporaryBefore);
  if (steps.bypassed) return <Row node="1" struck name={name} note={words.bypassed} />;
  if (steps.temporaryBefore === 0) return <Row node="1" faint name={temporaryHealth} note={words.none} />;
  return (
    <Row
      node="1"
      name={name}
      cut={GRADES.filter((grade) => steps.removed[grade] > 0)
        .map((grade) => words.removed(formatGrade(steps.removed[grade], grade, language)))
        .join(' ')}
      detail={words.worstFirst(steps.temporaryLeft)}
    >
      <Amounts amounts={steps.reached} removed={steps.removed} total={total} />
    </Row>
  );
}

type RowProps = Readonly<{
  node: ReactNode;
  name: string;
  /** What the step took off. */
  cut?: string;
  detail?: string | undefined;
  /** In place of amounts: why the step does nothing. */
  note?: string;
  filled?: boolean;
  strong?: boolean;
  struck?: boolean;
  faint?: boolean;
  edge?: 'first' | 'last';
  children?: ReactNode;
}>;

function Row({ node, name, cut, detail, note, filled, strong, struck, faint, edge, children }: RowProps) {
  const nothing = struck || faint;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-2 py-[3px]',
        nothing ? 'min-h-8.5 text-ink-3' : 'min-h-11.5',
        strong &&
          "my-1 min-h-13 text-17 before:absolute before:inset-y-0 before:-right-2 before:left-7 before:-z-10 before:rounded-2 before:bg-surf-2 before:content-['']",
      )}
    >
      <i
        aria-hidden
        className={classNames(
          'absolute left-2.5 w-0.5 bg-line',
          edge === 'first' ? 'top-1/2' : 'top-[-6px]',
          edge === 'last' ? 'bottom-1/2' : 'bottom-[-6px]',
        )}
      />
      <span
        aria-hidden
        className={classNames(
          'relative grid size-5.5 place-items-center rounded-full border-[1.5px] text-12',
          filled ? 'border-ink bg-ink text-bg' : 'border-line-2 bg-surf-3 text-ink-2',
        )}
      >
        {node}
      </span>
      <span className="min-w-0 leading-[1.25]">
        {struck ? <s>{name}</s> : <b className={nothing ? 'font-normal' : 'font-semibold'}>{name}</b>}
        {cut && <span className="ml-1.5 text-13 whitespace-nowrap text-ink-2">{cut}</span>}
        {detail && <small className="block text-12 text-ink-3">{detail}</small>}
      </span>
      <span className="text-right leading-[1.25] whitespace-nowrap">{note ?? children}</span>
    </li>
  );
}

const HUE = { bashing: 'bg-bashing-line', lethal: 'bg-lethal-line', aggravated: 'bg-aggravated-line' } as const;

type AmountsProps = Readonly<{ amounts: GradeAmounts; removed?: GradeAmounts; total: number }>;

/** The amounts with a bar in proportion to the hit; its hollow end is what was just taken off. */
function Amounts({ amounts, removed = NO_AMOUNTS, total }: AmountsProps) {
  const share = (points: number) => ({ width: `${(points / total) * 100}%` });
  const gone = amountsTotal(removed);
  return (
    <>
      <GradeSum amounts={amounts} />
      <span aria-hidden className="mt-[3px] ml-auto flex h-[5px] w-29 justify-end gap-px lg:w-37.5">
        {gone > 0 && <i className="rounded-[1px] inset-ring inset-ring-line-2" style={share(gone)} />}
        {GRADES.filter((grade) => amounts[grade] > 0).map((grade) => (
          <i key={grade} className={classNames('rounded-[1px]', HUE[grade])} style={share(amounts[grade])} />
        ))}
      </span>
    </>
  );
}
