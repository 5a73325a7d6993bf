import { createContext, type ReactNode, use } from 'react';
import { type Marking, useMarking } from '@/ui/marking';
import { useOpenSheet } from './open-sheet';
import { selectTrack } from './sheet-values';
import { useAct } from './use-act';

const MarkingContext = createContext<Marking | null>(null);

/** Shares the marking mode of the track with the dock, which it replaces while it is on. */
export function MarkingScope({ children }: Readonly<{ children: ReactNode }>) {
  const track = useOpenSheet(selectTrack);
  const act = useAct();
  const marking = useMarking(track, (grade, amount) => act({ type: 'manual/mark-health', grade, amount }));
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}

export function useSheetMarking(): Marking {
  const marking = use(MarkingContext);
  if (!marking) throw new Error('MarkingScope is missing');
  return marking;
}
