import type { TraceStep } from '@/rules';
import type { ListedEntry } from '@/store/selectors';

export const FILTERS = ['all', 'health', 'resources', 'effects'] as const;
export type Filter = (typeof FILTERS)[number];

const NUMBERS: Record<Exclude<Filter, 'all'>, RegExp> = {
  health: /^(health|secondHealth)\./,
  resources: /^(willpower\.|pool:|gauge:|points)/,
  effects: /^(rounds:|condition:|attribute)/,
};

const EVENTS: Record<Exclude<Filter, 'all'>, RegExp> = {
  health: /^(mustPay|passedOut|woke|stayedConscious|worsening|died|overflow|bypassed|reachedHealth|secondHealth)/,
  resources: /^basicUse/,
  effects: /^(effect|condition|savesOwed|savesDone|deathTrigger|sceneEnded|riderStopped)/,
};

function isAbout(step: TraceStep, filter: Exclude<Filter, 'all'>): boolean {
  if (step.kind === 'defence') return filter === 'health';
  return step.kind === 'number' ? NUMBERS[filter].test(step.quantity) : EVENTS[filter].test(step.event);
}

/** The entries that changed what the filter asks for. */
export const filtered = (entries: readonly ListedEntry[], filter: Filter): readonly ListedEntry[] =>
  filter === 'all' ? entries : entries.filter(({ entry }) => entry.trace.some((step) => isAbout(step, filter)));

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
