import { lazy } from 'react';
import { core } from '@/i18n/core';
import { Pips } from '@/ui/pips';
import { useMessages } from '@/ui/preferences';
import { ResourceRow } from '@/ui/resource-row';
import { Section } from '@/ui/section';
import { useHinderedLabel, useHindrance } from './allowed';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectMind, selectWillpower } from './sheet-values';
import { useAct } from './use-act';

const SetByHand = lazy(async () => ({ default: (await import('./set-by-hand')).SetByHand }));

/** Willpower, temporary points first because they are spent first. */
export function WillpowerPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(core);
  const { current, temporary, maximum } = useOpenSheet(selectWillpower);
  const { life } = useOpenSheet(selectMind);
  const hindrance = useHindrance();
  const hindered = useHinderedLabel();
  const act = useAct();
  const name = words.term.willpower;
  const cantSpend = hindrance ?? (life === 'out' ? 'unconscious' : null);
  const points = current + temporary;
  const change = (by: number) =>
    by > 0
      ? act({ type: 'willpower/recover', amount: by, source: '' })
      : act({ type: 'willpower/spend', amount: Math.min(-by, points), purpose: 'other', note: '' });
  return (
    <Section aria-label={name}>
      <ResourceRow
        heading
        term="Willpower"
        name={name}
        current={current}
        maximum={maximum}
        before={temporary > 0 && words.temporaryWillpower(temporary)}
        picture={(shown) => <Pips current={shown} max={maximum.value} temporary={temporary} />}
        labels={{ less: hindered(words.spendOne(name), cantSpend), more: hindered(words.restoreOne(name), hindrance) }}
        canLess={cantSpend === null && points > 0}
        canMore={hindrance === null && current < maximum.value}
        note={<SetByHand of="willpower.current" onOpen={onOpen} />}
        onStep={change}
        {...(hindrance === null && {
          onSet: () => onOpen('by-hand:willpower.current'),
        })}
      />
    </Section>
  );
}
