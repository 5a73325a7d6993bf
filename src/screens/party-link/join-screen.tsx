import { type FormEvent, useState } from 'react';
import { partyLink } from '@/i18n/party-link';
import { readInvite } from '@/party/wire/invite';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { ScanButton } from '@/ui/scan-button';
import { Section } from '@/ui/section';
import { fragmentOf } from './invite-text';
import { JoinForm } from './join-form';

type JoinScreenProps = Readonly<{
  /** What stood behind `#`, as it was read from the address bar; null to ask for it. */
  fragment: string | null;
  onBack: () => void;
  onInvite: (fragment: string) => void;
  onNewSheet: () => void;
  onToList: () => void;
  /** The Storyteller has been asked. */
  onAsked: (sheetId: string) => void;
}>;

/** From an invitation to asking to join. */
export function JoinScreen({ fragment, onBack, onInvite, onNewSheet, onToList, onAsked }: JoinScreenProps) {
  const { join: words } = useMessages(partyLink);
  const invite = fragment === null ? null : readInvite(fragment);
  return (
    <>
      <PageHeader title={words.title} onClose={onBack} />
      <main className="mx-auto grid max-w-[720px] gap-3 lg:p-6">
        {fragment !== null && !invite && <Banner className="m-3 lg:m-0">{words.notAnInvite}</Banner>}
        {invite && fragment !== null ? (
          <JoinForm key={fragment} {...{ fragment, invite, onNewSheet, onToList, onAsked }} />
        ) : (
          <PasteInvite onInvite={onInvite} />
        )}
      </main>
    </>
  );
}

/** The way to a party of somebody else: an invitation that came as text. */
export function PasteInvite({ onInvite }: Pick<JoinScreenProps, 'onInvite'>) {
  const { join: words } = useMessages(partyLink);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = (invite: string) => {
    const fragment = fragmentOf(invite);
    if (readInvite(fragment)) onInvite(fragment);
    else setWrong(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(text);
  };
  const takeScanned = (scanned: string) => {
    setText(scanned);
    take(scanned);
  };
  return (
    <Section title={words.title}>
      <p className="mb-3 text-ink-2">{words.about}</p>
      <form noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2" onSubmit={submit}>
        <TextField
          label={words.paste}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          error={isWrong ? words.notAnInvite : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" className="mt-[25px]">
          {words.go}
        </Button>
      </form>
      <div className="mt-3 empty:hidden">
        <ScanButton onText={takeScanned} />
      </div>
    </Section>
  );
}
