import type { Entries, EntryKind } from '@/editors/entries';
import type { Sheet } from '@/model/sheet';
import { type Character, type Command, characterOf } from '@/rules';

const LISTS = {
  resource: 'resources',
  skill: 'skills',
  item: 'items',
  defence: 'defences',
  person: 'people',
  contract: 'contracts',
} as const;
const OF_CHARACTER = { pool: 'energyPools', gauge: 'gauges', healing: 'healing' } as const;

type Listed = keyof typeof LISTS;
type OfCharacter = keyof typeof OF_CHARACTER;

const isListed = (kind: EntryKind): kind is Listed => kind in LISTS;
const isOfCharacter = (kind: EntryKind): kind is OfCharacter => kind in OF_CHARACTER;

type WithId = Readonly<{ id: string }>;

/** The entries of a kind, as their form has them. */
export function entriesOf<K extends EntryKind>(sheet: Sheet, kind: K): readonly Entries[K][];
export function entriesOf(sheet: Sheet, kind: EntryKind): readonly WithId[] {
  if (isListed(kind)) return sheet[LISTS[kind]];
  if (isOfCharacter(kind)) return characterOf(sheet)[OF_CHARACTER[kind]];
  return kind === 'effect' ? sheet.effects : sheet.conditions;
}

/** A condition of the same name is the same condition. */
const sameCondition = (sheet: Sheet, name: string) => sheet.conditions.find((known) => known.name === name);

/**
 * The one command that writes an entry into the sheet, in the place of the one with its id. `force` signs a contract
 * that others stand against.
 */
export function writeCommand<K extends EntryKind>(sheet: Sheet, kind: K, entry: Entries[K], force?: boolean): Command;
export function writeCommand(sheet: Sheet, kind: EntryKind, entry: Entries[EntryKind], force = false): Command {
  if (kind === 'contract') return { type: 'entry/put', list: 'contracts', entry: entry as Entries['contract'], force };
  if (isListed(kind)) return { type: 'entry/put', list: LISTS[kind], entry } as Command;
  if (isOfCharacter(kind)) {
    const known: readonly WithId[] = characterOf(sheet)[OF_CHARACTER[kind]];
    const isNew = !known.some(({ id }) => id === entry.id);
    const list = isNew ? [...known, entry] : known.map((one) => (one.id === entry.id ? entry : one));
    return withList(sheet, kind, list);
  }
  if (kind === 'effect') return { type: 'effect/add', effect: entry as Entries['effect'] };
  const condition = entry as Entries['condition'];
  const same = sameCondition(sheet, condition.name);
  return { type: 'condition/set', ...condition, ...(same && { id: same.id, note: condition.note || same.note }) };
}

/** The command that takes an entry off the sheet. */
export function removeCommand<K extends EntryKind>(sheet: Sheet, kind: K, entry: Entries[K]): Command;
export function removeCommand(sheet: Sheet, kind: EntryKind, entry: Entries[EntryKind]): Command {
  const { id } = entry;
  if (isListed(kind)) return { type: 'entry/remove', list: LISTS[kind], id };
  if (isOfCharacter(kind)) {
    const known: readonly WithId[] = characterOf(sheet)[OF_CHARACTER[kind]];
    return withList(
      sheet,
      kind,
      known.filter((one) => one.id !== id),
    );
  }
  if (kind === 'effect') return { type: 'effect/end', id };
  return { type: 'condition/set', ...(entry as Entries['condition']), points: 0 };
}

function withList(sheet: Sheet, kind: OfCharacter, list: readonly WithId[]): Command {
  const character = { ...characterOf(sheet), [OF_CHARACTER[kind]]: list } as Character;
  return { type: 'sheet/edit', character };
}
