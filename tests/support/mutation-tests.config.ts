import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The tests of the chapters named (by run.mjs), and nothing else: what a mutant of theirs has to get past.

const chapters = (process.env.MUTATION_CHAPTERS ?? '').split(' ').filter((chapter) => chapter !== '');

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('../..'),
  resolve: { alias: { '@': folder('../../src'), '#tests': folder('..') } },
  test: {
    environment: 'node',
    isolate: false,
    include: chapters.map((chapter) => `tests/rules/${chapter}/**/*.test.ts`),
    env: { PROPERTY_RUNS: '100' },
  },
});
