// Programs the tests need besides node: finding them, and getting them from the system's package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const WINDOWS = process.platform === 'win32';

export function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would be, folder by folder of PATH. */
export const placesOnPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The program a variable names, or `undefined` if it is not set. Throws when there is no such program. */
export function chosenBy(variable) {
  const chosen = process.env[variable];
  if (chosen === undefined || chosen === '') return undefined;
  if (executable(chosen)) return chosen;
  throw new Error(`${variable} is ${chosen}, and that is not a program.`);
}

/** Runs an installer, its output shown. Whether it went well. */
export function attempt(command, parameters) {
  process.stderr.write(`Not here yet: ${command} ${parameters.join(' ')}\n`);
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: WINDOWS,
    timeout: 10 * 60_000,
  });
  return status === 0;
}

/** Installs packages where apt-get is and may. */
export const installWithApt = (...packages) =>
  process.getuid?.() === 0 &&
  executable('/usr/bin/apt-get') &&
  attempt('apt-get', ['update', '-q']) &&
  attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
