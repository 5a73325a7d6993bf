import type { Ports } from '../ports';
import type { PlayerView } from '../views';
import type { Bodies, ForMember } from '../wire/documents';
import type { Identity, Room } from '../wire/keys';
import type { Connection } from './connection';
import type { Heard } from './heard';
import type { Watched } from './keep-same';
import type { Pace } from './pace';
import type { ordering, RecordKeeper } from './record-keeper';
import type { Membership } from './records';

/** Everything about a player's end of a party. */
export type PlayerSession = {
  readonly ports: Ports;
  readonly record: RecordKeeper<Membership>;
  readonly order: ReturnType<typeof ordering>;
  readonly identity: Identity;
  readonly heard: Heard;
  readonly pace: Pace;
  readonly view: Watched<PlayerView>;
  /** What the Storyteller has sealed to this player last. */
  forMember: ForMember | null;
  room: Room;
  connection: Connection;
};

type Party = Pick<PlayerSession, 'record' | 'heard' | 'room'>;

/** The latest table under the present key. */
export function tableOf({ heard, room }: Party): Bodies['table'] | null {
  const table = heard.get('table');
  return table?.header.keyId === room.keyId ? table.body : null;
}

/** The others at the table, as the Storyteller has them on the roster. */
export function othersIn(session: Party & Pick<PlayerSession, 'identity'>): Bodies['table']['roster'] {
  const { standing } = session.record.get();
  const roster = standing === 'approved' ? (session.heard.get('table')?.body.roster ?? []) : [];
  return roster.filter(({ id }) => id !== session.identity.id);
}
