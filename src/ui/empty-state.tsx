import type { ReactNode } from 'react';

/** The look of a line that tells something. */
export const PLAIN_LINE =
  'flex min-h-tap items-center gap-2.5 rounded-2 border border-line-2 bg-surf-2 px-3 py-2 text-13';

/** Nothing here: one plain line and the way on. */
export function EmptyState({ children, action }: Readonly<{ children: ReactNode; action?: ReactNode }>) {
  return (
    <div className={PLAIN_LINE}>
      <span className="flex-1">{children}</span>
      {action}
    </div>
  );
}
