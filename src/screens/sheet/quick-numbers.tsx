import { lazy, type ReactNode, Suspense } from 'react';
import { formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Tile } from '@/ui/tile';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectQuickNumbers } from './sheet-values';

const DefenseTile = lazy(async () => ({ default: (await import('./late-panels')).DefenseTile }));
const RollButton = lazy(async () => ({ default: (await import('./roll-button')).RollButton }));

type QuickNumbersProps = Readonly<{
  /** Where its panel is out of sight. */
  withDefense?: boolean;
  onOpen: OpenPanel;
  children?: ReactNode;
}>;

/** The numbers asked for every round. */
export function QuickNumbers({ withDefense = false, onOpen, children }: QuickNumbersProps) {
  const { term } = useMessages(core);
  const language = useLanguage();
  const { woundPenalty, willSave, size } = useOpenSheet(selectQuickNumbers);
  return (
    <section
      className={classNames(
        'grid border-t border-line bg-panel lg:rounded-3 lg:border lg:bg-surf-1 lg:shadow-edge',
        withDefense ? 'grid-cols-4' : 'grid-cols-3',
      )}
    >
      {withDefense && (
        <Suspense fallback={<span className="min-h-17" />}>
          <DefenseTile />
        </Suspense>
      )}
      <Tile name={term.woundPenalty} explained={woundPenalty} value={formatSigned(woundPenalty.value, language)} />
      <Tile
        name={term.willSave}
        term="Will save"
        label={term.willSaveDice}
        explained={willSave}
        value={willSave.value}
        note={<RollButton name={term.willSave} panel="roll:willSave" onOpen={onOpen} />}
      />
      <Tile name={term.size} term="Size" explained={size} value={size.value} />
      {children}
    </section>
  );
}
