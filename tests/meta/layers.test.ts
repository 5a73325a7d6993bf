import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE, filesIn, importsOf, type ProjectFile } from './project-files';

type Layer = Readonly<{ layers: readonly string[]; packages: readonly string[] }>;

const BELOW_SCREENS = ['model', 'rules', 'storage', 'store', 'party', 'interop', 'i18n', 'ui', 'editors'];

/** Which layers and packages a folder of src may import, types included. `.biome.json` says the same while you type. */
const LAYERS: Readonly<Record<string, Layer>> = {
  model: { layers: [], packages: ['zod'] },
  rules: { layers: ['model'], packages: ['zod'] },
  interop: { layers: ['model', 'rules', 'i18n'], packages: [] },
  storage: { layers: ['model', 'rules'], packages: ['zod', 'idb', '@tanstack/react-query'] },
  store: { layers: ['model', 'rules', 'storage'], packages: ['zustand'] },
  party: {
    layers: ['model', 'rules'],
    packages: ['zod', 'mqtt', '@noble/ciphers', '@noble/curves', '@noble/hashes'],
  },
  i18n: { layers: ['model', 'rules'], packages: [] },
  ui: {
    layers: ['model', 'rules', 'i18n'],
    packages: ['react', 'react-dom', 'lucide-react', '@tanstack/react-virtual', 'uqr'],
  },
  editors: {
    layers: ['model', 'rules', 'i18n', 'ui'],
    packages: ['react', 'react-hook-form', '@hookform/resolvers', 'lucide-react', 'zod'],
  },
  screens: {
    layers: BELOW_SCREENS,
    packages: [
      'react',
      'react-dom',
      'react-hook-form',
      '@hookform/resolvers',
      '@tanstack/react-query',
      'wouter',
      'zustand',
      'lucide-react',
      'zod',
    ],
  },
};

const files = filesIn(['src'], CODE);

/** The file of src an import leads to, or the package it names. */
function target(file: ProjectFile, specifier: string): Readonly<{ path: string } | { package: string }> {
  if (specifier.startsWith('@/')) return { path: `src/${specifier.slice(2)}` };
  if (specifier.startsWith('.')) return { path: posix.join(dirname(file.path), specifier) };
  const [first = '', second = ''] = specifier.split('/');
  return { package: first.startsWith('@') ? `${first}/${second}` : first };
}

const folderOf = (path: string): string => path.split('/')[1] ?? '';
const screenOf = (path: string): string => path.split('/')[2] ?? '';

function isAllowed(file: ProjectFile, specifier: string): boolean {
  const own = folderOf(file.path);
  const layer = LAYERS[own];
  const found = target(file, specifier);
  if ('package' in found) return layer === undefined || layer.packages.includes(found.package);
  if (!found.path.startsWith('src/')) return false;
  const other = folderOf(found.path);
  if (other === own) return own !== 'screens' || screenOf(file.path) === screenOf(found.path);
  if (other === 'rules' && found.path !== 'src/rules' && found.path !== 'src/rules/index') return false;
  return layer === undefined || layer.layers.includes(other);
}

describe('layers', () => {
  it('are the folders of src, and nothing else is', () => {
    const folders = new Set(files.filter(({ path }) => path.split('/').length > 2).map(({ path }) => folderOf(path)));
    const known = new Set([...Object.keys(LAYERS), 'app']);
    expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
    expect(files.filter(({ path }) => path.split('/').length === 2).map(({ path }) => path)).toEqual(['src/main.tsx']);
  });

  it('import only what they may', () => {
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !isAllowed(file, specifier))
        .map((specifier) => `${file.path} imports ${specifier}`),
    );
    expect(broken).toEqual([]);
  });
});
