import { useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { partyPlayer } from '@/i18n/party-player';
import type { Sheet } from '@/model/sheet';
import { cardText, QR_AT_MOST } from '@/party/card-text';
import type { Disclosure } from '@/party/cards';
import { NOTHING_DISCLOSED, publicCardFrom } from '@/party/public-card';
import { storytellerCardOf } from '@/party/storyteller-card';
import { now } from '@/store/clock';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useCopyBox } from '@/ui/copy-box';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { QrCode } from '@/ui/qr-code';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import { useToast } from '@/ui/toast';
import { CardFacts } from './card-facts';
import { type PartyState, useParty } from './party-state';
import { usePublicFacts, useStorytellerFacts } from './use-card-facts';

type CardDialogProps = Readonly<{ onClose: () => void }>;
type SheetProps = Readonly<{ sheet: Sheet }>;

const TABS = ['text', 'storyteller', 'table'] as const;
type Tab = (typeof TABS)[number];

/** The sheet's card: as text for a Storyteller without a link, and what each side gets to see of it. */
export function CardDialog({ onClose }: CardDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <CardBody sheet={sheet} onClose={onClose} />;
}

function CardBody({ sheet, onClose }: CardDialogProps & SheetProps) {
  const { shareCard } = useMessages(party);
  const words = useMessages(partyPlayer);
  const { verb } = useMessages(core);
  const [tab, setTab] = useState<Tab>('text');
  const text = useCardText(sheet);
  const { box, button } = useCopyBox({
    text,
    label: words.card.asText,
    words: { ...shareCard, notCopied: words.card.notCopied },
    kind: 'primary',
    rows: 4,
  });
  return (
    <Dialog
      title={shareCard.title}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.close}</Button>
          {tab === 'text' && button}
        </DialogButtons>
      }
    >
      <div className="grid gap-3.5">
        <Segmented
          autoFocus
          label={words.card.what}
          value={tab}
          onChange={setTab}
          options={TABS.map((value) => ({ value, label: words.card.tabs[value] }))}
        />
        {tab === 'text' && (
          <>
            <p className="text-13 text-ink-2">{shareCard.about}</p>
            {box}
            <CardQr text={text} />
          </>
        )}
        {tab === 'storyteller' && <StorytellerSees sheet={sheet} />}
        {tab === 'table' && <TableSees sheet={sheet} />}
      </div>
    </Dialog>
  );
}

/** Made anew only when the sheet changes: the text carries the time. */
function useCardText(sheet: Sheet): string {
  const make = () => ({ sheet, text: cardText(storytellerCardOf(sheet), now()) });
  const [made, setMade] = useState(make);
  if (made.sheet !== sheet) setMade(make());
  return made.text;
}

function CardQr({ text }: Readonly<{ text: string }>) {
  const { shareCard } = useMessages(party);
  if (text.length > QR_AT_MOST) return <p className="text-13 text-ink-2">{shareCard.tooLong}</p>;
  return (
    <div className="justify-self-center [&>svg]:w-[min(360px,80vw)]">
      <QrCode text={text} label={shareCard.qr} />
    </div>
  );
}

function StorytellerSees({ sheet }: SheetProps) {
  const { card } = useMessages(partyPlayer);
  const facts = useStorytellerFacts();
  return (
    <>
      <p className="text-13 text-ink-2">{card.storytellerAbout}</p>
      <CardFacts label={card.tabs.storyteller} facts={facts(storytellerCardOf(sheet))} />
    </>
  );
}

const selectDisclosure = ({ membership }: PartyState) => membership?.disclosure ?? null;

function TableSees({ sheet }: SheetProps) {
  const { card } = useMessages(partyPlayer);
  const facts = usePublicFacts();
  const disclosure = useParty(selectDisclosure);
  const shown = publicCardFrom(storytellerCardOf(sheet), disclosure ?? NOTHING_DISCLOSED);
  return (
    <>
      <p className="text-13 text-ink-2">{disclosure ? card.tableAbout : card.onlyLabel}</p>
      <CardFacts label={card.tabs.table} facts={facts(shown)} />
      {disclosure && <DisclosureSwitches disclosure={disclosure} />}
    </>
  );
}

const DISCLOSED = ['health', 'willpower', 'effects'] as const;

function DisclosureSwitches({ disclosure }: Readonly<{ disclosure: Disclosure }>) {
  const { card, failedToDo } = useMessages(partyPlayer);
  const toast = useToast();
  const session = useParty((state) => state.session);
  const choose = async (change: Partial<Disclosure>) => {
    try {
      await session?.disclose({ ...disclosure, ...change });
    } catch {
      toast({ text: failedToDo });
    }
  };
  return (
    <fieldset className="grid min-w-0">
      <legend className="text-13 text-ink-2">{card.disclose}</legend>
      {DISCLOSED.map((key) => (
        <Switch
          key={key}
          label={card.disclosure[key]}
          checked={disclosure[key]}
          onChange={(on) => void choose({ [key]: on })}
        />
      ))}
    </fieldset>
  );
}
