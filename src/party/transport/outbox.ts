/** What has still to reach the broker: only ever the latest document of a topic. */
export type Outbox = Readonly<{
  put: (topic: string, bytes: Uint8Array) => void;
  /** Everything again: a new connection starts from nothing. */
  all: () => readonly (readonly [topic: string, bytes: Uint8Array])[];
  /** Whether these bytes are still the latest of their topic. */
  isLatest: (topic: string, bytes: Uint8Array) => boolean;
}>;

export function newOutbox(): Outbox {
  const documents = new Map<string, Uint8Array>();
  return {
    put: (topic, bytes) => documents.set(topic, bytes),
    all: () => [...documents],
    isLatest: (topic, bytes) => documents.get(topic) === bytes,
  };
}
