import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** Says something to screen readers. Assertive only for unconscious, worsening, dead. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** The two live regions of the page. */
export function LiveRegionProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [said, setSaid] = useState({ polite: '', assertive: '', turn: 0 });
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    setSaid((before) => ({ ...before, [urgency]: message, turn: before.turn + 1 }));
  }, []);
  // A message said twice must change the text to be read again.
  const again = said.turn % 2 === 0 ? '' : '\u00a0';
  const regions = useMemo(
    () => [said.polite + again, said.assertive && said.assertive + again] as const,
    [said, again],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {regions[0]}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {regions[1]}
      </div>
    </AnnounceContext>
  );
}

export const useAnnounce = (): Announce => use(AnnounceContext);
