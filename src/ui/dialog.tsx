import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { core } from '@/i18n/core';
import { IconButton } from './button';
import { CheckedFields } from './checked-fields';
import { classNames } from './class-names';
import { useMessages } from './preferences';
import { ScrollArea } from './scroll-area';
import { useModal } from './use-modal';

type DialogProps = Readonly<{
  title: ReactNode;
  /** Beside the title, lighter: whom it is about. */
  subtitle?: ReactNode;
  onClose: () => void;
  /** Pinned at the bottom: what comes of it, and the buttons. */
  footer?: ReactNode;
  /** A second column on wide screens, below the first on narrow ones. Makes the dialog 1080 px wide. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}>;

/**
 * A dialog, open for as long as it is mounted. Full screen on the phone, centred on the desktop.
 * Esc, the scrim and ✕ call `onClose`; the focus goes back to where it was.
 */
export function Dialog({ title, subtitle, onClose, footer, aside, className, children }: DialogProps) {
  const words = useMessages(core);
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={classNames('dialog', aside !== undefined && 'dialog-wide', className)}
    >
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line pr-1 pl-4 lg:pr-2.5 lg:pl-6">
        <h2 id={id} className="flex-1 truncate text-17 lg:text-20">
          {title} {subtitle && <span className="ml-1 font-normal text-ink-2">{subtitle}</span>}
        </h2>
        <IconButton icon={X} label={words.verb.close} onClick={onClose} />
      </header>
      <CheckedFields>
        {aside !== undefined ? (
          <TwoColumns aside={aside} footer={footer} main={children} />
        ) : (
          <OneColumn main={children} footer={footer} />
        )}
      </CheckedFields>
    </dialog>
  );
}

type ColumnsProps = Readonly<{ main: ReactNode; footer: ReactNode }>;

const FOOT =
  'shrink-0 border-t border-line bg-dlg-foot px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-rise lg:px-6 lg:shadow-none';

function OneColumn({ main, footer }: ColumnsProps) {
  return (
    <>
      <ScrollArea className="flex-1 px-4 py-3 lg:px-6 lg:py-4">{main}</ScrollArea>
      {footer && <div className={classNames(FOOT, 'lg:bg-transparent')}>{footer}</div>}
    </>
  );
}

/** The footer stays last in the DOM on both layouts; on wide screens it sits under the first column. */
function TwoColumns({ main, aside, footer }: ColumnsProps & Readonly<{ aside: ReactNode }>) {
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[496px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto]">
      <div className="min-h-0 flex-1 overflow-auto lg:contents">
        <div className="px-4 pt-3 lg:min-h-0 lg:overflow-auto lg:px-6 lg:pt-4">{main}</div>
        <ScrollArea className="px-4 pb-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:px-6 lg:py-4">
          {aside}
        </ScrollArea>
      </div>
      {footer && (
        <div className={classNames(FOOT, 'lg:col-start-1 lg:row-start-2 lg:border-0 lg:bg-transparent lg:pb-4')}>
          {footer}
        </div>
      )}
    </div>
  );
}

/** The buttons at the end of a dialog: Cancel, then the one that does it, which takes the room. */
export function DialogButtons({ children }: Readonly<{ children: ReactNode }>) {
  return <div className="flex gap-2 *:min-h-12 [&>:last-child]:flex-1">{children}</div>;
}
