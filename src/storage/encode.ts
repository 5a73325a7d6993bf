import * as z from 'zod/mini';
import { count, idSchema } from '@/model/parts';
import { SCHEMA_VERSION } from '@/model/schema-version';
import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';
import { checksumOf } from './checksum';
import { type LoadFailure, openSealed, pathOf, sheetFrom } from './load-sheet';
import type { HeadRecord, JournalEntry, JournalRecord } from './records';

/** A text with the version of what is in it and its checksum. */
export function seal(value: unknown): Readonly<{ schema: number; json: string; checksum: string }> {
  const json = JSON.stringify(value);
  return { schema: SCHEMA_VERSION, json, checksum: checksumOf(json) };
}

export type HeadFacts = Omit<HeadRecord, 'schema' | 'json' | 'checksum'>;

export const headRecord = (facts: HeadFacts, sheet: Sheet): HeadRecord => ({ ...facts, ...seal(sheet) });

export const journalRecord = (sheetId: string, entry: JournalEntry): JournalRecord => ({
  sheetId,
  seq: entry.seq,
  ...seal(entry),
});

/** The facts of a head that is in order; its text is read by `loadSheet`. */
export const headFactsSchema = z.object({
  sheetId: idSchema,
  seq: count,
  epoch: count,
  cursor: count,
  tip: count,
  createdAt: z.number(),
  updatedAt: z.number(),
});

const amountsSchema = z.strictObject({ bashing: z.number(), lethal: z.number(), aggravated: z.number() });

const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    rule: z.string(),
    quantity: z.string(),
    before: z.number(),
    after: z.number(),
    source: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('event'),
    rule: z.string(),
    event: z.string(),
    amount: z.optional(z.number()),
    subject: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('defence'),
    rule: z.string(),
    stage: z.number(),
    id: z.string(),
    name: z.string(),
    result: z.string(),
    points: z.number(),
    before: amountsSchema,
    after: amountsSchema,
  }),
]);

/**
 * Commands and traces of the past are read, never run again, so only their shape is checked: an entry written by an
 * older version may name things this one no longer has.
 */
export const commandsSchema = z.array(z.looseObject({ type: z.string() }));
export const traceSchema = z.array(stepSchema);

const entrySchema = z.strictObject({
  seq: count,
  parent: z.nullable(count),
  id: idSchema,
  at: z.number(),
  commands: commandsSchema,
  trace: traceSchema,
  after: z.unknown(),
  proposal: z.optional(idSchema),
});

/** Reads one journal record. Never throws. */
export function loadEntry(raw: unknown): Readonly<{ ok: true; entry: JournalEntry }> | LoadFailure {
  const opened = openSealed(raw);
  if (!opened.ok) return opened;
  const parsed = entrySchema.safeParse(opened.value);
  if (!parsed.success) return { ok: false, problem: { code: 'invalid', path: pathOf(parsed.error) } };
  const after = sheetFrom(parsed.data.after, opened.schema);
  if (!after.ok) return after;
  const { commands, trace, ...facts } = parsed.data;
  return {
    ok: true,
    entry: { ...facts, commands: commands as unknown as Command[], trace: trace as Trace, after: after.sheet },
  };
}
