import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { Explainer } from '@/ui/explainer';
import { useLanguage } from '@/ui/preferences';

type LastingRowProps = Readonly<{
  name: string;
  note: string;
  left: ReactNode;
  /** What the row opens; null for a row that only tells. */
  body: ((close: () => void) => ReactNode) | null;
}>;

const ROW =
  'flex min-h-[52px] w-full items-center gap-2 py-1.5 focus-visible:-outline-offset-2 lg:min-h-[45px] lg:py-[3px]';

/** One effect or condition; the row opens what it does and the ways to end it. */
export function LastingRow({ name, note, left, body }: LastingRowProps) {
  const content = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {note && <small className="block text-12 leading-[1.3] text-ink-3">{note}</small>}
      </span>{' '}
      {left}
    </>
  );
  return (
    <li className="border-t border-line text-15 text-ink first:border-t-0">
      {body ? (
        <Explainer name={name} body={(close) => <div className="grid gap-2 pb-1">{body(close)}</div>} className={ROW}>
          {content}
        </Explainer>
      ) : (
        <div className={ROW}>{content}</div>
      )}
    </li>
  );
}

/** What is left, at the end of a row. */
export function Left({ value, unit }: Readonly<{ value: number | string; unit: string }>) {
  const language = useLanguage();
  return (
    <span className="min-w-[62px] text-right leading-[1.15] font-semibold">
      {typeof value === 'number' ? formatNumber(value, language) : <span aria-hidden>{value}</span>}{' '}
      <small className="block text-12 font-normal text-ink-2">{unit}</small>
    </span>
  );
}
