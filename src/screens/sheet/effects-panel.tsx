import { type ReactNode, useRef } from 'react';
import { core } from '@/i18n/core';
import { type SheetWords, sheet } from '@/i18n/sheet';
import type { AttributeId } from '@/model/attributes';
import type { Condition, Effect, HealingSource } from '@/model/sheet';
import { EmptyState } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useCanEdit } from './allowed';
import { Changes, EndButton, LastingRow, Left, PointsLeft } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectLasting } from './sheet-values';
import { useAct } from './use-act';

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
  const act = useAct();
  const { id, name, note, duration } = effect;
  const source = effect.source.name;
  return (
    <LastingRow
      name={name}
      note={note || source}
      left={<EffectLeft effect={effect} words={words} />}
      body={(close) => (
        <>
          {source && source !== note && <p>{source}</p>}
          {note && <p>{note}</p>}
          <Changes effect={effect} />
          {effect.onDeath && <p>{words.effects.onDeath}</p>}
          {duration.kind === 'rounds' && (
            <PointsLeft
              label={words.effects.roundsLeft}
              value={duration.left}
              onChange={(value) => act({ type: 'manual/set', quantity: `rounds:${id}`, value })}
            />
          )}
          <EndButton name={name} end={{ type: 'effect/end', id }} close={close} onEnded={onEnded} />
        </>
      )}
    />
  );
}

function EffectLeft({ effect: { duration }, words }: Readonly<{ effect: Effect; words: SheetWords }>) {
  switch (duration.kind) {
    case 'rounds':
      return <Left value={duration.left} unit={words.effects.rounds(duration.left)} />;
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
  const act = useAct();
  const { name, note, points } = condition;
  return (
    <LastingRow
      name={name}
      note={note}
      left={<Left value={points} unit={words.effects.points(points)} />}
      body={(close) => (
        <>
          {note && <p>{note}</p>}
          <PointsLeft
            label={words.effects.pointsLeft}
            value={points}
            onChange={(value) => act({ type: 'condition/set', ...condition, points: value })}
          />
          <EndButton
            name={name}
            end={{ type: 'condition/set', ...condition, points: 0 }}
            close={close}
            onEnded={onEnded}
          />
        </>
      )}
    />
  );
}

function DamagedRow({ id, points, onEnded }: Readonly<{ id: AttributeId; points: number }> & Ended) {
  const words = useMessages(sheet);
  const { attribute } = useMessages(core);
  const act = useAct();
  const name = words.effects.attributeDamage(attribute[id]);
  const change = (value: number) =>
    value > points
      ? act({ type: 'attribute/damage', attribute: id, amount: value - points })
      : act({ type: 'attribute/restore', attribute: id, amount: points - value });
  return (
    <LastingRow
      name={name}
      note={words.effects.attributeNote}
      left={<Left value={points} unit={words.effects.points(points)} />}
      body={(close) => (
        <>
          <PointsLeft label={words.effects.pointsLeft} value={points} onChange={change} />
          <EndButton
            name={name}
            end={{ type: 'attribute/restore', attribute: id, amount: points }}
            close={close}
            onEnded={onEnded}
          />
        </>
      )}
    />
  );
}

function HealingRow({ source: { kind, source, rating } }: Readonly<{ source: HealingSource }>) {
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const name = words.effects.healing(kind === 'regeneration' ? term.regeneration : term.fastHealing, rating);
  return <LastingRow name={name} note={source} left={<Left value="∞" unit={words.effects.always} />} body={null} />;
}
