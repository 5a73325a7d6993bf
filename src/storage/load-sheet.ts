import * as z from 'zod/mini';
import { SCHEMA_VERSION } from '@/model/schema-version';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { checksumOf } from './checksum';
import { migrate } from './migrations';

/** Why a stored sheet can't be used. Only `damaged` and `invalid` mean that the data itself is wrong. */
export type LoadProblem =
  | Readonly<{ code: 'damaged'; part: 'record' | 'checksum' | 'text' }>
  | Readonly<{ code: 'newer'; schema: number }>
  | Readonly<{ code: 'migration'; from: number }>
  | Readonly<{ code: 'invalid'; path: string }>;

/** `migratedFrom` names the older version the sheet was stored in. */
export type LoadedSheet = Readonly<{ ok: true; sheet: Sheet; migratedFrom?: number }>;
export type LoadFailure = Readonly<{ ok: false; problem: LoadProblem }>;

/** The part of a stored record that carries a text. */
const sealedSchema = z.object({ schema: z.int().check(z.minimum(1)), json: z.string(), checksum: z.string() });

/** Reads a stored sheet: text and checksum, version, migrations, schema. Never throws and never writes. */
export function loadSheet(raw: unknown): LoadedSheet | LoadFailure {
  const opened = openSealed(raw);
  return opened.ok ? sheetFrom(opened.value, opened.schema) : opened;
}

/** The parsed text of a stored record whose checksum is right. */
export function openSealed(raw: unknown): Readonly<{ ok: true; schema: number; value: unknown }> | LoadFailure {
  const sealed = sealedSchema.safeParse(raw);
  if (!sealed.success) return failed({ code: 'damaged', part: 'record' });
  const { schema, json, checksum } = sealed.data;
  if (checksumOf(json) !== checksum) return failed({ code: 'damaged', part: 'checksum' });
  if (schema > SCHEMA_VERSION) return failed({ code: 'newer', schema });
  try {
    return { ok: true, schema, value: JSON.parse(json) };
  } catch {
    return failed({ code: 'damaged', part: 'text' });
  }
}

/** A sheet from parsed JSON of version `schema`. */
export function sheetFrom(value: unknown, schema: number): LoadedSheet | LoadFailure {
  if (schema > SCHEMA_VERSION) return failed({ code: 'newer', schema });
  const migrated = migrate(value, schema);
  if (!migrated.ok) return failed({ code: 'migration', from: migrated.from });
  const parsed = sheetSchema.safeParse(migrated.value);
  if (!parsed.success) return failed({ code: 'invalid', path: pathOf(parsed.error) });
  return { ok: true, sheet: parsed.data, ...(schema < SCHEMA_VERSION ? { migratedFrom: schema } : {}) };
}

/** Where the first fault is, as `energyPools.0.current`. */
export const pathOf = (error: z.core.$ZodError): string => {
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? []);
  return keys.map(String).join('.').slice(0, 120);
};

const failed = (problem: LoadProblem): LoadFailure => ({ ok: false, problem });
