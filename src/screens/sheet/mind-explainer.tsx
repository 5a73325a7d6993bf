import { lazy } from 'react';
import { sheet } from '@/i18n/sheet';
import { chipButtonClass } from '@/ui/chip';
import { Explainer } from '@/ui/explainer';
import { MindWords, mindChipClass } from '@/ui/mind-chip';
import { useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';
import { mindState, selectMind } from './sheet-values';

const MindWhy = lazy(async () => ({ default: (await import('./mind-why')).MindWhy }));

/** The consciousness chip, and why the character is awake or not. Nothing for the dead: their status says it. */
export function MindExplainer() {
  const words = useMessages(sheet);
  const mind = useOpenSheet(selectMind);
  if (mind.life === 'dead') return null;
  const state = mindState(mind);
  return (
    <Explainer
      name={words.mind.name}
      body={() => <MindWhy mind={mind} />}
      className={chipButtonClass(mindChipClass(state))}
    >
      <MindWords mind={state} />
    </Explainer>
  );
}
