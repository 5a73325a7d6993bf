import { partyLink } from '@/i18n/party-link';
import { useMessages } from '@/ui/preferences';
import { linkStatus } from './link-status';
import { StatusMark } from './status-mark';
import type { BoardSession } from './use-link-session';

type LinkButtonProps = Readonly<{ board: BoardSession; onOpen: () => void }>;

/** The live link in the header of the board: what it is doing, and the way to it. */
export function LinkButton({ board: { state, view }, onOpen }: LinkButtonProps) {
  const words = useMessages(partyLink);
  const status = linkStatus(state, view);
  const waits = status !== 'off' && status !== 'live' ? (view?.waitingChanges ?? 0) : 0;
  const said = waits > 0 ? `${words.status[status]}, ${words.changesWaiting(waits)}` : words.status[status];
  return (
    <button
      type="button"
      aria-label={`${words.title}: ${said}`}
      title={`${words.title}: ${said}`}
      className="inline-flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-2 px-2 text-13 whitespace-nowrap hover:bg-surf-2"
      onClick={onOpen}
    >
      <StatusMark status={status} />
      <span className="max-lg:hidden">{status === 'off' ? `${words.title}: ${said}` : said}</span>
    </button>
  );
}
