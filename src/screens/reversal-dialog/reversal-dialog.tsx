import { useState } from 'react';
import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { reversal } from '@/i18n/reversal';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Command, Outcome } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { useCarryOut } from '@/ui/tell-outcome';
import { Moments } from './moments';
import { reversalOf } from './reversal';
import { ReversalWords } from './reversal-words';

type ReversalDialogProps = Readonly<{ onClose: () => void }>;

/** The game's own way back in time: a moment of History to go back to, and what that does and does not give back. */
export function ReversalDialog({ onClose }: ReversalDialogProps) {
  const sheet = useSheet(selectSheet);
  const words = useMessages(reversal);
  const past = useSheet((state) => state.history?.past);
  const isRead = useSheet((state) => state.historyLoaded);
  if (!sheet || !past) return null;
  if (past.length > 0) return <ReversalForm sheet={sheet} past={past} onClose={onClose} />;
  return (
    <Dialog title={words.title} subtitle={sheet.name} onClose={onClose}>
      {isRead ? <EmptyState>{words.noMoment}</EmptyState> : <LoadingBars />}
    </Dialog>
  );
}

/** Moments listed at first, and more with each tap. */
const AT_ONCE = 20;

type FormProps = ReversalDialogProps & Readonly<{ sheet: Sheet; past: readonly HistoryEntry[] }>;

function ReversalForm({ sheet, past, onClose }: FormProps) {
  const words = useMessages(reversal);
  const coreWords = useMessages(core);
  const [listed, setListed] = useState(AT_ONCE);
  const [chosen, setChosen] = useState(past.at(-1)?.id ?? '');
  const hasOlder = useSheet((state) => state.hasOlder);
  const moments = past.slice(-listed).reverse();
  const then = past.find(({ id }) => id === chosen)?.before ?? sheet;
  const command: Command = { type: 'time/reverse', to: then };
  const outcome = sheetStore.preview(command);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const goBack = () => {
    carryOut([command]);
  };
  const older = () => {
    setListed(listed + AT_ONCE);
    if (listed + AT_ONCE > past.length) void sheetStore.loadOlder();
  };
  return (
    <Dialog
      title={words.title}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={outcome} />
          <DialogButtons>
            <Button onClick={onClose}>{coreWords.verb.cancel}</Button>
            <GoBackButton outcome={outcome} onGo={goBack} />
          </DialogButtons>
        </>
      }
      aside={
        <div className="grid gap-4">
          {outcome.ok && (
            <ReversalWords found={reversalOf(sheet, then, outcome.sheet)} sheets={[outcome.sheet, then]} />
          )}
        </div>
      }
    >
      <div className="grid gap-3 pb-3">
        <Banner mark="none">{words.notUndo}</Banner>
        <Moments
          moments={moments}
          chosen={chosen}
          onChoose={setChosen}
          onOlder={hasOlder || moments.length < past.length ? older : null}
        />
      </div>
    </Dialog>
  );
}

function GoBackButton({ outcome, onGo }: Readonly<{ outcome: Outcome; onGo: () => void }>) {
  const words = useMessages(reversal);
  const { refusal } = useMessages(rules);
  const { readOnly, asLabel } = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  const refused = outcome.ok ? null : asLabel(refusal[outcome.refusal.code]);
  const why = canEdit ? refused : readOnly;
  return (
    <Button kind="primary" disabled={why !== null} onClick={onGo}>
      {why ?? words.goBack}
    </Button>
  );
}
