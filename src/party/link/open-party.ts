import type { BrokerAddress, PartyVault, Ports } from '../ports';
import { toBase64, toHex } from '../wire/bytes';
import { readInvite } from '../wire/invite';
import { openHeard, placesOf } from './heard';
import { addRecord, type Membership, type PartyRecord, readRecord, removeRecord, saveRecord } from './records';

/** What a party is called and where it meets. */
type Meeting = Readonly<{ name: string; broker: BrokerAddress; invitesToBroker: boolean }>;

/** Makes the keys of a party and remembers it on this device. */
export async function createParty(
  { vault, random }: Pick<Ports, 'vault' | 'random'>,
  { name, broker, invitesToBroker }: Meeting,
): Promise<PartyRecord> {
  const record: PartyRecord = {
    ...freshKeys(random),
    role: 'storyteller',
    partyId: toHex(random(16)),
    partyKey: toBase64(random(32)),
    name,
    broker: { ...broker },
    invitesToBroker,
    epoch: 0,
    roster: [],
    refused: [],
    table: null,
    proposals: [],
    moves: [],
  };
  await addRecord(vault, record);
  return record;
}

/** Says where a party meets from now on, while its link is closed. False if there is no such party here. */
export async function changeMeeting(vault: PartyVault, partyId: string, meeting: Meeting): Promise<boolean> {
  const record = await readRecord(vault, 'storyteller', partyId);
  if (!record) return false;
  const { name, broker, invitesToBroker } = meeting;
  await saveRecord(vault, { ...record, name, broker: { ...broker }, invitesToBroker });
  return true;
}

/** Forgets a Storyteller's party: its keys, and what was heard of its members. */
export async function forgetParty(vault: PartyVault, partyId: string): Promise<void> {
  const party = await readRecord(vault, 'storyteller', partyId);
  const heard = openHeard(vault, `storyteller/${partyId}`);
  await heard.load(placesOf(party?.roster ?? []));
  await heard.clear();
  await removeRecord(vault, { role: 'storyteller', partyId });
}

const freshKeys = (random: Ports['random']) => ({
  signSecret: toBase64(random(32)),
  sealSecret: toBase64(random(32)),
});

/**
 * Takes an invite: makes keys for this party and remembers it. `broker` is where to go if the invite names none, with
 * user name and password for either. Who is a member already stays who they are, under the invite's key. Null if the
 * text is no invite.
 */
export async function joinParty(
  { vault, random }: Pick<Ports, 'vault' | 'random'>,
  fragment: string,
  { name, broker }: Readonly<{ name: string; broker: BrokerAddress }>,
): Promise<Membership | null> {
  const invite = readInvite(fragment);
  if (!invite) return null;
  const known = await readRecord(vault, 'player', invite.partyId);
  // Whoever was refused asks again as somebody new.
  const before = known?.standing === 'refused' ? null : known;
  const partyKey = toBase64(invite.partyKey);
  const isApproved = before?.standing === 'approved' && before.partyKey === partyKey;
  const membership: Membership = {
    ...(before ?? freshMember(random, invite.partyId)),
    name,
    partyKey,
    storytellerId: invite.storytellerId,
    storytellerSeal: before?.storytellerId === invite.storytellerId ? before.storytellerSeal : null,
    standing: isApproved ? 'approved' : 'waiting',
    broker: { ...broker, url: invite.broker ?? broker.url },
  };
  await addRecord(vault, membership);
  return membership;
}

/** Says as whom a player signs in to the broker, while the link is closed. False if there is no such membership. */
export async function changeSignIn(
  vault: PartyVault,
  partyId: string,
  signIn: Omit<BrokerAddress, 'url'>,
): Promise<boolean> {
  const membership = await readRecord(vault, 'player', partyId);
  if (!membership) return false;
  await saveRecord(vault, { ...membership, broker: { url: membership.broker.url, ...signIn } });
  return true;
}

const freshMember = (random: Ports['random'], partyId: string): Membership => ({
  ...freshKeys(random),
  role: 'player',
  partyId,
  partyKey: '',
  name: '',
  partyName: '',
  storytellerId: '',
  storytellerSeal: null,
  standing: 'waiting',
  broker: { url: '' },
  epoch: 0,
  cards: null,
  answers: [],
  muted: false,
});
