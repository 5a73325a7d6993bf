import { readLine } from './read-lines';
import { became, is, misread, type ReadingSoFar, state } from './reading';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_MESSAGES = 20_000;

/** Reads the JSON of a SealDice log: changes from what the bot noted, else from what it wrote. */
export function readLog(reading: ReadingSoFar, text: string): void {
  reading.line = 1;
  const log = parsed(text);
  const items = isFields(log) ? log.items : log;
  if (!Array.isArray(items)) {
    misread(reading, text, log === undefined ? 'brokenJson' : 'noLog');
    return;
  }
  items.slice(0, MOST_MESSAGES).forEach((item: unknown, index) => {
    reading.line = index + 1;
    readMessage(reading, item);
  });
  if (items.length > MOST_MESSAGES) misread(reading, String(items.length), 'tooLong');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readMessage(reading: ReadingSoFar, item: unknown): void {
  if (!isFields(item)) {
    misread(reading, JSON.stringify(item) ?? '', 'unknown');
    return;
  }
  const { commandInfo, isDice, message } = item;
  const noted = isFields(commandInfo) && commandInfo.cmd === 'st' ? commandInfo.items : null;
  if (isFields(commandInfo) && Array.isArray(noted)) readNoted(reading, commandInfo, noted);
  else if (isDice === true && !isFields(commandInfo) && typeof message === 'string') readMessageText(reading, message);
  else reading.passed += 1;
}

function readMessageText(reading: ReadingSoFar, message: string): void {
  reading.who = null;
  for (const line of message.split(/\r?\n/)) readLine(reading, line);
}

/** What the bot noted of a change: `{ attr, valOld, valNew }`. */
function readNoted(reading: ReadingSoFar, { pcName }: Fields, items: readonly unknown[]): void {
  reading.who = typeof pcName === 'string' && pcName.trim() !== '' ? pcName.trim() : null;
  for (const item of items) {
    if (!isFields(item) || typeof item.attr !== 'string') {
      misread(reading, JSON.stringify(item) ?? '', 'unknown');
      continue;
    }
    const { attr, valOld, valNew } = item;
    const to = numberText(valNew);
    const from = numberText(valOld);
    const said = from === null ? `${attr}: ${to}` : `${attr}: ${from} ➯ ${to}`;
    if (to === null) misread(reading, attr, 'noNumber');
    else if (from === null) state(reading, said, attr, [to], is);
    else state(reading, said, attr, [from, to], became);
  }
}

/** Bots note numbers as numbers or as text. */
function numberText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^-?\d[\d.]*$/.test(value) ? value : null;
}
