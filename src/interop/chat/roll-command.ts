import { AGAIN_FROM, type Again, SUCCESS_FROM } from '@/rules';
import type { Bot } from './bots';

/** A roll for a bot to make. */
export type ChatRoll = Readonly<{
  dice: number;
  again: Again;
  /** How often it is made. */
  times: number;
  /** What it is for; said behind the command. */
  reason: string;
}>;

const LONGEST_REASON = 60;

/** A reason that no bot takes for part of the command: one line, without signs that bots read, letters first. */
const plainReason = (reason: string): string =>
  reason
    .replaceAll(/[^\p{L}\p{M}\p{N}+\-.,:·，。、：（） ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, LONGEST_REASON)
    .trim();

/** The command of one roll, or of all rolls where the bot can repeat it. */
const WRITERS: Readonly<Record<Bot, (dice: number, from: number, times: number) => string>> = {
  sealdice: (dice, from, times) =>
    times > 1 ? `.r ${times}# ${dice}a${from}k${SUCCESS_FROM}m10` : `.ww ${dice}a${from}k${SUCCESS_FROM}m10`,
  olivadice: (dice, from) => `.ww ${dice}a${from}k${SUCCESS_FROM}m10`,
  dice: (dice, from, times) => `.ww${times > 1 ? `${times}#` : ''}${dice}a${from}`,
  hktrpg: (dice, from) => `.${dice}wd${from}`,
};

const REPEATS: ReadonlySet<Bot> = new Set(['sealdice', 'dice']);

/** A roll as the command of a bot, one line for each it can't repeat itself; null without dice. @see OneDice `AaBkCmE` */
export function rollCommand(bot: Bot, { dice, again, times, reason }: ChatRoll): string | null {
  if (dice < 1) return null;
  const said = plainReason(reason);
  const command = WRITERS[bot](dice, AGAIN_FROM[again], times);
  const line = said === '' ? command : `${command} ${said}`;
  return REPEATS.has(bot) ? line : Array.from({ length: Math.max(1, times) }, () => line).join('\n');
}
