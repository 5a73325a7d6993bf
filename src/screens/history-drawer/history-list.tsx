import type { ReactNode } from 'react';
import { formatTrack } from '@/i18n';
import { core } from '@/i18n/core';
import { history } from '@/i18n/history';
import { sheet as sheetWords } from '@/i18n/sheet';
import type { Sheet } from '@/model/sheet';
import { CREATION, standsAt } from '@/store/history-moves';
import { type ListedEntry, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { byRound } from './by-round';
import { HistoryRow } from './history-row';

type ListProps = Readonly<{
  /** What is listed, newest first. */
  shown: readonly ListedEntry[];
  /** Nothing was left out, so the list ends with the creation. */
  whole: boolean;
  /** What stands in the place of an empty list. */
  nothing: ReactNode;
  canEdit: boolean;
  onCopy: (listed: ListedEntry) => Promise<void>;
  onTell: (text: string) => void;
}>;

/** The entries by round, with the line of light where the sheet stands. */
export function HistoryList({ shown, whole, nothing, canEdit, onCopy, onTell }: ListProps) {
  const coreWords = useMessages(core);
  const { outOfCombat } = useMessages(sheetWords);
  const standing = useSheet((state) => (state.history ? standsAt(state.history) : 0));
  const goTo = useGoTo(onTell);
  if (shown.length === 0) return nothing;
  const below = shown.find(({ state }) => state === 'done');
  return (
    <>
      {byRound(shown).map(({ key, round, entries: rows }) => (
        <section key={key}>
          <h3 className="pt-3 pb-1 text-12 font-normal text-ink-3">
            {round > 0 ? coreWords.unit.round(round) : outOfCombat}
          </h3>
          <ol>
            {rows.map((listed) => (
              <HistoryRow
                key={listed.entry.id}
                listed={listed}
                stands={listed.entry.seq === standing}
                canEdit={canEdit}
                onGoTo={() => goTo(listed.entry.id)}
                onCopy={() => onCopy(listed)}
                above={listed === below && <NowLine />}
              />
            ))}
          </ol>
        </section>
      ))}
      {!below && <NowLine />}
      {whole && <Creation stands={standing === 0} canEdit={canEdit} onGoTo={() => goTo(CREATION)} />}
    </>
  );
}

/** Goes to an entry, and says where the sheet stands then. */
function useGoTo(onTell: ListProps['onTell']): (entryId: string) => Promise<void> {
  const words = useMessages(history);
  const language = useLanguage();
  return async (entryId) => {
    await sheetStore.goTo(entryId);
    const sheet = selectSheet(sheetStore.getState());
    if (sheet) onTell(words.now(formatTrack(sheet.health.track, language)));
  };
}

function NowLine() {
  const sheet = useSheet(selectSheet);
  return sheet && <Now sheet={sheet} />;
}

function Now({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(history);
  const language = useLanguage();
  return (
    <p className="flex h-7 items-center gap-2.5 text-12 font-semibold">
      <Sphere />
      {words.now(formatTrack(sheet.health.track, language))}
      <i aria-hidden className="h-[1.5px] flex-1 bg-light opacity-70" />
    </p>
  );
}

type CreationProps = Readonly<{ stands: boolean; canEdit: boolean; onGoTo: () => Promise<void> }>;

/** The first line of all, once everything has been read. */
function Creation({ stands, canEdit, onGoTo }: CreationProps) {
  const words = useMessages(history);
  const isRead = useSheet((state) => state.historyLoaded && !state.hasOlder);
  if (!isRead) return null;
  return (
    <div className="flex min-h-14 items-center gap-3 border-t border-line py-1.5">
      <span className="flex-1 font-semibold">{words.created}</span>
      {stands ? (
        <span className="text-13 text-ink-2">{words.standsHere}</span>
      ) : (
        canEdit && (
          <Button kind="ghost" className="px-2.5 text-13 font-normal!" onClick={() => void onGoTo()}>
            {words.goToStart}
          </Button>
        )
      )}
    </div>
  );
}
