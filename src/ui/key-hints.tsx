import type { ReactNode } from 'react';

export type KeyHint = Readonly<{ keys: string; does: ReactNode }>;

/** A list of keys and what they do. */
export function KeyHints({ hints }: Readonly<{ hints: readonly KeyHint[] }>) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {hints.map(({ keys, does }) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="inline-block min-w-7 rounded-[4px] border border-line-2 px-1.5 py-0.5 text-center font-sans text-13 whitespace-nowrap">
              {keys}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
