// npm run conformance [-- FILE…]: runs test lines against the rules core.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

try {
  const { module } = await runnerImport(folder('../tests/conformance/run.ts'), {
    root: folder('..'),
    resolve: { alias: { '@': folder('../src'), '#tests': folder('../tests') } },
  });
  process.exitCode = module.run(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  // Code that does not load has passed nothing, and whoever reads the last line should see that.
  process.stdout.write(`FAILED to load: ${error.stack}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
