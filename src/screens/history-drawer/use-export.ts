import { history } from '@/i18n/history';
import { sheetStore } from '@/store/sheet-store';
import { useMessages } from '@/ui/preferences';

/** Downloads the sheet with its history, and tells how that went. */
export function useExport(tell: (text: string) => void): () => Promise<void> {
  const words = useMessages(history);
  return async () => {
    try {
      const file = await sheetStore.exportOpen();
      if (!file) {
        tell(words.exportFailed);
        return;
      }
      const { download } = await import('@/storage/export-sheet');
      download(file.fileName, file.text);
      tell(words.exported(file.fileName));
    } catch {
      tell(words.exportFailed);
    }
  };
}
