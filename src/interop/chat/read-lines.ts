import { readItems } from './read-items';
import { readStatusLine } from './read-status-line';
import { became, misread, type ReadingSoFar, state } from './reading';

/** Whether a line is of some kind; takes down what it says. */
type Reader = (reading: ReadingSoFar, text: string) => boolean;

/** Full-width signs and digits as plain ones. */
const narrow = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

const passOver = (reading: ReadingSoFar): true => {
  reading.passed += 1;
  return true;
};

const OUT_OF_CHARACTER = /^\s*\(/;
const LOG_HEADER = /\(\S{1,64}\)\s+\d{4}[-/]\d{1,2}[-/]\d{1,2}\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/;
const BOUND = /^\s*\[√\]/;
const FOR_SOMEBODY = /^\s*由.{1,80}代骰:?\s*$/;

/** What stands around the numbers: who speaks and when, asides, what the bot adds. */
const readFrame: Reader = (reading, text) =>
  [OUT_OF_CHARACTER, LOG_HEADER, BOUND, FOR_SOMEBODY].some((pattern) => pattern.test(text)) && passOver(reading);

/** The block of an export: its title, and at its end whom it is about. */
const readExport: Reader = (reading, text) => {
  if (/^\s*导出结果/.test(text)) {
    reading.blockFrom = reading.statements.length;
    return passOver(reading);
  }
  const name = /^\s*[.。/]nn\s+(\S.*?)\s*$/i.exec(text)?.[1];
  if (name === undefined) return false;
  reading.statements = reading.statements.map((one, place) =>
    place >= reading.blockFrom && one.who === null ? { ...one, who: name } : one,
  );
  reading.blockFrom = reading.statements.length;
  return passOver(reading);
};

const ASKS_ONLY = /^(?:clr|clear|del|rm|show|list|fmt|export|help|note)(?![\p{L}\d:=])/iu;
const CARD = /^([^\s\d:=+\-#&]{1,80})[-#](?=[^\s\d])/;

/** `.st 力量:3`, also as a card with a name in front. */
const readSt: Reader = (reading, text) => {
  const rest = /^\s*[.。/]st(?![a-z])\s*(.*)$/i.exec(text)?.[1];
  if (rest === undefined) return false;
  if (rest === '' || ASKS_ONLY.test(rest)) return passOver(reading);
  const card = CARD.exec(rest);
  const outer = reading.who;
  if (card) reading.who = card[1] ?? null;
  readItems(reading, rest.slice(card?.[0].length ?? 0).replace(/@\S.*$/, ''));
  reading.who = outer;
  return true;
};

/** `.char add name[…]~ state[HP:5/5;…]~`. */
const readCard: Reader = (reading, text) => {
  if (!/^\s*[.。/]char\s+(?:add|edit)\b/i.test(text)) return false;
  const inside = (part: string) => new RegExp(`${part}\\[([^\\]]*)\\]~`, 'i').exec(text)?.[1];
  const outer = reading.who;
  reading.who = inside('name')?.trim() || null;
  const states = inside('state');
  if (states === undefined) misread(reading, text, 'noNumber');
  else readItems(reading, states);
  reading.who = outer;
  return true;
};

const OTHER_COMMAND = /^\s*[.。/][a-z]{1,16}/i;
const readCommand: Reader = (reading, text) => OTHER_COMMAND.test(text) && passOver(reading);

const REPLY =
  /^(?:由.{1,80}代骰:?)?\s*[<[【]?([^\n]{1,80}?)[>\]】]?的[^:]{0,20}?(?:个人属性为|属性变化|人物卡已更新)[^:]{0,10}:\s*(.*)$/;
const DONE = /的.{0,20}属性录入完成/;

/** The first line of an answer to `.st`: whom it is about, maybe the first numbers. */
const readReply: Reader = (reading, text) => {
  if (DONE.test(text)) return passOver(reading);
  const [, who, rest = ''] = REPLY.exec(text) ?? [];
  if (who === undefined) return false;
  reading.who = who.replace(/^[<[【]|[>\]】]$/g, '').trim() || null;
  reading.passed += 1;
  if (rest.trim() !== '') readLine(reading, rest);
  return true;
};

const NUMBER = String.raw`(-?\d[\d.]*)`;
const BECAME = new RegExp(String.raw`^\s*\[?([^:\[\]\d]{1,120}?)\]?\s*:?\s*${NUMBER}\s*(?:➯|→|->|=>)\s*${NUMBER}`);
const IN_BRACKETS = new RegExp(String.raw`([^\s\[\]:,]{1,120})\[${NUMBER}\s*(?:➯|→|->)\s*${NUMBER}\]`, 'g');
const TIMED = new RegExp(
  String.raw`^\s*\[[^\]]{1,20}\]\s*(\S{1,80})\s+(\S{1,120}?)变更[^,，]{0,80}[,，]\s*${NUMBER}\s*➯\s*${NUMBER}`,
);

/** `生命: 7 ➯ 5 (扣除2=2)`, and the two forms of a log's summary. */
const readChange: Reader = (reading, text) => {
  const timed = TIMED.exec(text);
  const brackets = timed ? [] : [...text.matchAll(IN_BRACKETS)];
  for (const [said, name = '', from = '', to = ''] of brackets) state(reading, said, name, [from, to], became);
  if (brackets.length > 0) return true;
  const [, who = '', timedName] = timed ?? [];
  const found = timed ?? BECAME.exec(text);
  if (!found) return false;
  const [name = '', from = '', to = ''] = timed ? [timedName, timed[3], timed[4]] : [found[1], found[2], found[3]];
  const outer = reading.who;
  if (timed) reading.who = who;
  state(reading, text, name.trim(), [from, to], became);
  reading.who = outer;
  return true;
};

const ROLL = /\d+a\d+(?:[mkq]\d+)*\s*=|\d+wo?d\d*[^\]]*\]\s*→/i;
const readRoll: Reader = (reading, text) => {
  if (!ROLL.test(text)) return false;
  misread(reading, text, 'rollAnswer');
  return true;
};

const ITEMS = /^\s*[^\s\d:=+\-*/<>[\](){}]{1,120}\s*[:=]\s*-?\d/;

/** A line of `.st show`: names with numbers, and nothing else. */
const readShown: Reader = (reading, text) => {
  if (!ITEMS.test(text)) return false;
  readItems(reading, text);
  return true;
};

/** The first that fits takes the line. */
const READERS: readonly Reader[] = [
  readFrame,
  readExport,
  readSt,
  readCard,
  readCommand,
  readReply,
  readRoll,
  readStatusLine,
  readChange,
  readShown,
];

/** Reads one line of chat; one that says nothing known is taken down as such. */
export function readLine(reading: ReadingSoFar, raw: string): void {
  const text = narrow(raw);
  if (text.trim() === '') {
    reading.who = null;
    return;
  }
  if (!READERS.some((read) => read(reading, text))) misread(reading, raw, 'unknown');
}
