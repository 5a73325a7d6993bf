import { readLine } from './read-lines';
import { readLog } from './read-log';
import { type ChatReading, misread, type ReadingSoFar, startReading } from './reading';

/** More than this is not read. */
const MOST_LINES = 5000;
const LONGEST_LINE = 20_000;
const LONGEST_LOG = 20_000_000;

/**
 * Reads what a dice bot or a player wrote: `.st` commands and their answers, exports, cards, status lines, the JSON of a
 * log. Never throws, whatever was pasted; what is not understood is named with its line.
 */
export function readChat(text: string): ChatReading {
  const reading = startReading();
  if (text.length <= LONGEST_LOG && isLog(text)) readLog(reading, text);
  else readText(reading, text);
  const { statements, misread: unread, passed } = reading;
  return { statements, misread: unread, passed };
}

/** Begins like JSON: an answer of a bot can begin with a bracket as well. */
const isLog = (text: string): boolean => /^\s*(?:\{|\[\s*[{\]])/.test(text);

function readText(reading: ReadingSoFar, text: string): void {
  const lines = text.split(/\r?\n/);
  lines.slice(0, MOST_LINES).forEach((line, index) => {
    reading.line = index + 1;
    if (line.length > LONGEST_LINE) misread(reading, line, 'tooLong');
    else readLine(reading, line);
  });
  if (lines.length <= MOST_LINES) return;
  reading.line = MOST_LINES + 1;
  misread(reading, lines[MOST_LINES] ?? '', 'tooLong');
}

/** Everybody that a reading names, in the order they appear. */
export const namesIn = ({ statements }: ChatReading): readonly string[] => [
  ...new Set(statements.flatMap(({ who }) => (who === null ? [] : [who]))),
];
