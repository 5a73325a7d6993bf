import { get } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import type { Range } from '@/ui/field-problem';
import { useMessages } from '@/ui/preferences';
import type { CharacterDraft } from './character-draft';

const MOST = 1_000_000_000;
const SIGNED = /(^|\.)(healthBonus|willpowerBonus|bonus)$/;

/** What the number of a field may be. */
export const rangeOf = (path: string): Range => ({ min: SIGNED.test(path) ? -MOST : 0, max: MOST });

/** The name of the problem at a path, if there is one. */
export function problemAt(errors: object, path: string): string | undefined {
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
export function useFieldNames(): (path: string, draft: CharacterDraft) => string {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const { name, otherName, concept, notes, size, healthBonus, willpowerBonus, points, source } = words;
  const { keys, reopenings, enhancement, bonus } = words.pool;
  const fields: Readonly<Record<string, string>> = {
    ...{ name, otherName, concept, notes, size, healthBonus, willpowerBonus, points, source },
    ...{ keys, reopenings, enhancement, bonus, value: words.gauge.value, rating: words.healing.rating },
    ...attribute,
  };
  const entryOf = (list: string, index: number, draft: CharacterDraft) => {
    if (list === 'energyPools') return draft.energyPools[index]?.name.trim() || words.pool.nth(index + 1);
    if (list === 'gauges') return draft.gauges[index]?.name.trim() || words.gauge.nth(index + 1);
    return draft.healing[index]?.source.trim() || words.healing.nth(index + 1);
  };
  return (path, draft) => {
    const parts = path.split('.');
    const key = parts.at(-1) ?? '';
    const [list = '', index = ''] = parts;
    if (!/^\d+$/.test(index)) return fields[key] ?? path;
    const field = key === 'name' ? words.entryName : (fields[key] ?? path);
    return words.fieldOf(entryOf(list, Number(index), draft), field);
  };
}
