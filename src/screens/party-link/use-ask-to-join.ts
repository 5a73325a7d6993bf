import { useState } from 'react';
import type { Disclosure } from '@/party/cards';
import { writeMembership } from '@/party/memberships';
import { useLinkPlaces } from './link-places';
import { type SignIn, signInOf } from './sign-in-fields';

/** What asking to join takes. */
export type Asking = Readonly<{
  sheetId: string;
  name: string;
  disclosure: Disclosure;
  broker: SignIn & Readonly<{ url: string }>;
}>;

/** Makes the keys of a membership and writes them down; the request goes out once the link is open. */
export function useAskToJoin(fragment: string, onAsked: (sheetId: string) => void) {
  const places = useLinkPlaces();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const ask = async ({ sheetId, name, disclosure, broker }: Asking) => {
    setState('busy');
    try {
      const { joinParty } = await import('@/party');
      const ports = await places.ports(places.vault);
      const { url } = broker;
      const membership = await joinParty(ports, fragment, { name, broker: { url, ...signInOf(broker) } });
      if (!membership) throw new Error('Not an invitation.');
      await writeMembership(places, { sheetId, partyId: membership.partyId, disclosure });
      onAsked(sheetId);
    } catch {
      setState('failed');
    }
  };
  return { ask, failed: state === 'failed', isBusy: state === 'busy' };
}
