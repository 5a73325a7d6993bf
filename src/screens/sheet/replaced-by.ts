import type { History } from '@/store/history';

/** The name of the buff that an effect took the place of when it was last put on; null for none that is remembered. @rule B-26 */
export function replacedBy(history: History | null, id: string): string | null {
  const begun = history?.past.findLast(({ commands }) =>
    commands.some((command) => command.type === 'effect/add' && command.effect.id === id),
  );
  const step = begun?.trace.find((one) => one.kind === 'event' && one.event === 'buffReplaced');
  return step?.kind === 'event' ? (step.subject ?? null) : null;
}
