// npm run mutation -- damage bonuses: breaks the code of these chapters of src/rules one change at a time and runs their
// own tests (tests/rules/<chapter>) against each; what survives is code that those don't hold, even if others would.
// Its tools are heavy and have a lock of their own.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) {
  process.stderr.write('Name one or more chapters of src/rules: npm run mutation -- damage bonuses health\n');
  process.exit(1);
}
const missing = positionals.filter((chapter) => !existsSync(folder(`../../src/rules/${chapter}`)));
if (missing.length > 0) {
  process.stderr.write(`src/rules has no ${missing.join(', ')}\n`);
  process.exit(1);
}
const inherit = { stdio: 'inherit' };
if (!existsSync(folder('node_modules'))) {
  execFileSync('npm', ['ci', '--ignore-scripts'], { ...inherit, cwd: folder('.') });
}
const files = positionals.map((chapter) => `src/rules/${chapter}/**/*.ts`);
const stryker = folder('node_modules/@stryker-mutator/core/bin/stryker.js');
const options = [
  'run',
  'tests/mutation/stryker.config.json',
  '--mutate',
  [...files, '!src/rules/**/index.ts'].join(','),
];
const env = { ...process.env, MUTATION_CHAPTERS: positionals.join(' ') };
const { status } = spawnSync(process.execPath, [stryker, ...options], { ...inherit, cwd: folder('../..'), env });
process.exitCode = status ?? 1;
