import { entries } from '@/i18n/entries';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import { ESSENCES } from '@/model/essences';
import type { Essence } from '@/rules';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCanEdit } from './allowed';
import { EditEntry } from './edit-entry';
import { ModifierList } from './modifier-list';
import type { ResourceEntry } from './panel-values';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';
import { useNeedWords } from './use-need-words';

type ResourceBodyProps = Readonly<{ entry: ResourceEntry; close: () => void; onOpen: OpenPanel }>;

/** What a resource brings and needs, the Storyteller's word on it, its Essence. */
export function ResourceBody({ entry: { resource, state }, close, onOpen }: ResourceBodyProps) {
  const words = useMessages(panels).resources;
  const { resource: names, ruling } = useMessages(entries);
  const { essence } = useMessages(rules);
  const needWords = useNeedWords();
  const canEdit = useCanEdit();
  const act = useAct();
  const { id } = resource;
  const rulings = [
    { value: 'none', label: names.byTheRules, disabled: !canEdit },
    { value: 'on', label: ruling.on, disabled: !canEdit },
    { value: 'off', label: ruling.off, disabled: !canEdit },
  ] as const;
  return (
    <>
      {resource.note && <p>{resource.note}</p>}
      {resource.needs.length > 0 && <p className="text-13 text-ink-2">{words.needs(needWords(resource.needs))}</p>}
      <ModifierList modifiers={resource.modifiers} />
      <Segmented
        label={names.ruling}
        showLabel
        value={resource.ruling ?? 'none'}
        onChange={(next) => act({ type: 'resource/rule', id, ruling: next === 'none' ? null : next })}
        options={rulings}
      />
      <SelectField
        label={words.essenceNow}
        disabled={!canEdit}
        value={state.essence}
        onChange={(event) => act({ type: 'essence/change', resource: id, essence: event.target.value as Essence })}
        options={ESSENCES.map((value) => ({ value, label: essence[value] }))}
      />
      {resource.essenceChanges.length > 0 && (
        <Button disabled={!canEdit} onClick={() => act({ type: 'essence/restore', resource: id })}>
          {words.restoreEssence}
        </Button>
      )}
      <EditEntry kind="resource" entry={resource} onOpen={onOpen} close={close} />
    </>
  );
}
