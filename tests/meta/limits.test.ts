import { describe, expect, it } from 'vitest';
import { CODE, filePaths, filesIn, type ProjectFile, topLevel } from './project-files';
import { classesOf, testsLeftOut, undocumentedFunctions } from './syntax';

// Lines per function and per file, file names, enums and default exports are Biome's: see .biome.json.

const VAGUE_FOLDERS = new Set(['utils', 'util', 'helpers', 'lib', 'common', 'shared', 'misc']);

const TOP_LEVEL = new Set([
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'index.html',
  'README.md',
  'RULINGS.md',
  'LICENSE',
  'docs',
  'src',
  'public',
  'tests',
  'scripts',
]);

const perFile = (files: readonly ProjectFile[], find: (file: ProjectFile) => readonly string[]) =>
  files.flatMap((file) => find(file).map((found) => `${file.path}: ${found}`));

describe('limits', () => {
  it('keep the top of the project to what everyone can name', () => {
    expect(topLevel().filter((name) => !name.startsWith('.') && !TOP_LEVEL.has(name))).toEqual([]);
  });

  it('allow no folder that could hold anything', () => {
    const vague = filePaths('src', 'tests', 'scripts').filter((path) =>
      path.split('/').some((part) => VAGUE_FOLDERS.has(part)),
    );
    expect(vague).toEqual([]);
  });

  it('give every exported function of the core a doc comment', () => {
    const files = filesIn(['src/rules'], CODE);
    expect(perFile(files, undocumentedFunctions)).toEqual([]);
  });

  it('keep classes out of the model and the core', () => {
    const files = filesIn(['src/model', 'src/rules'], CODE);
    expect(perFile(files, classesOf)).toEqual([]);
  });

  it('let no field cut off what is typed or pasted', () => {
    const cutting = filesIn(['src'], /\.tsx$/).filter(({ text }) => /\bmaxLength=/.test(text));
    expect(cutting.map(({ path }) => path)).toEqual([]);
  });

  it('let every test run', () => {
    const files = filesIn(['tests'], CODE);
    expect(perFile(files, testsLeftOut)).toEqual([]);
  });
});
