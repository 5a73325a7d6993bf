import { TriangleAlert } from 'lucide-react';
import { Sphere } from './sphere';

/** What is seen of a live link at a glance: lit, hollow, or a triangle where somebody has to do something. */
export type LinkShape = 'lit' | 'hollow' | 'trouble';

type LinkMarkProps = Readonly<{ shape: LinkShape; size?: number }>;

/** The state of a live link by its shape; the word stands beside it. */
export function LinkMark({ shape, size = 18 }: LinkMarkProps) {
  if (shape === 'trouble') return <TriangleAlert size={size} strokeWidth={1.75} aria-hidden className="shrink-0" />;
  return <Sphere lit={shape === 'lit'} />;
}
