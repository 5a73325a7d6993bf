import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import type { AttributeId } from '@/model/attributes';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { RollButton } from './roll-button';
import type { OpenPanel } from './sheet-panel';
import type { AttributeCell } from './sheet-values';
import { useAct } from './use-act';

type AttributeNoteProps = Readonly<{ id: AttributeId; cell: AttributeCell; onOpen: OpenPanel }>;

/** Below the why of an Attribute: its Legendary rank, damage, a roll with it. */
export function AttributeNote({ id, cell: { rank, ownRank, damage }, onOpen }: AttributeNoteProps) {
  const { attribute: words } = useMessages(sheet);
  const { attribute: names } = useMessages(core);
  const canEdit = useCanEdit();
  const act = useAct();
  const isLegendary = rank > 0 || ownRank > 0;
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      {isLegendary && <p>{rank === ownRank ? words.legendary(rank) : words.legendaryWas(rank, ownRank)}</p>}
      <div className="flex flex-wrap gap-2">
        <RollButton name={names[id]} panel={`roll:${id}`} onOpen={onOpen} />
        <Button disabled={!canEdit} onClick={() => act({ type: 'attribute/damage', attribute: id, amount: 1 })}>
          {words.damageOne}
        </Button>
        <Button
          disabled={!canEdit || damage === 0}
          onClick={() => act({ type: 'attribute/restore', attribute: id, amount: 1 })}
        >
          {words.restoreOne}
        </Button>
      </div>
    </div>
  );
}
