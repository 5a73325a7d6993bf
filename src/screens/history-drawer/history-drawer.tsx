import { core } from '@/i18n/core';
import { selectEntries } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Drawer } from '@/ui/drawer';
import { useMessages } from '@/ui/preferences';

/** Every change of the sheet in words. */
export function HistoryDrawer({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(core);
  const entries = useSheet(selectEntries);
  return (
    <Drawer title={words.term.history} onClose={onClose}>
      {entries.length}
    </Drawer>
  );
}
