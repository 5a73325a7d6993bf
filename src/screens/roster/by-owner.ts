import type { RosterEntry } from '@/storage/roster';

/** A sheet with those of its summons and clones. */
export type OwnerEntry = Readonly<{ entry: RosterEntry; beings: readonly RosterEntry[] }>;

/** Summons and clones under the first sheet that has their owner's name; alone where none has. @rule M-40 */
export function byOwner(entries: readonly RosterEntry[]): readonly OwnerEntry[] {
  const owners = new Map<string, string>();
  for (const { id, name } of entries.map(ownName)) if (name && !owners.has(name)) owners.set(name, id);
  const ownerOf = (entry: RosterEntry) => owners.get(ownerName(entry));
  return entries
    .filter((entry) => ownerOf(entry) === undefined)
    .map((entry) => ({ entry, beings: entries.filter((being) => ownerOf(being) === entry.id) }));
}

/** Whose being it is; empty for one's own master. */
const ownerName = (entry: RosterEntry): string =>
  entry.ok && (entry.sheet.being.kind === 'summon' || entry.sheet.being.kind === 'clone')
    ? entry.sheet.being.owner
    : '';

/** Only one's own master owns others: the chain ends with the first. */
const ownName = (entry: RosterEntry) => ({
  id: entry.id,
  name: entry.ok && ownerName(entry) === '' ? entry.sheet.name : '',
});
