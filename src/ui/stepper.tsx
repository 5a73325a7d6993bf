import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from './class-names';
import { useHold } from './use-hold';

type StepperProps = Readonly<{
  /** What the buttons do, spoken: "Spend 1 Mana", "Restore 1 Mana". */
  labels: Readonly<{ less: string; more: string }>;
  canLess?: boolean;
  canMore?: boolean;
  /** The whole gesture at once: a tap is 1, a hold is what was counted when it was let go. */
  onStep: (by: number) => void;
  /** What is being counted during a hold, so that the number can show it; 0 at the end. */
  onPending?: (by: number) => void;
  className?: string;
}>;

/** − and + at the right edge of a row. */
export function Stepper({ labels, canLess = true, canMore = true, onStep, onPending, className }: StepperProps) {
  const counted = useRef(0);
  const count = (by: number) => {
    counted.current += by;
    onPending?.(counted.current);
  };
  const settle = (keep: boolean) => {
    const by = counted.current;
    counted.current = 0;
    onPending?.(0);
    if (keep && by !== 0) onStep(by);
  };
  return (
    <span
      className={classNames('inline-flex shrink-0 overflow-hidden rounded-2 border border-line-2 bg-surf-1', className)}
    >
      <StepButton by={-1} label={labels.less} enabled={canLess} count={count} settle={settle} />
      <StepButton by={1} label={labels.more} enabled={canMore} count={count} settle={settle} />
    </span>
  );
}

type StepButtonProps = Readonly<{
  by: 1 | -1;
  label: string;
  enabled: boolean;
  count: (by: number) => void;
  settle: (keep: boolean) => void;
}>;

function StepButton({ by, label, enabled, count, settle }: StepButtonProps) {
  const hold = useHold({ tick: () => count(by), done: () => settle(true), cancel: () => settle(false) });
  const Icon = by < 0 ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!enabled}
      className={classNames(
        'grid size-tap shrink-0 place-items-center focus-visible:-outline-offset-4 disabled:text-ink-3',
        enabled && 'hover:bg-surf-2',
        by > 0 && 'border-l border-line',
      )}
      {...hold}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
