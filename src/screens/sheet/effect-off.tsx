import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import type { Effect } from '@/model/sheet';
import { resourceStates, type Standing } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';
import { useNeedWords } from './use-need-words';

/** Why an effect is out of force, with what its resource lacks. */
export function EffectOff({ effect, standing }: Readonly<{ effect: Effect; standing: Standing }>) {
  const { notCounted } = useMessages(rules);
  const { effects } = useMessages(panels);
  const needWords = useNeedWords();
  const { resource } = effect.source;
  const state = useOpenSheet((sheet) => (resource === null ? undefined : resourceStates(sheet).get(resource)));
  const missing = needWords(state?.missing ?? []);
  const isLacking = standing.reason === 'suspended' && missing !== '';
  return isLacking ? effects.lacks(missing) : notCounted[standing.reason];
}
