import { useState } from 'react';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { Command } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { LimitedTextField } from '@/ui/limited-text-field';
import { NumberStepper } from '@/ui/number-stepper';
import { useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';
import { WasSet } from './set-by-hand';
import { selectTemporaryHealth } from './sheet-values';
import { useAct } from './use-act';

/** Gains temporary HP by the rules, or types what there is. */
export function TemporaryHealthDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { temporary: words } = useMessages(sheetDetail);
  const { verb } = useMessages(core);
  const now = useOpenSheet(selectTemporaryHealth);
  const [amount, setAmount] = useState(Math.max(1, now));
  const [source, setSource] = useState('');
  const act = useAct();
  const gain: Command = { type: 'health/gain-temporary', amount, source: source.trim() };
  const finish = (command: Command) => act(command, 'small', onClose);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <CheckedButton
            disabled={amount === now}
            onClick={() => finish({ type: 'manual/set', quantity: 'health.temporary', value: amount })}
          >
            {words.set(amount)}
          </CheckedButton>
          <CheckedButton kind="primary" disabled={amount === 0} onClick={() => finish(gain)}>
            {amount === 0 ? words.gainNothing : words.gain(amount)}
          </CheckedButton>
        </DialogButtons>
      }
    >
      <div className="grid gap-4">
        <div className="text-13 text-ink-2 empty:hidden">
          <WasSet of="health.temporary" />
        </div>
        <NumberStepper label={words.amount} value={amount} onChange={setAmount} className="max-w-60" />
        <LimitedTextField
          label={words.source}
          hint={words.sourceHint}
          value={source}
          most={200}
          onChange={(event) => setSource(event.target.value)}
        />
        <p className="text-13 text-ink-2">{words.higher}</p>
        {amount > 0 && <Result gain={gain} now={now} />}
      </div>
    </Dialog>
  );
}

function Result({ gain, now }: Readonly<{ gain: Command; now: number }>) {
  const { temporary: words } = useMessages(sheetDetail);
  const { refusal } = useMessages(rules);
  const outcome = sheetStore.preview(gain);
  if (!outcome.ok) return <p role="status">{refusal[outcome.refusal.code]}</p>;
  const { temporary } = outcome.sheet.health;
  return <p role="status">{temporary === now ? words.stays(now) : words.becomes(now, temporary)}</p>;
}
