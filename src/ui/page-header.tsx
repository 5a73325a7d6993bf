import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { IconButton } from './button';
import { useFocusedHeading } from './focus-heading';
import { useMessages } from './preferences';

type PageHeaderProps = Readonly<{
  title: ReactNode;
  /** Beside the title, lighter: whom it is about. */
  subtitle?: ReactNode;
  onClose: () => void;
  /** At the end of the line. */
  end?: ReactNode;
}>;

/** The top of a screen that opens over the sheet or the list: the way back and what it is. */
export function PageHeader({ title, subtitle, onClose, end }: PageHeaderProps) {
  const { verb } = useMessages(core);
  useFocusedHeading();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-bg px-1 lg:static lg:h-[52px] lg:gap-3 lg:bg-transparent lg:px-6">
      <IconButton icon={ChevronLeft} label={verb.back} onClick={onClose} />
      <h1 className="min-w-0 flex-1 truncate text-17">
        {title} {subtitle && <span className="font-normal text-ink-2">{subtitle}</span>}
      </h1>
      {end}
    </header>
  );
}
