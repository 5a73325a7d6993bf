import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names';
import { placeBelow } from './place-beside';
import { usePopover } from './use-popover';

type MenuProps = Readonly<{
  label: string;
  icon: LucideIcon;
  /** Words beside the icon; without them the label is spoken only. */
  text?: string;
  className?: string;
  /** The `<MenuItems>`, made only while the menu is open. */
  body: (close: () => void) => ReactNode;
}>;

const always = () => true;

/** A button with a list of actions. Arrow keys move, Enter chooses, Esc closes. */
export function Menu({ label, icon: Icon, text, className, body }: MenuProps) {
  const { open, box, opener, close, boxProps, openerProps } = usePopover('menu', placeBelow, always);
  const [isAsked, setAsked] = useState(false);
  // The browser looks for the list right after the click: a page of many menus has none before.
  const ask = () => flushSync(() => setAsked(true));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
    const now = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
    all[(now + by + all.length) % all.length]?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        title={text ? undefined : label}
        className={classNames(
          'inline-flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-2 hover:bg-surf-2',
          text && 'px-3',
          className,
        )}
        {...openerProps}
        onClick={ask}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {text}
      </button>
      {isAsked && (
        <div
          ref={box}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="fixed m-0 max-h-[calc(100dvh-24px)] min-w-52 overflow-y-auto rounded-3 border border-line-2 bg-surf-1 p-1 shadow-float backdrop:bg-transparent"
          onKeyDown={onKeyDown}
          {...boxProps}
        >
          {open && <Suspense fallback={null}>{body(close)}</Suspense>}
        </div>
      )}
    </>
  );
}
