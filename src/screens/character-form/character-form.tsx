import { useState } from 'react';
import { character } from '@/i18n/character';
import { rules } from '@/i18n/rules';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { type Character, characterOf, newSheet } from '@/rules';
import { newId } from '@/storage/new-id';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectCanEdit, selectMode, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LoadingBars } from '@/ui/loading-bars';
import { useMessages } from '@/ui/preferences';
import { useTellOutcome } from '@/ui/tell-outcome';
import { draftOf, EMPTY_DRAFT } from './character-draft';
import { CharacterEditor, Frame } from './character-editor';

export type CharacterFormProps = Readonly<{
  mode: 'new' | 'edit';
  onClose: () => void;
  /** The id of the sheet that was made. */
  onCreated: (id: string) => void;
}>;

/** A character as it is written down: a new one, or the open sheet's. */
export function CharacterForm({ mode, onClose, onCreated }: CharacterFormProps) {
  if (mode === 'new') return <NewCharacter onClose={onClose} onCreated={onCreated} />;
  return <OpenCharacter onClose={onClose} />;
}

function NewCharacter({ onClose, onCreated }: Omit<CharacterFormProps, 'mode'>) {
  const words = useMessages(character);
  const { refusal } = useMessages(rules);
  const save = async (written: Character, settle: () => void) => {
    const sheet = newSheet(newId(), written);
    if (!sheetSchema.safeParse(sheet).success) return refusal.invalid;
    const id = await createSheet(browserStorage(), sheet).catch(() => null);
    if (id === null) return words.notCreated;
    settle();
    onCreated(id);
    return null;
  };
  return <CharacterEditor edited={null} from={EMPTY_DRAFT} title={words.newTitle} onSave={save} onClose={onClose} />;
}

type CloseProps = Pick<CharacterFormProps, 'onClose'>;

function OpenCharacter({ onClose }: CloseProps) {
  const sheet = useSheet(selectSheet);
  const canEdit = useSheet(selectCanEdit);
  if (sheet && canEdit) return <EditCharacter key={sheet.id} sheet={sheet} onClose={onClose} />;
  return <NotEditable onClose={onClose} />;
}

function EditCharacter({ sheet, onClose }: CloseProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(character);
  const { refusal } = useMessages(rules);
  const tell = useTellOutcome();
  const [from] = useState(() => draftOf(characterOf(sheet)));
  const save = async (written: Character, settle: () => void) => {
    const commands = [{ type: 'sheet/edit', character: written }] as const;
    const outcome = sheetStore.dispatch(commands);
    if (!outcome.ok) return refusal[outcome.refusal.code];
    settle();
    onClose();
    const undo = () => void sheetStore.undo();
    tell({ commands, trace: outcome.trace, before: sheet, after: outcome.sheet, undo });
    return null;
  };
  return (
    <CharacterEditor edited={sheet} from={from} title={words.editTitle(sheet.name)} onSave={save} onClose={onClose} />
  );
}

const hasWords = <T extends object>(state: PropertyKey, words: T): state is keyof T => state in words;

/** Why the open sheet can't be edited here, with the way on where there is one. */
function NotEditable({ onClose }: CloseProps) {
  const words = useMessages(character);
  const mode = useSheet(selectMode);
  const reason = useSheet((state) => state.readOnlyReason);
  const name = useSheet(selectSheet)?.name ?? '';
  const state = mode === 'readOnly' ? (reason ?? 'openElsewhere') : mode;
  const canTake = state === 'openElsewhere' || state === 'takenOver';
  return (
    <Frame title={words.editTitle(name)} onBack={onClose}>
      {hasWords(state, words.state) ? (
        <div className="p-4 lg:p-0">
          <Banner action={canTake && <Button onClick={() => void sheetStore.editHere()}>{words.editHere}</Button>}>
            {words.state[state]}
          </Banner>
        </div>
      ) : (
        <LoadingBars />
      )}
    </Frame>
  );
}
