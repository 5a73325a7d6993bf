import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { classNames } from '@/ui/class-names';
import { Explainer } from '@/ui/explainer';
import { useLanguage } from '@/ui/preferences';

type LastingRowProps = Readonly<{
  name: string;
  note: string;
  /** Below the note: what is the matter with it. */
  told?: ReactNode;
  /** It is out of force. */
  dimmed?: boolean;
  /** How far it stands below another. */
  depth?: number;
  left: ReactNode;
  /** Beside the row: what is done with it most. */
  action?: ReactNode;
  /** What the row opens; null for a row that only tells. */
  body: ((close: () => void) => ReactNode) | null;
}>;

const ROW =
  'flex min-h-[52px] w-full min-w-0 items-center gap-2 py-1.5 focus-visible:-outline-offset-2 lg:min-h-[45px] lg:py-[3px]';

const SMALL = 'block text-12 leading-[1.3]';

/** One effect, condition, item or the like; the row opens what it does and what can be done with it. */
export function LastingRow({ name, note, told, dimmed = false, depth = 0, left, action, body }: LastingRowProps) {
  const content = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className={classNames(dimmed && 'text-ink-3')}>{name}</span>
        {note && <small className={classNames(SMALL, 'text-ink-3')}>{note}</small>}
        {told && <small className={classNames(SMALL, 'text-ink-2')}>{told}</small>}
      </span>{' '}
      {left}
    </>
  );
  return (
    <li
      className="flex items-center gap-2 border-t border-line text-15 text-ink first:border-t-0"
      style={depth > 0 ? { paddingInlineStart: `${Math.min(depth, 4) * 16}px` } : undefined}
    >
      {body ? (
        <Explainer name={name} body={(close) => <div className="grid gap-2 pb-1">{body(close)}</div>} className={ROW}>
          {content}
        </Explainer>
      ) : (
        <div className={ROW}>{content}</div>
      )}
      {action}
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
