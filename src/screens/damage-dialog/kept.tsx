import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

type KeptProps = Readonly<{ holds: boolean; children: ReactNode }>;

const UNSEEN = '[content-visibility:hidden] not-supports-[content-visibility:hidden]:invisible';

/**
 * What stands of the last whole hit, unseen while the next part is being typed: it keeps its place, so that the dialog
 * neither jumps nor has to be built again with every part.
 */
export function Kept({ holds, children }: KeptProps) {
  return (
    <div
      aria-hidden={!holds || undefined}
      className={classNames('[contain-intrinsic-height:auto_0px]', !holds && UNSEEN)}
    >
      {children}
    </div>
  );
}
