import { formatNumber, GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import type { Grade, HealthState } from '@/model/health';
import { classNames } from './class-names';
import { useLanguage, useMessages } from './preferences';

/** The drawn symbol of a state: / X ✱ or an empty box. Decoration; say the grade beside it. */
export function GradeSymbol({ state, size = 16 }: Readonly<{ state: HealthState; size?: number }>) {
  return <i aria-hidden className={classNames('grade', state)} style={{ width: size, height: size }} />;
}

export const GRADE_TEXT: Record<HealthState, string> = {
  healthy: '',
  bashing: 'text-bashing',
  lethal: 'text-lethal',
  aggravated: 'text-aggravated',
};

/** Symbol, amount and letter of a grade, in its hue: `5 A`. */
export function GradeMark({
  state,
  amount,
  symbol = true,
}: Readonly<{ state: HealthState; amount: number; symbol?: boolean }>) {
  const language = useLanguage();
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap', GRADE_TEXT[state])}>
      {symbol && <GradeSymbol state={state} />}
      {formatNumber(amount, language)} {GRADE_LETTERS[state]}
    </span>
  );
}

/** One grade of the Health header: symbol and number, the word below. */
export function GradeCount({ grade, amount }: Readonly<{ grade: Grade; amount: number }>) {
  const words = useMessages(core);
  const language = useLanguage();
  return (
    <li className="grid min-w-tap justify-items-center gap-[3px]">
      <span className={classNames('flex items-center gap-1.5 text-20 leading-[1.1] font-semibold', GRADE_TEXT[grade])}>
        <GradeSymbol state={grade} size={18} />
        {formatNumber(amount, language)}
      </span>
      <span className="text-12 text-ink-2">{words.grade[grade]}</span>
    </li>
  );
}
