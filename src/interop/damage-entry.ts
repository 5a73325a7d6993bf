import type { Grade } from '@/model/health';

/** One part of a hit as it was typed. */
export type EntryPart = Readonly<{
  amount: number;
  /** Null while it was not said; it is asked for, never guessed. */
  grade: Grade | null;
  /** The digits as typed where they say more than a part can hold, which `amount` is then; null where they don't. */
  beyond: string | null;
  /** Words beside the amount as they were typed; `damageMeaning` says what they come to. */
  words: readonly string[];
}>;

/** A hit as it was typed: what was understood, and by name what was not. */
export type DamageEntry = Readonly<{
  parts: readonly EntryPart[];
  unknown: readonly string[];
  /** There are more parts than one hit can have; those beyond are left out of `parts`. */
  tooMany: boolean;
}>;

/** The most points of one part, and the most parts of one hit, that a damage command takes. */
export const MOST_POINTS = 1_000_000_000;
export const MOST_PARTS = 50;

const GRADE_WORDS: ReadonlyMap<string, Grade> = new Map([
  ...['b', 'bash', 'bashing', '冲', '冲击', '衝', '衝擊'].map((word) => [word, 'bashing'] as const),
  ...['l', 'lethal', '致', '致命'].map((word) => [word, 'lethal'] as const),
  ...['a', 'agg', 'aggravated', '恶', '恶性', '惡', '惡性'].map((word) => [word, 'aggravated'] as const),
]);
const LETTERS: Readonly<Record<Grade, string>> = { bashing: 'B', lethal: 'L', aggravated: 'A' };

/** Words that may stand beside a grade and say nothing. */
const FILLERS: ReadonlySet<string> = new Set([
  'damage',
  'dmg',
  'point',
  'points',
  '点',
  '點',
  '伤害',
  '傷害',
  '伤',
  '傷',
]);
const PLUS: ReadonlySet<string> = new Set(['+', 'and', 'plus', '加', '和', '与', '與']);

/** The first that fits wins, so the order matters. Every character fits the last one at least. */
const TOKENS = new RegExp(
  [
    String.raw`(?<space>[\s,;&/?:.()、。]+)`,
    '(?<quoted>"[^"]+"|“[^“”]+”)',
    String.raw`(?<broken>[-−–]\s*\d[\d.]*|\d+\.\d[\d.]*)`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?!\d)|\d+)`,
    '(?<chinese>冲击|衝擊|冲|衝|致命|致|恶性|惡性|恶|惡|伤害|傷害|伤|傷|点|點|加|和|与|與)',
    String.raw`(?<word>[\p{Script=Latin}\p{M}'’]+|[\p{L}\p{M}]+)`,
    '(?<sign>[^])',
  ].join('|'),
  'gu',
);

type Token = Readonly<{ kind: string; text: string }>;

const WIDE_COMMA = '，';

/** Full-width letters, digits and signs as plain ones. The full-width comma only ever separates. */
const narrow = (text: string): string =>
  text
    .replaceAll(WIDE_COMMA, ';')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

function tokensOf(text: string): Token[] {
  return [...narrow(text).matchAll(TOKENS)].flatMap(({ groups = {} }) =>
    Object.entries(groups).flatMap(([kind, found]) => (found === undefined ? [] : [{ kind, text: found }])),
  );
}

type Part = { amount: number; grade: Grade | null; beyond: string | null; words: string[] };

/** What is being read: everything up to the next plus belongs together. */
type Reading = {
  parts: Part[];
  unknown: string[];
  /** The part that grades and words now belong to. */
  current: Part | null;
  /** Words that wait for the amount they stand before. */
  waiting: string[];
  /** The last thing read was a number that can't be one; a grade after it belongs to it. */
  broken: boolean;
};

/**
 * Reads a hit: amounts, each with its grade, joined by plus signs, commas or spaces. Takes `5L + 3A`, `3 b, 2l`,
 * `3恶 + 5致`, whole words in either language, full-width characters. Never throws, whatever was typed.
 */
export function parseDamageEntry(text: string): DamageEntry {
  const reading: Reading = { parts: [], unknown: [], current: null, waiting: [], broken: false };
  for (const token of tokensOf(text)) read(reading, token);
  endSegment(reading);
  return {
    parts: reading.parts.slice(0, MOST_PARTS),
    unknown: reading.unknown,
    tooMany: reading.parts.length > MOST_PARTS,
  };
}

function read(reading: Reading, { kind, text }: Token): void {
  if (kind === 'space') return;
  const word = text.toLowerCase();
  const afterBroken = reading.broken;
  reading.broken = false;
  const grade = GRADE_WORDS.get(word);
  if (PLUS.has(word)) endSegment(reading);
  else if (kind === 'number') startPart(reading, text);
  else if (kind === 'broken') readBroken(reading, text);
  else if (grade) readGrade(reading, grade, text, afterBroken);
  else if (kind === 'sign') reading.unknown.push(text);
  else if (!FILLERS.has(word)) (reading.current?.words ?? reading.waiting).push(text);
}

function startPart(reading: Reading, digits: string): void {
  const typed = digits.replaceAll(',', '');
  const part: Part = {
    amount: Math.min(Number(typed), MOST_POINTS),
    grade: null,
    beyond: Number(typed) > MOST_POINTS ? typed : null,
    words: reading.waiting,
  };
  reading.parts.push(part);
  reading.current = part;
  reading.waiting = [];
}

function readBroken(reading: Reading, text: string): void {
  reading.unknown.push(text.replaceAll(/\s/g, ''));
  reading.current = null;
  reading.broken = true;
}

function readGrade(reading: Reading, grade: Grade, text: string, afterBroken: boolean): void {
  const { current } = reading;
  if (current?.grade === null) current.grade = grade;
  else if (afterBroken) reading.unknown.push(`${reading.unknown.pop()}${text}`);
  else reading.unknown.push(text);
}

function endSegment(reading: Reading): void {
  reading.unknown.push(...reading.waiting);
  reading.waiting = [];
  reading.current = null;
}

/** Writes a hit the way `parseDamageEntry` reads it: `5L fire + 3A`. */
export const formatDamageEntry = ({ parts, unknown }: Pick<DamageEntry, 'parts' | 'unknown'>): string =>
  [...parts.map(formatPart), ...unknown].join(' + ');

const formatPart = ({ amount, grade, beyond, words }: EntryPart): string =>
  [`${beyond ?? amount}${grade === null ? '' : LETTERS[grade]}`, ...words].join(' ');

/** The letter that stands for a grade in an entry. */
export const gradeLetter = (grade: Grade): string => LETTERS[grade];
