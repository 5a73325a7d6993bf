import { history } from '@/i18n/history';
import { sheet as sheetWords } from '@/i18n/sheet';
import { type ListedEntry, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { copyText } from '@/ui/copy-text';
import { useMessages } from '@/ui/preferences';
import { entryText, listText } from './entry-text';
import { useWording } from './use-entry-words';

type Copy = Readonly<{
  copyEntry: (listed: ListedEntry) => Promise<void>;
  copyList: (entries: readonly ListedEntry[]) => Promise<void>;
}>;

/** Puts an entry with its steps, or a list of entries, on the clipboard as text, and tells how that went. */
export function useCopy(tell: (text: string) => void): Copy {
  const words = useMessages(history);
  const { outOfCombat } = useMessages(sheetWords);
  const all = { ...useWording(), history: words, outOfCombat };
  const copy = async (text: string, entries: number) =>
    tell((await copyText(text)) ? words.copied(entries) : words.notCopied);
  return {
    copyEntry: (listed) => copy(entryText(listed, all), 1),
    copyList: (entries) => copy(listText(selectSheet(sheetStore.getState())?.name ?? '', entries, all), entries.length),
  };
}
