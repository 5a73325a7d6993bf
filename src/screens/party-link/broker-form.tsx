import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { partyLink } from '@/i18n/party-link';
import type { BrokerAddress } from '@/party';
import { CheckedButton } from '@/ui/checked-fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { useMessages } from '@/ui/preferences';
import { isBrokerAddress, LONGEST_ADDRESS } from './broker-address';
import { useLinkPlaces } from './link-places';
import type { Meeting } from './link-session';
import { type SignIn, SignInFields, signInOf } from './sign-in-fields';

type BrokerFormProps = Readonly<{
  partyName: string;
  /** Where it met last; null before the first time. */
  last: BrokerAddress | null;
  onStart: (meeting: Meeting) => void;
}>;

/** What the server of this page offers; read once. */
export function useBrokerHere() {
  const { here } = useLinkPlaces();
  return useQuery({
    ...{ queryKey: ['broker here'], queryFn: here },
    ...({ networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const),
  });
}

/** Where the party meets. Nothing to fill in where the page comes from a table. */
export function BrokerForm({ partyName, last, onStart }: BrokerFormProps) {
  const here = useBrokerHere();
  if (here.isPending) return null;
  const own = here.data?.broker ?? null;
  return <OpenForm key={own} {...{ partyName, last, onStart, own }} />;
}

function OpenForm({ partyName, last, onStart, own }: BrokerFormProps & Readonly<{ own: string | null }>) {
  const { broker: words } = useMessages(partyLink);
  const [url, setUrl] = useState(last?.url || own || '');
  const [signIn, setSignIn] = useState<SignIn>({ username: last?.username ?? '', password: last?.password ?? '' });
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (!isBrokerAddress(address)) {
      setError(address === '' ? words.addressMissing : words.addressWrong);
      return;
    }
    onStart({ name: partyName, broker: { url: address, ...signInOf(signIn) }, invitesToBroker: address !== own });
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <LimitedTextField
        label={words.address}
        hint={words.addressHint}
        inputMode="url"
        spellCheck={false}
        most={LONGEST_ADDRESS}
        value={url}
        error={error}
        onChange={(event) => {
          setUrl(event.target.value);
          setError(null);
        }}
      />
      <SignInFields value={signIn} onChange={setSignIn} hint={words.notInInvite} isOpen={Boolean(last?.username)} />
      <CheckedButton type="submit" kind="primary">
        {words.start}
      </CheckedButton>
    </form>
  );
}
