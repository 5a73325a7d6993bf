import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adapter } from './adapter';
import { checkLine, type Line, parseLines } from './check-line';

const HERE = dirname(fileURLToPath(import.meta.url));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const keptFiles = (): readonly string[] =>
  readdirSync(HERE)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => relative(process.cwd(), join(HERE, name)));

/** A file that can't be read counts as one failure, so the other files still get their turn. */
function read(file: string): Readonly<{ lines: readonly Line[]; problem?: string }> {
  try {
    return { lines: parseLines(readFileSync(file, 'utf8'), file) };
  } catch (error) {
    return { lines: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the lines of these files, or of the files kept beside this one; true when all passed. */
export function run(files: readonly string[]): boolean {
  let passed = 0;
  let failed = 0;
  for (const file of files.length > 0 ? files : keptFiles()) {
    const { lines, problem } = read(file);
    if (problem !== undefined) {
      failed += 1;
      say(`FAILED ${problem}`);
    }
    for (const line of lines) {
      const verdict = checkLine(line, adapter);
      if (verdict.kind === 'passed') passed += 1;
      else {
        failed += 1;
        say(`FAILED ${line.id} ${line.fn}: ${verdict.why}`);
      }
    }
  }
  if (passed + failed === 0) say('No line was run.');
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
