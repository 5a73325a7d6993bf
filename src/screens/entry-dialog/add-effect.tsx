import { useState } from 'react';
import { effect } from '@/i18n/effect';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { AttributeDamage } from './attribute-damage';
import { EntryPanel } from './entry-panel';

const KINDS = ['effect', 'condition', 'damage'] as const;

/** Adds an effect, a condition or Attribute damage to the open sheet. */
export function AddEffect({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(effect);
  const [what, setWhat] = useState<(typeof KINDS)[number]>('effect');
  // Each kind has a form of its own; once somebody has chosen, the focus stays with the choice.
  const [hasChosen, setChosen] = useState(false);
  const chooser = (
    <Segmented
      label={words.what}
      value={what}
      autoFocus={hasChosen}
      onChange={(next) => {
        setChosen(true);
        setWhat(next);
      }}
      options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
    />
  );
  if (what === 'damage') return <AttributeDamage head={chooser} onClose={onClose} />;
  return <EntryPanel key={what} kind={what} id="new" head={chooser} onClose={onClose} />;
}
