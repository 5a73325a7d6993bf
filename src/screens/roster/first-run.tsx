import { ChevronDown, Download, Plus, Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import { roster } from '@/i18n/roster';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { type OnSample, SampleMenu } from './sample-menu';
import { SpherePage } from './sphere-page';

type FirstRunProps = Readonly<{ onNew: () => void; onImport: () => void; onSample: OnSample; notices: ReactNode }>;

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
          <span className="flex gap-2">
            <Button icon={Sparkle} onClick={() => onSample(null)} className="flex-1">
              {words.trySample}
            </Button>
            <SampleMenu icon={ChevronDown} onSample={onSample} className="border border-line-2 bg-surf-1" />
          </span>
          <Button icon={Download} onClick={onImport}>
            {words.importFile}
          </Button>
        </>
      }
    />
  );
}
