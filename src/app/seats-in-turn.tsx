import { lazy, Suspense, useEffect, useState } from 'react';
import { party } from '@/i18n/party';
import type { Board } from '@/party/board';
import { selectMode } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { showSheet } from '@/store/show-sheet';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { ToastsOf } from '@/ui/toasts-of';

const DamageDialog = lazy(async () => ({
  default: (await import('@/screens/damage-dialog/damage-dialog')).DamageDialog,
}));
const HealDialog = lazy(async () => ({ default: (await import('@/screens/heal-dialog/heal-dialog')).HealDialog }));

type SeatsInTurnProps = Readonly<{
  kind: 'damage' | 'heal';
  board: Board;
  seats: readonly string[];
  onClose: () => void;
}>;

/**
 * The damage or heal dialog of each sheet in turn. The last one stays open on the desk when the dialog is done, so that
 * its Undo works; the board lets go of it.
 */
export function SeatsInTurn({ kind, board, seats, onClose }: SeatsInTurnProps) {
  const sheetIds = seats.flatMap((id) => {
    const seat = board.seats.find((one) => one.id === id);
    return seat?.kind === 'sheet' ? [seat.sheetId] : [];
  });
  const words = useMessages(party);
  const name = useSheet((state) => state.history?.sheet.name ?? '');
  const [at, setAt] = useState(0);
  const sheetId = sheetIds[at];
  useEffect(() => {
    if (sheetId === undefined) onClose();
    else void showSheet(sheetId);
  }, [sheetId, onClose]);
  const mode = useSheet(selectMode);
  const isOpen = useSheet((state) => state.sheetId === sheetId);
  if (sheetId === undefined || !isOpen) return null;
  const next = () => (at + 1 < sheetIds.length ? setAt(at + 1) : onClose());
  if (mode === 'readOnly') return <Elsewhere onClose={onClose} />;
  if (mode !== 'editable' && mode !== 'memoryOnly') return null;
  return (
    <ToastsOf say={(text) => words.ofName(name, text)}>
      <Suspense fallback={null}>
        {kind === 'damage' ? (
          <DamageDialog key={sheetId} onClose={next} />
        ) : (
          <HealDialog key={sheetId} onClose={next} />
        )}
      </Suspense>
    </ToastsOf>
  );
}

function Elsewhere({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(party);
  const name = useSheet((state) => state.history?.sheet.name ?? '');
  return (
    <Dialog title={name} onClose={onClose}>
      <p className="mb-4">{words.blocked(name)}</p>
      <Button kind="primary" onClick={() => void sheetStore.editHere()}>
        {words.editHere}
      </Button>
    </Dialog>
  );
}
