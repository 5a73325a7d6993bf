import { X } from 'lucide-react';
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { core } from '@/i18n/core';
import type { Explained } from '@/rules';
import { IconButton } from './button';
import { placeBeside } from './place-beside';
import { useMessages } from './preferences';
import { isWide, usePopover } from './use-popover';
import { WhyLedger } from './why-ledger';

type WhyProps = Readonly<{
  /** The name of the number, as the popover's title. */
  name: string;
  explained: Explained;
  /** The value as it stands in the title, where it isn't just the number: "8 / 20". */
  value?: ReactNode;
  /** More to say below the sum. */
  note?: ReactNode;
  className?: string;
  /** The whole cell; the number inside it goes in `<WhyNumber>`. */
  children: ReactNode;
}>;

/** A cell that explains its number: a popover beside it on wide screens, a sheet from below on narrow ones. */
export function Why({ name, explained, value, note, className, children }: WhyProps) {
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
        {open && <WhyContent name={name} explained={explained} value={value} note={note} close={close} />}
      </div>
    </>
  );
}

/** The number in a `Why` cell: its dotted underline says that there is a why. */
export function WhyNumber({ children, className }: Readonly<{ children: ReactNode; className?: string }>) {
  return <span className={`why ${className ?? ''}`}>{children}</span>;
}

type ContentProps = Pick<WhyProps, 'name' | 'explained' | 'value' | 'note'> & Readonly<{ close: () => void }>;

function WhyContent({ name, explained, value, note, close }: ContentProps) {
  const words = useMessages(core);
  const counted = explained.contributions.filter((one) => one.counted).length;
  const grip = useDragDown(close);
  return (
    <>
      <div className="sticky top-0 z-10 bg-surf-1" {...grip}>
        <i aria-hidden className="mx-auto block h-1 w-9 translate-y-2.5 rounded-full bg-line-2 lg:hidden" />
        <div className="flex touch-none items-center gap-3 pt-3 pb-3 lg:py-2">
          <b className="text-32 leading-[1.2] font-normal">{value ?? <Value of={explained.value} />}</b>
          <div className="leading-[1.3]">
            <b className="font-semibold">{name}</b>
            <span className="block text-13 text-ink-2">
              {words.why.counted(counted, explained.contributions.length - counted)}
            </span>
          </div>
          <IconButton className="-mr-2.5 ml-auto" icon={X} label={words.verb.close} onClick={close} />
        </div>
      </div>
      <WhyLedger explained={explained} />
      {note && <div className="mt-2 text-13 text-ink-2">{note}</div>}
    </>
  );
}

function Value({ of }: Readonly<{ of: number }>) {
  return <>{of < 0 ? `−${-of}` : of}</>;
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
