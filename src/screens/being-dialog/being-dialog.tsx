import { useState } from 'react';
import { being as beingMessages } from '@/i18n/being';
import { core } from '@/i18n/core';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { LimitedTextField } from '@/ui/limited-text-field';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCarryOut } from '@/ui/tell-outcome';
import { Checkbox } from '@/ui/toggles';

const KINDS = ['person', 'summon', 'clone', 'object'] as const;
const TRAITS = ['mindless', 'ofDarkness', 'ofLight', 'flammable', 'conductive', 'hasTurnNote'] as const;

type Draft = Readonly<{
  kind: (typeof KINDS)[number];
  owner: string;
  traits: Readonly<Record<(typeof TRAITS)[number], boolean>>;
}>;

/** What the sheet is a sheet of, as far as rules ask: an object, a summon of somebody, a being of darkness. */
export function BeingDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const sheet = useSheet(selectSheet);
  return sheet && <BeingForm sheet={sheet} onClose={onClose} />;
}

const draftOf = ({ being }: Sheet): Draft => ({
  kind: being.kind,
  owner: being.owner,
  traits: {
    mindless: being.mindless,
    ofDarkness: being.ofDarkness,
    ofLight: being.ofLight,
    flammable: being.flammable,
    conductive: being.conductive,
    hasTurnNote: being.hasTurnNote ?? false,
  },
});

const isOwned = ({ kind }: Draft): boolean => kind === 'summon' || kind === 'clone';

function BeingForm({ sheet, onClose }: Readonly<{ sheet: Sheet; onClose: () => void }>) {
  const words = useMessages(beingMessages);
  const { verb } = useMessages(core);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const canEdit = useSheet(selectCanEdit);
  const [draft, setDraft] = useState(() => draftOf(sheet));
  const owner = isOwned(draft) ? draft.owner.trim() : '';
  const command: Command = { type: 'being/become', kind: draft.kind, owner, traits: draft.traits };
  const misses = isOwned(draft) && owner === '';
  const outcome = sheetStore.preview(command);
  const save = () => {
    carryOut([command]);
  };
  return (
    <Dialog
      title={words.title}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          {outcome.ok && <OutcomePreview before={sheet} outcome={outcome} quietTrack />}
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <CheckedButton kind="primary" disabled={!canEdit || !outcome.ok} onClick={save}>
              {outcome.ok || misses ? words.save : words.nothing}
            </CheckedButton>
          </DialogButtons>
        </>
      }
    >
      <Fields draft={draft} misses={misses} onChange={setDraft} />
    </Dialog>
  );
}

type FieldsProps = Readonly<{ draft: Draft; misses: boolean; onChange: (draft: Draft) => void }>;

function Fields({ draft, misses, onChange }: FieldsProps) {
  const words = useMessages(beingMessages);
  return (
    <div className="grid gap-4">
      <Segmented
        showLabel
        label={words.kind}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {isOwned(draft) && (
        <LimitedTextField
          label={words.owner}
          value={draft.owner}
          most={200}
          error={misses && words.ownerMissing}
          onChange={(event) => onChange({ ...draft, owner: event.target.value })}
        />
      )}
      <fieldset>
        <legend className="mb-1 text-13 text-ink-2">{words.traits}</legend>
        {TRAITS.map((trait) => (
          <Checkbox
            key={trait}
            label={words.trait[trait]}
            checked={draft.traits[trait]}
            onChange={(event) => onChange({ ...draft, traits: { ...draft.traits, [trait]: event.target.checked } })}
          />
        ))}
      </fieldset>
    </div>
  );
}
