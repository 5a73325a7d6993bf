// The Mosquitto that the tests of the party run against. Order: MOSQUITTO_PATH, an installed one, the system's package
// manager.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attempt, chosenBy, executable, installWithApt, placesOnPath } from './programs.mjs';

const NAME = process.platform === 'win32' ? 'mosquitto.exe' : 'mosquitto';

/** Package managers put servers where an ordinary user's PATH does not lead. */
const USUAL_PLACES = [
  ...['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'],
  ...[process.env.ProgramFiles].filter((folder) => folder !== undefined).map((folder) => join(folder, 'mosquitto')),
].map((folder) => join(folder, NAME));

const findMosquitto = () => chosenBy('MOSQUITTO_PATH') ?? [...placesOnPath([NAME]), ...USUAL_PLACES].find(executable);

/** A Mosquitto, installed if there is none. Throws when that fails. */
export function ensureMosquitto() {
  const found = findMosquitto();
  if (found !== undefined) return found;
  const installed =
    installWithApt('mosquitto') || (process.platform === 'darwin' && attempt('brew', ['install', 'mosquitto']));
  const path = installed ? findMosquitto() : undefined;
  if (path === undefined) {
    throw new Error('No Mosquitto found and none could be installed. Install Mosquitto 2, or set MOSQUITTO_PATH.');
  }
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(`${ensureMosquitto()}\n`);
