import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

export type MenuItem = Readonly<{
  label: ReactNode;
  icon?: LucideIcon;
  onSelect: () => void;
  disabled?: boolean;
  /** Shown at the end: a key, the present choice. */
  detail?: ReactNode;
}>;

type MenuItemsProps = Readonly<{ items: readonly MenuItem[]; close: () => void }>;

/** The actions of an open menu; the first one takes the focus. */
export function MenuItems({ items, close }: MenuItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  return (
    <div ref={list} role="none">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a menu's items keep their places
        <MenuRow key={index} item={item} close={close} />
      ))}
    </div>
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
