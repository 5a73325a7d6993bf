import type { FourWords, Member, Newcomer } from '../views';
import type { ForStoryteller } from '../wire/documents';
import { forStorytellerSchema } from '../wire/documents';
import { type Identity, wordsOf } from '../wire/keys';
import { readPlainJson } from '../wire/plain-json';
import type { Received } from '../wire/receive';
import { openSealed } from '../wire/sealed';
import { boundTo } from '../wire/write';
import type { Connection } from './connection';
import type { Heard } from './heard';
import type { PartyRecord } from './records';

/** Who sits at the Storyteller's table, as it is shown. */

type CardDocument = Extract<Received, { stream: 'card' }>;

/** Opens what players sealed to the Storyteller; each document once. */
export function sealedReader({ sealSecret }: Identity): (document: CardDocument) => ForStoryteller | null {
  const opened = new WeakMap<CardDocument, Readonly<{ content: ForStoryteller | null }>>();
  const open = ({ header, body }: CardDocument): ForStoryteller | null => {
    const bytes = openSealed(sealSecret, body.sealed, boundTo(header));
    const read = bytes ? forStorytellerSchema.safeParse(readPlainJson(bytes)) : null;
    return read?.success ? read.data : null;
  };
  return (document) => {
    const known = opened.get(document) ?? { content: open(document) };
    opened.set(document, known);
    return known.content;
  };
}

const words = new Map<string, FourWords>();

/** The four words of a pair of people; the same array each time. */
export function wordsFor(memberId: string, storytellerId: string): FourWords {
  const pair = `${memberId}/${storytellerId}`;
  const known = words.get(pair) ?? wordsOf(memberId, storytellerId);
  words.set(pair, known);
  return known;
}

type Table = Readonly<{
  record: PartyRecord;
  storytellerId: string;
  heard: Heard;
  connection: Connection;
  read: ReturnType<typeof sealedReader>;
  now: number;
}>;

/** A member with everything that came from them. */
export function memberOf(
  { storytellerId, heard, connection, read, now }: Table,
  { id, name }: { id: string; name: string },
): Member {
  const document = heard.get('card', id);
  const sealed = document && read(document);
  return {
    id,
    name,
    words: wordsFor(id, storytellerId),
    ...connection.presence.of(id, now),
    publicCard: document?.body.card ?? null,
    storytellerCard: sealed?.card ?? null,
    cardAt: document ? connection.presence.onThisClock(id, document.header.at) : null,
    heldBack: connection.isHeldBack('card', id),
    muted: sealed?.muted ?? false,
  };
}

/** Names that look the same are the same. */
const plainName = (name: string) => name.normalize('NFKC').trim().toLocaleLowerCase('und');

/** Somebody who asks to join, and whose name they have. */
export function newcomerOf(
  { record, storytellerId }: Pick<Table, 'record' | 'storytellerId'>,
  id: string,
  name: string,
): Newcomer {
  const namesake = record.roster.find((member) => plainName(member.name) === plainName(name));
  return { id, name, words: wordsFor(id, storytellerId), claimsNameOf: namesake?.id ?? null };
}
