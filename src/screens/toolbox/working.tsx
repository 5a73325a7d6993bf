import { formatNumber } from '@/i18n';
import { formatDuration } from '@/i18n/time-formatters';
import { toolbox } from '@/i18n/toolbox';
import type { RuleId } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLinks, RuleTitles } from '@/ui/rule-titles';
import type { Step } from './calculator';

/** The steps, the result last and large, and the rules they follow. */
export function Working({ steps, rules }: Readonly<{ steps: readonly Step[]; rules: readonly RuleId[] }>) {
  const words = useMessages(toolbox);
  const language = useLanguage();
  const textOf = ({ value, unit }: Step) => {
    if (typeof value !== 'number') return words.choice[value];
    return unit === 'minutes' ? formatDuration(value, language) : formatNumber(value, language);
  };
  return (
    <>
      {steps.length === 0 && <p className="text-13 text-ink-2">{words.noWorking}</p>}
      <ol aria-label={words.working} aria-live="polite">
        {steps.map((step, place) => (
          <li
            key={step.name}
            className={`flex items-baseline gap-3 py-1.5 ${place === steps.length - 1 ? 'border-t-2 border-line-2 font-semibold' : 'border-t border-line first:border-t-0'}`}
          >
            <span className="flex-1">{words.step[step.name]}</span>
            {step.rule && (
              <span className="text-12 font-normal text-ink-3">
                <RuleLinks rules={[step.rule]} />
              </span>
            )}
            <b className={place === steps.length - 1 ? 'text-20' : 'font-normal'}>{textOf(step)}</b>
          </li>
        ))}
      </ol>
      <RuleTitles rules={rules} />
    </>
  );
}
