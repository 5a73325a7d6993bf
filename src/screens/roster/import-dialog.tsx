import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { maximumHealth, sheetStatus } from '@/rules';
import type { ImportPreview } from '@/storage/import-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { StatusChip } from '@/ui/status-chip';
import { Concept, FullName, HealthLine } from './character-lines';

type ImportDialogProps = Readonly<{
  preview: ImportPreview;
  names: readonly string[];
  isBusy: boolean;
  onKeep: () => void;
  onClose: () => void;
}>;

/** Whom a file would bring, before anything is stored. */
export function ImportDialog({ preview, names, isBusy, onKeep, onClose }: ImportDialogProps) {
  const { importing } = useMessages(roster);
  const { verb } = useMessages(core);
  const { sheet, app, line } = preview;
  const changes = line?.entries.length ?? 0;
  return (
    <Dialog
      title={importing.title}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <Button kind="primary" data-autofocus disabled={isBusy} onClick={onKeep}>
            {importing.keep}
          </Button>
        </DialogButtons>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div>
            <h3 className="text-17">
              <FullName sheet={sheet} />
            </h3>
            <Concept sheet={sheet} />
          </div>
          <StatusChip small status={sheetStatus(sheet).status} />
        </div>
        <HealthLine track={sheet.health.track} maximum={maximumHealth(sheet).value} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
          <dt className="text-ink-2">{importing.version}</dt>
          <dd>{importing.app(app)}</dd>
          <dt className="text-ink-2">{importing.history}</dt>
          <dd>{changes > 0 ? importing.changes(changes) : importing.noHistory}</dd>
        </dl>
        {names.includes(sheet.name) && <p className="text-13 text-ink-2">{importing.twin(sheet.name)}</p>}
      </div>
    </Dialog>
  );
}
