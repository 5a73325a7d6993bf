import type { ReactNode } from 'react';
import type { Explained } from '@/rules';
import { Why, WhyNumber } from './why';

type TileProps = Readonly<{
  name: string;
  /** The term that the name is. */
  term?: string;
  explained: Explained;
  value: ReactNode;
  note?: ReactNode;
  label?: ReactNode;
}>;

/** A quick number: value above, name below, the whole tile asks why. */
export function Tile({ name, term, explained, value, note, label }: TileProps) {
  return (
    <Why
      name={name}
      term={term}
      explained={explained}
      value={value}
      note={note}
      className="grid min-h-17 content-start justify-items-center gap-1 border-l border-line px-1 py-2.5 text-center first:border-l-0 focus-visible:-outline-offset-2"
    >
      <WhyNumber className="text-24 leading-[1.15]">{value}</WhyNumber>
      <span className="text-12 leading-[1.25] text-ink-2">{label ?? name}</span>
    </Why>
  );
}
