import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import type { Resource } from '@/model/sheet';
import { useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';

type Need = Resource['needs'][number];

/** What a resource needs, in words: "Presence 5, A ship". */
export function useNeedWords(): (needs: readonly Need[]) => string {
  const { attribute } = useMessages(core);
  const { quantity, listSeparator } = useMessages(rules);
  const resources = useOpenSheet((sheet) => sheet.resources);
  const wordsOf = (need: Need): string => {
    if (need.kind === 'attribute') return `${attribute[need.attribute]} ${need.atLeast}`;
    if (need.kind === 'fact') return need.fact;
    return resources.find(({ id }) => id === need.id)?.name ?? quantity.gone;
  };
  return (needs) => needs.map(wordsOf).join(listSeparator);
}
