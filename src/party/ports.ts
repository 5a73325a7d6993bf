/** What the live link needs from outside. Inside there is no clock, no chance, no network and no storage. */

/** Where keys, the last sequence numbers and the cards of others are kept: apart from sheets. Values are plain JSON. */
export type PartyVault = Readonly<{
  get: (key: string) => Promise<unknown>;
  /** Resolves when the value is on disk. */
  put: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
}>;

/** What a connection is doing. */
export type TransportState =
  | 'connecting'
  | 'open'
  /** The device has no network. */
  | 'offline'
  /** The broker does not answer; it is tried again. */
  | 'unreachable'
  /** The broker does not take the user name or password; it is not tried again. */
  | 'refused'
  /** A `ws:` address on a page that came by https, which browsers block; it is not tried. */
  | 'insecure';

/** A document on its way: `keep` documents are sent again on every connection until a newer one replaces them. */
export type PublishOptions = Readonly<{ keep: boolean }>;

/** A connection to a broker that is made again whenever it breaks. Everything is published retained. */
export type Transport = Readonly<{
  /** An empty document removes the retained one. */
  publish: (topic: string, bytes: Uint8Array, options: PublishOptions) => void;
  /** Asks for the retained documents of these topics and for every later one; asking again brings the retained ones again. */
  subscribe: (topics: readonly string[]) => void;
  unsubscribe: (topics: readonly string[]) => void;
  /** Sends what can still be sent, then ends. */
  close: () => void;
}>;

/** A broker and who connects to it. */
export type BrokerAddress = Readonly<{ url: string; username?: string | undefined; password?: string | undefined }>;

export type ConnectOptions = BrokerAddress &
  Readonly<{
    /** Asked before each connection: what the broker publishes once this one is lost. */
    will: () => Readonly<{ topic: string; bytes: Uint8Array }>;
    onMessage: (topic: string, bytes: Uint8Array) => void;
    onState: (state: TransportState) => void;
    /** The broker has taken the latest document of a topic. */
    onDelivered: (topic: string) => void;
  }>;

/** Starts to connect. No callback but `will` is called before it returns. */
export type Connect = (options: ConnectOptions) => Transport;

export type Ports = Readonly<{
  vault: PartyVault;
  connect: Connect;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Random bytes fit for keys. */
  random: (bytes: number) => Uint8Array;
  /** Calls back every so many milliseconds until the returned function is called. */
  every: (milliseconds: number, callback: () => void) => () => void;
}>;
