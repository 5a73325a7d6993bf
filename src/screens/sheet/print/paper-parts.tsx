import { type ReactNode, useId } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sourceName } from '@/i18n/source-words';
import type { Sheet } from '@/model/sheet';
import type { Explained } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';

export type OfSheet = Readonly<{ sheet: Sheet }>;

type PaperSectionProps = Readonly<{
  title: string;
  /** Behind the title, smaller: the sum of the number. */
  small?: string;
  /** At the end of the title line. */
  total?: string;
  className?: string;
  children: ReactNode;
}>;

export function PaperSection({ title, small, total, className = '', children }: PaperSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2>
        <span id={id}>{title}</span> {small && <small>{small}</small>} {total && <b>{total}</b>}
      </h2>
      {children}
    </section>
  );
}

type PaperRowProps = Readonly<{ name: ReactNode; small?: string; end: ReactNode }>;

/** A line of a list: what it is, and at its end how much or how long. */
export const PaperRow = ({ name, small, end }: PaperRowProps) => (
  <li>
    <span>
      {name} {small && <small>{small}</small>}
    </span>
    <span>{end}</span>
  </li>
);

/** A number to be crossed out and written anew. */
export const PaperCell = ({ children }: Readonly<{ children: ReactNode }>) => <b className="paper-cell">{children}</b>;

/** What makes up a number, in a line: `20 = Size 5 + Stamina 5 + Stormwolf 10`. */
export function usePaperSum(): (explained: Explained) => string {
  const parts = usePaperParts();
  const language = useLanguage();
  return (explained) => `${formatNumber(explained.value, language)} = ${parts(explained, ' + ')}`;
}

/** The names and amounts of what counts in a number. */
export function usePaperParts(): (explained: Explained, separator: string) => string {
  const words = useMessages(core);
  const ruleWords = useMessages(rules);
  const language = useLanguage();
  return ({ contributions }, separator) =>
    contributions
      .filter(({ counted, amount }) => counted && amount !== 0)
      .map(({ source, amount }) => `${sourceName(source, words, ruleWords)} ${formatNumber(amount, language)}`)
      .join(separator);
}
