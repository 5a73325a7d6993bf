import { useShortcuts } from '@/ui/keyboard';
import { useHindrance } from './allowed';
import type { OpenPanel } from './sheet-panel';
import { useUndoRedo } from './use-act';

/** The keys of the sheet. */
export function useSheetKeys(onOpen: OpenPanel, onKeys: () => void): void {
  const hindrance = useHindrance();
  const { undo, redo } = useUndoRedo();
  useShortcuts({
    z: undo,
    'mod+z': undo,
    'shift+z': redo,
    'mod+shift+z': redo,
    y: () => onOpen('history'),
    '?': onKeys,
  });
  useShortcuts(
    {
      d: () => onOpen('damage'),
      h: () => onOpen('heal'),
      r: () => onOpen('rest'),
      w: () => onOpen('willpower'),
      e: () => onOpen('round'),
    },
    hindrance === null,
  );
}
