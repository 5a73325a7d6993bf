import * as z from 'zod/mini';
import { count, nameSchema, textSchema } from '@/model/parts';
import type { ReadonlyDeep } from '@/model/sheet';
import { tableRulesSchema } from '@/model/table-rules';
import { publicCardSchema, storytellerCardSchema } from '../cards';

/** What is published: every document is the latest word of one writer about one thing, and replaces the one before. */

export const STREAMS = ['table', 'card', 'to', 'join', 'here'] as const;
export type Stream = (typeof STREAMS)[number];

export const LIMITS = {
  /** Members of a party. */
  members: 40,
  /** People asking to join at a time. */
  waiting: 20,
  /** Proposals to one member without an answer. */
  proposals: 20,
  /** Latest answers that a card carries. */
  answers: 20,
  npcs: 100,
  /** Milliseconds until a proposal is void. */
  proposalAge: 10 * 60_000,
  /** Milliseconds between signs of life, and without one until a member counts as stale. */
  heartbeat: 30_000,
  stale: 90_000,
} as const;

/** What somebody at the table is called. */
export const memberNameSchema = nameSchema.check(z.maxLength(40));
export const safeInteger = z.int().check(z.minimum(0));
export const hexId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const base64 = (bytes: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(Math.ceil((bytes * 4) / 3)));

/** Place of a document in the order of its writer: a later session is a higher epoch. */
export const positionSchema = z.strictObject({ epoch: safeInteger, seq: safeInteger });
export type Position = Readonly<z.infer<typeof positionSchema>>;

export const headerSchema = z.strictObject({
  v: z.literal(1),
  party: hexId,
  keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  stream: z.enum(STREAMS),
  from: hexId,
  /** Empty for everybody. */
  to: z.union([hexId, z.literal('')]),
  epoch: safeInteger,
  seq: safeInteger,
  /** The writer's clock. */
  at: safeInteger,
  /** The writer's public keys, whose hash is `from`. */
  sign: base64(32),
  seal: base64(32),
});
export type Header = Readonly<z.infer<typeof headerSchema>>;

export const proposalBodySchema = z.strictObject({
  kind: z.enum(['damage', 'heal']),
  /** The entry as it is typed into the dialog; read on the player's device. */
  entry: textSchema.check(z.minLength(1)),
  note: textSchema,
});
export type ProposalBody = Readonly<z.infer<typeof proposalBodySchema>>;

export const ANSWERS = ['accepted', 'changed', 'refused'] as const;
export const answerSchema = z.strictObject({
  id: hexId,
  kind: z.enum(ANSWERS),
  /** What came of it, as a short code that the Storyteller's side puts into words. */
  result: z.string().check(z.maxLength(60)),
  at: safeInteger,
});
export type Answer = Readonly<z.infer<typeof answerSchema>>;

export const waitingProposalSchema = z.strictObject({ id: hexId, body: proposalBodySchema, at: safeInteger });
export type WaitingProposal = ReadonlyDeep<z.infer<typeof waitingProposalSchema>>;

/** A character of the Storyteller's as the table sees it: the label only. */
export const npcSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  ...z.pick(publicCardSchema, { name: true, initial: true, status: true, mind: true }).shape,
});

export const tableStateSchema = z.strictObject({
  round: count,
  scene: count,
  /** Offered; each player takes them over by hand. */
  tableRules: z.nullable(tableRulesSchema),
  npcs: z.array(npcSchema).check(z.maxLength(LIMITS.npcs)),
  /** How many more there are for whom there was no room. */
  more: count,
});
export type TableState = ReadonlyDeep<z.infer<typeof tableStateSchema>>;
export type Npc = Readonly<z.infer<typeof npcSchema>>;

/** Bodies by stream; what stands in `sealed` only the receiver can open. */
export const bodySchemas = {
  table: z.strictObject({
    name: nameSchema,
    roster: z.array(z.strictObject({ id: hexId, name: memberNameSchema })).check(z.maxLength(LIMITS.members)),
    state: z.nullable(tableStateSchema),
    /** The last table under this key: those on the roster have been given a new one. */
    moved: z.boolean(),
  }),
  card: z.strictObject({ card: z.nullable(publicCardSchema), sealed: base64(16_384) }),
  to: z.strictObject({ sealed: base64(16_384) }),
  join: z.strictObject({ name: memberNameSchema }),
  here: z.strictObject({
    state: z.enum(['here', 'gone']),
    /** The writer's latest table or card, so that one which is held back is noticed. */
    latest: z.nullable(positionSchema),
  }),
} as const satisfies Record<Stream, unknown>;
export type Bodies = { readonly [S in Stream]: ReadonlyDeep<z.infer<(typeof bodySchemas)[S]>> };

/** From a player to the Storyteller, sealed in the player's card. */
export const forStorytellerSchema = z.strictObject({
  card: z.nullable(storytellerCardSchema),
  answers: z.array(answerSchema).check(z.maxLength(LIMITS.answers)),
  muted: z.boolean(),
});
export type ForStoryteller = ReadonlyDeep<z.infer<typeof forStorytellerSchema>>;

/** From the Storyteller to one member, sealed. */
export const forMemberSchema = z.strictObject({
  standing: z.enum(['member', 'refused']),
  proposals: z.array(waitingProposalSchema).check(z.maxLength(LIMITS.proposals)),
  /** The party's new key, after somebody has been removed. */
  newKey: z.nullable(base64(32)),
});
export type ForMember = ReadonlyDeep<z.infer<typeof forMemberSchema>>;
