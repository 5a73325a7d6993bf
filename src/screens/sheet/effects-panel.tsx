import { lazy, type ReactNode, useRef } from 'react';
import { core } from '@/i18n/core';
import { type SheetWords, sheet } from '@/i18n/sheet';
import type { AttributeId } from '@/model/attributes';
import type { Condition, Effect, HealingSource } from '@/model/sheet';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useCanEdit } from './allowed';
import { LastingRow, Left } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectLasting } from './sheet-values';

const EffectBody = lazy(async () => ({ default: (await import('./lasting-bodies')).EffectBody }));
const ConditionBody = lazy(async () => ({ default: (await import('./lasting-bodies')).ConditionBody }));
const DamageBody = lazy(async () => ({ default: (await import('./lasting-bodies')).DamageBody }));

/** Effects and conditions with what is left of them; what is always on is folded away, its numbers are in the whys. */
export function EffectsPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const canEdit = useCanEdit();
  const { running, always, conditions, healing, damaged } = useOpenSheet(selectLasting);
  const panel = useRef<HTMLElement>(null);
  // The row goes with its button: the panel takes the focus.
  const onEnded = () => panel.current?.focus();
  const rows = running.length + conditions.length + healing.length + damaged.length;
  const add = (
    <Button disabled={!canEdit} onClick={() => onOpen('effect')}>
      {words.effects.add}
    </Button>
  );
  return (
    <Section ref={panel} tabIndex={-1} title={term.effectsAndConditions} end={rows > 0 ? rows : undefined}>
      {rows === 0 && <EmptyState action={add}>{words.effects.empty}</EmptyState>}
      <Rows>
        {running.map((effect) => (
          <EffectRow key={effect.id} effect={effect} onEnded={onEnded} />
        ))}
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} onEnded={onEnded} />
        ))}
        {damaged.map(({ id, points }) => (
          <DamagedRow key={id} id={id} points={points} onEnded={onEnded} />
        ))}
        {healing.map((source) => (
          <HealingRow key={source.id} source={source} />
        ))}
      </Rows>
      {always.length > 0 && (
        <details className="mt-2 border-t border-line text-13 text-ink-2">
          <summary className="cursor-pointer py-3">{words.effects.alwaysOn(always.length)}</summary>
          <Rows>
            {always.map((effect) => (
              <EffectRow key={effect.id} effect={effect} onEnded={onEnded} />
            ))}
          </Rows>
        </details>
      )}
    </Section>
  );
}

const Rows = ({ children }: Readonly<{ children: ReactNode }>) => <ul className="grid">{children}</ul>;

type Ended = Readonly<{ onEnded: () => void }>;

function EffectRow({ effect, onEnded }: Readonly<{ effect: Effect }> & Ended) {
  const words = useMessages(sheet);
  const { name, note, source } = effect;
  return (
    <LastingRow
      name={name}
      note={note || source.name}
      left={<EffectLeft effect={effect} words={words} />}
      body={(close) => <EffectBody effect={effect} close={close} onEnded={onEnded} />}
    />
  );
}

function EffectLeft({ effect: { duration }, words }: Readonly<{ effect: Effect; words: SheetWords }>) {
  switch (duration.kind) {
    case 'rounds':
      return <Left value={duration.left} unit={words.effects.rounds(duration.left)} />;
    case 'minutes':
      return <Left value={duration.left} unit={words.effects.minutes(duration.left)} />;
    case 'scene':
      return <Left value="—" unit={words.effects.scene} />;
    case 'untilDismissed':
      return <Left value="∞" unit={words.effects.untilDismissed} />;
    case 'permanent':
      return <Left value="∞" unit={words.effects.always} />;
  }
}

function ConditionRow({ condition, onEnded }: Readonly<{ condition: Condition }> & Ended) {
  const words = useMessages(sheet);
  const { name, note, points } = condition;
  return (
    <LastingRow
      name={name}
      note={note}
      left={<Left value={points} unit={words.effects.points(points)} />}
      body={(close) => <ConditionBody condition={condition} close={close} onEnded={onEnded} />}
    />
  );
}

function DamagedRow({ id, points, onEnded }: Readonly<{ id: AttributeId; points: number }> & Ended) {
  const words = useMessages(sheet);
  const { attribute } = useMessages(core);
  const name = words.effects.attributeDamage(attribute[id]);
  return (
    <LastingRow
      name={name}
      note={words.effects.attributeNote}
      left={<Left value={points} unit={words.effects.points(points)} />}
      body={(close) => <DamageBody id={id} name={name} points={points} close={close} onEnded={onEnded} />}
    />
  );
}

function HealingRow({ source: { kind, source, rating } }: Readonly<{ source: HealingSource }>) {
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const name = words.effects.healing(kind === 'regeneration' ? term.regeneration : term.fastHealing, rating);
  return <LastingRow name={name} note={source} left={<Left value="∞" unit={words.effects.always} />} body={null} />;
}
