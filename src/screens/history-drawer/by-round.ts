import type { ListedEntry } from '@/store/selectors';

/** Entries of one round in a row, newest first. */
export type RoundGroup = Readonly<{ key: string; round: number; entries: readonly ListedEntry[] }>;

/** Entries by the round they were made in; a round that comes again after a scene is a group of its own. */
export function byRound(entries: readonly ListedEntry[]): readonly RoundGroup[] {
  const groups: { key: string; round: number; entries: ListedEntry[] }[] = [];
  for (const listed of entries) {
    const { round } = listed.entry.before.time;
    const last = groups.at(-1);
    if (last?.round === round) last.entries.push(listed);
    else groups.push({ key: listed.entry.id, round, entries: [listed] });
  }
  return groups;
}
