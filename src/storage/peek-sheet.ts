import { SCHEMA_VERSION } from '@/model/schema-version';
import type { Sheet } from '@/model/sheet';
import { checksumOf } from './checksum';
import type { HeadRecord } from './records';
import type { SheetStorage } from './sheet-storage';

/** A sheet for a first look: its text is as it was written, but nobody has held it against the schema yet. */
export type PeekedSheet = Readonly<{ sheet: Sheet; cursor: number }>;

/**
 * Reads a sheet to be shown at once, while what verifies and changes it is still on its way. Null whenever anything is
 * out of the ordinary: `readSheet` then finds out what. Never writes.
 */
export async function peekSheet(storage: SheetStorage, sheetId: string): Promise<PeekedSheet | null> {
  try {
    const database = await storage.database();
    const found = await database.read(['heads'], (work) => work.get('heads', sheetId));
    const { schema, json, checksum, cursor } = found as HeadRecord;
    if (schema !== SCHEMA_VERSION || checksumOf(json) !== checksum || !Number.isSafeInteger(cursor)) return null;
    return { sheet: JSON.parse(json) as Sheet, cursor };
  } catch {
    return null;
  }
}
