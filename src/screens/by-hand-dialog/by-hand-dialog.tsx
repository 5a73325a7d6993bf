import { useState } from 'react';
import { byHand } from '@/i18n/by-hand';
import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { useCarryOut } from '@/ui/tell-outcome';
import { Checkbox } from '@/ui/toggles';
import { HandFields } from './hand-fields';
import { beyondTrack, handCommands, handNumbers, type Typed } from './hand-numbers';

type ByHandDialogProps = Readonly<{
  /** The number it was opened from; all of them without one. */
  of?: string;
  onClose: () => void;
}>;

/** Types numbers over what the rules made of them; History and the whys say so. */
export function ByHandDialog({ of, onClose }: ByHandDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <ByHandForm key={of} sheet={sheet} of={of ?? ''} onClose={onClose} />;
}

type FormProps = Readonly<{ sheet: Sheet; of: string; onClose: () => void }>;

function ByHandForm({ sheet, of, onClose }: FormProps) {
  const words = useMessages(byHand);
  const { verb } = useMessages(core);
  const [typed, setTyped] = useState<Typed>({});
  const [revives, setRevives] = useState(false);
  const [only, setOnly] = useState(of);
  const numbers = handNumbers(sheet);
  const asked = numbers.filter(({ quantity }) => quantity === only || (only === 'health' && isOfTrack(quantity)));
  const beyond = beyondTrack(sheet, numbers, typed);
  const commands = beyond > 0 ? null : handCommands(numbers, typed, revives);
  const outcome = commands && commands.length > 0 ? sheetStore.preview(commands) : null;
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const set = () => {
    if (commands) carryOut(commands);
  };
  return (
    <Dialog
      title={words.title}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={outcome} quietTrack />
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <SetButton wrong={commands === null} outcome={outcome} onSet={set} />
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-13 text-ink-2">{words.about}</p>
        {sheet.death !== null && (
          <Checkbox label={words.revives} checked={revives} onChange={({ target }) => setRevives(target.checked)} />
        )}
        <HandFields
          sheet={sheet}
          numbers={asked.length > 0 ? asked : numbers}
          typed={typed}
          onType={(quantity, text) => setTyped({ ...typed, [quantity]: text })}
        />
        {beyond > 0 && <Banner>{words.beyond(beyond)}</Banner>}
        {asked.length > 0 && <Button onClick={() => setOnly('')}>{words.others}</Button>}
      </div>
    </Dialog>
  );
}

const isOfTrack = (quantity: string): boolean => quantity.startsWith('health.') && quantity !== 'health.temporary';

type SetButtonProps = Readonly<{ wrong: boolean; outcome: Outcome | null; onSet: () => void }>;

function SetButton({ wrong, outcome, onSet }: SetButtonProps) {
  const words = useMessages(byHand);
  const { error } = useMessages(core);
  const { refusal } = useMessages(rules);
  const { readOnly, asLabel } = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  const why = () => {
    if (!canEdit) return readOnly;
    if (wrong) return error.marked;
    if (!outcome) return words.nothing;
    return outcome.ok ? null : asLabel(refusal[outcome.refusal.code]);
  };
  return (
    <Button kind="primary" disabled={why() !== null} onClick={onSet}>
      {why() ?? words.set}
    </Button>
  );
}
