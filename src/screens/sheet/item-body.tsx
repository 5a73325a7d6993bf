import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import type { Item, Sheet } from '@/model/sheet';
import { itemValue } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { WhyLedger } from '@/ui/why-ledger';
import { useCanEdit } from './allowed';
import { EditEntry } from './edit-entry';
import { ModifierList } from './modifier-list';
import { useOpenSheet } from './open-sheet';
import type { ItemEntry } from './panel-values';
import { RollButton } from './roll-button';
import { SetByHand } from './set-by-hand';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';

const ROLLED_WITH: ReadonlySet<Item['kind']> = new Set(['weapon', 'tool', 'other']);

const whole = (sheet: Sheet): Sheet => sheet;

type ItemBodyProps = Readonly<{ entry: ItemEntry; close: () => void; onOpen: OpenPanel }>;

/** What an item brings and comes to, whether it is worn, and a roll with it. */
export function ItemBody({ entry: { item }, close, onOpen }: ItemBodyProps) {
  const words = useMessages(panels);
  const language = useLanguage();
  const sheet = useOpenSheet(whole);
  const canEdit = useCanEdit();
  const act = useAct();
  const value = itemValue(sheet, item);
  return (
    <>
      {item.note && <p>{item.note}</p>}
      {value.value !== 0 && (
        <section>
          <h3 className="text-13 text-ink-2">
            {words.items.value} {formatNumber(value.value, language)}
          </h3>
          <WhyLedger explained={value} />
        </section>
      )}
      <ModifierList modifiers={item.modifiers} />
      <Checkbox
        label={words.items.worn}
        checked={item.worn}
        disabled={!canEdit}
        onChange={(event) => act({ type: 'entry/put', list: 'items', entry: { ...item, worn: event.target.checked } })}
      />
      <SetByHand of={`carried:${item.id}`} onOpen={onOpen} />
      {ROLLED_WITH.has(item.kind) && <RollButton name={item.name} panel={`roll:item:${item.id}`} onOpen={onOpen} />}
      <EditEntry kind="item" entry={item} onOpen={onOpen} close={close} />
    </>
  );
}
