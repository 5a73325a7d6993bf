import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { problemOf } from '@/ui/field-problem';
import { useMessages } from '@/ui/preferences';
import { ContractFields } from './contract-fields';
import { DefenceFields } from './defence-fields';
import { EffectFields } from './effect-fields';
import type { Entries, EntryKind } from './entries';
import { ENTRY_SCHEMAS } from './entry-schemas';
import { GaugeFields } from './gauge-fields';
import { ItemFields } from './item-fields';
import { newEntry } from './new-entry';
import { PersonFields } from './person-fields';
import { PoolFields } from './pool-fields';
import { ResourceFields } from './resource-fields';
import { ConditionFields, HealingFields, SkillFields } from './short-fields';
import { type Surroundings, SurroundingsContext } from './surroundings';

const FIELDS: Readonly<Record<EntryKind, ComponentType>> = {
  resource: ResourceFields,
  skill: SkillFields,
  item: ItemFields,
  defence: DefenceFields,
  effect: EffectFields,
  condition: ConditionFields,
  pool: PoolFields,
  gauge: GaugeFields,
  healing: HealingFields,
  person: PersonFields,
  contract: ContractFields,
};

/** Entries of all kinds go through one form. */
type EntrySchema = z.ZodMiniType<FieldValues, FieldValues>;

export type EntryDialogProps<K extends EntryKind> = Readonly<{
  kind: K;
  /** The entry that is changed; null for a new one. */
  entry: Entries[K] | null;
  /** The id of a new one. */
  newId: string;
  around: Surroundings;
  /** Above the fields. */
  head?: ReactNode;
  /** The character it belongs to. */
  subtitle?: ReactNode;
  /** What the button says while the entry is well; `name` is as typed. */
  doneLabel: (name: string) => string;
  /** Why nothing can be done, in place of that. */
  blocked?: string | undefined;
  /** Takes the entry once its schema has nothing against it. */
  onDone: (entry: Entries[K]) => void;
  onClose: () => void;
  /** What the entry would change; null while it is not well. */
  preview?: (entry: Entries[K] | null) => ReactNode;
  /** Another button, for an entry that is there. */
  action?: ReactNode;
}>;

/** The form of one entry, on the schema the core has for it. */
export function EntryDialog<K extends EntryKind>(props: EntryDialogProps<K>) {
  const { kind, entry, around, subtitle, preview, action, onDone, onClose } = props;
  const words = useMessages(entries);
  const formId = useId();
  const [start] = useState<Entries[K]>(() => entry ?? newEntry(kind, props.newId));
  const form = useForm<FieldValues, unknown, FieldValues>({
    mode: 'onTouched',
    defaultValues: start,
    resolver: zodResolver(ENTRY_SCHEMAS[kind] as EntrySchema, { error: problemOf }),
  });
  const Fields: ComponentType = FIELDS[kind];
  const title = entry === null ? words.add[kind] : words.edit[kind];
  return (
    <SurroundingsContext value={around}>
      <FormProvider {...form}>
        <Dialog
          title={title}
          subtitle={subtitle}
          onClose={onClose}
          footer={
            <>
              {preview && <Preview kind={kind} show={preview} />}
              <DialogButtons>
                {action}
                <CancelButton onClose={onClose} />
                <DoneButton kind={kind} formId={formId} label={props.doneLabel} blocked={props.blocked} />
              </DialogButtons>
            </>
          }
        >
          <form
            id={formId}
            noValidate
            className="grid gap-3.5"
            onSubmit={(event) => void form.handleSubmit((written) => onDone(written as Entries[K]))(event)}
          >
            {props.head}
            <Fields />
          </form>
        </Dialog>
      </FormProvider>
    </SurroundingsContext>
  );
}

function CancelButton({ onClose }: Readonly<{ onClose: () => void }>) {
  const { verb } = useMessages(core);
  return <Button onClick={onClose}>{verb.cancel}</Button>;
}

type DoneProps = Readonly<{
  kind: EntryKind;
  formId: string;
  label: (name: string) => string;
  blocked: string | undefined;
}>;

function DoneButton({ kind, formId, label, blocked }: DoneProps) {
  const words = useMessages(entries);
  const { errors } = useFormState();
  const draft = useWatch() as FieldValues;
  const { name } = draft;
  const isMarked = Object.keys(errors).length > 0;
  const missing = isMarked ? null : missingIn(kind, draft);
  const why = blocked ?? (missing && words.missing[missing]);
  const text = isMarked ? words.correct : label(typeof name === 'string' ? name : '');
  return (
    <Button type="submit" form={formId} kind="primary" disabled={why !== null}>
      {why ?? text}
    </Button>
  );
}

/** What is still to be typed before anything can be done. */
function missingIn(kind: EntryKind, draft: FieldValues): 'name' | 'source' | 'other' | null {
  const issues = ENTRY_SCHEMAS[kind].safeParse(draft).error?.issues ?? [];
  const field = issues.find((issue) => problemOf(issue) === 'required')?.path.join('.');
  if (field === undefined) return null;
  return field === 'name' || field === 'source' ? field : 'other';
}

type PreviewProps<K extends EntryKind> = Readonly<{ kind: K; show: (entry: Entries[K] | null) => ReactNode }>;

/** Shows what a whole entry would do. */
function Preview<K extends EntryKind>({ kind, show }: PreviewProps<K>) {
  const parsed = ENTRY_SCHEMAS[kind].safeParse(useWatch());
  return show(parsed.success ? (parsed.data as Entries[K]) : null);
}
