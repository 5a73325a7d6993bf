import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
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

const start = new Set<string>();

/** Finds what the page needs before it shows a sheet: everything main.tsx imports without waiting. */
const startModules = (): Plugin => ({
  name: 'start-modules',
  apply: 'build',
  buildEnd() {
    const left = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (start.has(id)) continue;
      start.add(id);
      left.push(...(this.getModuleInfo(id)?.importedIds ?? []));
    }
  },
});

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), contentSecurityPolicy(), startModules()],
  build: {
    // One file for the start: many small ones compress worse and cost a request each.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'start', test: (id: string) => start.has(id) }] } },
    },
  },
  resolve: { alias: { '@': folder('./src'), '#tests': folder('./tests') } },
  test: {
    allowOnly: false,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['tests/{model,rules,storage,party,interop,i18n,conformance,meta}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/{store,ui,screens,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
