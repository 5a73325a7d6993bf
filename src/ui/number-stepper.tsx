import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { classNames } from './class-names';
import { useLanguage, useMessages } from './preferences';
import { useHold } from './use-hold';

type NumberStepperProps = Readonly<{
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  className?: string;
}>;

const asNumber = (text: string): number | null => {
  const plain = text.trim().replace('−', '-').replaceAll(/[,\s]/g, '');
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
};

/** − value +, for a number that is being chosen; the value can be typed. */
export function NumberStepper({ label, value, min = 0, max = 1_000_000_000, onChange, className }: NumberStepperProps) {
  const words = useMessages(core);
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (next: number) => Math.max(min, Math.min(max, next));
  const change = (text: string) => {
    setTyped(text);
    const number = asNumber(text);
    if (number !== null) onChange(clamp(number));
  };
  return (
    <span
      className={classNames(
        'inline-flex items-center justify-between rounded-2 border border-line-2 bg-surf-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        className,
      )}
    >
      <Nudge
        label={`${words.oneLess}, ${label}`}
        enabled={value > min}
        minus
        onNudge={() => onChange(clamp(value - 1))}
      />
      <input
        aria-label={label}
        className="w-full min-w-10 bg-transparent text-center text-20 font-semibold outline-none"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? formatNumber(value, language)}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(null);
          onChange(clamp(value + (event.key === 'ArrowUp' ? 1 : -1)));
        }}
      />
      <Nudge label={`${words.oneMore}, ${label}`} enabled={value < max} onNudge={() => onChange(clamp(value + 1))} />
    </span>
  );
}

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
