import { lazy } from 'react';
import { formatNumber } from '@/i18n';
import { entries } from '@/i18n/entries';
import { panels } from '@/i18n/panels';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useHinderedLabel, useHindrance } from './allowed';
import { EntriesPanel } from './entries-panel';
import { LastingRow } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import { type ItemEntry, selectItems } from './panel-values';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';

const ItemBody = lazy(async () => ({ default: (await import('./item-body')).ItemBody }));

/** What is carried and worn, with what is left of it and what is wrong with it. */
export function ItemsPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(panels).items;
  const items = useOpenSheet(selectItems);
  return (
    <EntriesPanel kind="item" title={words.title} empty={words.empty} isEmpty={items.length === 0} onOpen={onOpen}>
      <ul className="grid">
        {items.map((entry) => (
          <ItemRow key={entry.item.id} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </EntriesPanel>
  );
}

function ItemRow({ entry, onOpen }: Readonly<{ entry: ItemEntry; onOpen: OpenPanel }>) {
  const { item: words } = useMessages(entries);
  const { item, usable } = entry;
  const { name, kind, worn, quantity, uses } = item;
  const note = [
    words.kinds[kind],
    worn && words.isWorn,
    quantity !== 1 && words.carried(quantity),
    uses && words.usesLeft(uses.left, uses.maximum),
  ];
  return (
    <LastingRow
      name={name}
      note={note.filter(Boolean).join(' · ')}
      told={useStandingWords(entry)}
      dimmed={!usable}
      left={<Points entry={entry} />}
      action={(uses || kind === 'consumable') && <UseButton entry={entry} />}
      body={(close) => <ItemBody entry={entry} close={close} onOpen={onOpen} />}
    />
  );
}

function Points({ entry: { item } }: Readonly<{ entry: ItemEntry }>) {
  const language = useLanguage();
  return item.points > 0 && <b className="font-semibold">{formatNumber(item.points, language)}</b>;
}

/** What is the matter with an item; empty for one that suits. */
function useStandingWords({ use, essence }: ItemEntry): string {
  const words = useMessages(panels).items;
  return [
    essence.state === 'fails' && words.fails,
    essence.state === 'degraded' && words.degraded(essence.to),
    use.missingStrength > 0 && words.strength(use.missingStrength, use.strengthPenalty),
    use.fitPenalty > 0 && words.fit(use.fitPenalty),
    !use.usable && words.unusable,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Uses the item once; disabled, it says why. */
function UseButton({ entry: { item, usable } }: Readonly<{ entry: ItemEntry }>) {
  const words = useMessages(panels).items;
  const hindrance = useHindrance();
  const hindered = useHinderedLabel();
  const act = useAct();
  const isLeft = item.quantity > 0 && item.uses?.left !== 0;
  return (
    <Button
      className="shrink-0 px-3 whitespace-nowrap"
      aria-label={isLeft ? hindered(words.use(item.name), hindrance) : undefined}
      disabled={hindrance !== null || !isLeft || !usable}
      onClick={() => act({ type: 'item/use', id: item.id })}
    >
      {isLeft ? words.useShort : words.noneLeft}
    </Button>
  );
}
