import { by, is, misread, type ReadingSoFar, state } from './reading';

/** Bots leave out what is between items. */
const BETWEEN = /[\s,;，；、|]+/y;
/** A name, and what is done to it: `生命:7`, `生命7`, `生命 7`, `hp-2`, `hp=13/20[5]`, `&手枪=1d6`. */
const ITEM =
  /(&?)([^\s\d:=+\-*/,;，；、|&<>[\](){}]+)[ ]*([:=]|[+-])?[ ]*(-?[\d.]+(?:,\d{3})*)?(?:\/(\d[\d.]*))?(?:\[-?\d*\])?/y;
/** What makes a number the beginning of more: dice, or a sum. */
const MORE = /[dkab]\d|[*+-]\s*[\d(]|\(/iy;
const WORD = /\S+/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads `.st` items one after the other, with or without anything between them. */
export function readItems(reading: ReadingSoFar, text: string): void {
  for (let at = 0; at < text.length; ) {
    const space = matchAt(BETWEEN, text, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const item = matchAt(ITEM, text, at);
    const end = at + (item?.[0].length ?? 0);
    const isMore = matchAt(MORE, text, end) !== null;
    if (!item || isMore || item[1] === '&') {
      const whole = matchAt(WORD, text, at)?.[0] ?? text.slice(at);
      misread(reading, whole, item ? 'expression' : 'unknown');
      at += Math.max(1, whole.length);
      continue;
    }
    readItem(reading, item);
    at = end;
  }
}

function readItem(reading: ReadingSoFar, [text, , name = '', sign = '', digits, maximum]: RegExpExecArray): void {
  if (digits === undefined) misread(reading, text, 'noNumber');
  else if (sign === '+') state(reading, text, name, [digits], by);
  else if (sign === '-') state(reading, text, name, [`-${digits}`], by);
  else state(reading, text, name, maximum === undefined ? [digits] : [digits, maximum], is);
}
