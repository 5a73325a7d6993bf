import { Minus, Plus } from 'lucide-react';
import { useHold } from './use-hold';

type NudgeProps = Readonly<{ label: string; enabled: boolean; minus?: boolean; onNudge: () => void }>;

/** − or + beside a number; repeats while it is held. */
export function Nudge({ label, enabled, minus = false, onNudge }: NudgeProps) {
  const nothing = () => undefined;
  const hold = useHold({ tick: onNudge, done: nothing, cancel: nothing });
  const Icon = minus ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!enabled}
      className="grid size-tap shrink-0 place-items-center rounded-2 disabled:text-ink-3"
      {...hold}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
