import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatAmounts } from '@/i18n';
import { core } from '@/i18n/core';
import { heal } from '@/i18n/heal';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { ChoicePills } from '@/ui/choice-list';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useLanguage, useMessages } from '@/ui/preferences';
import { type Proposed, useCarryOut } from '@/ui/tell-outcome';
import {
  HEALING_WAYS,
  type HealDraft,
  healCommand,
  healDraftSchema,
  healingProposed,
  isOtherHealing,
  pointsShort,
  restoredPoints,
  startOfHealing,
} from './heal-draft';
import { HealFields } from './heal-fields';

type HealDialogProps = Readonly<{
  onClose: () => void;
  /** The healing it begins with, if the Storyteller proposes one. */
  proposed?: Proposed | undefined;
}>;

/** Heals by an ability, First Aid or the Overseer, cures Attribute damage, gives temporary HP. */
export function HealDialog({ onClose, proposed }: HealDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <HealForm sheet={sheet} onClose={onClose} proposed={proposed} />;
}

function HealForm({ sheet, onClose, proposed }: HealDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(heal);
  const coreWords = useMessages(core);
  const formId = useId();
  const [start] = useState(() => (proposed ? healingProposed(sheet, proposed) : startOfHealing(sheet)));
  const form = useForm<HealDraft>({ defaultValues: start, resolver: zodResolver(healDraftSchema) });
  const draft = useWatch({ control: form.control, compute: (values: HealDraft) => values });
  const command = healCommand(sheet, draft);
  const outcome = command && sheetStore.preview(command);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const apply = () => {
    if (!command) return;
    carryOut([command], proposed && { proposed, isChanged: isOtherHealing(start, draft) });
  };
  return (
    <Dialog
      title={coreWords.verb.heal}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview
            before={sheet}
            outcome={outcome}
            quietTrack={draft.way === 'attribute' || draft.way === 'temporary'}
          />
          <DialogButtons>
            <Button onClick={onClose}>{coreWords.verb.cancel}</Button>
            <HealButton sheet={sheet} draft={draft} outcome={outcome} formId={formId} />
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(apply)(event)}>
        <ChoicePills
          label={words.how}
          value={draft.way}
          onChange={(way) => form.setValue('way', way)}
          choices={HEALING_WAYS.map((way) => ({ value: way, label: words.way[way] }))}
        />
        <HealFields sheet={sheet} draft={draft} form={form} />
      </form>
    </Dialog>
  );
}

type HealButtonProps = Readonly<{ sheet: Sheet; draft: HealDraft; outcome: Outcome | null; formId: string }>;

function HealButton({ sheet, draft, outcome, formId }: HealButtonProps) {
  const label = useLabel(sheet, draft, outcome);
  return (
    <CheckedButton type="submit" form={formId} kind="primary" disabled={!label.ready}>
      {label.text}
    </CheckedButton>
  );
}

type Label = Readonly<{ ready: boolean; text: string }>;

/** The label of the button: the result, or why there is none. */
function useLabel(sheet: Sheet, draft: HealDraft, outcome: Outcome | null): Label {
  const words = useMessages(heal);
  const rulesWords = useMessages(rules);
  const outcomeWords = useMessages(outcomeMessages);
  const doing = useDoing(sheet, draft);
  const canEdit = useSheet(selectCanEdit);
  const not = (text: string): Label => ({ ready: false, text });
  if (!canEdit) return not(outcomeWords.readOnly);
  if (!outcome) return not(draft.way === 'attribute' ? words.why.noAttributeDamage : words.why.nothing);
  const short = draft.way === 'overseer' ? pointsShort(sheet, draft) : 0;
  if (short > 0) return not(words.why.pointsShort(short));
  if (!outcome.ok) return not(outcomeWords.asLabel(rulesWords.refusal[outcome.refusal.code]));
  if (draft.way === 'overseer' && !draft.inSpace) return not(words.why.onlyInSpace);
  return { ready: true, text: doing(outcome.sheet) };
}

/** What the button would do, in words that name the result. */
function useDoing(before: Sheet, draft: HealDraft): (after: Sheet) => string {
  const words = useMessages(heal);
  const coreWords = useMessages(core);
  const language = useLanguage();
  return (after) => {
    const healed = formatAmounts(healedBetween(before, after), language);
    switch (draft.way) {
      case 'ability':
        return words.heal(healed);
      case 'firstAid':
        return words.stopWorsening;
      case 'overseer':
        return words.repair(healed, before.points - after.points);
      case 'attribute':
        return words.restore(restoredPoints(before, draft), coreWords.attribute[draft.attribute]);
      case 'temporary':
        return after.health.temporary > before.health.temporary
          ? words.gain(draft.temporary)
          : words.keepsHigher(before.health.temporary);
    }
  };
}

const healedBetween = (before: Sheet, after: Sheet): GradeAmounts => ({
  bashing: before.health.track.bashing - after.health.track.bashing,
  lethal: before.health.track.lethal - after.health.track.lethal,
  aggravated: before.health.track.aggravated - after.health.track.aggravated,
});
