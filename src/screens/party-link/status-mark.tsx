import { TriangleAlert } from 'lucide-react';
import { Sphere } from '@/ui/sphere';
import { type LinkStatus, shapeOf } from './link-status';

/** The state of the link by its shape; the word stands beside it. */
export function StatusMark({ status }: Readonly<{ status: LinkStatus }>) {
  const shape = shapeOf(status);
  if (shape === 'trouble') return <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />;
  return <Sphere lit={shape === 'lit'} />;
}
