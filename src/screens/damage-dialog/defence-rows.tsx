import { Check } from 'lucide-react';
import { memo } from 'react';
import { formatGrade } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import { defenceCover, defenceTitle } from '@/i18n/defence-words';
import { rules } from '@/i18n/rules';
import { GRADES, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Defence, Sheet } from '@/model/sheet';
import { amountsTotal, type DefenceStep } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { ConversionChoice } from './conversion-choice';
import { type FormProps, switchPayment, switchStep, useField } from './damage-form';
import { Amounts, WayRow } from './way-row';

type DefenceRowsProps = FormProps & Readonly<{ steps: readonly DefenceStep[]; sheet: Sheet; total: number }>;

/** Steps that only say how the hit goes on, or that put together what single defences cover. */
const NOBODYS: ReadonlySet<string> = new Set(['unavoidable', 'merge', 'joint']);

/** Results somebody brought about, so they are shown as the step that fell out. */
const FELL_OUT: ReadonlySet<string> = new Set(['off', 'unavoidable', 'bypassed', 'stripped', 'unpaid', 'outranked']);

const didWork = ({ result }: DefenceStep): boolean => result === 'applied' || result === 'setAside';
const isRow = (step: DefenceStep): boolean => didWork(step) || FELL_OUT.has(step.result);

/** What each defence made of a hit, in order; those that did nothing are named in one line at the end. */
export function DefenceRows({ steps, ...props }: DefenceRowsProps) {
  const conversions = useField(props.form, 'conversions') ?? [];
  // A conversion whose owner chose what it converts stays in sight although it converts nothing.
  const isShown = (step: DefenceStep) => isRow(step) || conversions.some(({ id }) => id === step.id);
  const applied = new Set(steps.filter(({ result }) => result === 'applied').map(({ stage }) => stage));
  const idle = steps.filter(
    (step) => !isShown(step) && !(step.result === 'lowerThanAnother' && applied.has(step.stage)),
  );
  return (
    <>
      {steps.filter(isShown).map((step, index, shown) => (
        <DefenceRow key={keyAmong(shown, index)} step={step} losers={losersTo(step, steps)} {...props} />
      ))}
      {idle.length > 0 && <IdleRow steps={idle} sheet={props.sheet} />}
    </>
  );
}

/** One defence can be there several times in one hit. */
const keyAmong = (steps: readonly DefenceStep[], index: number): string => {
  const id = steps[index]?.id;
  return `${id} ${steps.slice(0, index).filter((step) => step.id === id).length}`;
};

const NONE: readonly DefenceStep[] = [];

/** What stood back for a step. */
function losersTo(step: DefenceStep, steps: readonly DefenceStep[]): readonly DefenceStep[] {
  const losers = steps.filter(({ stage, result }) => stage === step.stage && result === 'lowerThanAnother');
  return step.result === 'applied' && losers.length > 0 ? losers : NONE;
}

type DefenceRowProps = Omit<DefenceRowsProps, 'steps'> &
  Readonly<{ step: DefenceStep; losers: readonly DefenceStep[] }>;

const DefenceRow = memo(function DefenceRow({ step, losers, sheet, total, form }: DefenceRowProps) {
  const names = useNames(sheet);
  const cut = useCut(step);
  const defence = defenceOf(sheet, step);
  const works = didWork(step);
  const costs = defence?.kind === 'negation' && defence.costs;
  const node = costs ? <Check size={12} strokeWidth={3} className={works ? '' : 'invisible'} /> : stageNumber(step);
  const run = () => (costs ? switchPayment(form, step.id) : switchStep(form, step.id));
  const toggle = NOBODYS.has(step.id) || step.result === 'unavoidable' ? undefined : { works, run };
  const shared = { node, name: names.title(step), toggle };
  const below = defence?.kind === 'conversion' && <ConversionChoice form={form} conversion={defence} />;
  if (!works) {
    return <WayRow {...shared} struck detail={names.detail(step)} note={names.reason(step)} below={below} />;
  }
  const removed = difference(step.before, step.after);
  return (
    <WayRow
      {...shared}
      cut={cut}
      detail={<Detail text={names.detail(step)} losers={losers} names={names} />}
      below={below}
    >
      <Amounts amounts={step.after} removed={step.stage === 6 ? NO_AMOUNTS : removed} total={total} />
    </WayRow>
  );
});

const stageNumber = ({ stage }: DefenceStep) => (stage === 1 ? '·' : stage - 1);

const defenceOf = ({ defences }: Sheet, { id }: DefenceStep): Defence | undefined =>
  defences.find((defence) => defence.id === id);

type Names = ReturnType<typeof useNames>;

function useNames(sheet: Sheet) {
  const terms = useMessages(damageTerms);
  const coreWords = useMessages(core);
  const words = useMessages(rules);
  const language = useLanguage();
  const builtIn: Readonly<Record<string, string>> = words.defence.name;
  return {
    title: (step: DefenceStep): string => {
      const defence = defenceOf(sheet, step);
      return defence ? defenceTitle(defence, terms, language) : (builtIn[step.id] ?? step.name);
    },
    detail: (step: DefenceStep): string => {
      const defence = defenceOf(sheet, step);
      return defence ? [defence.name, defenceCover(defence, terms, coreWords)].filter(Boolean).join(': ') : '';
    },
    reason: (step: DefenceStep): string =>
      step.result === 'applied' || step.result === 'setAside' ? '' : words.defence.idle[step.result],
  };
}

function Detail({ text, losers, names }: Readonly<{ text: string; losers: readonly DefenceStep[]; names: Names }>) {
  return (
    <>
      {text}
      {losers.map((loser) => (
        <span key={loser.id}>
          {' '}
          <s>{names.title(loser)}</s> {names.reason(loser)}
        </span>
      ))}
    </>
  );
}

function IdleRow({ steps, sheet }: Readonly<{ steps: readonly DefenceStep[]; sheet: Sheet }>) {
  const words = useMessages(damage);
  const names = useNames(sheet);
  return (
    <li className="pl-7.5">
      <details className="text-13 text-ink-3">
        <summary className="flex min-h-tap cursor-pointer items-center">{words.idle(steps.length)}</summary>
        <ul className="grid gap-1 pb-2">
          {steps.map((step, index) => (
            <li key={keyAmong(steps, index)}>
              {names.title(step)} · {names.reason(step)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const difference = (before: GradeAmounts, after: GradeAmounts): GradeAmounts => ({
  bashing: Math.max(0, before.bashing - after.bashing),
  lethal: Math.max(0, before.lethal - after.lethal),
  aggravated: Math.max(0, before.aggravated - after.aggravated),
});

/** What a step changed: "−5 L", "+3 A", "5 A become L", "3 set aside". */
function useCut(step: DefenceStep): string {
  const words = useMessages(damage);
  const rulesWords = useMessages(rules);
  const language = useLanguage();
  if (step.result === 'setAside') return rulesWords.defence.setAside(step.points);
  const lost = GRADES.filter((grade) => step.after[grade] < step.before[grade]);
  const won = GRADES.filter((grade) => step.after[grade] > step.before[grade]);
  const points = (grade: (typeof GRADES)[number]) =>
    formatGrade(Math.abs(step.after[grade] - step.before[grade]), grade, language);
  if (amountsTotal(step.before) === amountsTotal(step.after) && lost.length > 0) {
    return words.becomes(lost.map(points).join(' '), won.map(points).join(' '));
  }
  return [...lost.map((grade) => `−${points(grade)}`), ...won.map((grade) => `+${points(grade)}`)].join(' ');
}
