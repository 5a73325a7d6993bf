import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** Text for chat and dice bots, and from them. */
export const en = {
  copyTitle: 'Copy for chat',
  pasteTitle: 'Paste from chat',
  what: 'What to copy',
  kinds: { sheet: 'Numbers', card: 'Name card', status: 'Status line', hit: 'A hit' },
  help: {
    sheet: 'A command that tells the bot every number of the sheet.',
    card: 'The name in the group, with Health behind it.',
    status: 'One line for everybody to read.',
    hit: 'What happened, and by which rules.',
  },
  bot: 'Bot',
  language: 'Language of the text',
  text: 'Text',
  entry: 'Which one',
  noHit: 'Nothing has changed Health yet.',
  templateBytes: (n: number, most: number) => `Template: ${count(n)} of ${some(most, 'byte')}`,
  cardBytes: (n: number, most: number) => `Card now: ${count(n)} of ${some(most, 'byte')}`,
  tooLong: 'Too long: the chat will refuse it. A shorter name of the character helps.',
  leftOut: (names: string) => `Left out, as the name has no letters or means something else already: ${names}`,
  separator: ', ',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not let the page copy. The text is selected: copy it with the keyboard or the menu.',
  paste: 'What was written',
  pasteHint: '.st, its answers and exports, a status line, the JSON of a SealDice log.',
  who: 'Whose numbers',
  grade: 'Wounds where only Health is told',
  understood: 'Understood',
  notUnderstood: 'Not understood',
  line: (n: number) => `Line ${count(n)}`,
  passed: (n: number) => `${some(n, 'line')} with no number for the sheet`,
  more: (n: number) => `and ${count(n)} more`,
  change: (name: string, from: number, to: number) => `${name} ${count(from)} → ${count(to)}`,
  is: (name: string, value: number) => `${name} is ${count(value)} already`,
  told: (value: number) => `The bot had ${count(value)} before.`,
  derived: (name: string, value: number, told: number) =>
    value === told
      ? `${name} is ${count(value)}, from other numbers`
      : `${name} follows from other numbers: ${count(value)} here, ${count(told)} there`,
  aboveMaximum: (name: string, maximum: number) => `${name} can be ${count(maximum)} at most`,
  verdict: {
    unknownName: 'The sheet has no such number',
    someoneElse: 'About somebody else',
    noGrade: 'Of which grade? Choose above',
    outOfRange: 'Below 0 or too large',
    secondHealth: 'Not while second Health is open',
  },
  problem: {
    unknown: 'Not understood',
    noNumber: 'A name without a number',
    expression: 'Dice or a sum: only plain numbers are taken',
    notWhole: 'Not a whole number',
    tooLarge: 'Too large',
    rollAnswer: 'A roll: paste it where the roll is made',
    brokenJson: 'Begins like a log, but is cut off or damaged',
    noLog: 'No log of SealDice',
    tooLong: 'Too long to read',
  },
  apply: (n: number) => (n === 1 ? 'Apply 1 change' : `Apply ${count(n)} changes`),
  nothing: 'Nothing to apply',
  readOnly: 'Read-only here',
  experience: 'XP',
  maximumOf: (name: string) => `${name}, maximum`,
  roll: {
    title: 'In chat',
    command: 'Command',
    noDice: 'No dice to roll.',
    extra: (n: number) => `extra successes +${count(n)}`,
    answer: 'Answer of the bot',
    use: 'Take this answer',
  },
  answer: {
    noAnswer: () => 'No roll is found in it.',
    otherDice: () => 'The bot rolled other dice: d10 with successes from 8 are needed.',
    otherPool: (told: number, wanted: number) =>
      `The bot rolled ${some(told, 'die', 'dice')}, the pool has ${count(wanted)}.`,
    otherAgain: (told: number, wanted: number) =>
      `The bot rolled again from ${count(told)}, this roll does from ${count(wanted)}.`,
    otherTimes: (told: number, wanted: number) => `${some(told, 'roll')} found, ${count(wanted)} needed.`,
    miscounted: (told: number) =>
      `The dice do not come to the ${some(told, 'success', 'successes')} that the bot says.`,
    diceLeftOut: () => 'The bot left out how many dice fell.',
  },
  inLine: (line: number, problem: string) => `Line ${count(line)}: ${problem}`,
};
