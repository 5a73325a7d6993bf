import { useState } from 'react';
import { history } from '@/i18n/history';
import { formatDate } from '@/i18n/time-formatters';
import { type ListedEntry, selectEntries } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';

/** Pages read for one tap; each waits for the disk, so the drawer stays at hand meanwhile. */
const PAGES = 10;

type SearchedProps = Readonly<{
  entries: readonly ListedEntry[];
  found: number;
  matches: (entries: readonly ListedEntry[]) => number;
}>;

/** How far back the search went, and the way on: older pages are read until one holds something. */
export function SearchedSoFar({ entries, found, matches }: SearchedProps) {
  const words = useMessages(history);
  const language = useLanguage();
  const hasOlder = useSheet((state) => state.hasOlder && state.historyLoaded);
  const [reading, setReading] = useState(false);
  const oldest = entries.at(-1)?.entry;
  const searchOn = async () => {
    setReading(true);
    for (let page = 0; page < PAGES; page += 1) {
      if (!(await sheetStore.loadOlder())) break;
      if (matches(selectEntries(sheetStore.getState())) > found) break;
    }
    setReading(false);
  };
  return (
    <div className="grid gap-2 border-t border-line py-3 text-13 text-ink-2">
      <p role="status">
        {words.found(found, entries.length)}{' '}
        {hasOlder && oldest && words.searchedTo(formatDate(oldest.at, language), oldest.seq - 1)}
      </p>
      {hasOlder && (
        <Button disabled={reading} onClick={() => void searchOn()}>
          {reading ? words.searching : words.searchOn}
        </Button>
      )}
    </div>
  );
}
