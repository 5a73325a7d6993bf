import { sha256 } from '@noble/hashes/sha2.js';
import * as z from 'zod/mini';
import { type StorytellerCard, storytellerCardSchema } from './cards';
import { concat, fromBase64, toBase64, utf8 } from './wire/bytes';
import { readPlainJson } from './wire/plain-json';

/** A card as text that fits a message or a QR code: `SAMSARA1.` and base64url of a checksum and the card's JSON. */

const MARK = 'SAMSARA';
const VERSION = 1;
const CHECK_BYTES = 4;
const LONGEST = 64_000;

/** The most characters a QR code holds as bytes at the lowest error correction. */
export const QR_AT_MOST = 2953;

const datedSchema = z.strictObject({ at: z.int().check(z.minimum(0)), card: storytellerCardSchema });

const checkOf = (json: Uint8Array): Uint8Array => sha256(json).slice(0, CHECK_BYTES);

/** The text of a card made at a time, in milliseconds since 1970. */
export function cardText(card: StorytellerCard, at: number): string {
  const json = utf8(JSON.stringify({ at, card }));
  return `${MARK}${VERSION}.${toBase64(concat(checkOf(json), json))}`;
}

export type CardTextProblem = 'empty' | 'notACard' | 'damaged' | 'newer';
export type CardTextRead =
  | Readonly<{ ok: true; card: StorytellerCard; at: number }>
  | Readonly<{ ok: false; problem: CardTextProblem }>;

const failed = (problem: CardTextProblem): CardTextRead => ({ ok: false, problem });

/** Reads a card back; blanks and line breaks that a messenger put in do no harm. */
export function readCardText(text: string): CardTextRead {
  const bare = text.replace(/\s+/g, '');
  if (bare === '') return failed('empty');
  const [, version, body = ''] = new RegExp(`^${MARK}(\\d{1,4})\\.(.*)$`).exec(bare) ?? [];
  if (version === undefined || bare.length > LONGEST) return failed('notACard');
  if (Number(version) > VERSION) return failed('newer');
  const bytes = fromBase64(body);
  if (!bytes || bytes.length <= CHECK_BYTES) return failed('damaged');
  const json = bytes.slice(CHECK_BYTES);
  const isWhole = checkOf(json).every((byte, index) => byte === bytes[index]);
  const read = isWhole ? datedSchema.safeParse(readPlainJson(json)) : null;
  return read?.success ? { ok: true, ...read.data } : failed('damaged');
}
