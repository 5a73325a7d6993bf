import type { CSSProperties, ReactNode } from 'react';

type KeptProps = Readonly<{ holds: boolean; children: ReactNode }>;

/** A browser that can passes over all that is unseen; the height is the one it had. */
const SEEN: CSSProperties = { containIntrinsicHeight: 'auto 0px' };
const UNSEEN: CSSProperties =
  'contentVisibility' in document.documentElement.style
    ? { ...SEEN, contentVisibility: 'hidden' }
    : { visibility: 'hidden' };

/**
 * What stands of the last whole hit, unseen while the next part is being typed: it keeps its place, so that the dialog
 * neither jumps nor has to be built again with every part.
 */
export const Kept = ({ holds, children }: KeptProps) => (
  <div aria-hidden={!holds || undefined} style={holds ? SEEN : UNSEEN}>
    {children}
  </div>
);
