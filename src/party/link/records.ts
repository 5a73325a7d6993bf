import * as z from 'zod/mini';
import { nameSchema } from '@/model/parts';
import type { ReadonlyDeep } from '@/model/sheet';
import { publicCardSchema, storytellerCardSchema } from '../cards';
import type { PartyVault } from '../ports';
import { fromBase64Of } from '../wire/bytes';
import {
  answerSchema,
  base64,
  hexId,
  LIMITS,
  memberNameSchema,
  proposalBodySchema,
  safeInteger,
  tableStateSchema,
} from '../wire/documents';
import { type Identity, identityOf } from '../wire/keys';

/** What a device remembers of a party: keys, and what is published again on every connection. */

const keySchema = base64(32);
const brokerSchema = z.strictObject({
  url: z.string().check(z.maxLength(400)),
  username: z.optional(z.string().check(z.maxLength(200))),
  password: z.optional(z.string().check(z.maxLength(200))),
});

const common = {
  partyId: hexId,
  partyKey: keySchema,
  signSecret: keySchema,
  sealSecret: keySchema,
  broker: brokerSchema,
  /** The latest epoch this device has written under. */
  epoch: safeInteger,
};

/** Proposals kept to show what became of them: more than can wait. */
export const PROPOSALS_KEPT = 1000;
/** Answers kept so that no proposal is asked about twice. */
export const ANSWERS_KEPT = 200;
/** Keys given up whose last documents are still sent, for members who were away. */
export const MOVES_KEPT = 2;

export const partyRecordSchema = z.strictObject({
  ...common,
  role: z.literal('storyteller'),
  name: nameSchema,
  /** Whether the invite names the broker, or leaves it to the page. */
  invitesToBroker: z.boolean(),
  roster: z
    .array(z.strictObject({ id: hexId, name: memberNameSchema, seal: keySchema }))
    .check(z.maxLength(LIMITS.members)),
  refused: z.array(hexId).check(z.maxLength(200)),
  table: z.nullable(tableStateSchema),
  proposals: z
    .array(
      z.strictObject({
        id: hexId,
        to: hexId,
        body: proposalBodySchema,
        sentAt: safeInteger,
        answer: z.nullable(answerSchema),
        expired: z.boolean(),
      }),
    )
    .check(z.maxLength(PROPOSALS_KEPT)),
  moves: z
    .array(z.array(z.strictObject({ topic: z.string().check(z.maxLength(100)), bytes: base64(16_384) })))
    .check(z.maxLength(MOVES_KEPT)),
});
export type PartyRecord = ReadonlyDeep<z.infer<typeof partyRecordSchema>>;

export const membershipSchema = z.strictObject({
  ...common,
  role: z.literal('player'),
  name: memberNameSchema,
  partyName: z.string().check(z.maxLength(80)),
  storytellerId: hexId,
  storytellerSeal: z.nullable(keySchema),
  standing: z.enum(['waiting', 'approved', 'refused', 'removed', 'outdated']),
  cards: z.nullable(z.strictObject({ public: publicCardSchema, storyteller: storytellerCardSchema })),
  answers: z.array(answerSchema).check(z.maxLength(ANSWERS_KEPT)),
  muted: z.boolean(),
});
export type Membership = ReadonlyDeep<z.infer<typeof membershipSchema>>;

const RECORDS = { storyteller: partyRecordSchema, player: membershipSchema } as const;
type Records = { storyteller: PartyRecord; player: Membership };

/** One device can be both in a party, to try it out. */
const keyOf = (role: keyof Records, partyId: string) => `party/${role}/${partyId}`;
const LIST = 'party/list';
const listSchema = z.array(z.strictObject({ role: z.enum(['storyteller', 'player']), partyId: hexId }));
/** A party this device is part of. */
export type PartyRef = Readonly<z.infer<typeof listSchema>[number]>;

/** The parties this device is part of, newest first. */
export async function listParties(vault: PartyVault): Promise<readonly PartyRef[]> {
  const read = listSchema.safeParse(await vault.get(LIST));
  return read.success ? read.data : [];
}

/** Reads a record, or null if there is none that can be read. */
export async function readRecord<R extends keyof Records>(
  vault: PartyVault,
  role: R,
  partyId: string,
): Promise<Records[R] | null> {
  const read = RECORDS[role].safeParse(await vault.get(keyOf(role, partyId)));
  return read.success ? (read.data as unknown as Records[R]) : null;
}

/** Writes the record of a party that is new to this device. */
export async function addRecord(vault: PartyVault, record: PartyRecord | Membership): Promise<void> {
  const { role, partyId } = record;
  const others = (await listParties(vault)).filter((one) => one.role !== role || one.partyId !== partyId);
  await vault.put(keyOf(role, partyId), record);
  await vault.put(LIST, [{ role, partyId }, ...others]);
}

/** Writes a record that is there already. */
export const saveRecord = (vault: PartyVault, record: PartyRecord | Membership): Promise<void> =>
  vault.put(keyOf(record.role, record.partyId), record);

/** Forgets a party and its keys. */
export async function removeRecord(vault: PartyVault, { role, partyId }: PartyRef): Promise<void> {
  const others = (await listParties(vault)).filter((one) => one.role !== role || one.partyId !== partyId);
  await vault.put(LIST, others);
  await vault.remove(keyOf(role, partyId));
}

/** The bytes of a key in a record. Throws on a text of another length, which the schema can't tell. */
export function keyBytes(text: string): Uint8Array {
  const bytes = fromBase64Of(32, text);
  if (!bytes) throw new Error('A key of the party is damaged.');
  return bytes;
}

export const identityIn = ({ signSecret, sealSecret }: PartyRecord | Membership): Identity =>
  identityOf(keyBytes(signSecret), keyBytes(sealSecret));
