import { ChevronLeft } from 'lucide-react';
import { core } from '@/i18n/core';
import { IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';

export type CharacterFormProps = Readonly<{
  mode: 'new' | 'edit';
  onClose: () => void;
  /** The id of the sheet that was made. */
  onCreated: (id: string) => void;
}>;

/** A character as it is written down: a new one, or the open sheet's. */
export function CharacterForm({ onClose }: CharacterFormProps) {
  const words = useMessages(core);
  return (
    <main>
      <IconButton icon={ChevronLeft} label={words.verb.back} onClick={onClose} />
    </main>
  );
}
