import { fromBase64, toBase64 } from '../wire/bytes';
import type { Bodies, ForMember, Header, Position } from '../wire/documents';
import type { Identity, Room } from '../wire/keys';
import { sealTo } from '../wire/sealed';
import { boundTo, type Writer, type Written, writeDocument } from '../wire/write';
import { fitTable } from './fit';
import { waitingFor } from './proposals';
import { keyBytes, type PartyRecord } from './records';

/** What a Storyteller publishes, from what the party's record says. */

export function tableBody({ name, roster, table }: PartyRecord, moved: boolean): Bodies['table'] {
  const rest = { name, roster: roster.map(({ id, name: called }) => ({ id, name: called })), moved };
  return { ...rest, state: table && fitTable(table, rest) };
}

type Addressee = Readonly<{ id: string; seal: string; standing: ForMember['standing']; newKey: string | null }>;

/** What goes to one member, sealed. */
export function forMemberBody(
  { proposals }: PartyRecord,
  { id, seal, standing, newKey }: Addressee,
  header: Header,
  random: Writer['random'],
): Bodies['to'] {
  const content: ForMember = { standing, proposals: waitingFor(proposals, id), newKey };
  return { sealed: sealTo(keyBytes(seal), JSON.stringify(content), boundTo(header), random) };
}

type Move = Readonly<{
  identity: Identity;
  room: Room;
  nextPosition: () => Position;
  now: number;
  random: Writer['random'];
}>;

/** The last documents under a key: the table without whoever has been removed, and the new key to everybody on it. */
export function lastDocuments(
  record: PartyRecord,
  newKey: string,
  { identity, room, nextPosition, now, random }: Move,
) {
  const writer: Writer = { identity, partyId: record.partyId, room, random };
  const last = record.roster.map(({ id, seal }) =>
    writeDocument(writer, { stream: 'to', member: id }, nextPosition(), now, (header) =>
      forMemberBody(record, { id, seal, standing: 'member', newKey }, header, random),
    ),
  );
  const table = writeDocument(writer, { stream: 'table', member: '' }, nextPosition(), now, () =>
    tableBody(record, true),
  );
  return [...last, table];
}

export const toRecord = ({ topic, bytes }: Written) => ({ topic, bytes: toBase64(bytes) });
export const fromRecord = ({ topic, bytes }: ReturnType<typeof toRecord>): Written => ({
  topic,
  bytes: fromBase64(bytes) ?? new Uint8Array(),
});
