import { core } from '@/i18n/core';
import { sheetDetail } from '@/i18n/sheet-detail';
import { Dialog } from '@/ui/dialog';
import { KeyHints } from '@/ui/key-hints';
import { useMessages, usePreferences } from '@/ui/preferences';

/** Every key of the sheet. */
export function KeyList({ onClose }: Readonly<{ onClose: () => void }>) {
  const { keys } = useMessages(sheetDetail);
  const { verb, term, key } = useMessages(core);
  const { letterKeys } = usePreferences();
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div className="grid gap-4">
        {!letterKeys && <p className="text-13">{keys.off}</p>}
        <KeyHints
          hints={[
            { keys: 'D', does: verb.takeDamage },
            { keys: 'H', does: verb.heal },
            { keys: 'R', does: verb.rest },
            { keys: 'W', does: term.willpower },
            { keys: 'E', does: verb.endRound },
            { keys: 'Z · Ctrl+Z', does: keys.undo },
            { keys: 'Shift+Z · Ctrl+Shift+Z', does: keys.redo },
            { keys: 'Y', does: keys.history },
            { keys: 'Y · N', does: keys.proposal },
            { keys: '?', does: keys.list },
          ]}
        />
        <h3 className="text-13 text-ink-2">{keys.track}</h3>
        <KeyHints
          hints={[
            { keys: '← →', does: keys.amount },
            { keys: 'B L A', does: keys.grade },
            { keys: key.enter, does: keys.mark },
            { keys: key.escape, does: keys.cancel },
          ]}
        />
      </div>
    </Dialog>
  );
}
