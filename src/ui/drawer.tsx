import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { core } from '@/i18n/core';
import { IconButton } from './button';
import { useMessages } from './preferences';
import { ScrollArea } from './scroll-area';
import { useModal } from './use-modal';

type DrawerProps = Readonly<{
  title: ReactNode;
  onClose: () => void;
  /** Beside ✕. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}>;

/** A drawer, open for as long as it is mounted: 440 px from the right, from below on the phone. */
export function Drawer({ title, onClose, actions, footer, children }: DrawerProps) {
  const words = useMessages(core);
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} aria-labelledby={id} className="dialog drawer">
      <header className="flex min-h-14 shrink-0 items-center gap-2 px-1.5 pl-4">
        <h2 id={id} className="flex-1 text-17">
          {title}
        </h2>
        {actions}
        <IconButton icon={X} label={words.verb.close} onClick={onClose} />
      </header>
      <ScrollArea className="flex-1 px-4 pb-4">{children}</ScrollArea>
      {footer && (
        <div className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">{footer}</div>
      )}
    </dialog>
  );
}
