import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { type EntryPart, formatDamageEntry } from '@/interop/damage-entry';
import type { Sheet } from '@/model/sheet';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { type Proposed, useCarryOut } from '@/ui/tell-outcome';
import { ConversionChoice } from './conversion-choice';
import { type DamageDraft, damageDraftSchema, draftOfProposal, EMPTY_DRAFT, isAnotherHit } from './damage-draft';
import { type DamageForm as Form, switched, useDraft, useField } from './damage-form';
import { type DamagePlan, planDamage } from './damage-plan';
import { DamageResult } from './damage-result';
import { FormChoice } from './form-choice';
import { FormFields } from './form-fields';
import { HitEntry } from './hit-entry';
import { HitOptions } from './hit-options';
import { EntryNotes, HitParts } from './hit-parts';
import { hitSteps } from './hit-steps';
import { Keypad, withPlus } from './keypad';
import { Pipeline } from './pipeline';
import { RecentHits } from './recent-hits';

type DamageDialogProps = Readonly<{
  onClose: () => void;
  /** The hit it begins with, if the Storyteller proposes one. */
  proposed?: Proposed | undefined;
}>;

/** Takes a hit: typed in a line, followed to Health, seen before it is applied. */
export function DamageDialog({ onClose, proposed }: DamageDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <DamageForm sheet={sheet} onClose={onClose} proposed={proposed} />;
}

const isTouch = () => matchMedia('(pointer: coarse)').matches;

function DamageForm({ sheet, onClose, proposed }: DamageDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(core);
  const formId = useId();
  const form = useForm<DamageDraft>({
    defaultValues: proposed ? draftOfProposal(proposed) : EMPTY_DRAFT,
    resolver: zodResolver(damageDraftSchema),
  });
  const draft = useDraft(form);
  const canEdit = useSheet(selectCanEdit);
  const plan = planDamage(draft);
  const pad = useKeypad(plan);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const apply = () => {
    if (plan.commands.length === 0) return;
    carryOut(plan.commands, proposed && { proposed, isChanged: isAnotherHit(draft, proposed) });
  };
  const setText = (text: string) => form.setValue('entry', text);
  return (
    <Dialog
      title={words.verb.takeDamage}
      subtitle={sheet.name}
      onClose={onClose}
      aside={<Way sheet={sheet} plan={plan} form={form} />}
      footer={
        <DamageResult sheet={sheet} plan={plan} canEdit={canEdit} formId={formId} form={form} onCancel={onClose}>
          {pad.shown && hasEntry(draft) && <Keypad text={draft.entry} onText={setText} onGrade={pad.close} />}
        </DamageResult>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(apply)(event)}>
        <FormChoice form={form} />
        <FormFields form={form} />
        {hasEntry(draft) && <EntryFields form={form} plan={plan} pad={pad} setText={setText} />}
        {(plan.obstacle === null || draft.form !== 'hit') && <HitOptions form={form} sheet={sheet} />}
        {plan.obstacle === 'empty' && <RecentHits onPick={(picked) => form.reset(picked)} />}
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

type EntryFieldsProps = Readonly<{
  form: Form;
  plan: DamagePlan;
  pad: Pad;
  setText: (text: string) => void;
}>;

function EntryFields({ form, plan, pad, setText }: EntryFieldsProps) {
  const words = useMessages(damage);
  const notes = useId();
  const isAttack = useField(form, 'form') === 'attack';
  const [editing, setEditing] = useState<number | null>(null);
  const { entry, obstacle } = plan;
  const setParts = (parts: readonly EntryPart[]) => setText(formatDamageEntry({ parts, unknown: entry.unknown }));
  const addPart = () => {
    setText(withPlus(formatDamageEntry(entry)));
    pad.open();
    form.setFocus('entry');
  };
  return (
    <>
      <HitEntry
        field={form.register('entry')}
        hint={isAttack ? words.attack.extraDamage : undefined}
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
    </>
  );
}

/** Falls come without an entry. */
const hasEntry = ({ form }: DamageDraft): boolean => form !== 'fall' && form !== 'fallingObject';

/** The way to Health once there is a hit; before that, what to do. */
function Way({ sheet, plan, form }: Readonly<{ sheet: Sheet; plan: DamagePlan; form: Form }>) {
  const words = useMessages(damage);
  const conversions = useField(form, 'conversions') ?? [];
  const { hit, outcome, obstacle } = plan;
  if (!hit || !outcome?.ok) {
    return obstacle === 'empty' ? <p className="mt-4.5 text-13 text-ink-2 lg:mt-0">{words.help}</p> : null;
  }
  return (
    <Pipeline
      hits={hitSteps(outcome.trace)}
      sheet={sheet}
      onSwitch={(id) => form.setValue('off', switched(form.getValues('off'), id))}
      onPay={(id) => form.setValue('paid', switched(form.getValues('paid'), id))}
      chosen={new Set(conversions.map(({ id }) => id))}
      choice={(conversion) =>
        hit.type === 'damage/take' && <ConversionChoice form={form} conversion={conversion} sheet={sheet} hit={hit} />
      }
    />
  );
}
