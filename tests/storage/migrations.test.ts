import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '@/model/schema-version';
import { maximumHealth, trackTotal } from '@/rules';
import { loadEntry } from '@/storage/encode';
import { loadSheet } from '@/storage/load-sheet';
import { MIGRATIONS, migrate } from '@/storage/migrations';

type Fixture = Readonly<{ name: string; head: Readonly<{ json: string }>; journal: readonly unknown[] }>;

const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);
const fixturesOf = (version: number): readonly Fixture[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/saves/v${version}.json`, import.meta.url), 'utf8'));

describe('migrations', () => {
  it('have no gap, and none too many', () => {
    expect(Object.keys(MIGRATIONS).map(Number)).toEqual(VERSIONS.slice(0, -1));
  });

  it.each(VERSIONS)('open everything version %i has saved', (version) => {
    const fixtures = fixturesOf(version);
    expect(fixtures.length).toBeGreaterThanOrEqual(5);
    for (const { head, journal } of fixtures) {
      const loaded = loadSheet(head);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
      expect(trackTotal(loaded.sheet.health.track)).toBe(maximumHealth(loaded.sheet).value);
      expect(journal.map(loadEntry).filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it.each(VERSIONS)('keep every text of version %i', (version) => {
    for (const { head } of fixturesOf(version)) {
      const loaded = loadSheet(head);
      const stored = JSON.parse(head.json) as { name: string; notes: string };
      expect(loaded).toMatchObject({ sheet: { name: stored.name, notes: stored.notes } });
    }
  });

  it('run one after the other up to the version asked for', () => {
    const steps = { 1: (value: unknown) => [value, 'two'], 2: (value: unknown) => [value, 'three'] };
    expect(migrate('one', 1, steps, 3)).toEqual({ ok: true, value: [['one', 'two'], 'three'] });
    expect(migrate('one', 2, steps, 3)).toEqual({ ok: true, value: ['one', 'three'] });
    expect(migrate('one', 3, steps, 3)).toEqual({ ok: true, value: 'one' });
  });

  it('name the version at which they fail', () => {
    const throws = () => {
      throw new Error('broken');
    };
    expect(migrate('one', 1, { 1: throws }, 2)).toEqual({ ok: false, from: 1 });
    expect(migrate('one', 1, { 1: (value) => value }, 3)).toEqual({ ok: false, from: 2 });
  });
});
