import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What installs, builds and test runs leave behind; `.gitignore` names the same. */
const LEFT_BEHIND = new Set(['.git', 'node_modules', 'dist', '.cache', '.table', 'test-results', 'playwright-report']);

/** A text file of the project: its path from the root, with forward slashes, and its text. */
export type ProjectFile = Readonly<{ path: string; text: string }>;

/** Names of the files and folders at the top of the project. */
export const topLevel = (): readonly string[] => readdirSync(ROOT).filter((name) => !LEFT_BEHIND.has(name));

const walk = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_BEHIND.has(entry.name) || entry.name.endsWith('.local')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });

/** Paths of the files under these folders of the project. */
export const filePaths = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => walk(join(ROOT, folder)))
    .map((path) => relative(ROOT, path).split(sep).join('/'))
    .toSorted();

/** The files under these folders whose path fits. */
export const filesIn = (folders: readonly string[], fits: RegExp): readonly ProjectFile[] =>
  filePaths(...folders)
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** TypeScript files, as source and as a syntax tree. */
export const CODE = /\.tsx?$/;

/** The syntax tree of a file. Throws on a syntax error. */
export function syntaxOf({ path, text }: ProjectFile) {
  const parsed = parseSync(path, text);
  const [problem] = parsed.errors;
  if (problem !== undefined) throw new Error(`${path}: ${problem.message}`);
  return parsed;
}

/** Every specifier a file imports or re-exports from, types and dynamic imports included. */
export function importsOf(file: ProjectFile): readonly string[] {
  const { module } = syntaxOf(file);
  const fixed = module.staticImports.map((found) => found.moduleRequest.value);
  const passedOn = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value])),
  );
  const later = module.dynamicImports.map((found) =>
    file.text.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...fixed, ...passedOn, ...later];
}
