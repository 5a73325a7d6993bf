import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { type EntryPart, formatDamageEntry } from '@/interop/damage-entry';
import type { Sheet } from '@/model/sheet';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { useTellOutcome } from '@/ui/tell-outcome';
import { type DamageDraft, type DamagePlan, damageDraftSchema, EMPTY_DRAFT, planDamage } from './damage-draft';
import { DamageResult } from './damage-result';
import { HitEntry } from './hit-entry';
import { EntryNotes, HitParts } from './hit-parts';
import { hitSteps } from './hit-steps';
import { Keypad, withPlus } from './keypad';
import { Pipeline } from './pipeline';
import { RecentHits } from './recent-hits';
import { UnavoidableToggle } from './unavoidable-toggle';

type DamageDialogProps = Readonly<{ onClose: () => void }>;

/** Takes a hit: typed in a line, followed to Health, seen before it is applied. */
export function DamageDialog({ onClose }: DamageDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <DamageForm sheet={sheet} onClose={onClose} />;
}

const isTouch = () => matchMedia('(pointer: coarse)').matches;

function DamageForm({ sheet, onClose }: DamageDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(core);
  const formId = useId();
  const form = useForm<DamageDraft>({ defaultValues: EMPTY_DRAFT, resolver: zodResolver(damageDraftSchema) });
  const [entry, unavoidable, source, pay] = useWatch({
    control: form.control,
    name: ['entry', 'unavoidable', 'source', 'pay'],
  });
  const canEdit = useSheet(selectCanEdit);
  const plan = planDamage({ entry, unavoidable, source, pay });
  const pad = useKeypad(plan);
  const apply = useApply(sheet, plan, onClose);
  const setText = (text: string) => form.setValue('entry', text);
  return (
    <Dialog
      title={words.verb.takeDamage}
      subtitle={sheet.name}
      onClose={onClose}
      aside={<Way sheet={sheet} plan={plan} />}
      footer={
        <DamageResult sheet={sheet} plan={plan} canEdit={canEdit} formId={formId} form={form} onCancel={onClose}>
          {pad.shown && <Keypad text={entry} onText={setText} onGrade={pad.close} />}
        </DamageResult>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(apply)(event)}>
        <EntryFields form={form} plan={plan} pad={pad} setText={setText} />
      </form>
    </Dialog>
  );
}

type Pad = ReturnType<typeof useKeypad>;

/** The keypad is there while the hit is not complete, and again when the field is tapped. */
function useKeypad({ obstacle }: DamagePlan) {
  const [touch] = useState(isTouch);
  const [keyboard, setKeyboard] = useState(false);
  const [asked, setAsked] = useState(false);
  return {
    touch,
    shown: touch && !keyboard && (asked || obstacle !== null),
    open: () => setAsked(true),
    close: () => setAsked(false),
    giveWay: () => setKeyboard(true),
  };
}

function useApply(sheet: Sheet, plan: DamagePlan, onClose: () => void) {
  const tell = useTellOutcome();
  return () => {
    const { commands } = plan;
    if (commands.length === 0) return;
    const outcome = sheetStore.dispatch(commands);
    if (!outcome.ok) return;
    onClose();
    const undo = () => void sheetStore.undo();
    tell({ commands, trace: outcome.trace, before: sheet, after: outcome.sheet, undo });
  };
}

type EntryFieldsProps = Readonly<{
  form: UseFormReturn<DamageDraft>;
  plan: DamagePlan;
  pad: Pad;
  setText: (text: string) => void;
}>;

function EntryFields({ form, plan, pad, setText }: EntryFieldsProps) {
  const words = useMessages(damage);
  const notes = useId();
  const [editing, setEditing] = useState<number | null>(null);
  const { entry, obstacle } = plan;
  const setParts = (parts: readonly EntryPart[]) => setText(formatDamageEntry({ parts, unknown: entry.unknown }));
  const addPart = () => {
    setText(withPlus(formatDamageEntry(entry)));
    pad.open();
    form.setFocus('entry');
  };
  const empty = entry.parts.length === 0 && entry.unknown.length === 0;
  return (
    <>
      <HitEntry
        field={form.register('entry')}
        invalid={obstacle !== null && obstacle !== 'empty'}
        describedBy={notes}
        complete={obstacle === null}
        touch={pad.touch}
        onAdd={addPart}
        onTap={pad.open}
        onKeyboard={pad.giveWay}
      />
      <HitParts entry={entry} editing={editing} onEdit={setEditing} onParts={setParts} />
      <EntryNotes id={notes} entry={entry} onParts={setParts} />
      {empty && <RecentHits onPick={setText} />}
      {!empty && (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <UnavoidableToggle {...form.register('unavoidable')} />
          <input
            type="text"
            {...form.register('source')}
            aria-label={words.source}
            placeholder={words.sourceOptional}
            autoComplete="off"
            maxLength={200}
            className="min-h-tap min-w-36 flex-1 rounded-2 border border-line-2 bg-surf-1 px-3 text-13"
          />
        </div>
      )}
    </>
  );
}

/** The way to Health once there is a hit; before that, what to do. */
function Way({ sheet, plan }: Readonly<{ sheet: Sheet; plan: DamagePlan }>) {
  const words = useMessages(damage);
  const { hit, outcome, obstacle } = plan;
  if (hit && outcome?.ok) return <Pipeline steps={hitSteps(hit, outcome.trace, sheet, outcome.sheet)} />;
  return obstacle === 'empty' ? <p className="mt-4.5 text-13 text-ink-2 lg:mt-0">{words.help}</p> : null;
}
