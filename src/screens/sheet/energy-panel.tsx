import { lazy } from 'react';
import { core } from '@/i18n/core';
import { Meter } from '@/ui/meter';
import { useMessages } from '@/ui/preferences';
import { ResourceRow } from '@/ui/resource-row';
import { Section } from '@/ui/section';
import { useCanEdit, useHinderedLabel } from './allowed';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectPools } from './sheet-values';
import { useAct } from './use-act';

const RollButton = lazy(async () => ({ default: (await import('./roll-button')).RollButton }));

const SetByHand = lazy(async () => ({ default: (await import('./set-by-hand')).SetByHand }));

/** Energy Pools; nothing where the character has none. */
export function EnergyPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(core);
  const pools = useOpenSheet(selectPools);
  const canEdit = useCanEdit();
  const hindered = useHinderedLabel();
  const act = useAct();
  if (pools.length === 0) return null;
  const hindrance = canEdit ? null : 'readOnly';
  return (
    <Section title={words.term.energyPools} term="Energy Pool">
      {pools.map(({ id, name, current, maximum }) => (
        <ResourceRow
          key={id}
          name={name}
          current={current}
          maximum={maximum}
          note={
            <>
              <SetByHand of={`pool:${id}`} onOpen={onOpen} />
              <RollButton name={name} panel={`roll:pool:${id}`} onOpen={onOpen} />
            </>
          }
          picture={(shown) => (
            <Meter value={shown} max={maximum.value} label={words.amountOf(name, shown, maximum.value)} />
          )}
          labels={{
            less: hindered(words.spendOne(name), hindrance),
            more: hindered(words.restoreOne(name), hindrance),
          }}
          canLess={canEdit && current > 0}
          canMore={canEdit && current < maximum.value}
          onStep={(by) => act({ type: 'pool/adjust', id, by: Math.max(by, -current) })}
          {...(canEdit && {
            onSet: () => onOpen(`by-hand:pool:${id}`),
          })}
        />
      ))}
    </Section>
  );
}
