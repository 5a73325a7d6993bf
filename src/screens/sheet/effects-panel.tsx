import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { core } from '@/i18n/core';
import { panels } from '@/i18n/panels';
import { type SheetWords, sheet } from '@/i18n/sheet';
import type { AttributeId } from '@/model/attributes';
import type { Condition, Effect, HealingSource } from '@/model/sheet';
import { effectsOff } from '@/rules';
import { Button, IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useCanEdit } from './allowed';
import { EffectOff } from './effect-off';
import { ConditionBody, DamageBody, EffectBody, HealingBody } from './lasting-bodies';
import { LastingRow, Left } from './lasting-row';
import { selectLasting, selectLostLimbs } from './lasting-values';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';

const LimbRows = lazy(async () => ({ default: (await import('./late-panels')).LimbRows }));
const FilmRow = lazy(async () => ({ default: (await import('./late-panels')).FilmRow }));

/** Effects and conditions with what is left of them; what is always on is folded away, its numbers are in the whys. */
export function EffectsPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const canEdit = useCanEdit();
  const { running, always, conditions, healing, damaged } = useOpenSheet(selectLasting);
  const lostLimbs = useOpenSheet(selectLostLimbs).length;
  const panel = useRef<HTMLElement>(null);
  // The row goes with its button: the panel takes the focus.
  const onEnded = () => panel.current?.focus();
  const rows = running.length + conditions.length + healing.length + damaged.length + lostLimbs;
  const add = (
    <Button disabled={!canEdit} onClick={() => onOpen('effect')}>
      {words.effects.add}
    </Button>
  );
  const count = (
    <span className="flex items-center gap-1">
      {rows}
      <IconButton
        icon={Plus}
        label={words.effects.add}
        disabled={!canEdit}
        onClick={() => onOpen('effect')}
        className="-my-2.5 -mr-3"
      />
    </span>
  );
  return (
    <Section ref={panel} tabIndex={-1} title={term.effectsAndConditions} term="condition" end={rows > 0 && count}>
      {rows === 0 && <EmptyState action={add}>{words.effects.empty}</EmptyState>}
      <Rows>
        {running.map((effect) => (
          <EffectRow key={effect.id} effect={effect} onEnded={onEnded} onOpen={onOpen} />
        ))}
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} onEnded={onEnded} onOpen={onOpen} />
        ))}
        {damaged.map(({ id, points }) => (
          <DamagedRow key={id} id={id} points={points} onEnded={onEnded} />
        ))}
        {healing.map((source) => (
          <HealingRow key={source.id} source={source} onOpen={onOpen} />
        ))}
      </Rows>
      {lostLimbs > 0 && (
        <Suspense fallback={null}>
          <LimbRows onOpen={onOpen} />
        </Suspense>
      )}
      {always.length > 0 && (
        <details className="mt-2 border-t border-line text-13 text-ink-2">
          <summary className="cursor-pointer py-3.5">{words.effects.alwaysOn(always.length)}</summary>
          <Rows>
            {always.map((effect) => (
              <EffectRow key={effect.id} effect={effect} onEnded={onEnded} onOpen={onOpen} />
            ))}
          </Rows>
        </details>
      )}
      <Suspense fallback={null}>
        <FilmRow />
      </Suspense>
    </Section>
  );
}

const Rows = ({ children }: Readonly<{ children: ReactNode }>) => <ul className="grid">{children}</ul>;

type Ended = Readonly<{ onEnded: () => void }>;
type Opens = Readonly<{ onOpen: OpenPanel }>;

function EffectRow({ effect, ...does }: Readonly<{ effect: Effect }> & Ended & Opens) {
  const words = useMessages(sheet);
  const { effects } = useMessages(panels);
  const standing = useOpenSheet((open) => effectsOff(open).get(effect.id));
  const { name, note, source, replaced } = effect;
  return (
    <LastingRow
      name={name}
      note={note || source.name}
      dimmed={standing !== undefined}
      told={
        (standing || replaced !== undefined) && (
          <>
            {standing && (
              <span className="block">
                <EffectOff effect={effect} standing={standing} />
              </span>
            )}
            {replaced !== undefined && effects.replaced(replaced)}
          </>
        )
      }
      left={<EffectLeft effect={effect} words={words} />}
      body={(close) => <EffectBody effect={effect} close={close} {...does} />}
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

function ConditionRow({ condition, ...does }: Readonly<{ condition: Condition }> & Ended & Opens) {
  const words = useMessages(sheet);
  const { name, note, points } = condition;
  return (
    <LastingRow
      name={name}
      note={note}
      left={<Left value={points} unit={words.effects.points(points)} />}
      body={(close) => <ConditionBody condition={condition} close={close} {...does} />}
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

function HealingRow({ source: healing, onOpen }: Readonly<{ source: HealingSource }> & Opens) {
  const { kind, source, rating } = healing;
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const name = words.effects.healing(kind === 'regeneration' ? term.regeneration : term.fastHealing, rating);
  return (
    <LastingRow
      name={name}
      note={source}
      left={<Left value="∞" unit={words.effects.always} />}
      body={(close) => <HealingBody id={healing.id} name={name} close={close} onOpen={onOpen} />}
    />
  );
}
