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

/** Where the rulebook explains a rule. */
const addressOf = (rule: RuleId) => `#/rulebook/${rule}`;

/** As large as a finger, without taking more room. */
const LINK =
  '-mx-2.5 -my-3.5 inline-block px-2.5 py-3.5 underline decoration-line-2 underline-offset-3 hover:decoration-ink';

/** A rule by its title, which leads to the rulebook. */
export function RuleLink({ rule }: Readonly<{ rule: RuleId }>) {
  return (
    <a href={addressOf(rule)} className={LINK}>
      <RuleTitle rule={rule} />
    </a>
  );
}

/** Rules by their IDs alone, each leading to the rulebook. */
export function RuleLinks({ rules }: Readonly<{ rules: readonly RuleId[] }>) {
  return rules.map((rule) => (
    <a key={rule} href={addressOf(rule)} className={LINK}>
      {rule}
    </a>
  ));
}

/** The rules a number comes from, each once. */
export function RuleTitles({ rules }: Readonly<{ rules: readonly RuleId[] }>) {
  return (
    <ul className="text-13">
      {[...new Set(rules)].map((rule) => (
        <li key={rule} className="border-t border-line py-2">
          <RuleLink rule={rule} />
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
      <RuleLink rule={rule} />
    </p>
  );
}
