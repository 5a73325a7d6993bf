import * as z from 'zod/mini';
import { defenceSchema } from '@/model/damage';
import { idSchema } from '@/model/parts';
import { itemSchema, resourceSchema, skillSchema } from '@/model/resources';
import {
  type Contract,
  contractSchema,
  type Item,
  type Person,
  personSchema,
  type Resource,
  type Sheet,
} from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { attitudesOf } from '../people/attitude';
import { contractAdvice } from '../resources/contracts';
import { tellLegacy } from '../resources/legacy';

/** The lists whose entries a player writes one by one. */
export type EntryLists = Pick<Sheet, 'resources' | 'skills' | 'items' | 'defences' | 'people' | 'contracts'>;
export type ListName = keyof EntryLists;

export const putEntryInput = z.discriminatedUnion('list', [
  z.strictObject({ list: z.literal('resources'), entry: resourceSchema }),
  z.strictObject({ list: z.literal('skills'), entry: skillSchema }),
  z.strictObject({ list: z.literal('items'), entry: itemSchema }),
  z.strictObject({ list: z.literal('defences'), entry: defenceSchema }),
  z.strictObject({ list: z.literal('people'), entry: personSchema }),
  /** `force` signs a contract although one with somebody else stands in the way. */
  z.strictObject({ list: z.literal('contracts'), entry: contractSchema, force: z.boolean() }),
]);

type Put<L extends ListName> = Readonly<{ type: 'entry/put'; list: L; entry: Sheet[L][number] }>;
export type PutEntry =
  | { [L in Exclude<ListName, 'contracts'>]: Put<L> }[Exclude<ListName, 'contracts'>]
  | (Put<'contracts'> & Readonly<{ force: boolean }>);

/**
 * Writes an entry into its list: a new one at the end, one with a known id in its place. Refused when nothing changes,
 * for a contract that another stands against, and for somebody obedient who is no beast.
 * @rule M-32 @rule M-35
 */
export function putEntry(sheet: Sheet, command: PutEntry): Tally | Refusal {
  const known = entryIn(sheet, command.list, command.entry.id);
  if (known && JSON.stringify(known) === JSON.stringify(command.entry)) return refused('manual', 'nothingToDo');
  switch (command.list) {
    case 'contracts':
      return putContract(sheet, command.entry, command.force);
    case 'people':
      return putPerson(sheet, command.entry);
    case 'items':
      return putItem(sheet, command.entry);
    case 'resources':
      return putResource(sheet, command.entry);
    default:
      return put(startTally(sheet), command.list, command.entry);
  }
}

type Entry = EntryLists[ListName][number];
type AnyEntries = readonly Entry[];

const entryIn = (sheet: Sheet, list: ListName, id: string): Entry | undefined =>
  (sheet[list] as AnyEntries).find((entry) => entry.id === id);

/** A contract has no name of its own: its kind stands for it. */
const nameOf = (entry: Entry): string => ('name' in entry ? entry.name : entry.kind);

function put(tally: Tally, list: ListName, entry: Entry): Tally {
  const entries: AnyEntries = tally.sheet[list];
  const place = entries.findIndex(({ id }) => id === entry.id);
  return happen(tally, 'manual', place < 0 ? 'entryAdded' : 'entryChanged', {
    subject: nameOf(entry),
    facts: { [list]: place < 0 ? [...entries, entry] : entries.with(place, entry) },
  });
}

/** One of before the present rules is said to be so. @rule E-30 */
const putResource = (sheet: Sheet, resource: Resource): Tally =>
  tellLegacy(
    put(startTally(sheet), 'resources', resource),
    sheet.resources.find(({ id }) => id === resource.id),
    resource,
  );

/** What an item has left changes step by step, so that it can be told from what else is written about it. */
function putItem(sheet: Sheet, item: Item): Tally {
  const known = sheet.items.find(({ id }) => id === item.id);
  if (!known) return put(startTally(sheet), 'items', item);
  const uses = item.uses && { ...item.uses, left: known.uses?.left ?? item.uses.left };
  const written = put(startTally(sheet), 'items', { ...item, quantity: known.quantity, uses });
  const carried = step(written, 'manual', `carried:${item.id}`, item.quantity);
  return item.uses ? step(carried, 'manual', `uses:${item.id}`, item.uses.left) : carried;
}

const putPerson = (sheet: Sheet, person: Person): Tally | Refusal =>
  attitudesOf(person.isBeast).includes(person.attitude)
    ? put(startTally(sheet), 'people', person)
    : refused('M-35', 'onlyBeastsObey');

function putContract(sheet: Sheet, contract: Contract, force: boolean): Tally | Refusal {
  const others = sheet.contracts.filter(({ id }) => id !== contract.id);
  const { action, replaced } = contractAdvice(others, contract);
  if (action === 'refuse' && !force) return refused('M-32', 'contractInTheWay');
  const ended = replaced.reduce(
    (tally, old) =>
      happen(tally, 'M-32', 'contractReplaced', {
        subject: old.partner,
        facts: { contracts: tally.sheet.contracts.filter((known) => known !== old) },
      }),
    startTally(sheet),
  );
  return put(ended, 'contracts', contract);
}

const LISTS = [
  'resources',
  'skills',
  'items',
  'defences',
  'people',
  'contracts',
] as const satisfies readonly ListName[];
export const removeEntryInput = z.strictObject({ list: z.enum(LISTS), id: idSchema });
export type RemoveEntry = Readonly<{ type: 'entry/remove' }> & Readonly<z.infer<typeof removeEntryInput>>;

/** Takes an entry out of its list; what hung on a resource is suspended with it. Refused for one that is not there. @rule M-60 */
export function removeEntry(sheet: Sheet, { list, id }: RemoveEntry): Tally | Refusal {
  const gone = entryIn(sheet, list, id);
  if (!gone) return refused('manual', 'unknownEntry');
  return happen(startTally(sheet), 'manual', 'entryRemoved', {
    subject: nameOf(gone),
    facts: { [list]: (sheet[list] as AnyEntries).filter((entry) => entry !== gone) },
  });
}
