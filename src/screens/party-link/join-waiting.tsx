import { type FormEvent, useEffect, useState } from 'react';
import { core } from '@/i18n/core';
import { partyLink } from '@/i18n/party-link';
import type { PlayerView } from '@/party';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { PLAIN_LINE } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { FourWordsLine } from './four-words';
import { StatusLine } from './link-notices';
import { type SignIn, SignInFields } from './sign-in-fields';
import { StatusMark } from './status-mark';
import { usePlayerLink } from './use-player-link';

type JoinWaitingProps = Readonly<{
  sheetId: string;
  onBack: () => void;
  onOpenSheet: () => void;
}>;

/** From asking to being let in: the words to compare, and whatever keeps the request from arriving. */
export function JoinWaiting({ sheetId, onBack, onOpenSheet }: JoinWaitingProps) {
  const { join: words } = useMessages(partyLink);
  const { state, view, giveUp, signIn } = usePlayerLink(sheetId);
  const isIn = view?.standing === 'approved';
  useEffect(() => {
    if (isIn) onOpenSheet();
  }, [isIn, onOpenSheet]);
  return (
    <>
      <PageHeader title={words.title} onClose={onBack} />
      <main className="mx-auto grid max-w-[720px] gap-3 lg:p-6">
        {state.kind === 'reading' && <LoadingBars />}
        {state.kind !== 'reading' && state.kind !== 'open' && (
          <Banner className="m-3 lg:m-0">{words[state.kind]}</Banner>
        )}
        {view?.link === 'refused' && <SignInAgain onSignIn={(as) => void signIn(as)} />}
        {view && <Standing view={view} onGiveUp={() => void giveUp().then(onBack, onBack)} onOpenSheet={onOpenSheet} />}
      </main>
    </>
  );
}

/** The broker did not take the user or the password. */
function SignInAgain({ onSignIn }: Readonly<{ onSignIn: (as: SignIn) => void }>) {
  const { status, broker: words } = useMessages(partyLink);
  const { verb } = useMessages(core);
  const [typed, setTyped] = useState<SignIn>({ username: '', password: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSignIn(typed);
  };
  return (
    <Section title={status.refused}>
      <CheckedFields>
        <form className="grid gap-3" onSubmit={submit}>
          <SignInFields value={typed} onChange={setTyped} hint={words.askStoryteller} isOpen />
          <div>
            <CheckedButton type="submit" kind="primary">
              {verb.tryAgain}
            </CheckedButton>
          </div>
        </form>
      </CheckedFields>
    </Section>
  );
}

type StandingProps = Readonly<{ view: PlayerView; onGiveUp: () => void; onOpenSheet: () => void }>;

function Standing({ view, onGiveUp, onOpenSheet }: StandingProps) {
  const { join: words } = useMessages(partyLink);
  const { verb } = useMessages(core);
  const { standing, link, words: places, partyName, waitingChanges } = view;
  const isWaiting = standing === 'waiting';
  return (
    <Section title={isWaiting ? words.waitingTitle : words.title}>
      <div className="grid gap-4">
        {partyName !== '' && <p>{words.party(partyName)}</p>}
        {isWaiting ? (
          <>
            <p>{words.waitingAbout}</p>
            <FourWordsLine places={places} label={words.words} large />
            {link !== 'live' && (
              <div role="status" className={PLAIN_LINE}>
                <StatusMark status={link} />
                <p className="flex-1">
                  <StatusLine status={link} waitingChanges={waitingChanges} />
                </p>
              </div>
            )}
          </>
        ) : (
          <p role="status">{words[standing]}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button kind={isWaiting ? 'plain' : 'primary'} onClick={onOpenSheet}>
            {isWaiting ? words.meanwhile : words.openSheet}
          </Button>
          <Button kind="ghost" onClick={onGiveUp}>
            {isWaiting ? words.giveUp : verb.remove}
          </Button>
        </div>
      </div>
    </Section>
  );
}
