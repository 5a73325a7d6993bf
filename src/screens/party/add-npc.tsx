import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { nameSchema, textSchema } from '@/model/parts';
import { type Board, plainSeat } from '@/party/board';
import { npcSheet } from '@/party/npc';
import { newId } from '@/storage/new-id';
import { createSheets } from '@/storage/roster';
import { Button } from '@/ui/button';
import { DialogButtons } from '@/ui/dialog';
import { NumberField, TextField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useToast } from '@/ui/toast';
import { usePartyPlaces } from './party-storage';
import { useAddSeats } from './use-add-seats';

const LONGEST = 1000;
const MOST_AT_ONCE = 50;

const npcForm = z.strictObject({
  name: nameSchema,
  being: z.enum(['person', 'object']),
  health: z.int().check(z.minimum(1), z.maximum(LONGEST)),
  defense: z.int().check(z.minimum(0), z.maximum(LONGEST)),
  hardness: z.int().check(z.minimum(0), z.maximum(LONGEST)),
  count: z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE)),
  group: textSchema,
});
type NpcForm = z.infer<typeof npcForm>;

const FIRST: NpcForm = { name: '', being: 'person', health: 7, defense: 2, hardness: 0, count: 1, group: '' };

type AddProps = Readonly<{ board: Board; onDone: () => void }>;

/** NPCs, creatures and objects in seconds: a name, Health and Defense; several at once are numbered. */
export function AddNpc({ board, onDone }: AddProps) {
  const words = useMessages(party).add;
  const { group, groupHint } = useMessages(party);
  const { register, handleSubmit, formState, control, setValue } = useForm<NpcForm>({
    defaultValues: FIRST,
    resolver: zodResolver(npcForm),
  });
  const being = useWatch({ control, name: 'being' });
  const make = useMakeNpcs(board, onDone);
  const { errors, isSubmitting } = formState;
  const number = { valueAsNumber: true } as const;
  const range = (field: keyof NpcForm, from: number, to = LONGEST) => errors[field] && words.number(from, to);
  return (
    <form onSubmit={handleSubmit(make)} noValidate className="grid gap-4">
      <TextField label={words.name} data-autofocus {...register('name')} error={errors.name && words.nameMissing} />
      <Segmented
        label={words.being}
        showLabel
        value={being}
        options={(['person', 'object'] as const).map((value) => ({ value, label: words.beings[value] }))}
        onChange={(value) => setValue('being', value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={words.health}
          min={1}
          hint={words.healthHint}
          {...register('health', number)}
          error={range('health', 1)}
        />
        <NumberField
          label={words.defense}
          hint={words.defenseHint}
          {...register('defense', number)}
          error={range('defense', 0)}
        />
        <NumberField
          label={words.armor}
          hint={words.armorHint}
          {...register('hardness', number)}
          error={range('hardness', 0)}
        />
        <NumberField
          label={words.count}
          min={1}
          hint={words.countHint}
          {...register('count', number)}
          error={range('count', 1, MOST_AT_ONCE)}
        />
      </div>
      <TextField label={group} hint={groupHint} {...register('group')} />
      <DialogButtons>
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {words.makeNpc}
        </Button>
      </DialogButtons>
    </form>
  );
}

function useMakeNpcs(board: Board, onDone: () => void): (form: NpcForm) => Promise<void> {
  const words = useMessages(party).add;
  const { error } = useMessages(core);
  const { sheets } = usePartyPlaces();
  const toast = useToast();
  const add = useAddSeats(board.id, onDone);
  return async ({ name, count, group, ...numbers }) => {
    try {
      const called = Array.from({ length: count }, (_, n) => (count === 1 ? name : `${name} ${n + 1}`));
      const made = called.map((each) =>
        npcSheet({ ...numbers, name: each, words: { defense: words.defense, hardness: words.armor } }),
      );
      const ids = await createSheets(sheets, made);
      add(ids.map((sheetId) => ({ kind: 'sheet', ...plainSeat(newId(), group.trim(), true), sheetId })));
    } catch {
      toast({ text: error.unexpected });
    }
  };
}
