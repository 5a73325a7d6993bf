import type { Ports } from '../ports';
import type { Proposed, SentProposal, StorytellerLink } from '../views';
import { toBase64, toHex } from '../wire/bytes';
import { LIMITS, type ProposalBody, type TableState } from '../wire/documents';
import { writeInvite } from '../wire/invite';
import { roomOf } from '../wire/keys';
import { refusalToPropose, withProposal } from './proposals';
import { keyBytes, MOVES_KEPT, type PartyRecord, readRecord } from './records';
import { lastDocuments, toRecord } from './storyteller-documents';
import {
  changeProposals,
  connect,
  follow,
  openSession,
  publishTable,
  publishTo,
  type StorytellerSession,
} from './storyteller-session';

function approve(session: StorytellerSession, id: string): void {
  const { record, waiting } = session;
  const asking = waiting.get(id);
  const { roster } = record.get();
  if (!asking || roster.length >= LIMITS.members) return;
  const member = { id, ...asking };
  waiting.delete(id);
  void record.change({ roster: [...roster, member] }).catch(() => undefined);
  publishTable(session);
  publishTo(session, member, 'member');
  follow(session);
  session.view.changed();
}

function refuse(session: StorytellerSession, id: string): void {
  const { record, waiting } = session;
  const asking = waiting.get(id);
  if (!asking) return;
  waiting.delete(id);
  void record.change({ refused: [...record.get().refused, id].slice(-200) }).catch(() => undefined);
  publishTo(session, { id, ...asking }, 'refused');
  session.view.changed();
}

/** The record after a member is gone: another key, the rest of the roster, and the last documents under the old key. */
function withoutMember({ record, identity, order, room, ports }: StorytellerSession, id: string): PartyRecord {
  const before = record.get();
  const rest: PartyRecord = {
    ...before,
    roster: before.roster.filter((member) => member.id !== id),
    proposals: before.proposals.filter(({ to }) => to !== id),
    refused: [],
  };
  const partyKey = toBase64(ports.random(32));
  const { nextPosition } = order;
  const last = lastDocuments(rest, partyKey, { identity, room, nextPosition, now: ports.now(), random: ports.random });
  return { ...rest, partyKey, moves: [...rest.moves, last.map(toRecord)].slice(-MOVES_KEPT) };
}

/** Removes a member. Everybody else gets a new key, and nobody listens to the old room any more. */
async function remove(session: StorytellerSession, id: string): Promise<void> {
  const { record, heard } = session;
  const before = record.get();
  if (!before.roster.some((member) => member.id === id)) return;
  const after = withoutMember(session, id);
  try {
    // A key that was told to others and then forgotten would lose the party, so it is on disk first.
    await record.change(after);
  } catch (error) {
    void record.change(before).catch(() => undefined);
    throw error;
  }
  heard.forget({ stream: 'card', member: id });
  heard.forget({ stream: 'here', member: id });
  session.waiting.clear();
  session.connection.close(false);
  session.room = roomOf(keyBytes(after.partyKey));
  connect(session);
  session.view.changed();
}

function propose(session: StorytellerSession, memberIds: readonly string[], body: ProposalBody): readonly Proposed[] {
  const { roster, proposals: before } = session.record.get();
  let proposals: readonly SentProposal[] = before;
  const isMember = (id: string) => roster.some((member) => member.id === id);
  const proposed = memberIds.map((memberId): Proposed => {
    const code = isMember(memberId) ? refusalToPropose(proposals, memberId, body) : 'notAMember';
    if (code) return { ok: false, memberId, code };
    const id = toHex(session.ports.random(16));
    const sentAt = session.ports.now();
    proposals = withProposal(proposals, { id, to: memberId, body, sentAt, answer: null, expired: false });
    return { ok: true, memberId, proposalId: id };
  });
  changeProposals(session, proposals);
  return proposed;
}

function inviteOf({ record, identity }: StorytellerSession): string {
  const { partyId, broker, invitesToBroker } = record.get();
  return writeInvite({
    partyId,
    partyKey: keyBytes(record.get().partyKey),
    storytellerId: identity.id,
    broker: invitesToBroker ? broker.url : null,
  });
}

function setTable(session: StorytellerSession, table: TableState): void {
  void session.record.change({ table: { ...table, npcs: table.npcs.slice(0, LIMITS.npcs) } }).catch(() => undefined);
  publishTable(session);
}

/** Opens the Storyteller's end of a party of this device. Null if its record can't be read. */
export async function openStorytellerLink(ports: Ports, partyId: string): Promise<StorytellerLink | null> {
  const party = await readRecord(ports.vault, 'storyteller', partyId);
  if (!party) return null;
  const session = await openSession(ports, party);
  return {
    state: session.view.get,
    onChange: session.view.onChange,
    approve: (id) => approve(session, id),
    refuse: (id) => refuse(session, id),
    remove: (id) => remove(session, id),
    publishTable: (table) => setTable(session, table),
    propose: (members, body) => propose(session, members, body),
    withdraw: (id) =>
      changeProposals(
        session,
        session.record.get().proposals.filter((proposal) => proposal.id !== id),
      ),
    invite: () => inviteOf(session),
    close: () => {
      session.pace.stop();
      session.connection.close(true);
      session.view.changed();
    },
  };
}
