import { get } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { LIMITS } from '@/model/parts';
import type { Range } from '@/ui/field-problem';
import { useMessages } from '@/ui/preferences';

/** What the number of a field may be. */
export const rangeOf = (path: string): Range => ({
  min: path.endsWith('Bonus') ? -LIMITS.number : 0,
  max: LIMITS.number,
});

/** The name of the problem at a path, if there is one. */
function problemAt(errors: object, path: string): string | undefined {
  const found: Readonly<{ message?: unknown }> | undefined = get(errors, path);
  return typeof found?.message === 'string' ? found.message : undefined;
}

export type Problem = Readonly<{ path: string; problem: string }>;

/** The problems found, in the order of the screen. */
export function problemsIn(errors: object, values: unknown, path = ''): readonly Problem[] {
  const problem = path === '' ? undefined : problemAt(errors, path);
  if (problem !== undefined) return [{ path, problem }];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) =>
    problemsIn(errors, value, path === '' ? key : `${path}.${key}`),
  );
}

/** The names of fields by their path, for where a field is spoken of and not shown. */
export function useFieldNames(): (path: string) => string {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const { name, otherName, player, portrait, concept, notes, size, healthBonus, willpowerBonus } = words;
  const fields: Readonly<Record<string, string>> = {
    ...{ name, otherName, player, concept, notes, size, healthBonus, willpowerBonus },
    ...{ portrait: portrait.label, points: words.points, experience: words.experience },
    ...attribute,
  };
  return (path) => fields[path.split('.').at(-1) ?? ''] ?? path;
}
