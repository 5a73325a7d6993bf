import { lazy } from 'react';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import { useMessages } from '@/ui/preferences';
import { EntriesPanel } from './entries-panel';
import { LastingRow } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import { type ResourceEntry, selectResources } from './panel-values';
import type { OpenPanel } from './sheet-panel';
import { useNeedWords } from './use-need-words';

const ResourceBody = lazy(async () => ({ default: (await import('./resource-body')).ResourceBody }));

/** Bloodlines, Titles, Feats and the rest, with why one does not work. */
export function ResourcesPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(panels).resources;
  const resources = useOpenSheet(selectResources);
  return (
    <EntriesPanel
      kind="resource"
      term="resource"
      title={words.title}
      empty={words.empty}
      isEmpty={resources.length === 0}
      onOpen={onOpen}
    >
      <ul className="grid">
        {resources.map((entry) => (
          <ResourceRow key={entry.resource.id} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </EntriesPanel>
  );
}

const IN_FORCE: ReadonlySet<string> = new Set(['works', 'imposed', 'ruledOn']);

function ResourceRow({ entry, onOpen }: Readonly<{ entry: ResourceEntry; onOpen: OpenPanel }>) {
  const { resource, state, depth } = entry;
  const { rank } = useMessages(core);
  const { kinds } = useMessages(entries).resource;
  const { essence } = useMessages(rules);
  const told = useStateWords(entry);
  return (
    <LastingRow
      name={resource.name}
      note={[kinds[resource.kind], rank(resource.level), essence[state.essence]].join(' · ')}
      told={told}
      dimmed={!IN_FORCE.has(state.state)}
      depth={depth}
      left={null}
      body={(close) => <ResourceBody entry={entry} close={close} onOpen={onOpen} />}
    />
  );
}

/** What is the matter with a resource; empty for one that simply works. */
function useStateWords({ state }: ResourceEntry): string {
  const words = useMessages(panels).resources.state;
  const needs = useNeedWords()(state.missing);
  switch (state.state) {
    case 'suspended':
    case 'imposed':
      return words[state.state](needs);
    case 'degraded':
      return words.degraded(state.degradedTo ?? '');
    default:
      return words[state.state];
  }
}
