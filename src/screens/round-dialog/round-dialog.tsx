import type { Sheet } from '@/model/sheet';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { RoundForm } from './round-form';
import { SceneForm } from './scene-form';

type RoundDialogProps = Readonly<{ onClose: () => void; kind: 'round' | 'scene' }>;

/** Ends the round or the scene, once everything it brings has been seen. */
export function RoundDialog({ onClose, kind }: RoundDialogProps) {
  const sheet: Sheet | null = useSheet(selectSheet);
  if (!sheet) return null;
  return kind === 'round' ? (
    <RoundForm sheet={sheet} onClose={onClose} />
  ) : (
    <SceneForm sheet={sheet} onClose={onClose} />
  );
}
