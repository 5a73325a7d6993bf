import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The core's own tests, and nothing else: what a mutant of the rules has to get past.

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('../..'),
  resolve: { alias: { '@': folder('../../src'), '#tests': folder('..') } },
  test: {
    environment: 'node',
    include: ['tests/rules/**/*.test.ts'],
    exclude: ['tests/rules/properties/**'],
    env: { PROPERTY_RUNS: '100' },
  },
});
