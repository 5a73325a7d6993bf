// What a table takes. Generous for a hundred players, small for a laptop: about 80 MB at the very worst.
const KIB = 1024;
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export const LIMITS = {
  /** A document. Its MQTT packet also holds the topic and a few bytes of header. */
  documentBytes: 16 * KIB,
  packetBytes: 16 * KIB + 512,
  /** A WebSocket message: may hold several packets. */
  messageBytes: 32 * KIB,

  connections: 256,
  connectionsFromOneAddress: 64,
  roomsOfOneConnection: 4,
  filtersOfOneConnection: 512,

  /** Of one connection; the burst is what a Storyteller of a hundred sends on connecting. Acknowledgements are free. */
  packets: { burst: 250, perSecond: 20 },
  bytes: { burst: 2048 * KIB, perSecond: 128 * KIB },

  rooms: 200,
  documentsOfOneRoom: 512,
  documents: 4096,
  documentBytesInAll: 16 * KIB * KIB,
  idleRoomMs: 30 * DAY,

  /** A device that does not read what it is sent is let go. */
  drainMs: 10 * SECOND,
  connectMs: 10 * SECOND,
  keepaliveSeconds: 120,
  /** Between two writes of the file. */
  saveMs: SECOND,
};
