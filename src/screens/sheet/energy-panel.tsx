import { core } from '@/i18n/core';
import { Meter } from '@/ui/meter';
import { useMessages } from '@/ui/preferences';
import { ResourceRow } from '@/ui/resource-row';
import { Section } from '@/ui/section';
import { useCanEdit, useHinderedLabel } from './allowed';
import { useOpenSheet } from './open-sheet';
import { selectPools } from './sheet-values';
import { useAct } from './use-act';

/** Energy Pools; nothing where the character has none. */
export function EnergyPanel() {
  const words = useMessages(core);
  const pools = useOpenSheet(selectPools);
  const canEdit = useCanEdit();
  const hindered = useHinderedLabel();
  const act = useAct();
  if (pools.length === 0) return null;
  const hindrance = canEdit ? null : 'readOnly';
  return (
    <Section title={words.term.energyPools}>
      {pools.map(({ id, name, current, maximum }) => (
        <ResourceRow
          key={id}
          name={name}
          current={current}
          maximum={maximum}
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
            onSet: (value: number) => act({ type: 'manual/set', quantity: `pool:${id}`, value }),
          })}
        />
      ))}
    </Section>
  );
}
