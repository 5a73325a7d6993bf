import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { formatRelativeTime } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import type { Character } from '@/rules';
import { now } from '@/store/clock';
import { Banner } from '@/ui/banner';
import { Button, IconButton } from '@/ui/button';
import { DialogButtons } from '@/ui/dialog';
import { useFocusedHeading } from '@/ui/focus-heading';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { type CharacterDraft, characterResolver, numbersToMark, saysTheSame } from './character-draft';
import { EntryEditingScope } from './entry-editing';
import { FormSections } from './form-sections';
import { recallDraft } from './kept-draft';
import { OutcomePanel } from './outcome-panel';
import { ProblemSummary } from './problem-summary';
import { problemsIn } from './problems';
import { reckon } from './reckoning';
import { type CharacterFormReturn, type Keeping, useKeptDraft } from './use-kept-draft';

type CharacterEditorProps = Readonly<{
  /** The sheet that is edited; null for a new character. */
  edited: Sheet | null;
  /** What the form starts from, and goes back to when a draft is discarded. */
  from: CharacterDraft;
  title: string;
  /** Writes the character down. A text is why it could not. `settle` lets go of the draft, right before leaving. */
  onSave: (written: Character, settle: () => void) => Promise<string | null>;
  onClose: () => void;
}>;

/** The form with its draft: what is typed outlives the tab until it is saved or discarded. */
export function CharacterEditor({ edited, from, title, onSave, onClose }: CharacterEditorProps) {
  const words = useMessages(character);
  const coreWords = useMessages(core);
  const toast = useToast();
  const formId = useId();
  const of = edited?.id ?? 'new';
  const [recalled] = useState(() => recallDraft(of));
  const kept = recalled === 'unreadable' ? null : recalled;
  const [note, setNote] = useState<string | null>(null);
  const form = useForm<CharacterDraft, unknown, Character>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: kept?.draft ?? from,
    resolver: characterResolver,
  });
  useMarks(form, kept?.draft ?? null);
  const tellKept = (keeping: Keeping) => {
    if (keeping !== 'nothing') toast({ text: keeping === 'kept' ? words.draftKept : words.draftLost });
  };
  const { keep, settle } = useKeptDraft(form, of, from, tellKept);
  const leave = () => (keep() === 'lost' ? setNote(words.draftStuck) : onClose());
  const submit = form.handleSubmit(
    async (written) => setNote(await onSave(written, settle)),
    (errors) => {
      const [first] = problemsIn(errors, form.getValues());
      if (first) form.setFocus(first.path as 'name');
    },
  );
  const discard = () => {
    const draft = structuredClone(form.getValues());
    form.reset(from);
    setNote(null);
    toast({ text: words.discarded, action: { label: coreWords.verb.undo, run: () => form.reset(draft) } });
  };
  return (
    <FormProvider {...form}>
      <Frame title={title} onBack={leave}>
        <EntryEditingScope>
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <Body form={form} formId={formId} edited={edited} from={from} note={note} onDiscard={discard}>
              {kept && <Restored at={kept.at} newer={!saysTheSame(kept.from, from)} from={from} onDiscard={discard} />}
              {recalled === 'unreadable' && <Banner mark="none">{words.draftUnreadable}</Banner>}
            </Body>
          </form>
        </EntryEditingScope>
      </Frame>
    </FormProvider>
  );
}

/** A draft that comes back shows at once which of its numbers are none. */
function useMarks({ trigger }: CharacterFormReturn, restored: CharacterDraft | null) {
  useEffect(() => {
    const paths = restored ? numbersToMark(restored) : [];
    if (paths.length > 0) void trigger(paths as 'name'[]);
  }, [trigger, restored]);
}

type FrameProps = Readonly<{ title: string; onBack: () => void; children: ReactNode }>;

/** The bar with the way back, and what is below it. */
export function Frame({ title, onBack, children }: FrameProps) {
  useFocusedHeading();
  const words = useMessages(core);
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line px-1 [background:var(--bg-glow)_no-repeat_top_center/100%_30rem,var(--bg)] lg:px-6">
        <IconButton icon={ChevronLeft} label={words.verb.back} onClick={onBack} />
        <h1 className="min-w-0 truncate text-17 lg:text-20">{title}</h1>
      </header>
      <main className="mx-auto max-w-[1280px] lg:p-6 lg:pt-3.5">{children}</main>
    </>
  );
}

type BodyProps = Readonly<{
  form: CharacterFormReturn;
  formId: string;
  edited: Sheet | null;
  from: CharacterDraft;
  note: string | null;
  onDiscard: () => void;
  children: ReactNode;
}>;

function Body({ form, formId, edited, from, note, onDiscard, children }: BodyProps) {
  const draft = useWatch({ control: form.control }) as CharacterDraft;
  // What it comes to may follow a moment after the key; the key itself may not wait.
  const reckoning = reckon(useDeferredValue(draft), edited);
  const sheet = reckoning?.sheet ?? null;
  return (
    <div className="pb-44 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-3.5 lg:pb-0">
      <div className="grid min-w-0 content-start lg:gap-3.5">
        <div className="grid gap-2 px-4 py-3 empty:hidden lg:p-0">
          {children}
          <ProblemSummary />
        </div>
        <FormSections sheet={sheet} />
      </div>
      <OutcomePanel edited={edited} reckoning={reckoning}>
        {note && <Banner>{note}</Banner>}
        <Buttons form={form} formId={formId} draft={draft} from={from} isNew={edited === null} onDiscard={onDiscard} />
      </OutcomePanel>
    </div>
  );
}

type ButtonsProps = Pick<BodyProps, 'form' | 'formId' | 'from' | 'onDiscard'> &
  Readonly<{ draft: CharacterDraft; isNew: boolean }>;

function Buttons({ form, formId, draft, from, isNew, onDiscard }: ButtonsProps) {
  const words = useMessages(character);
  const { isSubmitting } = useFormState({ control: form.control });
  const changed = !saysTheSame(draft, from);
  const name = draft.name.trim();
  const label = (): string => {
    if (isNew && isSubmitting) return words.creating;
    if (isNew) return name === '' || name.length > 24 ? words.create : words.createNamed(name);
    return changed ? words.saveChanges : words.nothingToSave;
  };
  return (
    <DialogButtons>
      {changed && <Button onClick={onDiscard}>{words.discard}</Button>}
      <Button type="submit" form={formId} kind="primary" disabled={isSubmitting || !(isNew || changed)}>
        {label()}
      </Button>
    </DialogButtons>
  );
}

type RestoredProps = Readonly<{ at: number; newer: boolean; from: CharacterDraft; onDiscard: () => void }>;

/** The form did not start from what is saved; gone as soon as it says the same again. */
function Restored({ at, newer, from, onDiscard }: RestoredProps) {
  const words = useMessages(character);
  const language = useLanguage();
  const [time] = useState(now);
  const draft = useWatch<CharacterDraft>() as CharacterDraft;
  if (saysTheSame(draft, from)) return null;
  const when = formatRelativeTime(at, time, language);
  return (
    <Banner mark="none" action={<Button onClick={onDiscard}>{words.discardDraft}</Button>}>
      {newer ? words.restoredOverNewer(when) : words.restored(when)}
    </Banner>
  );
}
