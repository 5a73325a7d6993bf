import { Download, Plus, Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import { roster } from '@/i18n/roster';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { SpherePage } from './sphere-page';

type FirstRunProps = Readonly<{ onNew: () => void; onImport: () => void; onSample: () => void; notices: ReactNode }>;

/** Nobody here yet: three ways to begin, and nothing else. */
export function FirstRun({ onNew, onImport, onSample, notices }: FirstRunProps) {
  const words = useMessages(roster);
  return (
    <SpherePage
      title={words.firstRun.title}
      text={<p>{words.firstRun.text}</p>}
      notices={notices}
      buttons={
        <>
          <Button kind="primary" icon={Plus} onClick={onNew}>
            {words.newCharacter}
          </Button>
          <Button icon={Sparkle} onClick={onSample}>
            {words.trySample}
          </Button>
          <Button icon={Download} onClick={onImport}>
            {words.importFile}
          </Button>
        </>
      }
    />
  );
}
