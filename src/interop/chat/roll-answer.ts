import { AGAIN_FROM, type Again, countSuccesses, type RolledDice, SUCCESS_FROM } from '@/rules';

/** A roll as a bot told it. */
export type RollAnswer = Readonly<{
  /** The line it stands in, from 1. */
  line: number;
  dice: number;
  /** The number from which on a die is rolled again. */
  from: number;
  /** The number from which on a die is a success, and how many faces a die has. */
  success: number;
  faces: number;
  successes: number;
  /** The dice that fell; null where the bot left them out. */
  rolled: Required<RolledDice> | null;
  /** How many fell in all, where that is told. */
  fell: number | null;
}>;

/** Why an answer can't be taken for a roll. */
type AnswerProblem =
  | 'noAnswer'
  | 'otherDice'
  | 'otherPool'
  | 'otherAgain'
  | 'otherTimes'
  | 'miscounted'
  | 'diceLeftOut';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';
const ROUND = /\{([^{}]*)\}/g;
const LONGEST_LINE = 20_000;

const plain = (text: string): string =>
  text
    .slice(0, LONGEST_LINE)
    .replaceAll(/[①-⑩]/g, (sign) => String(CIRCLED.indexOf(sign) + 1))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const EXPRESSION = /(\d{1,5})a(\d{1,4})((?:[mkq]\d{1,4})*)\s*=/gi;
const WOD = /(\d{1,5})wo?d(\d{0,2})(?:[+-]\d+)*\s*\[([\d,\s]*)\]\s*→\s*(-?\d+)\s*成功/i;

/** Every roll that a text tells of, line by line: the answers of SealDice, OlivaDice, Dice! and HKTRPG. Never throws. */
export const rollAnswers = (text: string): readonly RollAnswer[] =>
  text.split(/\r?\n/).flatMap((line, index) => answersIn(plain(line), index + 1));

function answersIn(text: string, line: number): readonly RollAnswer[] {
  const wod = WOD.exec(text);
  if (wod) return [wodAnswer(wod, line)];
  const starts = [...text.matchAll(EXPRESSION)];
  return starts.flatMap((found, place) => {
    const rest = text.slice(found.index + found[0].length, starts[place + 1]?.index);
    return answerOf(found, rest, line) ?? [];
  });
}

const numberAfter = (letter: string, text: string, otherwise: number): number =>
  Number(new RegExp(`${letter}(\\d+)`, 'i').exec(text)?.[1] ?? otherwise);

function answerOf([, dice, from, more = '']: RegExpExecArray, rest: string, line: number): RollAnswer | null {
  const [, told, fell] = /成功\s*(\d+)\s*\/\s*(\d+)/.exec(rest) ?? [];
  const last = told ?? [...rest.matchAll(/(?:=|^)\s*(\d+)/g)].at(-1)?.[1];
  if (last === undefined) return null;
  const rounds = [...rest.matchAll(ROUND)].map(([, inside = '']) => (inside.match(/\d+/g) ?? []).map(Number));
  const [first, ...again] = rounds.filter((round) => round.length > 0);
  return {
    line,
    dice: Number(dice),
    from: Number(from),
    success: numberAfter('k', more, SUCCESS_FROM),
    faces: numberAfter('m', more, 10),
    successes: Number(last),
    rolled: first ? { dice: first, rolledAgain: again.flat() } : null,
    fell: fell === undefined ? null : Number(fell),
  };
}

/** HKTRPG lists a die that is rolled again right before the one that comes of it. */
function wodAnswer([, dice, from, list = '', successes]: RegExpExecArray, line: number): RollAnswer {
  const again = from ? Number(from) : 10;
  const pool: number[] = [];
  const rolledAgain: number[] = [];
  let owed = false;
  for (const die of (list.match(/\d+/g) ?? []).map(Number)) {
    (owed ? rolledAgain : pool).push(die);
    owed = die >= again;
  }
  const rolled = { dice: pool, rolledAgain };
  return {
    ...{ line, dice: Number(dice), from: again, success: SUCCESS_FROM, faces: 10 },
    ...{ successes: Number(successes), rolled, fell: pool.length + rolledAgain.length },
  };
}

/** What the answer has to fit: the pool, what is rolled again, how many rolls. */
export type Wanted = Readonly<{ dice: number; again: Again; times: number }>;

export type FittedAnswer =
  | Readonly<{
      ok: true;
      rolls: readonly Required<RolledDice>[];
      /** Some dice were left out by the bot; others stand in for them that come to the same count. */
      standIns: boolean;
    }>
  | Readonly<{ ok: false; problem: AnswerProblem; line: number | null; told: number; wanted: number }>;

/** The dice of a bot's answer for a roll of the sheet; or why they don't fit, and in which line. */
export function fitAnswer(text: string, wanted: Wanted): FittedAnswer {
  const answers = rollAnswers(text);
  const refused = (problem: AnswerProblem, line: number | null, told = 0, want = 0) =>
    ({ ok: false, problem, line, told, wanted: want }) as const;
  if (answers.length === 0) return refused('noAnswer', null);
  const from = AGAIN_FROM[wanted.again];
  const rolls: Required<RolledDice>[] = [];
  for (const answer of answers) {
    const { line } = answer;
    if (answer.faces !== 10 || answer.success !== SUCCESS_FROM) return refused('otherDice', line);
    if (answer.dice !== wanted.dice) return refused('otherPool', line, answer.dice, wanted.dice);
    if (sameLine(answer.from) !== sameLine(from)) return refused('otherAgain', line, answer.from, from);
    const rolled = answer.rolled ?? standIns(answer);
    if (rolled === null) return refused('diceLeftOut', line);
    const counted = countSuccesses(rolled, { again: wanted.again });
    const isWhole = counted?.owed === 0 && rolled.dice.length === wanted.dice;
    if (!isWhole || counted.successes !== answer.successes) return refused('miscounted', line, answer.successes);
    rolls.push(rolled);
  }
  if (rolls.length !== wanted.times) return refused('otherTimes', null, rolls.length, wanted.times);
  return { ok: true, rolls, standIns: answers.some(({ rolled }) => rolled === null) };
}

/** Bots write both 0 and 11 for "nothing is rolled again". */
const sameLine = (from: number): number => (from === 0 ? AGAIN_FROM.none : from);

const [FAILURE, SUCCESS, AGAIN] = [1, 8, 10] as const;
const repeat = (die: number, times: number): readonly number[] => Array.from({ length: times }, () => die);

/** Dice with the count of a roll whose dice were left out: as many fell, as many were successes or rolled again. */
function standIns({ dice, from, successes, fell }: RollAnswer): Required<RolledDice> | null {
  if (fell === null || fell > 20_000) return null;
  const again = fell - dice;
  const others = successes - again;
  const inPool = Math.min(again, dice);
  const isPossible = again >= 0 && others >= 0 && others <= dice && (others === 0 || sameLine(from) > SUCCESS);
  if (!isPossible || (again > 0 && dice === 0)) return null;
  const plainInPool = Math.min(others, dice - inPool);
  const plainLater = others - plainInPool;
  return {
    dice: [...repeat(AGAIN, inPool), ...repeat(SUCCESS, plainInPool), ...repeat(FAILURE, dice - inPool - plainInPool)],
    rolledAgain: [
      ...repeat(AGAIN, again - inPool),
      ...repeat(SUCCESS, plainLater),
      ...repeat(FAILURE, inPool - plainLater),
    ],
  };
}
