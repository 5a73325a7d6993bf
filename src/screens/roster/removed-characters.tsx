import { useQueryClient } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { roster } from '@/i18n/roster';
import { clearBeacon } from '@/storage/beacon';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useRosterStorage } from './roster-storage';
import { SpherePage } from './sphere-page';

type RemovedProps = Readonly<{ names: readonly string[]; onNew: () => void; onImport: () => void; notices: ReactNode }>;

/** The browser has emptied the database: whom it took, and how they come back. */
export function RemovedCharacters({ names, onNew, onImport, notices }: RemovedProps) {
  const words = useMessages(roster);
  const storage = useRosterStorage();
  const client = useQueryClient();
  const forget = () => {
    clearBeacon(storage.platform.localStorage);
    void client.invalidateQueries({ queryKey: ['sheets'] });
  };
  return (
    <SpherePage
      lit={false}
      title={words.removed.title(names.length)}
      notices={notices}
      text={
        <>
          <p>{words.removed.text}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-x-4 text-ink">
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
              <li key={index}>{name || words.removed.unnamed}</li>
            ))}
          </ul>
        </>
      }
      buttons={
        <>
          <Button kind="primary" icon={Download} onClick={onImport}>
            {words.importBackup}
          </Button>
          <Button icon={Plus} onClick={onNew}>
            {words.newCharacter}
          </Button>
          <Button onClick={forget}>{words.removed.forget}</Button>
        </>
      }
    />
  );
}
