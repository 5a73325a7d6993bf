import { Copy, Download, Ellipsis, FolderOpen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { formatRelativeTime } from '@/i18n/time-formatters';
import { maximumHealth, sheetStatus } from '@/rules';
import type { RosterSheet } from '@/storage/roster';
import { Menu } from '@/ui/menu';
import { MenuItems } from '@/ui/menu-items';
import { useLanguage, useMessages } from '@/ui/preferences';
import { StatusChip } from '@/ui/status-chip';
import { useNow } from '@/ui/use-now';
import { Being, Concept, FullName, HealthLine } from './character-lines';
import { useRosterStorage } from './roster-storage';
import { Row, RowName } from './row';

type SheetRowProps = Readonly<{
  entry: RosterSheet;
  where: string;
  onOpen: () => void;
  onDuplicate: () => void;
  onExport: () => void;
  onTrash: () => void;
  /** Its summons and clones. */
  below?: ReactNode;
}>;

/** One character: who, how badly hurt, how much Health is left, where it is kept and when it last changed. */
export function SheetRow({ entry, where, onOpen, onDuplicate, onExport, onTrash, below }: SheetRowProps) {
  const words = useMessages(roster);
  const { verb } = useMessages(core);
  const language = useLanguage();
  const now = useNow(useRosterStorage().platform.now);
  const { sheet, id, updatedAt } = entry;
  return (
    <Row below={below}>
      <div className="min-w-0">
        <RowName id={id} onOpen={onOpen}>
          <FullName sheet={sheet} />
        </RowName>
        <Being sheet={sheet} />
        <Concept sheet={sheet} />
      </div>
      <StatusChip small status={sheetStatus(sheet).status} />
      <div className="col-span-2">
        <HealthLine track={sheet.health.track} maximum={maximumHealth(sheet).value} />
      </div>
      <div className="col-span-2 -mt-1 -mr-3.5 -mb-2 flex items-center gap-3 text-13 text-ink-2">
        <span className="flex-1">{where}</span>
        <time dateTime={new Date(updatedAt).toISOString()}>{formatRelativeTime(updatedAt, now, language)}</time>
        <Menu
          label={words.actionsOf(sheet.name)}
          icon={Ellipsis}
          className="relative z-10 -ml-3"
          body={(close) => (
            <MenuItems
              close={close}
              items={[
                { label: words.open, icon: FolderOpen, onSelect: onOpen },
                { label: verb.duplicate, icon: Copy, onSelect: onDuplicate },
                { label: verb.export, icon: Download, onSelect: onExport },
                { label: words.moveToTrash, icon: Trash2, onSelect: onTrash },
              ]}
            />
          )}
        />
      </div>
    </Row>
  );
}
