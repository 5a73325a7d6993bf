import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { partyLink } from '@/i18n/party-link';
import type { Sheet } from '@/model/sheet';
import type { Invite } from '@/party';
import type { Disclosure } from '@/party/cards';
import { listMemberships } from '@/party/memberships';
import { NOTHING_DISCLOSED } from '@/party/public-card';
import { rosterQuery } from '@/storage/queries';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { SelectField } from '@/ui/fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { LoadingBars } from '@/ui/loading-bars';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Checkbox } from '@/ui/toggles';
import { isBrokerAddress, LONGEST_ADDRESS } from './broker-address';
import { useBrokerHere } from './broker-form';
import { useLinkPlaces } from './link-places';
import { SignInFields } from './sign-in-fields';
import { type Asking, useAskToJoin } from './use-ask-to-join';

type Ways = Readonly<{ onNewSheet: () => void; onToList: () => void; onAsked: (sheetId: string) => void }>;
type JoinFormProps = Ways & Readonly<{ fragment: string; invite: Invite }>;

/** Who one plays, what one is called, who gets to see what. */
export function JoinForm(props: JoinFormProps) {
  const { join: words } = useMessages(partyLink);
  const { vault } = useLinkPlaces();
  const here = useBrokerHere();
  const roster = useQuery({ ...rosterQuery(), refetchOnMount: 'always' });
  const before = useQuery({
    ...{ queryKey: ['party', 'memberships'], queryFn: () => listMemberships({ vault }) },
    ...({ networkMode: 'always', retry: false } as const),
  });
  if (roster.isPending || here.isPending || before.isPending) return <LoadingBars />;
  if (roster.isError) return <Banner className="m-3 lg:m-0">{words.unreadable}</Banner>;
  const sheets = roster.data.entries.flatMap((entry) => (entry.ok ? [entry.sheet] : []));
  const known = before.data?.find(({ partyId }) => partyId === props.invite.partyId)?.sheetId ?? null;
  if (sheets.length === 0) return <NoSheets {...props} />;
  return <OpenForm {...props} sheets={sheets} own={here.data?.broker ?? null} known={known} />;
}

function NoSheets({ onNewSheet, onToList }: Ways) {
  const { join: words } = useMessages(partyLink);
  return (
    <Section title={words.sheet}>
      <p className="mb-3">{words.noSheets}</p>
      <div className="flex gap-2">
        <Button kind="primary" onClick={onNewSheet}>
          {words.newSheet}
        </Button>
        <Button onClick={onToList}>{words.toList}</Button>
      </div>
    </Section>
  );
}

type OpenProps = JoinFormProps &
  Readonly<{
    sheets: readonly Sheet[];
    /** The broker of the page's own server. */
    own: string | null;
    /** The sheet with which this browser is in the party already. */
    known: string | null;
  }>;

function OpenForm({ fragment, invite, sheets, own, known, onAsked }: OpenProps) {
  const { join: words, broker: brokerWords } = useMessages(partyLink);
  const [sheetId, setSheetId] = useState(known ?? sheets[0]?.id ?? '');
  const sheet = sheets.find(({ id }) => id === sheetId);
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (sheet?.player || sheet?.name || '');
  const [disclosure, setDisclosure] = useState<Disclosure>(NOTHING_DISCLOSED);
  const [url, setUrl] = useState(invite.broker ?? own ?? '');
  const [signIn, setSignIn] = useState({ username: '', password: '' });
  const [asked, setAsked] = useState(false);
  const { ask, failed, isBusy } = useAskToJoin(fragment, onAsked);
  const problems = { name: name.trim() === '', url: !isBrokerAddress(url.trim()) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const asking: Asking = { sheetId, name: name.trim(), disclosure, broker: { url: url.trim(), ...signIn } };
    if (!problems.name && !problems.url) void ask(asking);
  };
  const knownName = sheets.find(({ id }) => id === known)?.name;
  return (
    <CheckedFields>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <Section title={words.sheet}>
          <div className="grid gap-4">
            <SelectField
              label={words.sheet}
              hideLabel
              options={sheets.map((one) => ({ value: one.id, label: one.name }))}
              value={sheetId}
              onChange={(event) => setSheetId(event.target.value)}
            />
            {knownName !== undefined && <p className="text-13 text-ink-2">{words.again(knownName)}</p>}
            <LimitedTextField
              label={words.name}
              most={40}
              value={name}
              error={asked && problems.name ? words.nameMissing : undefined}
              onChange={(event) => setName(event.target.value)}
            />
            {invite.broker === null && own === null && (
              <LimitedTextField
                label={brokerWords.address}
                most={LONGEST_ADDRESS}
                inputMode="url"
                spellCheck={false}
                value={url}
                error={asked && problems.url ? brokerWords.addressMissing : undefined}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
            <SignInFields value={signIn} onChange={setSignIn} hint={brokerWords.askStoryteller} />
          </div>
        </Section>
        <WhoSeesWhat disclosure={disclosure} onChange={setDisclosure} />
        <div className="grid gap-2 p-4 lg:p-0">
          {failed && <Banner>{words.failed}</Banner>}
          <CheckedButton type="submit" kind="primary" className="min-h-12" disabled={isBusy}>
            {words.ask}
          </CheckedButton>
        </div>
      </form>
    </CheckedFields>
  );
}

const DISCLOSED = ['health', 'willpower', 'effects'] as const;

type WhoProps = Readonly<{ disclosure: Disclosure; onChange: (disclosure: Disclosure) => void }>;

/** What travels, to whom; the table sees no more than is ticked. */
function WhoSeesWhat({ disclosure, onChange }: WhoProps): ReactNode {
  const { join: words, insecurePage } = useMessages(partyLink);
  const id = useId();
  return (
    <Section title={words.who}>
      <p className="mb-2">{words.storytellerSees}</p>
      <fieldset aria-labelledby={id} className="border-0">
        <p id={id}>{words.tableSees}</p>
        {DISCLOSED.map((part) => (
          <Checkbox
            key={part}
            label={words[part]}
            checked={disclosure[part]}
            onChange={({ target }) => onChange({ ...disclosure, [part]: target.checked })}
          />
        ))}
      </fieldset>
      <p className="mt-2 text-13 text-ink-2">{words.nobodySees}</p>
      <p className="mt-2 text-13 text-ink-2">{words.noMessage}</p>
      {!globalThis.isSecureContext && <p className="mt-2 text-13 text-ink-2">{insecurePage}</p>}
    </Section>
  );
}
