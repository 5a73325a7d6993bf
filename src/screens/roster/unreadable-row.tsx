import { Download, Ellipsis, FolderOpen, Trash2, TriangleAlert } from 'lucide-react';
import { roster } from '@/i18n/roster';
import type { RosterProblem } from '@/storage/roster';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/menu';
import { MenuItems } from '@/ui/menu-items';
import { useMessages } from '@/ui/preferences';
import { Row, RowName } from './row';

type UnreadableRowProps = Readonly<{
  entry: RosterProblem;
  onOpen: () => void;
  onDownload: () => void;
  onTrash: () => void;
}>;

/** A sheet that is there and can't be shown: what is wrong with it, and the record as it was found. */
export function UnreadableRow({ entry, onOpen, onDownload, onTrash }: UnreadableRowProps) {
  const words = useMessages(roster);
  const name = entry.name || words.unreadable.name;
  return (
    <Row>
      <div className="col-span-2">
        <RowName id={entry.id} onOpen={onOpen}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="mr-2 inline-block align-[-3px]" />
          {name}
        </RowName>
        <p className="mt-1 text-13 text-ink-2">
          <ProblemWords problem={entry.problem} />
        </p>
      </div>
      <div className="relative z-10 col-span-2 mt-1 -mr-3.5 flex items-center justify-between">
        <Button icon={Download} onClick={onDownload}>
          {words.unreadable.download}
        </Button>
        <Menu
          label={words.actionsOf(name)}
          icon={Ellipsis}
          body={(close) => (
            <MenuItems
              close={close}
              items={[
                { label: words.open, icon: FolderOpen, onSelect: onOpen },
                { label: words.unreadable.download, icon: Download, onSelect: onDownload },
                { label: words.moveToTrash, icon: Trash2, onSelect: onTrash },
              ]}
            />
          )}
        />
      </div>
    </Row>
  );
}

function ProblemWords({ problem }: Readonly<{ problem: RosterProblem['problem'] }>) {
  const { unreadable } = useMessages(roster);
  switch (problem.code) {
    case 'damaged':
      return unreadable.damaged;
    case 'newer':
      return unreadable.newer(problem.schema);
    case 'migration':
      return unreadable.migration(problem.from);
    case 'invalid':
      return unreadable.invalid(problem.path);
  }
}
