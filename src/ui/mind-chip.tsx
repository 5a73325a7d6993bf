import { TriangleAlert } from 'lucide-react';
import { core } from '@/i18n/core';
import { useMessages } from './preferences';
import { Sphere } from './sphere';

export type MindState = 'conscious' | 'unconscious' | 'worsening' | 'holding';

/** Lit sphere, hollow ring, or the alert of worsening injuries, with the word, or what is said in its place. Without the pill. */
export function MindWords({ mind, said }: Readonly<{ mind: MindState; said?: string | undefined }>) {
  const words = useMessages(core);
  return (
    <>
      {mind === 'worsening' ? (
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      ) : (
        <Sphere lit={mind !== 'unconscious'} />
      )}
      {said ?? words.mind[mind]}
    </>
  );
}

/** Edge and fill of the pill; add it to `chipButtonClass` when the pill is a button. */
export const mindChipClass = (mind: MindState): string =>
  mind === 'worsening' ? 'border-aggravated-line! bg-aggravated-fill! text-on-aggravated' : '';
