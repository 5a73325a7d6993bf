import { SCHEMA_VERSION } from '@/model/schema-version';
import { typedBonuses } from './typed-bonuses';

/**
 * Takes a stored sheet of one version to the next. Pure, works on parsed JSON, never edited after its release: a sheet
 * saved years ago still goes through it. The key is the version it starts from.
 */
export type Migration = (sheet: unknown) => unknown;
export type Migrations = Readonly<Record<number, Migration>>;

export const MIGRATIONS: Migrations = { 1: typedBonuses };

export type MigrationResult = Readonly<{ ok: true; value: unknown }> | Readonly<{ ok: false; from: number }>;

/** Brings a stored sheet up to `to`, one version after the other; names the version at which it failed. */
export function migrate(
  value: unknown,
  from: number,
  migrations: Migrations = MIGRATIONS,
  to: number = SCHEMA_VERSION,
): MigrationResult {
  let current = value;
  for (let version = from; version < to; version += 1) {
    const migration = migrations[version];
    if (!migration) return { ok: false, from: version };
    try {
      current = migration(current);
    } catch {
      return { ok: false, from: version };
    }
  }
  return { ok: true, value: current };
}
