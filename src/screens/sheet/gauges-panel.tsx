import { lazy } from 'react';
import { core } from '@/i18n/core';
import { GaugeCells } from '@/ui/meter';
import { useMessages } from '@/ui/preferences';
import { ResourceRow } from '@/ui/resource-row';
import { Section } from '@/ui/section';
import { useCanEdit, useHinderedLabel } from './allowed';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectGauges } from './sheet-values';
import { useAct } from './use-act';

const SetByHand = lazy(async () => ({ default: (await import('./set-by-hand')).SetByHand }));

/** Gauges; nothing where the character has none. */
export function GaugesPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(core);
  const gauges = useOpenSheet(selectGauges);
  const canEdit = useCanEdit();
  const hindered = useHinderedLabel();
  const act = useAct();
  if (gauges.length === 0) return null;
  const hindrance = canEdit ? null : 'readOnly';
  return (
    <Section title={words.term.gauges} term="Gauge">
      {gauges.map(({ id, name, current, maximum }) => (
        <ResourceRow
          key={id}
          name={name}
          current={current}
          maximum={maximum}
          note={<SetByHand of={`gauge:${id}`} onOpen={onOpen} />}
          {...(maximum && {
            picture: (shown: number) => (
              <GaugeCells value={shown} max={maximum.value} label={words.amountOf(name, shown, maximum.value)} />
            ),
          })}
          labels={{
            less: hindered(words.spendOne(name), hindrance),
            more: hindered(words.restoreOne(name), hindrance),
          }}
          canLess={canEdit && current > 0}
          canMore={canEdit && (maximum === null || current < maximum.value)}
          onStep={(by) => act({ type: 'gauge/adjust', id, by })}
          {...(canEdit && {
            onSet: () => onOpen(`by-hand:gauge:${id}`),
          })}
        />
      ))}
    </Section>
  );
}
