import type { Language } from '@/i18n';
import type { Sheet } from '@/model/sheet';
import type { Bot } from './bots';
import { type Fact, type FactId, ownNameOf, sheetFacts } from './sheet-facts';

/** A text for chat, and the names of what could not be said in it. */
export type SheetText = Readonly<{ text: string; leftOut: readonly string[] }>;

/** The numbers of a sheet as the command that tells them to a bot. */
export function sheetText(bot: Bot, sheet: Sheet, language: Language): SheetText {
  const facts = sheetFacts(sheet);
  const said = facts.filter(({ name }) => name[language] !== '');
  const leftOut = facts
    .filter((fact) => fact.name[language] === '' && !fact.id.startsWith('poolMaximum:'))
    .map((fact) => ownNameOf(sheet, fact, language));
  return { text: bot === 'hktrpg' ? cardText(sheet, said, language) : stText(said, language), leftOut };
}

/** `.st 力量:3 敏捷:4`: a number below 0 at the end, as one in the first place is taken for a name. */
function stText(facts: readonly Fact[], language: Language): string {
  const ordered = [...facts.filter(({ value }) => value >= 0), ...facts.filter(({ value }) => value < 0)];
  return `.st ${ordered.map(({ name, value }) => `${name[language]}:${value}`).join(' ')}`;
}

const CARD_SIGNS = /[[\]~;:]/g;

/** What is said as the maximum of something else, by what it is the maximum of. */
function maximumIdOf(id: FactId): FactId | null {
  if (id === 'health') return 'maximumHealth';
  if (id === 'willpower') return 'maximumWillpower';
  return id.startsWith('pool:') ? (id.replace('pool:', 'poolMaximum:') as FactId) : null;
}

/** `.char add name[…]~ state[HP:5/5;…]~`: what has a maximum says it behind a slash. */
function cardText(sheet: Sheet, facts: readonly Fact[], language: Language): string {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  const isMaximum = (id: FactId) => facts.some((fact) => maximumIdOf(fact.id) === id);
  const state = facts
    .filter(({ id, value }) => !isMaximum(id) && value >= 0)
    .map(({ id, name, value }) => {
      const maximum = values.get(maximumIdOf(id) ?? id);
      return `${name[language]}:${value}${maximumIdOf(id) === null ? '' : `/${maximum ?? value}`}`;
    });
  return `.char add name[${sheet.name.replaceAll(CARD_SIGNS, ' ').trim()}]~ state[${state.join(';')}]~`;
}
