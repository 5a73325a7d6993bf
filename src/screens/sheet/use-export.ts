import { core } from '@/i18n/core';
import { sheetDetail } from '@/i18n/sheet-detail';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';

/** Downloads the open sheet as a file. */
export function useExport(): () => Promise<void> {
  const words = useMessages(sheetDetail);
  const { error } = useMessages(core);
  const toast = useToast();
  return async () => {
    try {
      const { sheetStore } = await import('@/store/sheet-store');
      const file = await sheetStore.exportOpen();
      if (!file) {
        toast({ text: words.nothingExported });
        return;
      }
      const { download } = await import('@/storage/export-sheet');
      download(file.fileName, file.text);
      toast({ text: words.exported(file.fileName) });
    } catch {
      toast({ text: error.unexpected });
    }
  };
}
