import { formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { targetName } from '@/i18n/target-words';
import type { AttributeId } from '@/model/attributes';
import type { Condition, Effect } from '@/model/sheet';
import type { Command } from '@/rules';
import { Button } from '@/ui/button';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { useAct } from './use-act';

/** What a row of effects and conditions opens: what it does, what is left of it, and the way to end it. */

type BodyProps = Readonly<{ close: () => void; onEnded: () => void }>;

export function EffectBody({ effect, ...ending }: BodyProps & Readonly<{ effect: Effect }>) {
  const words = useMessages(sheet);
  const act = useAct();
  const { id, name, note, duration } = effect;
  const source = effect.source.name;
  return (
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
      <EndButton name={name} end={{ type: 'effect/end', id }} {...ending} />
    </>
  );
}

export function ConditionBody({ condition, ...ending }: BodyProps & Readonly<{ condition: Condition }>) {
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
      <EndButton name={name} end={{ type: 'condition/set', ...condition, points: 0 }} {...ending} />
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
      <EndButton name={name} end={{ type: 'attribute/restore', attribute: id, amount: points }} {...ending} />
    </>
  );
}

/** The numbers an effect changes. */
function Changes({ effect: { modifiers } }: Readonly<{ effect: Effect }>) {
  const { effects } = useMessages(sheet);
  const { attribute } = useMessages(core);
  const language = useLanguage();
  if (modifiers.length === 0) return null;
  return (
    <ul>
      {modifiers.map(({ target, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect may change one number twice
        <li key={index}>
          {effects.changes(targetName(target, { attribute, words: effects }), formatSigned(amount, language))}
        </li>
      ))}
    </ul>
  );
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

type EndButtonProps = BodyProps & Readonly<{ name: string; end: Command }>;

function EndButton({ name, end, close, onEnded }: EndButtonProps) {
  const { effects } = useMessages(sheet);
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
      {effects.end(name)}
    </Button>
  );
}
