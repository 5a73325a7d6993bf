import * as z from 'zod/mini';
import { type Sheet, sheetSchema } from '@/model/sheet';

/** A schema with those of its fields, where it is that of an object with nothing to be said about it as a whole. */
type Shape = Readonly<{ schema: z.core.$ZodType; fields: ReadonlyMap<string, Shape> | null }>;

function shapeOf(schema: z.core.$ZodType): Shape {
  const { type, shape, checks } = schema._zod.def as z.core.$ZodTypeDef & Partial<z.core.$ZodObjectDef>;
  if (type !== 'object' || shape === undefined || checks?.length) return { schema, fields: null };
  return { schema, fields: new Map(Object.entries(shape).map(([key, field]) => [key, shapeOf(field)])) };
}

const SHEET = shapeOf(sheetSchema);

/** Whether a sheet made from a valid one keeps to its schema. Only what is not the same object any more is looked at. */
export const fitsSheet = (before: Sheet, after: Sheet): boolean => fits(SHEET, before, after);

function fits({ schema, fields }: Shape, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (fields !== null && isRecord(before) && isRecord(after)) return fieldsFit(fields, before, after);
  return z.safeParse(schema, changedEntries(before, after)).success;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsFit(fields: ReadonlyMap<string, Shape>, before: Fields, after: Fields): boolean {
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === before[key] && value !== undefined) {
      kept += 1;
      continue;
    }
    const field = fields.get(key);
    if (field === undefined || !fits(field, before[key], value)) return false;
    if (key in before) kept += 1;
  }
  return kept === Object.keys(before).length || missingFit(fields, after);
}

/** Whether the fields that are not there may be left out. */
function missingFit(fields: ReadonlyMap<string, Shape>, after: Fields): boolean {
  for (const [key, field] of fields) if (!(key in after) && !fits(field, null, undefined)) return false;
  return true;
}

/** Of a list that has not grown, only the entries that were not there before; anything else as it is. */
function changedEntries(before: unknown, after: unknown): unknown {
  if (!(Array.isArray(before) && Array.isArray(after)) || after.length > before.length) return after;
  const known = new Set<unknown>(before);
  return after.filter((entry) => !known.has(entry));
}
