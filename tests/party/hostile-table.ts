import type { PlayerLink, StorytellerLink } from '@/party';
import { identityIn, keyBytes } from '@/party/link/records';
import { fromUtf8 } from '@/party/wire/bytes';
import { openFrame, sealFrame } from '@/party/wire/frame';
import { readInvite } from '@/party/wire/invite';
import { roomOf } from '@/party/wire/keys';
import type { Message, TestBroker } from './test-broker';
import {
  aSheetNamed,
  ask,
  cardsOf,
  type Device,
  openPlayer,
  openStoryteller,
  startParty,
  testTable,
} from './test-devices';

/** A Storyteller and three players with whole links, at a broker that does what it likes, and what they really said. */

export const NAMES = ['Mara', 'Lin', 'Qiu'] as const;
export type Name = (typeof NAMES)[number];

const { public: publicCard, storyteller: storytellerCard } = cardsOf(aSheetNamed('Somebody'));
/** A card that says by its name whose it is and which. */
const cardsNamed = (name: string) => ({
  public: { ...publicCard, name },
  storyteller: { ...storytellerCard, name },
});
const tableOfRound = (round: number) => ({ round, scene: 1, tableRules: null, npcs: [], more: 0 });

type Seat<L> = { readonly device: Device; link: L; end: () => void };

/** Everything that members really published, to be held against what others make of it. */
export type Said = {
  readonly cards: Record<Name, string[]>;
  round: number;
  readonly proposals: Map<string, Name>;
  readonly answered: Set<string>;
  removed: Name | null;
};

export type HostileTable = Readonly<{
  broker: TestBroker;
  pass: (milliseconds: number) => Promise<void>;
  idOf: Readonly<Record<Name, string>>;
  said: Said;
  storyteller: Seat<StorytellerLink>;
  players: Readonly<Record<Name, Seat<PlayerLink>>>;
}>;

/** A device as a link sees it, until `end`: then the link is as dead as one in a tab that has crashed. */
function mortal(device: Device, broker: TestBroker) {
  let isAlive = true;
  const transports: (() => void)[] = [];
  const ports: Device = {
    ...device,
    connect: (options) => {
      const transport = device.connect(options);
      transports.push(transport.close);
      return transport;
    },
    every: (milliseconds, callback) => device.every(milliseconds, () => isAlive && callback()),
  };
  const end = () => {
    isAlive = false;
    broker.cut(device.url);
    for (const close of transports) close();
  };
  return { ports, end };
}

async function seated<L>(device: Device, broker: TestBroker, open: (ports: Device) => Promise<L>): Promise<Seat<L>> {
  const { ports, end } = mortal(device, broker);
  return { device, link: await open(ports), end };
}

/** What a party of three has on its devices and has sent, made once. */
export type Before = Readonly<{
  now: number;
  partyId: string;
  rows: readonly ReadonlyMap<string, string>[];
  idOf: HostileTable['idOf'];
  log: readonly Message[];
  /** What Qiu, who is a member, makes of the documents of others. */
  forged: readonly Message[];
}>;

export async function partyBefore(): Promise<Before> {
  const { broker, clock, device, pass } = testTable();
  const desk = device();
  const { partyId, storyteller } = await startParty(desk);
  const phones = NAMES.map(() => device());
  const players = await Promise.all(
    NAMES.map((name, index) => ask(phones[index] as Device, storyteller.invite(), name)),
  );
  await broker.settle();
  for (const { id } of storyteller.state().waiting) storyteller.approve(id);
  storyteller.publishTable(tableOfRound(1));
  await pass(1000);
  for (const [index, player] of players.entries()) player.publish(cardsNamed(`${NAMES[index]} 0`));
  await pass(1000);
  const ids = new Map(storyteller.state().members.map(({ id, name }) => [name, id]));
  const idOf = Object.fromEntries(NAMES.map((name) => [name, ids.get(name) ?? ''])) as HostileTable['idOf'];
  for (const link of [storyteller, ...players]) link.close();
  await pass(1000);
  const rows = [desk, ...phones].map(({ vault }) => new Map(vault.rows));
  const forged = forgeriesOf(phones[2] as Device, broker.log);
  return { now: clock.now(), partyId, rows, idOf, log: [...broker.log], forged };
}

/** Signs, as a member, the latest document of every other writer anew, word for word and with a later place in order. */
function forgeriesOf({ vault, random, now }: Device, log: readonly Message[]): readonly Message[] {
  const [record] = [...vault.rows].flatMap(([key, row]) => (key.startsWith('party/player/') ? [JSON.parse(row)] : []));
  const identity = identityIn(record);
  const room = roomOf(keyBytes(record.partyKey));
  const ofOthers = log.filter(({ topic, bytes }) => bytes.length > 0 && !topic.endsWith(identity.id));
  const latest = new Map(ofOthers.map(({ topic, bytes }) => [topic, bytes]));
  return [...latest].flatMap(([topic, bytes]) => {
    const opened = openFrame(room.frameKey(topic), topic, bytes);
    if (!opened) return [];
    const { header, body } = JSON.parse(fromUtf8(opened.text));
    const later = { ...header, epoch: now() + 1_000_000 };
    const asOneself = { ...later, from: identity.id, sign: identity.sign, seal: identity.seal };
    return [later, asOneself].map((each) => {
      const text = JSON.stringify({ header: each, body });
      return { topic, bytes: sealFrame(room.frameKey(topic), topic, text, identity.signSecret, random) };
    });
  });
}

/** The party again, at a broker that starts with nothing. */
export async function reopened({ now, partyId, rows, idOf }: Before, seed: number): Promise<HostileTable> {
  const { broker, device, pass } = testTable({ start: now, seed });
  const [desk, ...phones] = rows.map((kept): Device => {
    const one = device();
    for (const [key, value] of kept) one.vault.rows.set(key, value);
    return one;
  }) as [Device, ...Device[]];
  const storyteller = await seated(desk, broker, (ports) => openStoryteller(ports, partyId));
  const players = {} as Record<Name, Seat<PlayerLink>>;
  for (const [index, name] of NAMES.entries()) {
    players[name] = await seated(phones[index] as Device, broker, (ports) => openPlayer(ports, partyId));
  }
  await pass(1000);
  const said: Said = {
    cards: { Mara: ['Mara 0'], Lin: ['Lin 0'], Qiu: ['Qiu 0'] },
    round: 1,
    proposals: new Map(),
    answered: new Set(),
    removed: null,
  };
  return { broker, pass, idOf, said, storyteller, players };
}

/** The tab of a device crashes, or is closed in peace, and is opened again. */
export async function reload(table: HostileTable, who: Name | 'storyteller', inPeace: boolean): Promise<void> {
  const { broker, storyteller, players } = table;
  const seat = who === 'storyteller' ? storyteller : players[who];
  if (inPeace) seat.link.close();
  await broker.settle();
  seat.end();
  await broker.settle();
  const { ports, end } = mortal(seat.device, broker);
  const partyId = partyOf(seat.device);
  seat.link = (await (who === 'storyteller' ? openStoryteller(ports, partyId) : openPlayer(ports, partyId))) as never;
  seat.end = end;
}

const partyOf = ({ vault }: Device): string => JSON.parse(vault.rows.get('party/list') ?? '[]')[0].partyId;

export function publishCard({ said, players }: HostileTable, name: Name): void {
  const card = `${name} ${said.cards[name].length}`;
  said.cards[name].push(card);
  players[name].link.publish(cardsNamed(card));
}

export function publishRound({ said, storyteller }: HostileTable): void {
  said.round += 1;
  storyteller.link.publishTable(tableOfRound(said.round));
}

export function propose({ said, storyteller, idOf }: HostileTable, name: Name): void {
  const [sent] = storyteller.link.propose([idOf[name]], { kind: 'damage', entry: '5L', note: '' });
  if (sent?.ok) said.proposals.set(sent.proposalId, name);
}

export function refuseFirst({ said, players }: HostileTable, name: Name): void {
  const { link } = players[name];
  const [first] = link.state().proposals;
  if (first && link.answer(first.id, 'refused')) said.answered.add(first.id);
}

export async function remove({ said, storyteller, idOf }: HostileTable, name: Name): Promise<void> {
  if (said.removed) return;
  said.removed = name;
  await storyteller.link.remove(idOf[name]);
}

/** The room whose key the Storyteller's invitation has now. */
export function roomNow({ storyteller }: HostileTable) {
  const invite = readInvite(storyteller.link.invite());
  if (!invite) throw new Error('The invitation can not be read.');
  return roomOf(invite.partyKey);
}
