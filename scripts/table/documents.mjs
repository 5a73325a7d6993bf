import { readTopic, topicOf } from './topics.mjs';

/**
 * The documents a table keeps, by room. A document that would be one too many is not kept, and none gives way to it:
 * a stranger who fills the table can't push anybody out.
 */
export function keptDocuments(limits, now) {
  const rooms = new Map();
  const total = { documents: 0, bytes: 0 };

  const count = (document, sign) => {
    if (document === undefined) return;
    total.documents += sign;
    total.bytes += sign * document.length;
  };

  const fits = (room, before, document) =>
    (room !== undefined || rooms.size < limits.rooms) &&
    total.bytes - (before?.length ?? 0) + document.length <= limits.documentBytesInAll &&
    (before !== undefined ||
      (total.documents < limits.documents && (room?.documents.size ?? 0) < limits.documentsOfOneRoom));

  const forget = (name, room, path) => {
    count(room.documents.get(path), -1);
    room.documents.delete(path);
    if (room.documents.size === 0) rooms.delete(name);
  };

  return {
    /** Keeps a document in place of the one before, or forgets it if it is empty. Whether that could be done. */
    keep(topic, document, used = now()) {
      const { room: name, path } = readTopic(topic);
      const room = rooms.get(name);
      if (document.length === 0) {
        if (room !== undefined) forget(name, room, path);
        return true;
      }
      const before = room?.documents.get(path);
      if (!fits(room, before, document)) return false;
      const kept = room ?? { used, documents: new Map() };
      rooms.set(name, kept);
      kept.used = Math.max(kept.used, used);
      count(before, -1);
      count(document, 1);
      kept.documents.set(path, document);
      return true;
    },
    /** Forgets the rooms nobody has written in for long, and says which topics those were. */
    forgetIdle() {
      const idle = [...rooms].filter(([, { used }]) => now() - used > limits.idleRoomMs);
      return idle.flatMap(([name, room]) =>
        [...room.documents.keys()].map((path) => {
          forget(name, room, path);
          return topicOf(name, path);
        }),
      );
    },
    /** Everything kept: `{ topic, document, used }`. */
    all: () =>
      [...rooms].flatMap(([name, { used, documents }]) =>
        [...documents].map(([path, document]) => ({ topic: topicOf(name, path), document, used })),
      ),
  };
}
