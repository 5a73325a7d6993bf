import { STREAMS, type Stream } from './documents';

/** Where a document of a room is: its stream, and whose it is. The table belongs to the Storyteller. */
export type Place = Readonly<{ stream: Exclude<Stream, 'table'>; member: string } | { stream: 'table'; member: '' }>;

export const topicOf = (room: string, stream: Stream, member = ''): string =>
  stream === 'table' ? `samsara/${room}/table` : `samsara/${room}/${stream}/${member}`;

const TOPIC = new RegExp(`^samsara/([0-9a-f]{32})/(?:table|(${STREAMS.join('|')})/([0-9a-f]{32}))$`);

/** What a topic of this room names, or null. */
export function placeOf(room: string, topic: string): Place | null {
  const [, itsRoom, stream = 'table', member = ''] = TOPIC.exec(topic) ?? [];
  if (itsRoom !== room || (stream === 'table') !== (member === '')) return null;
  return { stream, member } as Place;
}
