import { useState } from 'react';
import { party } from '@/i18n/party';
import type { Board } from '@/party/board';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { AddCard } from './add-card';
import { AddNpc } from './add-npc';
import { AddSheets } from './add-sheets';

type AddDialogProps = Readonly<{ board: Board; onClose: () => void }>;

const KINDS = ['sheet', 'npc', 'card'] as const;

/** Puts sheets of this browser, NPCs or cards that came as text on the board. */
export function AddDialog({ board, onClose }: AddDialogProps) {
  const words = useMessages(party).add;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('sheet');
  return (
    <Dialog title={words.title} subtitle={board.name} onClose={onClose}>
      <div className="grid gap-4">
        <Segmented
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: words[value] }))}
          onChange={setKind}
        />
        {kind === 'sheet' && <AddSheets board={board} onDone={onClose} />}
        {kind === 'npc' && <AddNpc board={board} onDone={onClose} />}
        {kind === 'card' && <AddCard board={board} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
