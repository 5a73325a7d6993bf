import type { Language } from '@/i18n';
import type { Sheet } from '@/model/sheet';
import type { Bot } from './bots';
import { FACT_NAMES, type PlainFact } from './fact-names';
import { sheetFacts } from './sheet-facts';

/** So long is a template at most, and so long a name in a group, in bytes. */
export const MOST_TEMPLATE_BYTES = 80;
export const MOST_CARD_BYTES = 59;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export type NameCard = Readonly<{
  text: string;
  /** Bytes of the template, null where none is sent; and of the card it makes now. */
  templateBytes: number | null;
  cardBytes: number;
}>;

/** The name of the player, as the bot puts it in. */
const PLAYER = '{$t玩家_RAW}';

const CARD_PARTS = [
  ['health', 'maximumHealth'],
  ['bashing', 'B'],
  ['lethal', 'L'],
  ['aggravated', 'A'],
] as const;

/** The parts of a card, the most that fit last: Health and its maximum, then wounds by grade. */
function cardOf(sheet: Sheet, value: (fact: PlainFact) => string, name: string, wounds: boolean): string {
  const [[health, maximum], ...grades] = CARD_PARTS;
  const marks = wounds ? ` ${grades.map(([grade, letter]) => `${letter}${value(grade)}`).join('')}` : '';
  return `${name} HP${value(health)}/${value(maximum)}${marks}${sheet.death === null ? '' : '†'}`;
}

/** The name in a group that shows Health: a template that follows the sheet (SealDice), or the name as it is now. */
export function nameCard(bot: Extract<Bot, 'sealdice' | 'olivadice'>, sheet: Sheet, language: Language): NameCard {
  const values = new Map(sheetFacts(sheet).map(({ id, value }) => [id as string, value]));
  const now = (fact: PlainFact) => String(values.get(fact) ?? 0);
  const placeholder = (fact: PlainFact) => `{${FACT_NAMES[fact][language]}}`;
  const made = [true, false].map((wounds) => {
    const card = cardOf(sheet, now, sheet.name, wounds);
    const template = cardOf({ ...sheet, death: null }, placeholder, PLAYER, wounds);
    return { card, template, cardBytes: bytesOf(card), templateBytes: bytesOf(template) };
  });
  const fits = made.find(
    (one) => one.cardBytes <= MOST_CARD_BYTES && (bot !== 'sealdice' || one.templateBytes <= MOST_TEMPLATE_BYTES),
  );
  const { card, template, cardBytes, templateBytes } = fits ?? (made[1] as (typeof made)[number]);
  return bot === 'sealdice'
    ? { text: `.sn expr ${template}`, templateBytes, cardBytes }
    : { text: `.sn ${card}`, templateBytes: null, cardBytes };
}
