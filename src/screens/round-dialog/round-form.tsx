import { useState } from 'react';
import { formatAmounts, GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { round } from '@/i18n/round';
import { rules } from '@/i18n/rules';
import { NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { amountsTotal, type Command, lifeStatus, type Outcome } from '@/rules';
import { selectCanEdit } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { EventList, type ListedEvent } from './event-list';
import { HealingSplit, type Split } from './healing-split';
import { type RoundEvents, roundEvents } from './round-events';
import { useEnd } from './use-end';

type RoundFormProps = Readonly<{ sheet: Sheet; onClose: () => void }>;

const STAY: Command = { type: 'willpower/stay-conscious', inCombat: true };

/** The end of the round, with the choices it offers. */
export function RoundForm({ sheet, onClose }: RoundFormProps) {
  const words = useMessages(core);
  const roundWords = useMessages(round);
  const [healing, setHealing] = useState<Split>(null);
  const [aggravatedFirst, setAggravatedFirst] = useState(false);
  const [pay, setPay] = useState(false);
  const ending: Command = { type: 'round/end', healing, aggravatedFirst };
  const outcome = sheetStore.preview(ending);
  const owes = outcome.ok && lifeStatus(outcome.sheet) === 'mustPay';
  const paid = owes ? sheetStore.preview([ending, STAY]) : null;
  const pays = pay && paid?.ok === true;
  const commands = pays ? [ending, STAY] : [ending];
  const result = pays ? paid : outcome;
  const events = outcome.ok ? roundEvents(sheet, outcome.trace) : null;
  const end = useEnd(sheet, onClose);
  const listed = useListed(events, owes);
  return (
    <Dialog
      title={words.verb.endRound}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={result} quietTrack />
          {owes && <PayOption before={sheet} paid={paid} checked={pay} onChange={setPay} />}
          <DialogButtons>
            <Button onClick={onClose}>{words.verb.cancel}</Button>
            <EndButton sheet={sheet} result={result} end={() => end(commands)} />
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-4">
        {events && <EventList title={roundWords.happens} events={listed} nothing={roundWords.nothing} />}
        <HealingSplit
          sheet={sheet}
          split={healing}
          aggravatedFirst={aggravatedFirst}
          healed={events?.healed ?? NO_AMOUNTS}
          onSplit={setHealing}
          onAggravatedFirst={setAggravatedFirst}
        />
      </div>
    </Dialog>
  );
}

function useListed(events: RoundEvents | null, owes: boolean): readonly ListedEvent[] {
  const words = useMessages(round);
  const coreWords = useMessages(core);
  const language = useLanguage();
  if (!events) return [];
  const { worsened, counting, ended, healed } = events;
  return [
    ...worsened.map(({ grade, points }) => ({
      key: `worse ${grade}`,
      what: coreWords.mind.worsening,
      becomes: words.worsens(GRADE_LETTERS[grade], points),
    })),
    ...counting.map(({ id, name, before, after }) => ({ key: id, what: name, becomes: words.left(before, after) })),
    ...ended.map((name, index) => ({ key: `end ${index} ${name}`, what: name, becomes: words.ends })),
    ...(amountsTotal(healed) > 0
      ? [{ key: 'healing', what: words.healing, becomes: words.healed(formatAmounts(healed, language)) }]
      : []),
    ...(owes ? [{ key: 'owes', what: words.owes, becomes: words.owed }] : []),
  ];
}

type PayOptionProps = Readonly<{
  before: Sheet;
  paid: Outcome | null;
  checked: boolean;
  onChange: (pay: boolean) => void;
}>;

function PayOption({ before, paid, checked, onChange }: PayOptionProps) {
  const words = useMessages(round);
  const held = before.willpower.current + before.willpower.temporary;
  if (held === 0 || !paid?.ok) return <p className="mb-3 text-13 text-ink-2">{words.cannotPay}</p>;
  const left = paid.sheet.willpower.current + paid.sheet.willpower.temporary;
  return (
    <Checkbox
      label={words.pay}
      detail={words.change(held, left)}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

type EndButtonProps = Readonly<{ sheet: Sheet; result: Outcome | null; end: () => void }>;

function EndButton({ sheet, result, end }: EndButtonProps) {
  const coreWords = useMessages(core);
  const words = useMessages(round);
  const rulesWords = useMessages(rules);
  const outcomeWords = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  const refused = result?.ok === false ? outcomeWords.asLabel(rulesWords.refusal[result.refusal.code]) : null;
  const why = canEdit ? refused : outcomeWords.readOnly;
  const dies = result?.ok === true && result.sheet.death !== null;
  const number = sheet.time.round;
  const ends = number > 0 ? words.endRound(number) : coreWords.verb.endRound;
  const label = dies ? words.endRoundDies(sheet.name) : ends;
  return (
    <Button data-autofocus kind={dies ? 'danger' : 'primary'} disabled={why !== null} onClick={end}>
      {why ?? label}
    </Button>
  );
}
