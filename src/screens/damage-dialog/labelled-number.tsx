import { NumberStepper } from '@/ui/number-stepper';
import { Term } from '@/ui/term';

type LabelledNumberProps = Readonly<{
  label: string;
  /** The term that the label is. */
  term?: string | undefined;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}>;

/** A number with its name before it. */
export function LabelledNumber({ label, term, ...number }: LabelledNumberProps) {
  return (
    <div className="flex min-w-0 items-center justify-between gap-2">
      <span aria-hidden={term === undefined} className="min-w-0 text-13 text-ink-2">
        {term ? <Term of={term}>{label}</Term> : label}
      </span>
      <NumberStepper className="w-36 shrink-0" label={label} {...number} />
    </div>
  );
}
