import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline/offline-plugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // A party may meet at any broker; what it sends there is encrypted.
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only the built page gets the policy: the development server needs inline scripts and a socket. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** What showing a sheet takes of the rules. Their door leads to all of them, so the start stops there. */
const RULES_DOOR = folder('src/rules/index.ts');
const SHOWN_RULES = readdirSync(folder('src/rules/derived')).map((file) => folder(`src/rules/derived/${file}`));

/** What acting on a sheet takes: fetched together, right after the sheet has been drawn. */
const ACTING = [
  'src/store/sheet-store.ts',
  'src/screens/sheet/acting.ts',
  'src/screens/sheet/undo-line.tsx',
  'src/screens/sheet/owed-cards.tsx',
  'src/screens/sheet/effects-panel.tsx',
  'src/screens/sheet/attribute-note.tsx',
  'src/screens/sheet/more-items.tsx',
  'src/screens/sheet/set-by-hand.tsx',
  'src/app/settings-items.tsx',
  'src/app/over-sheet.tsx',
  'src/screens/sheet/mind-why.tsx',
  'src/screens/sheet/status-bands.tsx',
  'src/ui/marking-bar.tsx',
  'src/ui/why-ledger.tsx',
].map(folder);

/** The door of the icons leads to all of them, too: a file takes those that it names. */
const ICONS_DOOR = /lucide-react\.mjs$/;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** The ends of the paths of the icons that a file names: `HeartPlus` is in `icons/heart-plus.mjs`. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(NAMED_ICONS)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-')
        .toLowerCase(),
    )
    .map((name) => `/icons/${name}.mjs`);

const start = new Set<string>();
const acting = new Set<string>();

/** Finds what each of the two files needs: everything its entries import without waiting. */
const startAndActing = (): Plugin => ({
  name: 'start-and-acting',
  apply: 'build',
  buildEnd() {
    const all = [...this.getModuleIds()];
    const collect = (entries: readonly string[], found: Set<string>, without: ReadonlySet<string>) => {
      const left = [...entries];
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (found.has(id) || without.has(id) || ICONS_DOOR.test(id)) continue;
        found.add(id);
        const { importedIds = [], code = '' } = this.getModuleInfo(id) ?? {};
        const icons = iconsIn(code ?? '');
        left.push(...importedIds, ...all.filter((one) => icons.some((end) => one.endsWith(end))));
      }
    };
    const pages = all.filter((id) => this.getModuleInfo(id)?.isEntry);
    collect([...pages, ...SHOWN_RULES], start, new Set([RULES_DOOR]));
    collect(ACTING, acting, start);
  },
});

/** Tests of what happens before all of the app is here: each of them needs one that is not loaded yet. */
const FIRST_LOAD = ['tests/app/**/*.test.tsx', 'tests/store/show-sheet.test.ts'];

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), contentSecurityPolicy(), startAndActing(), offline()],
  build: {
    // Two files: many small ones compress worse and cost a request each.
    rolldownOptions: {
      output: {
        // The start names every lazy file: their full names cost it 0.7 kB.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'start', test: (id: string) => start.has(id) },
            { name: 'acting', test: (id: string) => acting.has(id) },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      '@': folder('./src'),
      '#tests': folder('./tests'),
      // The router brings what React has had itself since version 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  test: {
    allowOnly: false,
    // By itself Vitest leaves one core to its own process, which has next to nothing to do.
    maxWorkers: '100%',
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          // Nothing here keeps state of its own: files share their modules, which spares loading them 116 times.
          isolate: false,
          setupFiles: ['tests/support/property-seed.ts'],
          include: ['tests/{model,rules,storage,party,interop,i18n,conformance,meta}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'broker',
          environment: 'node',
          include: ['tests/broker/**/*.test.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // Files share the page and the modules: loading the app for each took two thirds of the time.
          isolate: false,
          include: ['tests/{store,ui,screens}/**/*.test.{ts,tsx}'],
          exclude: FIRST_LOAD,
          setupFiles: ['tests/support/setup.ts', 'tests/support/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'first-load',
          environment: 'jsdom',
          include: FIRST_LOAD,
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
