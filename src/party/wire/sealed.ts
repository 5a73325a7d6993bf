import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, fromBase64, toBase64, utf8 } from './bytes';

/** Parts of a document that one person can open: a fresh key pair for each, as in HPKE's base mode. */

const KEY = 32;

/** The cipher of one sealed part. Its key is used once, so its nonce comes from the same derivation. */
function cipherFor(shared: Uint8Array, ephemeral: Uint8Array, receiver: Uint8Array, bound: string) {
  const material = hkdf(sha256, shared, concat(ephemeral, receiver), utf8('samsara sealed 1'), 56);
  return xchacha20poly1305(material.subarray(0, 32), material.subarray(32), utf8(bound));
}

/** Seals a text to a public key. It opens only beside the `bound` text, so it can't be moved into another document. */
export function sealTo(
  receiver: Uint8Array,
  text: string,
  bound: string,
  random: (bytes: number) => Uint8Array,
): string {
  const secret = random(KEY);
  const ephemeral = x25519.getPublicKey(secret);
  const cipher = cipherFor(x25519.getSharedSecret(secret, receiver), ephemeral, receiver, bound);
  return toBase64(concat(ephemeral, cipher.encrypt(utf8(text))));
}

/** Public keys by their secrets: a device opens with one or two of them, again and again. */
const publicKeys = new WeakMap<Uint8Array, Uint8Array>();

function publicKeyOf(secret: Uint8Array): Uint8Array {
  const known = publicKeys.get(secret) ?? x25519.getPublicKey(secret);
  publicKeys.set(secret, known);
  return known;
}

/** The bytes of a sealed text, or null if it was sealed to somebody else, bound to another text, or changed. */
export function openSealed(secret: Uint8Array, sealed: string, bound: string): Uint8Array | null {
  const bytes = fromBase64(sealed);
  if (!bytes) return null;
  try {
    const ephemeral = bytes.subarray(0, KEY);
    const shared = x25519.getSharedSecret(secret, ephemeral);
    const cipher = cipherFor(shared, ephemeral, publicKeyOf(secret), bound);
    return cipher.decrypt(bytes.subarray(KEY));
  } catch {
    return null;
  }
}
