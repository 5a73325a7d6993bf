import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerLink, PlayerView } from '@/party';
import { readMembership, removeMembership } from '@/party/memberships';
import { tryPartyLease } from '@/storage/party-lease';
import { type LinkPlaces, useLinkPlaces } from './link-places';
import { type SignIn, signInOf } from './sign-in-fields';

/** A player's link while they wait to be let in. */
export type JoinState =
  | Readonly<{ kind: 'reading' | 'gone' | 'elsewhere' | 'failed' }>
  | Readonly<{ kind: 'open'; link: PlayerLink }>;

const never = () => () => undefined;
const nothing = () => null;

type Opened = Readonly<{ state: JoinState; close: () => void }>;

const without = (kind: 'gone' | 'elsewhere' | 'failed'): Opened => ({ state: { kind }, close: () => undefined });

async function openLink(places: LinkPlaces, sheetId: string): Promise<Opened> {
  const membership = await readMembership(places, sheetId);
  if (!membership) return without('gone');
  const lease = await tryPartyLease('player', membership.partyId);
  if (!lease) return without('elsewhere');
  const { openPlayerLink } = await import('@/party');
  const link = await openPlayerLink(await places.ports(places.vault), membership.partyId);
  const close = () => {
    link?.close();
    void lease.release();
  };
  return link ? { state: { kind: 'open', link }, close } : { state: { kind: 'gone' }, close };
}

/** Another user or password for the broker of a membership. */
async function signInAs({ vault }: LinkPlaces, sheetId: string, signIn: SignIn): Promise<void> {
  const { changeSignIn } = await import('@/party');
  const partyId = (await readMembership({ vault }, sheetId))?.partyId ?? '';
  await changeSignIn(vault, partyId, signInOf(signIn));
}

/** Opens the link of a sheet for as long as the screen is there. */
export function usePlayerLink(sheetId: string) {
  const places = useLinkPlaces();
  const [state, setState] = useState<JoinState>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    const opening = openLink(places, sheetId).catch(() => without('failed'));
    let isWanted = true;
    void opening.then((opened) => isWanted && setState(opened.state));
    return () => {
      isWanted = false;
      void opening.then(({ close }) => close());
    };
  }, [places, sheetId, attempt]);
  const link = state.kind === 'open' ? state.link : null;
  const view: PlayerView | null = useSyncExternalStore(link?.onChange ?? never, link?.state ?? nothing);
  /** Takes the request back and forgets the party. */
  const giveUp = async () => {
    await link?.leave();
    await removeMembership(places, sheetId);
  };
  /** Tries again as somebody else. */
  const signIn = async (as: SignIn) => {
    await signInAs(places, sheetId, as);
    setAttempt(attempt + 1);
  };
  return { state, view, giveUp, signIn };
}
