import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { rulebook } from '@/i18n/rulebook';
import { glossaryQuery, type Term } from '@/storage/rulebook-queries';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { placeTerm } from './place-term';
import { client } from './query-client';
import { useAskedTerm } from './use-asked-term';

/** What the term that is pointed at means, beside it. One for the whole app. */
export function TermMeaning({ first }: Readonly<{ first: HTMLElement }>) {
  const asked = useAskedTerm(first);
  if (!asked) return null;
  // Inside what it is asked in: an open dialog lets nothing else be read.
  return createPortal(
    <QueryClientProvider client={client}>
      <Meaning of={asked} />
    </QueryClientProvider>,
    asked.closest('dialog, [popover], main') ?? document.body,
  );
}

function Meaning({ of: asked }: Readonly<{ of: HTMLElement }>) {
  const words = useMessages(rulebook);
  const id = useId();
  const { data: terms, isError } = useQuery(glossaryQuery());
  const term = terms?.find(({ en }) => en === asked.dataset.term);
  useDescribed(asked, id);
  const box = useBoxBeside(asked);
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      role="tooltip"
      className="fixed m-0 w-max max-w-[min(20rem,calc(100vw-24px))] rounded-2 border border-line-2 bg-surf-1 px-3 py-2 text-left text-13 font-normal text-ink shadow-float backdrop:bg-transparent"
    >
      {term && <Told term={term} />}
      {isError && <p>{words.failed}</p>}
      {!term && !isError && <LoadingBars />}
    </div>
  );
}

function Told({ term }: Readonly<{ term: Term }>) {
  const isEnglish = useLanguage() === 'en';
  const [name, other] = isEnglish ? [term.en, term.zh] : [term.zh, term.en];
  return (
    <>
      <p>
        <b className="font-semibold">{name}</b>{' '}
        <span lang={isEnglish ? 'zh-CN' : 'en'} className="text-12 text-ink-3">
          {other}
        </span>
      </p>
      <p className="text-ink-2">{isEnglish ? term.meaning.en : term.meaning.zh}</p>
    </>
  );
}

/** Has the meaning read with the term. */
function useDescribed(asked: HTMLElement, id: string): void {
  useEffect(() => {
    asked.setAttribute('aria-describedby', id);
    return () => asked.removeAttribute('aria-describedby');
  }, [asked, id]);
}

/** Keeps the box beside the term, also when what it says comes a moment later and makes it larger. */
function useBoxBeside(asked: HTMLElement) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.isConnected) return;
    const put = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = placeTerm(asked.getBoundingClientRect(), size, view);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    element.showPopover();
    put();
    const growth = new ResizeObserver(put);
    growth.observe(element);
    window.addEventListener('scroll', put, { passive: true, capture: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
    };
  }, [asked]);
  return box;
}
