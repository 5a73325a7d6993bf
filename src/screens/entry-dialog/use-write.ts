import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { useTellOutcome } from '@/ui/tell-outcome';

/** Runs the command of a form, closes it and says what came of it; with nothing to do it only closes. */
export function useWrite(onClose: () => void): (before: Sheet, command: Command) => void {
  const tell = useTellOutcome();
  return (before, command) => {
    const done = sheetStore.dispatch([command]);
    if (!done.ok && done.refusal.code !== 'nothingToDo') return;
    onClose();
    if (!done.ok) return;
    const undo = () => void sheetStore.undo();
    tell({ commands: [command], trace: done.trace, before, after: done.sheet, undo });
  };
}
