import { sheet } from '@/i18n/sheet';
import { selectCanEdit } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';
import { selectIsDead } from './sheet-values';

/** Why the character can't be acted on; null when they can. */
export type Hindrance = 'readOnly' | 'dead' | null;

export const useCanEdit = (): boolean => useSheet(selectCanEdit);

export function useHindrance(): Hindrance {
  const isDead = useOpenSheet(selectIsDead);
  if (!useCanEdit()) return 'readOnly';
  return isDead ? 'dead' : null;
}

/** A label that says why its button is disabled. */
export function useHinderedLabel(): (what: string, hindrance: 'readOnly' | 'dead' | 'unconscious' | null) => string {
  const words = useMessages(sheet);
  return (what, hindrance) => (hindrance ? words.notFor[hindrance](what) : what);
}
