import { X } from 'lucide-react';
import { type ReactNode, type PointerEvent as ReactPointerEvent, Suspense, useEffect, useRef } from 'react';
import { core } from '@/i18n/core';
import { IconButton } from './button';
import { LoadingBars } from './loading-bars';
import { placeBeside } from './place-beside';
import { useMessages } from './preferences';
import { Term } from './term';
import { isWide, usePopover } from './use-popover';

type ExplainerProps = Readonly<{
  /** The title of what opens. */
  name: string;
  /** The term that the title is. */
  term?: string | undefined;
  /** Large, before the title: a number, a state. */
  value?: ReactNode;
  /** Below the title. */
  detail?: ReactNode;
  /** What opens; made only while it is open. `close` closes it. */
  body: (close: () => void) => ReactNode;
  className?: string;
  /** The whole cell that opens it. */
  children: ReactNode;
}>;

/** A cell that opens what is behind it: a popover beside it on wide screens, a sheet from below on narrow ones. */
export function Explainer({ name, term, value, detail, body, className, children }: ExplainerProps) {
  const { open, box, opener, close, boxProps, openerProps } = usePopover('dialog', placeBeside, isWide);

  useEffect(() => {
    if (open) box.current?.focus({ preventScroll: true });
  }, [open, box]);

  return (
    <>
      <button ref={opener} type="button" className={className} {...openerProps}>
        {children}
      </button>
      <div ref={box} role="dialog" aria-label={name} tabIndex={-1} className="pop outline-none" {...boxProps}>
        {open && (
          <>
            <Head name={name} term={term} value={value} detail={detail} close={close} />
            <Suspense fallback={<LoadingBars />}>{body(close)}</Suspense>
          </>
        )}
      </div>
    </>
  );
}

type HeadProps = Pick<ExplainerProps, 'name' | 'term' | 'value' | 'detail'> & Readonly<{ close: () => void }>;

function Head({ name, term, value, detail, close }: HeadProps) {
  const words = useMessages(core);
  const grip = useDragDown(close);
  return (
    <div className="sticky top-0 z-10 bg-surf-1" {...grip}>
      <i aria-hidden className="mx-auto block h-1 w-9 translate-y-2.5 rounded-full bg-line-2 lg:hidden" />
      <div className="flex touch-none items-center gap-3 pt-3 pb-3 lg:py-2">
        {value !== undefined && <b className="text-32 leading-[1.2] font-normal">{value}</b>}
        <div className="leading-[1.3]">
          <b className="font-semibold">{term ? <Term of={term}>{name}</Term> : name}</b>
          {detail && <span className="block text-13 text-ink-2">{detail}</span>}
        </div>
        <IconButton className="-mr-2.5 ml-auto" icon={X} label={words.verb.close} onClick={close} />
      </div>
    </div>
  );
}

const FAR_ENOUGH = 72;

/** Dragging the top of a sheet down closes it. */
function useDragDown(close: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      from.current = isWide() ? null : event.clientY;
    },
    onPointerMove: (event: ReactPointerEvent) => {
      if (from.current === null || event.clientY - from.current < FAR_ENOUGH) return;
      from.current = null;
      close();
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
}
