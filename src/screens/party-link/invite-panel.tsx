import { useState, useSyncExternalStore } from 'react';
import { partyLink } from '@/i18n/party-link';
import type { StorytellerLink } from '@/party';
import { useCopyBox } from '@/ui/copy-box';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { QrCode } from '@/ui/qr-code';
import { useBrokerHere } from './broker-form';

/** The invitation with the present key, as a link and as a code to scan. */
export function InvitePanel({ link, isRenewed }: Readonly<{ link: StorytellerLink; isRenewed: boolean }>) {
  const { invite: words } = useMessages(partyLink);
  const fragment = useSyncExternalStore(link.onChange, link.invite);
  const addresses = useBrokerHere().data?.addresses ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [first = ''] = addresses;
  const text = `${chosen ?? first}${fragment}`;
  const { box, button } = useCopyBox({ text, label: words.link, words, rows: 4 });
  if (first === '') return null;
  return (
    <div className="grid gap-3" ref={(place) => void (isRenewed && place?.scrollIntoView({ block: 'nearest' }))}>
      <p className="text-13 text-ink-2" role={isRenewed ? 'status' : undefined}>
        {isRenewed ? words.renewed : words.about}
      </p>
      {addresses.length > 1 && (
        <SelectField
          label={words.address}
          options={addresses.map((value) => ({ value, label: value }))}
          value={chosen ?? first}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {/^http:\/\/(localhost|127\.)/.test(text) && <p className="text-13 text-ink-2">{words.noAddress}</p>}
      {box}
      <div>{button}</div>
      <details>
        <summary className="cursor-pointer py-3.5 text-13 text-ink-2">{words.show}</summary>
        <QrCode text={text} label={words.qr} />
      </details>
    </div>
  );
}
