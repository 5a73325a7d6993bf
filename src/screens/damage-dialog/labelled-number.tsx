import { NumberStepper } from '@/ui/number-stepper';

type LabelledNumberProps = Readonly<{
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}>;

/** A number with its name before it. */
export function LabelledNumber({ label, ...number }: LabelledNumberProps) {
  return (
    <div className="flex min-w-0 items-center justify-between gap-2">
      <span aria-hidden className="min-w-0 text-13 text-ink-2">
        {label}
      </span>
      <NumberStepper className="w-36 shrink-0" label={label} {...number} />
    </div>
  );
}
