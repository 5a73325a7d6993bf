import { useState } from 'react';
import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { summon } from '@/i18n/summon';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { newId } from '@/storage/new-id';
import { browserStorage } from '@/storage/sheet-storage';
import { makeBeing } from '@/store/make-being';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { ChoiceList } from '@/ui/choice-list';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { LimitedTextField } from '@/ui/limited-text-field';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { useTellOutcome } from '@/ui/tell-outcome';
import { useToast } from '@/ui/toast';
import { commandsOf, KINDS, LONGEST_NAME, type SummonDraft, sheetOf, startOfSummon } from './summon-draft';
import { Against, BroughtItems, CostFields, SummonNumbers } from './summon-fields';

type SummonDialogProps = Readonly<{
  onClose: () => void;
  /** Opens the sheet that was made. */
  onOpenSheet: (id: string) => void;
}>;

/** Makes a summon or a clone: a sheet of its own, listed under its owner, who pays for it; and says what became of one. */
export function SummonDialog(props: SummonDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <SummonForm {...props} owner={sheet} />;
}

function SummonForm({ owner, onClose, onOpenSheet }: SummonDialogProps & Readonly<{ owner: Sheet }>) {
  const words = useMessages(summon);
  const { verb } = useMessages(core);
  const [draft, setDraft] = useState(startOfSummon);
  const [id] = useState(newId);
  const commands = commandsOf(owner, draft);
  const made = sheetOf(owner, draft, id);
  const makes = draft.kind === 'clone' || draft.kind === 'summon';
  const outcome = commands && (made || !makes) ? sheetStore.preview(commands) : null;
  const { make, isMaking, problem } = useMake(onClose, onOpenSheet);
  const tell = useTellOutcome();
  const run = () => {
    if (!commands) return;
    if (made) {
      void make(made, commands);
      return;
    }
    const done = sheetStore.dispatch(commands);
    if (!done.ok) return;
    onClose();
    tell({ commands, trace: done.trace, before: owner, after: done.sheet, undo: () => void sheetStore.undo() });
  };
  return (
    <Dialog
      title={words.title}
      subtitle={owner.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={owner} outcome={outcome} quietTrack />
          {problem && <Banner>{problem}</Banner>}
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <MakeButton draft={draft} outcome={outcome} isMaking={isMaking} onMake={run} />
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-4">
        <ChoiceList
          label={words.kind}
          value={draft.kind}
          choices={KINDS.map((value) => ({ value, label: words.kinds[value], detail: words.kindMeans[value] }))}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        <LimitedTextField
          label={draft.kind === 'threat' ? words.byWhom : words.name}
          value={draft.name}
          most={LONGEST_NAME}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        {draft.kind === 'summon' && <SummonNumbers draft={draft} onChange={setDraft} />}
        {makes && <CostFields owner={owner} draft={draft} onChange={setDraft} />}
        {draft.kind === 'gone' && <BroughtItems owner={owner} draft={draft} onChange={setDraft} />}
        {draft.kind === 'threat' && <Against owner={owner} draft={draft} onChange={setDraft} />}
      </div>
    </Dialog>
  );
}

/** Writes the new sheet, then pays; says what came of it, with the way to the sheet. */
function useMake(onClose: () => void, onOpenSheet: (id: string) => void) {
  const words = useMessages(summon);
  const { refusal } = useMessages(rules);
  const toast = useToast();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState('');
  const make = async (being: Sheet, commands: NonNullable<ReturnType<typeof commandsOf>>) => {
    setIsMaking(true);
    const made = await makeBeing(sheetStore, browserStorage(), being, commands);
    setIsMaking(false);
    if (made.ok) {
      onClose();
      toast({ text: words.made(being.name), action: { label: words.open, run: () => onOpenSheet(made.id) } });
    } else setProblem(made.ok === null ? words.notMade : refusal[made.refusal.code]);
  };
  return { make, isMaking, problem };
}

type MakeButtonProps = Readonly<{
  draft: SummonDraft;
  outcome: Outcome | null;
  isMaking: boolean;
  onMake: () => void;
}>;

function MakeButton({ draft, outcome, isMaking, onMake }: MakeButtonProps) {
  const words = useMessages(summon);
  const { refusal } = useMessages(rules);
  const { error } = useMessages(core);
  const { readOnly, asLabel } = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  const why = () => {
    if (!canEdit) return readOnly;
    if (draft.name.trim() === '' && draft.kind !== 'threat') return words.needsName;
    if (!outcome) return draft.kind === 'threat' ? words.needsTarget : error.marked;
    return outcome.ok ? null : asLabel(refusal[outcome.refusal.code]);
  };
  return (
    <CheckedButton kind="primary" disabled={why() !== null || isMaking} onClick={onMake}>
      {why() ?? words.make[draft.kind]}
    </CheckedButton>
  );
}
