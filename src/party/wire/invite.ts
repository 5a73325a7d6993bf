import { fromBase64, fromBase64Of, fromHex, fromUtf8, toBase64, toHex, utf8 } from './bytes';

/** What a link into a party carries behind `#`. It is a secret: whoever has it can read what the table sees. */
export type Invite = Readonly<{
  partyId: string;
  partyKey: Uint8Array;
  /** The fingerprint of the Storyteller's keys. */
  storytellerId: string;
  /** Null for the broker that serves the page. */
  broker: string | null;
}>;

const INVITE = /^#?\/join\/1\.([\w-]{22})\.([\w-]{43})\.([\w-]{22})(?:\.([\w-]{1,400}))?$/;

export function writeInvite({ partyId, partyKey, storytellerId, broker }: Invite): string {
  const parts = [fromHex(partyId), partyKey, fromHex(storytellerId), ...(broker === null ? [] : [utf8(broker)])];
  return `#/join/1.${parts.map(toBase64).join('.')}`;
}

/** Reads the part of an address behind `#`, or null if it is no invite. */
export function readInvite(fragment: string): Invite | null {
  const [, party = '', key = '', storyteller = '', address] = INVITE.exec(fragment) ?? [];
  const partyId = fromBase64Of(16, party);
  const partyKey = fromBase64Of(32, key);
  const storytellerId = fromBase64Of(16, storyteller);
  const broker = address === undefined ? null : brokerOf(address);
  if (!partyId || !partyKey || !storytellerId || broker === undefined) return null;
  return { partyId: toHex(partyId), partyKey, storytellerId: toHex(storytellerId), broker };
}

/** The address of a broker, or undefined if it is not one of a WebSocket. */
function brokerOf(written: string): string | undefined {
  const bytes = fromBase64(written);
  try {
    const address = bytes ? fromUtf8(bytes) : '';
    const { protocol, username, password } = new URL(address);
    return /^wss?:$/.test(protocol) && username + password === '' ? address : undefined;
  } catch {
    return undefined;
  }
}
