import type { ReactNode } from 'react';
import { formatNumber, formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { targetName } from '@/i18n/target-words';
import type { Effect } from '@/model/sheet';
import type { Command } from '@/rules';
import { Button } from '@/ui/button';
import { Explainer } from '@/ui/explainer';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { useAct } from './use-act';

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

/** The numbers an effect changes. */
export function Changes({ effect: { modifiers } }: Readonly<{ effect: Effect }>) {
  const { effects } = useMessages(sheet);
  const { attribute } = useMessages(core);
  const language = useLanguage();
  if (modifiers.length === 0) return null;
  return (
    <ul>
      {modifiers.map(({ target, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect may change one number twice
        <li key={index}>
          {effects.changes(targetName(target, { attribute, words: effects }), formatSigned(amount, language))}
        </li>
      ))}
    </ul>
  );
}

type PointsLeftProps = Readonly<{ label: string; value: number; onChange: (value: number) => void }>;

export function PointsLeft({ label, value, onChange }: PointsLeftProps) {
  if (!useCanEdit()) return null;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-13 text-ink-2">{label}</span>
      <NumberStepper label={label} value={value} min={1} onChange={onChange} className="w-44" />
    </div>
  );
}

type EndButtonProps = Readonly<{ name: string; end: Command; close: () => void; onEnded: () => void }>;

export function EndButton({ name, end, close, onEnded }: EndButtonProps) {
  const { effects } = useMessages(sheet);
  const canEdit = useCanEdit();
  const act = useAct();
  return (
    <Button
      disabled={!canEdit}
      onClick={() => {
        close();
        act(end, 'big', onEnded);
      }}
    >
      {effects.end(name)}
    </Button>
  );
}
