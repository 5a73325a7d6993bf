import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FourWords } from '../views';
import { concat, fromHex, toBase64, toHex, utf8 } from './bytes';

/** Who somebody is in one party: a key to sign with, a key to be written to, and the id that is their hash. */
export type Identity = Readonly<{
  id: string;
  /** Secret keys, 32 bytes each. */
  signSecret: Uint8Array;
  sealSecret: Uint8Array;
  /** Public keys as base64url, as headers carry them. */
  sign: string;
  seal: string;
}>;

/** HKDF-SHA-256 without salt. */
export const derive = (secret: Uint8Array, info: string, length: number): Uint8Array =>
  hkdf(sha256, secret, undefined, utf8(info), length);

/** First 16 bytes of SHA-256 over both public keys, as hex: an id that nobody can claim with other keys. */
export const memberIdOf = (sign: Uint8Array, seal: Uint8Array): string =>
  toHex(sha256(concat(sign, seal)).subarray(0, 16));

export function identityOf(signSecret: Uint8Array, sealSecret: Uint8Array): Identity {
  const sign = ed25519.getPublicKey(signSecret);
  const seal = x25519.getPublicKey(sealSecret);
  return { id: memberIdOf(sign, seal), signSecret, sealSecret, sign: toBase64(sign), seal: toBase64(seal) };
}

/** What the party's shared key leads to: where it meets and what it is called. */
export type Room = Readonly<{
  key: Uint8Array;
  /** Name of the room on the broker. */
  name: string;
  /** Tells keys of one party apart without giving them away. */
  keyId: string;
  frameKey: (topic: string) => Uint8Array;
}>;

export function roomOf(key: Uint8Array): Room {
  const frameKeys = new Map<string, Uint8Array>();
  const frameKey = (topic: string): Uint8Array => {
    const known = frameKeys.get(topic) ?? derive(key, `frame${topic}`, 32);
    frameKeys.set(topic, known);
    return known;
  };
  return { key, name: toHex(derive(key, 'topic', 16)), keyId: toHex(derive(key, 'key id', 8)), frameKey };
}

/** The four words that both sides compare before somebody is let in. */
export function wordsOf(memberId: string, storytellerId: string): FourWords {
  const [first = 0, second = 0, third = 0, fourth = 0] = sha256(concat(fromHex(memberId), fromHex(storytellerId)));
  return [first, second, third, fourth];
}
