import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { fromBase64, fromBase64Of, fromHex, fromUtf8, toBase64, toHex, utf8 } from '@/party/wire/bytes';
import { FRAME_LIMIT, isSignedBy, openFrame, sealFrame, TEXT_LIMIT } from '@/party/wire/frame';
import { identityOf, memberIdOf, roomOf, wordsOf } from '@/party/wire/keys';
import { openSealed, sealTo } from '@/party/wire/sealed';
import { topicOf } from '@/party/wire/topics';
import { testRandom } from './test-devices';

const bytesFrom = (first: number, length: number) => Uint8Array.from({ length }, (_, index) => first + index);

describe('published vectors', () => {
  it('HKDF-SHA-256: RFC 5869, A.1 and A.3', () => {
    const secret = new Uint8Array(22).fill(0x0b);
    expect(toHex(hkdf(sha256, secret, bytesFrom(0, 13), bytesFrom(0xf0, 10), 42))).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
    expect(toHex(hkdf(sha256, secret, undefined, undefined, 42))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    );
  });

  it('X25519: RFC 7748, 6.1', () => {
    const alice = fromHex('77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a');
    const bob = fromHex('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb');
    const shared = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742';
    expect(toHex(x25519.getPublicKey(alice))).toBe('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a');
    expect(toHex(x25519.getSharedSecret(alice, x25519.getPublicKey(bob)))).toBe(shared);
    expect(toHex(x25519.getSharedSecret(bob, x25519.getPublicKey(alice)))).toBe(shared);
  });

  it('Ed25519: RFC 8032, 7.1, tests 1 to 3', () => {
    const vectors = [
      [
        '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
        'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
        '',
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
      ],
      [
        '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
        '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
        '72',
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
      ],
      [
        'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
        'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
        'af82',
        '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
      ],
    ] as const;
    for (const [secret, publicKey, message, signature] of vectors) {
      expect(toHex(ed25519.getPublicKey(fromHex(secret)))).toBe(publicKey);
      expect(toHex(ed25519.sign(fromHex(message), fromHex(secret)))).toBe(signature);
    }
  });

  it('XChaCha20-Poly1305: draft-irtf-cfrg-xchacha-03, A.3.1', () => {
    const cipher = xchacha20poly1305(bytesFrom(0x80, 32), bytesFrom(0x40, 24), fromHex('50515253c0c1c2c3c4c5c6c7'));
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    expect(toHex(cipher.encrypt(utf8(text)))).toBe(
      'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49',
    );
  });
});

const identity = identityOf(bytesFrom(1, 32), bytesFrom(33, 32));
const room = roomOf(bytesFrom(65, 32));
const topic = topicOf(room.name, 'card', identity.id);
const key = room.frameKey(topic);
const sign = fromBase64Of(32, identity.sign) ?? new Uint8Array();
const frame = sealFrame(key, topic, '{"a":1}', identity.signSecret, testRandom(7));

/** The names and words were worked out by another library, too. */
const VECTOR = {
  names: ['e793f8ab65980aa44eb7606ed20e0d07', 'bbd6eb73c024b678', '3d12d88257c8d4d66f3ec1cb754c98e2'],
  words: [114, 103, 29, 2],
  frame: '7704afd1562c56406c33a7e92348241da7f73134a89dd6c91bdfad55df192ae8',
  sealed: 'uM1J7VaJ9Q1P2xIEYjZrssByYYmBKpkc9PkTH9hY9hIdhHs5nji_z0bdg2ACWhtSsEhR0GncMsjjPKCO',
};

/** The same bytes with one bit turned over. */
const flipped = (bytes: Uint8Array, bit: number) =>
  bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));

describe('our own vectors', () => {
  it('room, key id, member id and words never change', () => {
    expect([room.name, room.keyId, identity.id]).toEqual(VECTOR.names);
    expect(wordsOf(identity.id, memberIdOf(bytesFrom(0, 32), bytesFrom(0, 32)))).toEqual(VECTOR.words);
  });

  it('a frame never changes', () => {
    expect(toHex(sha256(frame))).toBe(VECTOR.frame);
    expect(frame).toHaveLength(1 + 24 + 256 + 16);
    const opened = openFrame(key, topic, frame);
    expect(opened && fromUtf8(opened.text)).toBe('{"a":1}');
    expect(opened && isSignedBy(sign, topic, opened)).toBe(true);
  });

  it('a sealed part never changes', () => {
    const receiver = x25519.getPublicKey(bytesFrom(9, 32));
    const sealed = sealTo(receiver, 'for you only', 'header', testRandom(11));
    expect(sealed).toBe(VECTOR.sealed);
    expect(fromUtf8(openSealed(bytesFrom(9, 32), sealed, 'header') ?? new Uint8Array())).toBe('for you only');
  });
});

describe('a frame', () => {
  it('opens with its own key and topic only', () => {
    const other = topicOf(room.name, 'here', identity.id);
    expect(openFrame(roomOf(bytesFrom(66, 32)).frameKey(topic), topic, frame)).toBeNull();
    expect(openFrame(room.frameKey(other), topic, frame)).toBeNull();
    expect(openFrame(key, other, frame)).toBeNull();
  });

  it('does not open with any bit changed, cut short, or grown', () => {
    for (let bit = 0; bit < frame.length * 8; bit += 7) expect(openFrame(key, topic, flipped(frame, bit))).toBeNull();
    for (let length = 0; length < frame.length; length += 3)
      expect(openFrame(key, topic, frame.subarray(0, length))).toBeNull();
    expect(openFrame(key, topic, new Uint8Array([...frame, 0]))).toBeNull();
    expect(openFrame(key, topic, new Uint8Array(FRAME_LIMIT + 1))).toBeNull();
  });

  it('is signed for its topic, by its writer, as it is', () => {
    const opened = openFrame(key, topic, frame) ?? { signature: new Uint8Array(), text: new Uint8Array() };
    const stranger = fromBase64Of(32, identityOf(bytesFrom(2, 32), bytesFrom(33, 32)).sign) ?? new Uint8Array();
    expect(isSignedBy(stranger, topic, opened)).toBe(false);
    expect(isSignedBy(sign, `${topic}x`, opened)).toBe(false);
    expect(isSignedBy(sign, topic, { ...opened, text: utf8('{"a":2}') })).toBe(false);
    expect(isSignedBy(new Uint8Array(32), topic, opened)).toBe(false);
  });

  it('has one of few lengths, whatever is in it, and never too great a one', () => {
    const lengthOf = (text: string) => sealFrame(key, topic, text, identity.signSecret, testRandom(3)).length;
    expect(lengthOf('x'.repeat(188))).toBe(lengthOf(''));
    expect(lengthOf('x'.repeat(189))).toBe(lengthOf('') + 256);
    expect(lengthOf('x'.repeat(TEXT_LIMIT))).toBeLessThanOrEqual(FRAME_LIMIT);
    expect(() => lengthOf('x'.repeat(TEXT_LIMIT + 1))).toThrow('too long');
  });
});

describe('a sealed part', () => {
  const secret = bytesFrom(9, 32);
  const sealed = sealTo(x25519.getPublicKey(secret), 'for you only', 'header', testRandom(11));

  it('opens for its receiver and beside its header only', () => {
    expect(openSealed(bytesFrom(10, 32), sealed, 'header')).toBeNull();
    expect(openSealed(secret, sealed, 'headed')).toBeNull();
    expect(openSealed(secret, sealed.slice(0, -4), 'header')).toBeNull();
    expect(openSealed(secret, '', 'header')).toBeNull();
    expect(openSealed(secret, '=', 'header')).toBeNull();
  });

  it('does not open with any bit changed, nor to a key that is none', () => {
    const bytes = fromBase64(sealed) ?? new Uint8Array();
    // The topmost bit of a public key does not count (RFC 7748), but the key is in the derivation.
    for (let bit = 0; bit < bytes.length * 8; bit += 5)
      expect(openSealed(secret, toBase64(flipped(bytes, bit)), 'header')).toBeNull();
    const lowOrder = new Uint8Array([...new Uint8Array(32), ...bytes.subarray(32)]);
    expect(openSealed(secret, toBase64(lowOrder), 'header')).toBeNull();
  });
});
