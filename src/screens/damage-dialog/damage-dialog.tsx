import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { core } from '@/i18n/core';
import type { Sheet } from '@/model/sheet';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { type Proposed, useCarryOut } from '@/ui/tell-outcome';
import { type DamageDraft, damageDraftSchema, draftOfProposal, EMPTY_DRAFT, isAnotherHit } from './damage-draft';
import { planDamage } from './damage-plan';
import { DamageResult } from './damage-result';
import { EntryFields } from './entry-fields';
import { FormChoice } from './form-choice';
import { FormFields } from './form-fields';
import { HitChoices } from './hit-choices';
import { PlanProvider } from './plan-provider';
import { usePad } from './use-pad';
import { WayOfHit } from './way-of-hit';

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

type DamageFormProps = DamageDialogProps & Readonly<{ sheet: Sheet }>;

function DamageForm({ sheet, onClose, proposed }: DamageFormProps) {
  const words = useMessages(core);
  const formId = useId();
  const form = useForm<DamageDraft>({
    defaultValues: proposed ? draftOfProposal(proposed) : EMPTY_DRAFT,
    resolver: zodResolver(damageDraftSchema),
  });
  const pad = usePad();
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const apply = (draft: DamageDraft) => {
    const { commands } = planDamage(draft, sheet);
    if (commands.length === 0) return;
    carryOut(commands, proposed && { proposed, isChanged: isAnotherHit(draft, proposed) });
  };
  return (
    <PlanProvider form={form} sheet={sheet}>
      <Dialog
        title={words.verb.takeDamage}
        subtitle={sheet.name}
        onClose={onClose}
        aside={<WayOfHit form={form} />}
        footer={<DamageResult form={form} formId={formId} pad={pad} onCancel={onClose} />}
      >
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(apply)(event)}>
          <FormChoice form={form} />
          <FormFields form={form} />
          <EntryFields form={form} pad={pad} />
          <HitChoices form={form} sheet={sheet} />
        </form>
      </Dialog>
    </PlanProvider>
  );
}
