import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, utf8 } from './bytes';

/**
 * What a broker sees: version (1 byte), nonce (24), XChaCha20-Poly1305 of a padded text, bound to its topic. Inside are
 * a signature (64 bytes), the length of the text (4), the text, and zeros up to a multiple of 256 bytes.
 */

export const FRAME_LIMIT = 16 * 1024;
const VERSION = 1;
const NONCE = 24;
const TAG = 16;
const SIGNATURE = 64;
const BEFORE_TEXT = SIGNATURE + 4;
const BUCKET = 256;

/** The longest text, in bytes of UTF-8, that a frame takes. */
export const TEXT_LIMIT = Math.floor((FRAME_LIMIT - 1 - NONCE - TAG) / BUCKET) * BUCKET - BEFORE_TEXT;

const digestOf = (topic: string, text: Uint8Array) => sha256(concat(utf8(topic), text));

/** Signs and encrypts a text for a topic. Throws if it is too long: whoever writes a document cuts it first. */
export function sealFrame(
  key: Uint8Array,
  topic: string,
  text: string,
  signSecret: Uint8Array,
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const bytes = utf8(text);
  if (bytes.length > TEXT_LIMIT) throw new Error('A document is too long.');
  const plain = new Uint8Array(Math.ceil((BEFORE_TEXT + bytes.length) / BUCKET) * BUCKET);
  plain.set(ed25519.sign(digestOf(topic, bytes), signSecret));
  new DataView(plain.buffer).setUint32(SIGNATURE, bytes.length);
  plain.set(bytes, BEFORE_TEXT);
  const nonce = random(NONCE);
  return concat(Uint8Array.of(VERSION), nonce, xchacha20poly1305(key, nonce, utf8(topic)).encrypt(plain));
}

/** What was in a frame. Nobody has verified the signature yet. */
export type OpenedFrame = Readonly<{ signature: Uint8Array; text: Uint8Array }>;

/** Decrypts a frame, or null if it is not one of this key and topic. */
export function openFrame(key: Uint8Array, topic: string, frame: Uint8Array): OpenedFrame | null {
  if (frame.length > FRAME_LIMIT || frame.length < 1 + NONCE + TAG + BUCKET || frame[0] !== VERSION) return null;
  let plain: Uint8Array;
  try {
    plain = xchacha20poly1305(key, frame.subarray(1, 1 + NONCE), utf8(topic)).decrypt(frame.subarray(1 + NONCE));
  } catch {
    return null;
  }
  const length = new DataView(plain.buffer, plain.byteOffset).getUint32(SIGNATURE);
  if (BEFORE_TEXT + length > plain.length) return null;
  return { signature: plain.subarray(0, SIGNATURE), text: plain.subarray(BEFORE_TEXT, BEFORE_TEXT + length) };
}

/** Whether the holder of this public key signed the text for this topic. */
export function isSignedBy(sign: Uint8Array, topic: string, { signature, text }: OpenedFrame): boolean {
  try {
    return ed25519.verify(signature, digestOf(topic, text), sign, { zip215: false });
  } catch {
    return false;
  }
}
