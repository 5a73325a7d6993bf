// What the benches open: pages built with the app's own config, and a long-played sheet.
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where the app begins. */
export const APP = folder('../..');

/** Builds a page with the app's config. Returns the folder it is in. */
export async function built(root, name) {
  const outDir = folder(`../../.cache/bench/${name}`);
  await build({
    root,
    configFile: folder('../../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** The file of a character with 300 Health and a history of 1,000 entries. */
export async function wornSheetFile() {
  const { module } = await runnerImport(folder('worn-sheet.ts'), {
    root: APP,
    resolve: { alias: { '@': folder('../../src'), '#tests': folder('..') } },
  });
  return module.wornSheetFile();
}
