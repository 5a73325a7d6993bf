import { useEffect, useState } from 'react';
import { core } from '@/i18n/core';
import { useMessages } from './preferences';

const PATIENCE = 300;

/** Bars where something is loading; they come only when it takes longer than a blink. */
export function LoadingBars({ lines = 4 }: Readonly<{ lines?: number }>) {
  const words = useMessages(core);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div role="status" aria-label={words.loading} className="grid gap-3 p-4">
      {Array.from({ length: lines }, (_, line) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
          key={line}
          className="loading-bar block h-6 rounded-[4px] bg-surf-3"
          style={{ width: `${100 - ((line * 37) % 50)}%` }}
        />
      ))}
    </div>
  );
}
