import { core } from '@/i18n/core';
import { damageTerms } from '@/i18n/damage-terms';
import { defenceCover, defenceTitle } from '@/i18n/defence-words';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import type { Defence } from '@/model/sheet';
import { resourcesOff } from '@/rules';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { EditEntry } from './edit-entry';
import { EntriesPanel } from './entries-panel';
import { LastingRow } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import { selectDefences } from './panel-values';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';

/** What keeps damage off, in the order in which a hit meets it. */
export function DefencesPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(panels).defences;
  const defences = useOpenSheet(selectDefences);
  return (
    <EntriesPanel
      kind="defence"
      title={words.title}
      empty={words.empty}
      isEmpty={defences.length === 0}
      onOpen={onOpen}
    >
      <ol className="grid">
        {defences.map((defence) => (
          <DefenceRow key={defence.id} defence={defence} onOpen={onOpen} />
        ))}
      </ol>
    </EntriesPanel>
  );
}

type DefenceRowProps = Readonly<{ defence: Defence; onOpen: OpenPanel }>;

function DefenceRow({ defence, onOpen }: DefenceRowProps) {
  const words = useMessages(panels).defences;
  const coreWords = useMessages(core);
  const terms = useMessages(damageTerms);
  const { notCounted } = useMessages(rules);
  const language = useLanguage();
  const off = useOpenSheet(resourcesOff);
  const { name, on, source } = defence;
  const standing = source.resource === null ? undefined : off.get(source.resource);
  const told = [!on && words.off, standing && notCounted[standing.reason]].filter(Boolean).join(' · ');
  return (
    <LastingRow
      name={defenceTitle(defence, terms, language)}
      note={[name, defenceCover(defence, terms, coreWords)].filter(Boolean).join(' · ')}
      told={told}
      dimmed={told !== ''}
      left={null}
      body={(close) => <DefenceBody defence={defence} close={close} onOpen={onOpen} />}
    />
  );
}

/** Switching a defence on and off, and its form. */
function DefenceBody({ defence, close, onOpen }: DefenceRowProps & Readonly<{ close: () => void }>) {
  const words = useMessages(panels).defences;
  const canEdit = useCanEdit();
  const act = useAct();
  const { on, name } = defence;
  return (
    <>
      <Button
        disabled={!canEdit}
        onClick={() => act({ type: 'entry/put', list: 'defences', entry: { ...defence, on: !on } })}
      >
        {on ? words.switchOff(name) : words.switchOn(name)}
      </Button>
      <EditEntry kind="defence" entry={defence} onOpen={onOpen} close={close} />
    </>
  );
}
