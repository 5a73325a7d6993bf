import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { useTellOutcome } from '@/ui/tell-outcome';

/** Runs the commands as one gesture, closes, and tells what became of it. */
export function useEnd(sheet: Sheet, onClose: () => void): (commands: readonly Command[]) => void {
  const tell = useTellOutcome();
  return (commands) => {
    const done = sheetStore.dispatch(commands);
    if (!done.ok) return;
    onClose();
    const undo = () => void sheetStore.undo();
    tell({ commands, trace: done.trace, before: sheet, after: done.sheet, undo });
  };
}
