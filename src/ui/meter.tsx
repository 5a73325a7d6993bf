import { classNames } from './class-names';

type MeterProps = Readonly<{ value: number; max: number; label: string; className?: string }>;

const share = (value: number, max: number) => (max <= 0 ? 0 : Math.max(0, Math.min(1, value / max)));

/** How full something is, in grey; the numbers stand beside it. */
export function Meter({ value, max, label, className }: MeterProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'block h-2 overflow-hidden rounded-[4px] bg-surf-3 inset-ring inset-ring-line-2',
        className,
      )}
    >
      <i
        className="block h-full origin-left bg-ink-2 transition-transform"
        style={{ transform: `scaleX(${share(value, max)})` }}
      />
    </span>
  );
}

/** A Gauge: cells up to 12, else a meter, nothing when it has no maximum. */
export function GaugeCells({ value, max, label }: Readonly<{ value: number; max: number | null; label: string }>) {
  if (max === null) return null;
  if (max > 12 || max < 1) return <Meter value={value} max={max} label={label} />;
  return (
    <span role="img" aria-label={label} className="flex gap-[3px]">
      {Array.from({ length: max }, (_, cell) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          className={classNames(
            'h-2.5 flex-1 rounded-[2px]',
            cell < value ? 'bg-ink-2' : 'inset-ring-[1.5px] inset-ring-line-2',
          )}
        />
      ))}
    </span>
  );
}
