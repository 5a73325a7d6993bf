import { useDeferredValue, useState } from 'react';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import { asksGrade, planChat } from '@/interop/chat/chat-plan';
import { namesIn, readChat } from '@/interop/chat/read-chat';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { GRADES, type Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { ChoicePills } from '@/ui/choice-list';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { TextAreaField } from '@/ui/fields';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCarryOut } from '@/ui/tell-outcome';
import { PasteResult } from './paste-result';

type PasteDialogProps = Readonly<{ onClose: () => void }>;

/** What a bot or a player wrote, read line by line, tried on the sheet, and applied as one entry. */
export function PasteDialog({ onClose }: PasteDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <PasteForm sheet={sheet} onClose={onClose} />;
}

/** Attributes stand among the numbers that hang on them already. */
const TOLD_ABOVE = ATTRIBUTE_IDS.map((id) => `attribute:${id}` as const);

/** Whether a name in chat is that of the character. */
const isOwn = ({ name, otherName }: Sheet, who: string): boolean =>
  [name, otherName].some((own) => own.toLowerCase() === who.toLowerCase());

/** Whose numbers are meant unless the player says otherwise: the character's, or those of the only one who is named. */
function likelyOf(sheet: Sheet, names: readonly string[]): string | null {
  const [only, ...others] = names;
  return names.find((name) => isOwn(sheet, name)) ?? (others.length === 0 ? (only ?? null) : null);
}

function PasteForm({ sheet, onClose }: PasteDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(chat);
  const { gradeTitle, verb } = useMessages(core);
  const canEdit = useSheet(selectCanEdit);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [grade, setGrade] = useState<Grade | null>(null);
  const reading = readChat(useDeferredValue(text));
  const names = namesIn(reading);
  const who = names.find((name) => name === chosen) ?? likelyOf(sheet, names);
  const plan = planChat(sheet, reading, { who, grade });
  const needsGrade = asksGrade(planChat(sheet, reading, { who, grade: null }));
  const outcome = plan.commands.length > 0 ? sheetStore.preview(plan.commands) : null;
  const apply = () => {
    carryOut(plan.commands);
  };
  const changes = plan.statements.filter(({ verdict }) => verdict.kind === 'changes').length;
  const label = outcome ? words.apply(changes) : words.nothing;
  return (
    <Dialog
      title={words.pasteTitle}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          {outcome && (
            <div className="max-h-[40vh] overflow-auto">
              <OutcomePreview before={sheet} outcome={outcome} quietTrack without={TOLD_ABOVE} />
            </div>
          )}
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <Button kind="primary" disabled={!canEdit || !outcome?.ok} onClick={apply}>
              {canEdit ? label : words.readOnly}
            </Button>
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-3.5">
        <TextAreaField
          label={words.paste}
          hint={words.pasteHint}
          rows={5}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {names.some((name) => !isOwn(sheet, name)) && <WhoPills names={names} who={who} onChange={setChosen} />}
        {needsGrade && (
          <Segmented
            showLabel
            label={words.grade}
            value={grade ?? ''}
            onChange={(next) => setGrade(next === '' ? null : next)}
            options={GRADES.map((value) => ({ value, label: gradeTitle[value] }))}
          />
        )}
        <PasteResult sheet={sheet} reading={reading} plan={plan} />
      </div>
    </Dialog>
  );
}

type WhoPillsProps = Readonly<{ names: readonly string[]; who: string | null; onChange: (name: string) => void }>;

function WhoPills({ names, who, onChange }: WhoPillsProps) {
  const words = useMessages(chat);
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-13 text-ink-2">
        {words.who}
      </p>
      <ChoicePills
        label={words.who}
        value={who}
        onChange={onChange}
        choices={names.map((value) => ({ value, label: value }))}
      />
    </div>
  );
}
