import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import type { DamageDraft } from './damage-draft';

export type DamageForm = UseFormReturn<DamageDraft>;
export type FormProps = Readonly<{ form: DamageForm }>;

/** The draft as it stands, again whenever any of it changes: for what has to be worked out from all of it. */
export const useDraft = (form: DamageForm): DamageDraft => useWatch({ control: form.control }) as DamageDraft;

/** One field of the draft, again only when it changes. */
export const useField = <N extends FieldPath<DamageDraft>>({ control }: DamageForm, name: N) =>
  useWatch({ control, name });

/** The list with an id put in or taken out. */
export const switched = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Switches a step of the way off by hand, or on again. */
export const switchStep = (form: DamageForm, id: string): void =>
  form.setValue('off', switched(form.getValues('off'), id));

/** Pays for a negation, or no longer. */
export const switchPayment = (form: DamageForm, id: string): void =>
  form.setValue('paid', switched(form.getValues('paid'), id));
