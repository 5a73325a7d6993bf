import { type ChildProcess, spawn } from 'node:child_process';
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureMosquitto } from '../../scripts/mosquitto.mjs';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export type Account = Readonly<{ username: string; password: string }>;

/** A broker in a process of its own, on a port of this machine that stays the same. */
export type TestBroker = Readonly<{
  /** What a client connects to: `ws://localhost:<port>/mqtt`. */
  url: string;
  port: number;
  /** Who may connect. Not there where everyone may. */
  account?: Account;
  /** Starts it again after `stop` or `kill`, with what it had kept. */
  start: () => Promise<void>;
  /** Asks it to stop, and waits. */
  stop: () => Promise<void>;
  /** Ends it without a word, as a power cut would. */
  kill: () => Promise<void>;
  /** The topics whose documents it has written to disk. */
  topicsWritten: () => ReadonlySet<string>;
  /** Ends it and removes its files. */
  remove: () => Promise<void>;
}>;

const PARTY_ACCOUNT: Account = { username: 'table', password: 'sealed anyway' };

/** An account that gets in, but that no topic is open to. */
export const SHUT_OUT_ACCOUNT: Account = { username: 'guest', password: 'let me in' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilItAnswers(child: ChildProcess, port: number, said: () => string) {
  const deadline = Date.now() + 20_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The broker did not start:\n${said()}`);
    await new Promise((later) => setTimeout(later, 25));
  }
}

const TOPIC = /samsara\/[0-9a-f]{32}\/(?:table|[a-z]+\/[0-9a-f]{32})/g;

type Program = Readonly<{ command: string; parameters: readonly string[]; port: number; folder: string }>;

/** Runs a broker's program; it keeps what it keeps in `folder`. */
async function running({ command, parameters, port, folder }: Program): Promise<TestBroker> {
  let child: ChildProcess | undefined;
  const start = async () => {
    let said = '';
    const started = spawn(command, parameters, { cwd: folder });
    for (const output of [started.stdout, started.stderr]) output.on('data', (text) => (said += text));
    child = started;
    await untilItAnswers(started, port, () => said);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const written = () => readdirSync(folder).filter((name) => !name.endsWith('.new'));
  const topicsIn = (name: string) => readFileSync(join(folder, name), 'latin1').match(TOPIC) ?? [];
  const topicsWritten = () => new Set(written().flatMap(topicsIn));
  await start();
  return { url: `ws://localhost:${port}/mqtt`, port, start, stop: () => end('SIGTERM'), kill, topicsWritten, remove };
}

const ownFolder = () => mkdtempSync(join(tmpdir(), 'samsara-broker-'));

/** What `npm run table` runs. It serves the app too, as it was built last. */
export async function startTable(): Promise<TestBroker> {
  const port = await freePort();
  const folder = ownFolder();
  const script = fromRoot('scripts/table.mjs');
  const parameters = [script, '--no-build', '--port', `${port}`, '--file', join(folder, 'cards.json')];
  return running({ command: process.execPath, parameters, port, folder });
}

/** The settings of the documentation, on other ports and with another folder. */
function mosquittoSettings(folder: string, plain: number, port: number): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^listener 1883 .*$/m, `listener ${plain} 127.0.0.1`],
    [/^listener 9001$/m, `listener ${port}`],
    [/^password_file .*$/m, `password_file ${join(folder, 'party.passwd')}`],
    [/^acl_file .*$/m, `acl_file ${fromRoot('docs/mosquitto/party.acl')}`],
    [/^persistence_location .*$/m, `persistence_location ${folder}/`],
  ];
  const settings = changes.reduce(
    (text, [line, instead]) => {
      if (!line.test(text)) throw new Error(`mosquitto.conf has no line like ${line}`);
      return text.replace(line, instead);
    },
    readFileSync(fromRoot('docs/mosquitto/mosquitto.conf'), 'utf8'),
  );
  return process.getuid?.() === 0 ? `${settings}user root\n` : settings;
}

/** A line of a password file, as `mosquitto_passwd` writes it: PBKDF2 with SHA-512, 101 rounds. */
function passwordLine({ username, password }: Account): string {
  const salt = randomBytes(12);
  const hash = pbkdf2Sync(password, salt, 101, 64, 'sha512');
  return `${username}:$7$101$${salt.toString('base64')}$${hash.toString('base64')}\n`;
}

/** A real Mosquitto with a password and an access list; installed if there is none. Throws when that fails. */
export async function startMosquitto(): Promise<TestBroker> {
  const command = ensureMosquitto();
  const port = await freePort();
  const folder = ownFolder();
  const passwords = [PARTY_ACCOUNT, SHUT_OUT_ACCOUNT].map(passwordLine).join('');
  writeFileSync(join(folder, 'party.passwd'), passwords, { mode: 0o600 });
  const settings = join(folder, 'mosquitto.conf');
  writeFileSync(settings, mosquittoSettings(folder, await freePort(), port));
  const broker = await running({ command, parameters: ['-c', settings], port, folder });
  return { ...broker, account: PARTY_ACCOUNT };
}
