import { TriangleAlert } from 'lucide-react';
import { partyPlayer } from '@/i18n/party-player';
import { useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import type { PartyState } from './party-state';
import { type PlayerStatus, playerStatus, shapeOf } from './player-status';

/** The shape of a state; the word stands beside it. */
export function StatusMark({ status }: Readonly<{ status: PlayerStatus }>) {
  const shape = shapeOf(status);
  return shape === 'trouble' ? (
    <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
  ) : (
    <Sphere lit={shape === 'lit'} />
  );
}

const CUT: readonly PlayerStatus[] = ['offline', 'unreachable', 'wrongPassword', 'denied', 'insecure'];

/** Changes that wait until the link is back; none while it works. */
export function useChangesWaiting({ phase, view }: Pick<PartyState, 'phase' | 'view'>): string | null {
  const words = useMessages(partyPlayer);
  const status = playerStatus({ phase, view });
  const waiting = view?.waitingChanges ?? 0;
  return status && waiting > 0 && CUT.includes(status) ? words.waitingChanges(waiting) : null;
}
