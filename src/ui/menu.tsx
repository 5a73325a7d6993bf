import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { classNames } from './class-names';
import { placeBelow } from './place-beside';
import { usePopover } from './use-popover';

export type MenuItem = Readonly<{
  label: ReactNode;
  icon?: LucideIcon;
  onSelect: () => void;
  disabled?: boolean;
  /** Shown at the end: a key, the present choice. */
  detail?: ReactNode;
}>;

type MenuProps = Readonly<{
  label: string;
  items: readonly MenuItem[];
  icon: LucideIcon;
  /** Words beside the icon; without them the label is spoken only. */
  text?: string;
  className?: string;
}>;

const always = () => true;

/** A button with a list of actions. Arrow keys move, Enter chooses, Esc closes. */
export function Menu({ label, items, icon: Icon, text, className }: MenuProps) {
  const { open, box, opener, close, boxProps, openerProps } = usePopover('menu', placeBelow, always);

  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open, box]);

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
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {text}
      </button>
      <div
        ref={box}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="fixed m-0 min-w-52 rounded-3 border border-line-2 bg-surf-1 p-1 shadow-float backdrop:bg-transparent"
        onKeyDown={onKeyDown}
        {...boxProps}
      >
        {open &&
          items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu's items keep their places
            <MenuRow key={index} item={item} close={close} />
          ))}
      </div>
    </>
  );
}

function MenuRow({ item, close }: Readonly<{ item: MenuItem; close: () => void }>) {
  const { icon: Icon, label, detail, disabled, onSelect } = item;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className="flex min-h-tap w-full items-center gap-3 rounded-2 px-3 text-left hover:bg-surf-2 focus-visible:-outline-offset-2 disabled:text-ink-3"
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      <span className="flex-1">{label}</span>
      {detail && <span className="text-13 text-ink-2">{detail}</span>}
    </button>
  );
}
