import type { Ports } from '../ports';
import type { PlayerLink } from '../views';
import type { Answer } from '../wire/documents';
import { openSession, publishCard, withdrawCard } from './player-session';
import type { PlayerSession } from './player-state';
import { waitingProposals } from './player-view';
import { ANSWERS_KEPT, readRecord, removeRecord } from './records';

function answer(session: PlayerSession, id: string, kind: Answer['kind'], result: string): boolean {
  const { record, ports } = session;
  if (!waitingProposals(session).some((proposal) => proposal.id === id)) return false;
  const added: Answer = { id, kind, result: result.slice(0, 60), at: ports.now() };
  void record.change({ answers: [...record.get().answers, added].slice(-ANSWERS_KEPT) }).catch(() => undefined);
  publishCard(session);
  session.view.changed();
  return true;
}

function close(session: PlayerSession): void {
  session.pace.stop();
  session.connection.close(true);
  session.view.changed();
}

async function leave(session: PlayerSession): Promise<void> {
  withdrawCard(session);
  close(session);
  const { role, partyId } = session.record.get();
  await session.heard.clear();
  await removeRecord(session.ports.vault, { role, partyId });
}

/** Opens a player's end of a party of this device. Null if its record can't be read. */
export async function openPlayerLink(ports: Ports, partyId: string): Promise<PlayerLink | null> {
  const membership = await readRecord(ports.vault, 'player', partyId);
  if (!membership) return null;
  const session = await openSession(ports, membership);
  const { record, view } = session;
  return {
    state: view.get,
    onChange: view.onChange,
    publish: (cards) => {
      void record.change({ cards }).catch(() => undefined);
      publishCard(session);
    },
    answer: (id, kind, result = '') => answer(session, id, kind, result),
    mute: (muted) => {
      void record.change({ muted }).catch(() => undefined);
      publishCard(session);
      view.changed();
    },
    leave: () => leave(session),
    close: () => {
      session.pace.flush();
      close(session);
    },
  };
}
