import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type ChipProps = Readonly<{ className?: string; small?: boolean; children: ReactNode }>;

const shape = (small: boolean) =>
  classNames(
    'relative inline-flex items-center rounded-full border border-line-2 bg-surf-1 font-semibold whitespace-nowrap',
    small ? 'min-h-6.5 gap-1.5 px-[9px] text-12' : 'min-h-8.5 gap-[7px] px-3 text-13',
  );

/** A pill that says a state. */
export function Chip({ small = false, className, children }: ChipProps) {
  return <span className={classNames(shape(small), className)}>{children}</span>;
}

/** Class names of a pill that is a button: its target reaches 6 px above and below the pill. */
export const chipButtonClass = (className?: string): string =>
  classNames(shape(false), "after:absolute after:-inset-y-1.5 after:inset-x-0 after:content-['']", className);

/** A small grey label. */
export function Tag(props: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className="inline-block rounded-[4px] bg-surf-3 px-1.5 text-12 leading-[18px] whitespace-nowrap text-ink-2"
    />
  );
}
