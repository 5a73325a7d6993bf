import { ChevronLeft } from 'lucide-react';
import { core } from '@/i18n/core';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';

/** What a rest would bring, and the rest itself. */
export function RestPlanner({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(core);
  const sheet = useSheet(selectSheet);
  return (
    <header className="flex h-14 items-center gap-1">
      <IconButton icon={ChevronLeft} label={words.verb.back} onClick={onClose} />
      <h1 className="text-17">
        {words.verb.rest} {sheet?.name}
      </h1>
    </header>
  );
}
