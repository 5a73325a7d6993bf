/** What a text says of a number: what it is, by how much it changes, what it was and became. */
type Saying =
  | Readonly<{ kind: 'is'; value: number; maximum: number | null }>
  | Readonly<{ kind: 'by'; by: number }>
  | Readonly<{ kind: 'became'; from: number; to: number }>;

/** One number that a text says something of. */
export type Statement = Readonly<{
  /** The line it stands in, from 1. */
  line: number;
  /** As it was written. */
  text: string;
  /** Whom it is about; null where nobody is named. */
  who: string | null;
  name: string;
  saying: Saying;
}>;

/** Why a line, or a part of it, says nothing that can be taken over. */
export type ReadingProblem =
  | 'unknown'
  | 'noNumber'
  | 'expression'
  | 'notWhole'
  | 'tooLarge'
  | 'rollAnswer'
  | 'brokenJson'
  | 'noLog'
  | 'tooLong';

type Misread = Readonly<{ line: number; text: string; problem: ReadingProblem }>;

/** A text from chat: what was understood, what was not and why, and how many lines have nothing to take over. */
export type ChatReading = Readonly<{
  statements: readonly Statement[];
  misread: readonly Misread[];
  passed: number;
}>;

/** A reading on its way through the lines. */
export type ReadingSoFar = {
  statements: Statement[];
  misread: Misread[];
  passed: number;
  line: number;
  who: string | null;
  /** Where the block of an export began, whose last line says whom it is about. */
  blockFrom: number;
};

export const startReading = (): ReadingSoFar => ({
  statements: [],
  misread: [],
  passed: 0,
  line: 0,
  who: null,
  blockFrom: 0,
});

const LONGEST_QUOTE = 80;

/** A line as it is quoted back. */
const quote = (text: string): string => {
  const line = text.trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
};

export function misread(reading: ReadingSoFar, text: string, problem: ReadingProblem): void {
  reading.misread.push({ line: reading.line, text: quote(text), problem });
}

/** A number as it was written; or what is wrong with it. */
function wholeNumber(digits: string): number | ReadingProblem {
  const value = Number(digits.replaceAll(/(?<=\d),(?=\d)/g, ''));
  if (!Number.isInteger(value)) return 'notWhole';
  return Number.isSafeInteger(value) ? value : 'tooLarge';
}

/** Takes a statement down, or what is wrong with one of its numbers. */
export function state(reading: ReadingSoFar, text: string, name: string, numbers: readonly string[], say: Say): void {
  const values = numbers.map(wholeNumber);
  const problem = values.find((value) => typeof value === 'string');
  if (typeof problem === 'string') {
    misread(reading, text, problem);
    return;
  }
  const saying = say(...(values as number[]));
  reading.statements.push({ line: reading.line, text: quote(text), who: reading.who, name, saying });
}

type Say = (...values: number[]) => Saying;

export const is: Say = (value = 0, maximum) => ({ kind: 'is', value, maximum: maximum ?? null });
export const by: Say = (amount = 0) => ({ kind: 'by', by: amount });
export const became: Say = (from = 0, to = 0) => ({ kind: 'became', from, to });
