import { WILL_ROLL_TAG, WILL_SAVE_TAG } from '@/model/targets';
import type { Command, Trace } from '@/rules';
import type { CoreWords } from './core';
import { entryName, type NameSource } from './quantity-words';
import type { RulesWords } from './rules';

const CHAPTERS = ['entry', 'people', 'essence', 'resource', 'item', 'roll'] as const;
export type SheetCommand = Extract<Command, { type: `${(typeof CHAPTERS)[number]}/${string}` }>;

const IN_CHAPTERS: ReadonlySet<string> = new Set(CHAPTERS);
export const isSheetCommand = (command: Command): command is SheetCommand =>
  IN_CHAPTERS.has(command.type.slice(0, command.type.indexOf('/')));

/** What was done to entries, people, Essences, resources and items, and what was rolled, as a verb phrase. */
export function sheetPhrase(command: SheetCommand, trace: Trace, sheets: NameSource, rules: RulesWords): string {
  const words = rules.entry;
  const name = (id: string) => entryName(id, sheets) || rules.quantity.gone;
  switch (command.type) {
    case 'entry/put':
      return happened(trace, 'entryAdded') ? words.added(nameIn(command)) : words.changed(nameIn(command));
    case 'entry/remove':
      return words.removed(subjectOf(trace, 'entryRemoved'));
    case 'people/shift-attitude': {
      const person = sheets[0]?.people.find(({ id }) => id === command.id);
      return person ? words.attitude(person.name, rules.attitude[person.attitude]) : words.changed(name(command.id));
    }
    case 'essence/suppress':
      return words.heldDown(rules.essence[command.essence]);
    case 'essence/lift':
      return words.freed;
    case 'essence/change':
      return words.essenceChanged(name(command.resource), rules.essence[command.essence]);
    case 'essence/restore':
      return words.essenceRestored(name(command.resource));
    case 'essence/strip':
      return words.stripped;
    case 'resource/rule':
      return words.ruled[command.ruling ?? 'none'](name(command.id));
    case 'item/use':
      return words.used(name(command.id));
    case 'roll/make':
      return words.rolled(amountOf(trace, 'rolled'));
  }
}

/** What a roll was made with: "Dexterity + Archery", "Will save". */
export function rolledWith(
  { make }: Extract<Command, { type: 'roll/make' }>,
  sheets: NameSource,
  { attribute, term }: CoreWords,
): string {
  if (make.tags.includes(WILL_SAVE_TAG)) return term.willSave;
  if (make.tags.includes(WILL_ROLL_TAG)) return term.willRoll;
  const entries = [make.skill, make.item].flatMap((id) => (id === null ? [] : [entryName(id, sheets)]));
  return [...make.attributes.map((id) => attribute[id]), ...entries].filter((name) => name !== '').join(' + ');
}

/** A contract has no name of its own: its kind stands for it. */
const nameIn = ({ entry }: Extract<Command, { type: 'entry/put' }>): string =>
  'name' in entry ? entry.name : entry.kind;

const eventIn = (trace: Trace, event: string) => trace.find((step) => step.kind === 'event' && step.event === event);

const happened = (trace: Trace, event: string): boolean => eventIn(trace, event) !== undefined;

function subjectOf(trace: Trace, event: string): string {
  const step = eventIn(trace, event);
  return step?.kind === 'event' ? (step.subject ?? '') : '';
}

function amountOf(trace: Trace, event: string): number {
  const step = eventIn(trace, event);
  return step?.kind === 'event' ? (step.amount ?? 0) : 0;
}
