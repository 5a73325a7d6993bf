import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

const known = new Set<string>(
  (JSON.parse(readFileSync('public/rulebook/glossary.json', 'utf8')) as readonly { en: string }[]).map(({ en }) => en),
);

/** The terms a file names: at an element, or in a table that is called one of terms. */
function termsIn(source: string): readonly string[] {
  const atElements = [...source.matchAll(/ term="([^"]+)"|<Term of="([^"]+)"/g)].map(
    ([, term, of]) => term ?? of ?? '',
  );
  const tables = [...source.matchAll(/const [A-Z_]*TERMS\b[^=]*= \{([^}]*)\}/g)].map(([, table = '']) => table);
  const inTables = tables.flatMap((table) => [...table.matchAll(/: '([^']+)'/g)].map(([, term = '']) => term));
  return [...atElements, ...inTables];
}

it('every term that is explained on a screen is in the glossary', () => {
  const used = Object.entries(SOURCES).flatMap(([path, source]) =>
    termsIn(source).map((term) => [path, term] as const),
  );
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter(([, term]) => !known.has(term))).toEqual([]);
});
