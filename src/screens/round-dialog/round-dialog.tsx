import { useState } from 'react';
import { core } from '@/i18n/core';
import { round } from '@/i18n/round';
import { rules } from '@/i18n/rules';
import { NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { lifeStatus, type Outcome, type Quantity } from '@/rules';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { EventList } from '@/ui/event-list';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { roundEvents } from '@/ui/round-events';
import { Segmented } from '@/ui/segmented';
import { SetByHandMark } from '@/ui/set-by-hand-mark';
import { useCarryOut } from '@/ui/tell-outcome';
import { Checkbox } from '@/ui/toggles';
import { useListedEvents } from '@/ui/use-listed-events';
import { DoButton } from './do-button';
import { HealingSplit } from './healing-split';
import { commandsOf, MOMENTS, type Moment, payment, type RoundDraft, startOfRound } from './round-draft';
import { TimeFields } from './time-fields';
import { TurnFields } from './turn-fields';

type RoundDialogProps = Readonly<{ onClose: () => void; kind: 'round' | 'scene' }>;

/** Rounds, turns, scenes and time: done once everything they bring has been seen. */
export function RoundDialog({ onClose, kind }: RoundDialogProps) {
  const sheet: Sheet | null = useSheet(selectSheet);
  return sheet && <RoundForm key={kind} sheet={sheet} onClose={onClose} first={kind === 'scene' ? 'scene' : 'end'} />;
}

type FormProps = Readonly<{ sheet: Sheet; onClose: () => void; first: Moment }>;

function RoundForm({ sheet, onClose, first }: FormProps) {
  const words = useMessages(round);
  const { verb } = useMessages(core);
  const [draft, setDraft] = useState(() => startOfRound(first));
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const listed = useListedEvents();
  const { outcome, owes, paid, result, commands } = planOf(draft);
  const events = outcome?.ok ? roundEvents(sheet, outcome.sheet, outcome.trace) : null;
  return (
    <Dialog
      title={words.moments[draft.moment]}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={result} quietTrack without={toldIn(sheet)} />
          {owes && (
            <PayOption before={sheet} paid={paid} draft={draft} onChange={(pays) => setDraft({ ...draft, pays })} />
          )}
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <DoButton sheet={sheet} draft={draft} result={result} run={() => carryOut(commands)} />
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={words.moment}
          value={draft.moment}
          options={MOMENTS.map((value) => ({ value, label: words.moments[value] }))}
          onChange={(moment) => setDraft({ ...draft, moment })}
        />
        <TimeMark sheet={sheet} moment={draft.moment} />
        {draft.moment === 'turn' && <TurnFields sheet={sheet} draft={draft} onChange={setDraft} />}
        {draft.moment === 'time' && <TimeFields draft={draft} onChange={setDraft} />}
        {events && (
          <EventList
            title={words.happens}
            events={listed(events, owes)}
            nothing={draft.moment === 'scene' ? words.nothingEnds : words.nothing}
          />
        )}
        {(draft.moment === 'start' || draft.moment === 'end') && (
          <HealingSplit
            sheet={sheet}
            split={draft.healing}
            aggravatedFirst={draft.aggravatedFirst}
            healed={events?.healed ?? NO_AMOUNTS}
            onSplit={(healing) => setDraft({ ...draft, healing })}
            onAggravatedFirst={(aggravatedFirst) => setDraft({ ...draft, aggravatedFirst })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** That the round, or the minute of the game, was set by hand. */
function TimeMark({ sheet, moment }: Readonly<{ sheet: Sheet; moment: Moment }>) {
  const { quantity } = useMessages(rules);
  if (moment === 'time') return <SetByHandMark sheet={sheet} of="time.minute" name={quantity.minute} />;
  return <SetByHandMark sheet={sheet} of="time.round" name={quantity.round} />;
}

/** What the draft comes to, with the payment it may take along. */
function planOf(draft: RoundDraft) {
  const done = commandsOf(draft);
  const outcome = done.length > 0 ? sheetStore.preview(done) : null;
  const owes = outcome?.ok === true && lifeStatus(outcome.sheet) === 'mustPay';
  const withPayment = [...done, payment(draft.moment)];
  const paid = owes ? sheetStore.preview(withPayment) : null;
  const pays = draft.pays && paid?.ok === true;
  return { outcome, owes, paid, result: pays ? paid : outcome, commands: pays ? withPayment : done };
}

/** Numbers that the list already tells. */
const toldIn = ({ effects }: Sheet): readonly Quantity[] => [
  'health.temporary',
  'willpower.temporary',
  ...effects.map(({ id }) => `minutes:${id}` as const),
];

type PayOptionProps = Readonly<{
  before: Sheet;
  paid: Outcome | null;
  draft: RoundDraft;
  onChange: (pays: boolean) => void;
}>;

function PayOption({ before, paid, draft, onChange }: PayOptionProps) {
  const words = useMessages(round);
  const held = before.willpower.current + before.willpower.temporary;
  if (held === 0 || !paid?.ok) return <p className="mb-3 text-13 text-ink-2">{words.cannotPay}</p>;
  const left = paid.sheet.willpower.current + paid.sheet.willpower.temporary;
  return (
    <Checkbox
      label={draft.moment === 'time' ? words.payHour : words.pay}
      detail={words.change(held, left)}
      checked={draft.pays}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
