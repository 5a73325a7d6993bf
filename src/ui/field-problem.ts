import { core } from '@/i18n/core';
import { useMessages } from './preferences';

/** What a schema says against a value, as far as it matters here. */
type Issue = Readonly<{ code?: string; origin?: string; maximum?: unknown }>;

export type Range = Readonly<{ min: number; max: number }>;

/** A problem by a short name, so that it can be put into words when it is shown; forms keep it as the message. */
export function problemOf(issue: Issue): string {
  const { code, origin, maximum } = issue;
  if (origin === 'string') return code === 'too_small' ? 'required' : `tooLong:${String(maximum)}`;
  if (origin === 'array') return code === 'too_small' ? 'pickOne' : 'tooMany';
  return 'number';
}

/** Says what is allowed instead. `range` is that of the field, for a number. */
export function useProblemWords(): (problem: string, range: Range) => string {
  const { error } = useMessages(core);
  return (problem, { min, max }) => {
    const [name, most] = problem.split(':');
    if (name === 'required') return error.required;
    if (name === 'tooLong') return error.tooLong(Number(most));
    if (name === 'pickOne') return error.atLeast(1);
    return `${error.wholeNumber} ${error.between(min, max)}`;
  };
}
