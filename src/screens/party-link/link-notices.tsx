import { partyLink } from '@/i18n/party-link';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { type LinkStatus, linkStatus, shapeOf } from './link-status';
import type { BoardSession } from './use-link-session';

type LinkNoticesProps = Readonly<{ board: BoardSession; onOpen: () => void }>;

/** Above the seats: what keeps the link from working, what waits, and who asks to join. */
export function LinkNotices({ board: { state, view }, onOpen }: LinkNoticesProps) {
  const words = useMessages(partyLink);
  const status = linkStatus(state, view);
  const isSaying = shapeOf(status) === 'trouble' || status === 'offline';
  const names = view?.waiting.map(({ name }) => name) ?? [];
  const open = <Button onClick={onOpen}>{words.open}</Button>;
  return (
    <div className="grid gap-2 pt-3 empty:hidden">
      {isSaying && (
        <Banner mark={status === 'offline' ? 'offline' : 'trouble'} action={open}>
          <StatusLine status={status} waitingChanges={view?.waitingChanges ?? 0} />
        </Banner>
      )}
      {view && !view.isSaved && <Banner>{words.notSaved}</Banner>}
      {names.length > 0 && (
        <div role="status">
          <Banner mark="none" action={open}>
            {words.waiting.asks(names)}
          </Banner>
        </div>
      )}
    </div>
  );
}

/** The state in a word, what waits, and what it means. */
export function StatusLine({ status, waitingChanges }: Readonly<{ status: LinkStatus; waitingChanges: number }>) {
  const words = useMessages(partyLink);
  const waits = waitingChanges > 0 && status !== 'off' && status !== 'live';
  return (
    <>
      <b className="font-semibold">
        {words.status[status]}
        {waits && `, ${words.changesWaiting(waitingChanges)}`}.
      </b>{' '}
      {words.about[status]}
    </>
  );
}
