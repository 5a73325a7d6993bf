import * as z from 'zod/mini';
import { type Sheet, sheetSchema } from '@/model/sheet';

const PARTS = Object.entries(sheetSchema.shape) as readonly (readonly [keyof Sheet, z.core.$ZodType])[];

/** Whether a sheet made from a valid one keeps to its schema. Only what is not the same object any more is looked at. */
export const fitsSheet = (before: Sheet, after: Sheet): boolean =>
  before === after ||
  (Object.keys(after).length === PARTS.length && PARTS.every(([key, schema]) => fits(schema, before[key], after[key])));

function fits(schema: z.core.$ZodType, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  return z.safeParse(schema, changedEntries(before, after)).success;
}

/** Of a list that has not grown, only the entries that were not there before; anything else as it is. */
function changedEntries(before: unknown, after: unknown): unknown {
  if (!(Array.isArray(before) && Array.isArray(after)) || after.length > before.length) return after;
  const known = new Set<unknown>(before);
  return after.filter((entry) => !known.has(entry));
}
