import { core } from '@/i18n/core';
import { classNames } from './class-names';
import { Meter } from './meter';
import { useMessages } from './preferences';

type PipsProps = Readonly<{ current: number; max: number; temporary?: number }>;

const MOST = 20;

/** Willpower as spheres; temporary Willpower as diamonds, first because they are spent first. A meter above 20. */
export function Pips({ current, max, temporary = 0 }: PipsProps) {
  const words = useMessages(core);
  const label = words.willpowerSummary(current, max, temporary);
  if (max + temporary > MOST) return <Meter value={current} max={max} label={label} />;
  return (
    <span role="img" aria-label={label} className="flex min-h-6 flex-wrap items-center gap-2">
      {repeat(temporary, (n) => (
        <i key={`t${n}`} className="pip pip-temporary" />
      ))}
      {temporary > 0 && <i className="mx-0.5 h-4 w-px bg-line-2" />}
      {repeat(max, (n) => (
        <i key={n} className={classNames('pip', n < current && 'pip-on')} />
      ))}
    </span>
  );
}

const repeat = <T,>(times: number, make: (n: number) => T): T[] => Array.from({ length: times }, (_, n) => make(n));
