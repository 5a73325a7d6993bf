import { partyPlayer } from '@/i18n/party-player';
import { LinkMark } from '@/ui/link-mark';
import { useMessages } from '@/ui/preferences';
import type { PartyState } from './party-state';
import { type PlayerStatus, playerStatus, shapeOf } from './player-status';

/** The mark of a state of the player's link. */
export const StatusMark = ({ status }: Readonly<{ status: PlayerStatus }>) => (
  <LinkMark shape={shapeOf(status)} size={14} />
);

const CUT: readonly PlayerStatus[] = ['offline', 'unreachable', 'wrongPassword', 'denied', 'insecure'];

/** Changes that wait until the link is back; none while it works. */
export function useChangesWaiting({ phase, view }: Pick<PartyState, 'phase' | 'view'>): string | null {
  const words = useMessages(partyPlayer);
  const status = playerStatus({ phase, view });
  const waiting = view?.waitingChanges ?? 0;
  return status && waiting > 0 && CUT.includes(status) ? words.waitingChanges(waiting) : null;
}
