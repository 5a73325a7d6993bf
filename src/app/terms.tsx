import { lazy, Suspense, useEffect, useState } from 'react';

const TermMeaning = lazy(() =>
  import('./term-meaning').then(
    ({ TermMeaning: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
);

const EVENTS = ['pointerover', 'focusin'] as const;

/** Brings what terms mean as soon as one of them is pointed at. */
export function Terms() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (first) return;
    const ask = ({ target }: Event) => setFirst((target as Element).closest<HTMLElement>('[data-term]'));
    for (const event of EVENTS) document.addEventListener(event, ask);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, ask);
    };
  }, [first]);
  return (
    first && (
      <Suspense>
        <TermMeaning first={first} />
      </Suspense>
    )
  );
}
