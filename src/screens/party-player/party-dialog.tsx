import { core } from '@/i18n/core';
import { fourWordsList, wordsAt } from '@/i18n/party-link/four-words';
import { partyPlayer } from '@/i18n/party-player';
import { formatRelativeTime } from '@/i18n/time-formatters';
import type { PlayerView } from '@/party';
import { now } from '@/store/clock';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { StatusChip } from '@/ui/status-chip';
import { Switch } from '@/ui/switch';
import { useToast } from '@/ui/toast';
import { useNow } from '@/ui/use-now';
import { type PartyState, useParty } from './party-state';
import { playerStatus } from './player-status';
import { StatusMark, useChangesWaiting } from './status-mark';

type PartyDialogProps = Readonly<{ onClose: () => void; onCard: () => void }>;

const selectParty = (state: PartyState) => state;

/** The party of the open sheet: what the link does, who is there, what the player may turn off. */
export function PartyDialog({ onClose, onCard }: PartyDialogProps) {
  const words = useMessages(partyPlayer);
  const { verb } = useMessages(core);
  const { view, session, phase } = useParty(selectParty);
  const leave = useLeave(onClose);
  const isThere = view?.standing === 'approved';
  return (
    <Dialog
      title={view?.partyName || words.party}
      onClose={onClose}
      footer={
        <DialogButtons>
          {session && <Button onClick={() => void leave()}>{words.leave}</Button>}
          <Button data-autofocus onClick={onClose}>
            {verb.close}
          </Button>
        </DialogButtons>
      }
    >
      <div className="grid gap-4">
        {phase === 'none' && (
          <EmptyState action={<Button onClick={() => location.assign('#/party')}>{words.toParties}</Button>}>
            {words.notIn}
          </EmptyState>
        )}
        <Status phase={phase} view={view} />
        {view?.standing === 'waiting' && <Words view={view} />}
        {isThere && <AtTable view={view} />}
        {isThere && session && (
          <div className="border-t border-line pt-2">
            <Switch label={words.mute} checked={view.muted} onChange={session.mute} />
            <p className="text-13 text-ink-2">{words.muteHelp}</p>
          </div>
        )}
        <Button className="justify-self-start" onClick={onCard}>
          {words.card.title}
        </Button>
        {session && <p className="text-13 text-ink-2">{words.leaveHelp}</p>}
      </div>
    </Dialog>
  );
}

function useLeave(onClose: () => void): () => Promise<void> {
  const words = useMessages(partyPlayer);
  const toast = useToast();
  const session = useParty((state) => state.session);
  return async () => {
    try {
      await session?.leave();
      onClose();
      toast({ text: words.left });
    } catch {
      toast({ text: words.failedToDo });
    }
  };
}

function Status({ phase, view }: Pick<PartyState, 'phase' | 'view'>) {
  const words = useMessages(partyPlayer);
  const language = useLanguage();
  const time = useNow(now);
  const changes = useChangesWaiting({ phase, view });
  const status = playerStatus({ phase, view });
  if (!status) return null;
  const heard = view?.storyteller.lastHeard ?? null;
  const isLive = status === 'live';
  return (
    <div role="status" className="grid gap-1">
      <p className="flex items-center gap-2 font-semibold">
        <StatusMark status={status} />
        {changes ? words.withChanges(words.short[status], changes) : words.short[status]}
      </p>
      <p className="text-13 text-ink-2">{words.long[status]}</p>
      {view && !isLive && (
        <p className="text-13 text-ink-2">
          {heard === null ? words.neverHeard : words.lastHeard(formatRelativeTime(heard, time, language))}
        </p>
      )}
    </div>
  );
}

function Words({ view }: Readonly<{ view: PlayerView }>) {
  const words = useMessages(partyPlayer);
  const { list } = useMessages(fourWordsList);
  return (
    <div>
      <p className="text-13 text-ink-2">{words.fourWords}</p>
      <p className="text-24">{wordsAt(list, view.words).join(' · ')}</p>
    </div>
  );
}

function AtTable({ view }: Readonly<{ view: PlayerView }>) {
  const words = useMessages(partyPlayer);
  const { table, others } = view;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="flex text-13 text-ink-2">
        <span className="flex-1">{words.atTable}</span>
        {table && <span className="font-normal">{words.sceneAndRound(table.scene, table.round)}</span>}
      </h3>
      {others.length === 0 && <p className="text-13 text-ink-2">{words.nobody}</p>}
      <ul>
        {others.map(({ id, name, presence, card }) => (
          <li key={id} className="flex min-h-tap flex-wrap items-center gap-x-2.5 border-b border-line last:border-b-0">
            <bdi className="min-w-0 flex-1 truncate">{card?.name ?? name}</bdi>
            {card && <StatusChip small status={card.status} />}
            <span className="inline-flex items-center gap-1.5 text-12 text-ink-2">
              <Sphere lit={presence === 'live'} />
              {words.presence[presence]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
