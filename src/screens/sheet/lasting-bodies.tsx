import { panels } from '@/i18n/panels';
import { sheet } from '@/i18n/sheet';
import type { AttributeId } from '@/model/attributes';
import type { Condition, Effect } from '@/model/sheet';
import type { Command } from '@/rules';
import { Button } from '@/ui/button';
import { NumberStepper } from '@/ui/number-stepper';
import { useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { EditEntry } from './edit-entry';
import { ModifierList } from './modifier-list';
import { SetByHand } from './set-by-hand';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';

/** What a row of effects and conditions opens: what it does, what is left of it, and the way to end it. */

type Closes = Readonly<{ close: () => void }>;
type Opens = Readonly<{ onOpen: OpenPanel }>;
type BodyProps = Closes & Readonly<{ onEnded: () => void }>;

export function EffectBody({ effect, onOpen, ...ending }: BodyProps & Opens & Readonly<{ effect: Effect }>) {
  const words = useMessages(sheet);
  const { effects } = useMessages(panels);
  const act = useAct();
  const { id, name, note, duration, replaced } = effect;
  const source = effect.source.name;
  return (
    <>
      {source && source !== note && <p>{source}</p>}
      {note && <p>{note}</p>}
      {replaced !== undefined && <p>{effects.replaced(replaced)}</p>}
      <ModifierList modifiers={effect.modifiers} />
      {effect.onDeath && <p>{words.effects.onDeath}</p>}
      {duration.kind === 'rounds' && (
        <PointsLeft
          label={words.effects.roundsLeft}
          value={duration.left}
          onChange={(value) => act({ type: 'manual/set', quantity: `rounds:${id}`, value })}
        />
      )}
      {'left' in duration && <SetByHand of={`${duration.kind}:${id}`} onOpen={onOpen} />}
      <EditEntry kind="effect" entry={effect} onOpen={onOpen} close={ending.close} />
      <EndButton
        label={duration.kind === 'untilDismissed' ? effects.dismiss(name) : words.effects.end(name)}
        end={{ type: 'effect/end', id }}
        {...ending}
      />
    </>
  );
}

export function ConditionBody({
  condition,
  onOpen,
  ...ending
}: BodyProps & Opens & Readonly<{ condition: Condition }>) {
  const words = useMessages(sheet);
  const act = useAct();
  const { name, note, points } = condition;
  return (
    <>
      {note && <p>{note}</p>}
      <PointsLeft
        label={words.effects.pointsLeft}
        value={points}
        onChange={(value) => act({ type: 'condition/set', ...condition, points: value })}
      />
      <SetByHand of={`condition:${condition.id}`} onOpen={onOpen} />
      <EditEntry kind="condition" entry={condition} onOpen={onOpen} close={ending.close} />
      <EndButton label={words.effects.end(name)} end={{ type: 'condition/set', ...condition, points: 0 }} {...ending} />
    </>
  );
}

type DamageBodyProps = BodyProps & Readonly<{ id: AttributeId; name: string; points: number }>;

export function DamageBody({ id, name, points, ...ending }: DamageBodyProps) {
  const words = useMessages(sheet);
  const act = useAct();
  const change = (value: number) =>
    value > points
      ? act({ type: 'attribute/damage', attribute: id, amount: value - points })
      : act({ type: 'attribute/restore', attribute: id, amount: points - value });
  return (
    <>
      <PointsLeft label={words.effects.pointsLeft} value={points} onChange={change} />
      <EndButton
        label={words.effects.end(name)}
        end={{ type: 'attribute/restore', attribute: id, amount: points }}
        {...ending}
      />
    </>
  );
}

type HealingBodyProps = Closes & Opens & Readonly<{ id: string; name: string }>;

export function HealingBody({ id, name, ...opens }: HealingBodyProps) {
  return <EditEntry kind="healing" entry={{ id, name }} {...opens} />;
}

type PointsLeftProps = Readonly<{ label: string; value: number; onChange: (value: number) => void }>;

function PointsLeft({ label, value, onChange }: PointsLeftProps) {
  if (!useCanEdit()) return null;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-13 text-ink-2">{label}</span>
      <NumberStepper label={label} value={value} min={1} onChange={onChange} className="w-44" />
    </div>
  );
}

type EndButtonProps = BodyProps & Readonly<{ label: string; end: Command }>;

function EndButton({ label, end, close, onEnded }: EndButtonProps) {
  const canEdit = useCanEdit();
  const act = useAct();
  return (
    <Button
      disabled={!canEdit}
      onClick={() => {
        close();
        act(end, 'big', onEnded);
      }}
    >
      {label}
    </Button>
  );
}
