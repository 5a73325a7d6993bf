import { Book } from 'lucide-react';
import { RULEBOOK, type RuleId } from '@/rules';
import { classNames } from './class-names';
import { useLanguage } from './preferences';

/** A rule by its title, with its ID. */
export function RuleTitle({ rule }: Readonly<{ rule: RuleId }>) {
  const language = useLanguage();
  const { title } = RULEBOOK[rule];
  return (
    <>
      {language === 'en' ? title.en : title.zh} <span className="text-12 font-normal text-ink-3">{rule}</span>
    </>
  );
}

/** The rules a number comes from, each once. */
export function RuleTitles({ rules }: Readonly<{ rules: readonly RuleId[] }>) {
  return (
    <ul className="text-13">
      {[...new Set(rules)].map((rule) => (
        <li key={rule} className="border-t border-line py-2">
          <RuleTitle rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The rule behind an explanation, as a why ends. */
export function RuleLine({ rule, className }: Readonly<{ rule: RuleId; className?: string }>) {
  return (
    <p className={classNames('flex min-h-8 items-center gap-1.5 text-13 text-ink-2', className)}>
      <Book size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <RuleTitle rule={rule} />
      </span>
    </p>
  );
}
