import { useState } from 'react';
import { type ImportPreview, type ImportProblem, readImport } from '@/storage/import-sheet';

export type FileProblem = ImportProblem | Readonly<{ code: 'several'; count: number }>;

/** A chosen file: why it can't be used, or what it would bring. Nothing is stored yet. */
export type Importing =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'problem'; file: string; problem: FileProblem }>
  | Readonly<{ kind: 'preview'; preview: ImportPreview }>;

const NONE: Importing = { kind: 'none' };

/** What becomes of the files somebody chose or dropped. */
export function useImport() {
  const [state, setState] = useState<Importing>(NONE);
  const read = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) {
      setState({ kind: 'problem', file: file.name, problem: { code: 'several', count: files.length } });
      return;
    }
    const result = await readImport(file);
    setState(
      result.ok
        ? { kind: 'preview', preview: result.preview }
        : { kind: 'problem', file: file.name, problem: result.problem },
    );
  };
  return { state, read, forget: () => setState(NONE) };
}
