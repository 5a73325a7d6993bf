import { formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Tile } from '@/ui/tile';
import { useOpenSheet } from './open-sheet';
import { selectQuickNumbers } from './sheet-values';

/** The numbers asked for every round. */
export function QuickNumbers() {
  const { term } = useMessages(core);
  const language = useLanguage();
  const { woundPenalty, willSave, size } = useOpenSheet(selectQuickNumbers);
  return (
    <section className="grid grid-cols-3 border-t border-line bg-panel lg:rounded-3 lg:border lg:bg-surf-1 lg:shadow-edge">
      <Tile name={term.woundPenalty} explained={woundPenalty} value={formatSigned(woundPenalty.value, language)} />
      <Tile name={term.willSave} label={term.willSaveDice} explained={willSave} value={willSave.value} />
      <Tile name={term.size} explained={size} value={size.value} />
    </section>
  );
}
