import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { roll as rollMessages } from '@/i18n/roll';
import type { Sheet } from '@/model/sheet';
import { basicUseBonus, type RollPool, rolledAgainOn, rollPool } from '@/rules';
import { rollDie } from '@/store/dice';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { problemOf } from '@/ui/field-problem';
import { useAnnounce } from '@/ui/live-region';
import { useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { MoreFields } from './more-fields';
import { PoolFields } from './pool-fields';
import { PoolLine } from './pool-line';
import {
  commandOf,
  commandWith,
  type MakeRoll,
  makeOf,
  type Roll,
  type RollDraft,
  rollDraftSchema,
} from './roll-draft';
import { useRollForm } from './roll-form';
import type { Answer } from './roll-in-chat';
import { type Made, RollResult } from './roll-result';
import { draftOf } from './roll-seed';
import { useRollLabel } from './use-roll-label';

const RollInChat = lazy(async () => ({ default: (await import('./roll-in-chat')).RollInChat }));

type RollDialogProps = Readonly<{
  /** What was tapped on the sheet; empty for a roll from nothing. */
  seed: string;
  onClose: () => void;
}>;

/** Builds a dice pool from the sheet, rolls it, and shows every die. */
export function RollDialog({ seed, onClose }: RollDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <RollForm sheet={sheet} seed={seed} onClose={onClose} />;
}

function RollForm({ sheet, seed, onClose }: RollDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(rollMessages);
  const { verb } = useMessages(core);
  const formId = useId();
  const announce = useAnnounce();
  const form = useForm<RollDraft, unknown, Roll>({
    mode: 'onTouched',
    defaultValues: draftOf(sheet, seed),
    resolver: zodResolver(rollDraftSchema, { error: problemOf }),
  });
  const [made, setMade] = useState<Made | null>(null);
  const draft = useWatch({ control: form.control }) as RollDraft;
  const parsed = rollDraftSchema.safeParse(draft);
  const roll = parsed.success ? parsed.data : null;
  const pool = roll && rollPool(sheet, makeOf(roll), roll.willpower);
  const label = useRollLabel(sheet, roll, pool);
  const make = (command: MakeRoll, extraSuccesses: number, standIns = false) => {
    const done = sheetStore.dispatch(command);
    if (!done.ok) return;
    const again = rolledAgainOn(sheet, command.again);
    const turn = (made?.turn ?? 0) + 1;
    setMade({ turn, command, trace: done.trace, again, extraSuccesses, standIns });
    const read = done.trace.find((step) => step.kind === 'event' && step.event === 'rolled');
    announce(words.successes(read?.kind === 'event' ? (read.amount ?? 0) : 0));
  };
  const throwIt = (valid: Roll) => {
    const { dice, extraSuccesses } = rollPool(sheet, makeOf(valid), valid.willpower);
    make(commandOf(sheet, valid, dice.value, rollDie), extraSuccesses.value);
  };
  const takeAnswer = ({ rolls, standIns }: Answer) => {
    if (roll && pool) make(commandWith(roll, rolls), pool.extraSuccesses.value, standIns);
  };
  return (
    <FormProvider {...form}>
      <Dialog
        title={words.title}
        subtitle={sheet.name}
        onClose={onClose}
        footer={
          <Footer sheet={sheet} pool={pool}>
            {made ? (
              <Button onClick={() => setMade(null)}>{words.change}</Button>
            ) : (
              <Button onClick={onClose}>{verb.cancel}</Button>
            )}
            <Button type="submit" form={formId} kind="primary" disabled={label.hindered}>
              {made && !label.hindered ? words.rollAgain(label.text) : label.text}
            </Button>
          </Footer>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(throwIt)(event)}>
          {made ? (
            <RollResult key={made.turn} made={made} />
          ) : (
            <div className="grid gap-3.5">
              <PoolFields sheet={sheet} />
              <MoreFields sheet={sheet} />
              <Suspense fallback={null}>
                <RollInChat sheet={sheet} pool={pool} hindered={label.hindered} onAnswer={takeAnswer} />
              </Suspense>
            </div>
          )}
        </form>
      </Dialog>
    </FormProvider>
  );
}

type FooterProps = Readonly<{ sheet: Sheet; pool: RollPool | null; children: ReactNode }>;

function Footer({ sheet, pool, children }: FooterProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        {pool && <PoolLine pool={pool} />}
        <PayWillpower sheet={sheet} />
      </div>
      <DialogButtons>{children}</DialogButtons>
    </>
  );
}

function PayWillpower({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(rollMessages);
  const { register } = useRollForm();
  const points = sheet.willpower.current + sheet.willpower.temporary;
  return (
    <Checkbox
      label={words.willpower(basicUseBonus(sheet))}
      detail={points > 0 && words.willpowerChange(points, points - 1)}
      {...register('willpower')}
    />
  );
}
