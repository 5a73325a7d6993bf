import { lazy, type ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import type { Explained } from '@/rules';
import { Explainer } from './explainer';
import { useLanguage, useMessages } from './preferences';

const WhyLedger = lazy(async () => ({ default: (await import('./why-ledger')).WhyLedger }));

type WhyProps = Readonly<{
  /** The name of the number, as the popover's title. */
  name: string;
  /** The term that the name is. */
  term?: string | undefined;
  explained: Explained;
  /** The value as it stands in the title, where it isn't just the number: "8 / 20". */
  value?: ReactNode;
  /** More to say below the sum. */
  note?: ReactNode;
  className?: string;
  /** The whole cell; the number inside it goes in `<WhyNumber>`. */
  children: ReactNode;
}>;

/** A cell that explains its number. */
export function Why({ name, term, explained, value, note, className, children }: WhyProps) {
  const words = useMessages(core);
  const language = useLanguage();
  const counted = explained.contributions.filter((one) => one.counted).length;
  return (
    <Explainer
      name={name}
      term={term}
      value={value ?? formatNumber(explained.value, language)}
      detail={words.why.counted(counted, explained.contributions.length - counted)}
      body={() => (
        <>
          <WhyLedger explained={explained} />
          {note && <div className="mt-2 text-13 text-ink-2">{note}</div>}
        </>
      )}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Explainer>
  );
}

/** The number in a `Why` cell: its dotted underline says that there is a why. */
export function WhyNumber({ children, className }: Readonly<{ children: ReactNode; className?: string }>) {
  return <span className={`why ${className ?? ''}`}>{children}</span>;
}
