import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSheetNamed, cardsOf, testVault } from '#tests/party/test-devices';
import { type Account, SHUT_OUT_ACCOUNT, startMosquitto, startTable, type TestBroker } from '#tests/support/brokers';
import { createParty, devicePorts, joinParty, openPlayerLink, openStorytellerLink, type Ports } from '@/party';
import { mqttTransport, mqttTransportIn } from '@/party/transport/mqtt-transport';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const link of open.splice(0)) link.close();
});

/** A device with the real clock, the real chance and the real transport. */
const device = () => {
  const vault = testVault();
  return { ...devicePorts(vault), vault };
};

const kept = <T extends { close: () => void }>(link: T | null): T => {
  if (!link) throw new Error('The link does not open.');
  open.push(link);
  return link;
};

async function start(ports: Ports, url: string, account: Account | undefined) {
  const { partyId } = await createParty(ports, { name: 'Table', broker: { url, ...account }, invitesToBroker: true });
  return { partyId, storyteller: kept(await openStorytellerLink(ports, partyId)) };
}

async function join(ports: Ports, invite: string, name: string, account: Account | undefined) {
  const membership = await joinParty(ports, invite, { name, broker: { url: '', ...account } });
  return kept(await openPlayerLink(ports, membership?.partyId ?? ''));
}

describe.each([
  { name: 'the table', begin: startTable },
  { name: 'Mosquitto with the settings of the documentation', begin: startMosquitto },
])('a live link over $name', ({ begin }) => {
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await begin();
  }, 60_000);
  afterAll(() => broker.remove());

  it('may be closed at any moment of its beginning', async () => {
    const { url, account } = broker;
    for (let wait = 0; wait < 40; wait += 2) {
      const bytes = new Uint8Array([wait]);
      const topic = `samsara/${'0'.repeat(32)}/table`;
      const transport = mqttTransport({
        ...{ url, ...account, will: () => ({ topic, bytes }) },
        ...{ onMessage: () => undefined, onState: () => undefined, onDelivered: () => undefined },
      });
      transport.publish(topic, bytes, { keep: true });
      await new Promise((later) => setTimeout(later, wait));
      transport.close();
    }
    // What breaks then breaks outside of any promise; Vitest fails a run for it.
    await new Promise((later) => setTimeout(later, 300));
  });

  it('joins, shows a card, and survives the broker being killed, with what changed meanwhile', async () => {
    const { storyteller } = await start(device(), broker.url, broker.account);
    const mara = await join(device(), storyteller.invite(), 'Mara', broker.account);
    await expect.poll(() => storyteller.state().waiting[0]?.name).toBe('Mara');
    expect(storyteller.state().waiting[0]?.words).toEqual(mara.state().words);
    storyteller.approve(storyteller.state().waiting[0]?.id ?? '');
    await expect.poll(() => mara.state().standing).toBe('approved');
    mara.publish(cardsOf(aSheetNamed('Mara Voss')));
    await expect.poll(() => storyteller.state().members[0]?.publicCard?.name).toBe('Mara Voss');
    expect(storyteller.state().members[0]?.presence).toBe('live');

    await broker.kill();
    await expect.poll(() => mara.state().link).toBe('unreachable');
    mara.publish(cardsOf(aSheetNamed('Mara, offline')));
    await broker.start();
    await expect.poll(() => storyteller.state().members[0]?.publicCard?.name).toBe('Mara, offline');
    await expect.poll(() => mara.state()).toMatchObject({ link: 'live', waitingChanges: 0 });
  }, 60_000);

  it('carries a proposal there and the answer back, and says who has left', async () => {
    const { storyteller } = await start(device(), broker.url, broker.account);
    const mara = await join(device(), storyteller.invite(), 'Mara', broker.account);
    await expect.poll(() => storyteller.state().waiting.length).toBe(1);
    const id = storyteller.state().waiting[0]?.id ?? '';
    storyteller.approve(id);
    await expect.poll(() => mara.state().standing).toBe('approved');
    storyteller.propose([id], { kind: 'damage', entry: '5L', note: '' });
    await expect.poll(() => mara.state().proposals.length).toBe(1);
    mara.answer(mara.state().proposals[0]?.id ?? '', 'accepted', 'lost:5');
    await expect.poll(() => storyteller.state().proposals[0]?.answer?.result).toBe('lost:5');
    mara.close();
    await expect.poll(() => storyteller.state().members[0]?.presence).toBe('gone');
  }, 60_000);

  it('goes on under a new key after somebody has been removed', async () => {
    const { storyteller } = await start(device(), broker.url, broker.account);
    const invite = storyteller.invite();
    const mara = await join(device(), invite, 'Mara', broker.account);
    const lin = await join(device(), invite, 'Lin', broker.account);
    await expect.poll(() => storyteller.state().waiting.length).toBe(2);
    for (const { id } of storyteller.state().waiting) storyteller.approve(id);
    await expect.poll(() => [mara, lin].map((each) => each.state().standing)).toEqual(['approved', 'approved']);
    const lins = storyteller.state().members.find(({ name }) => name === 'Lin')?.id ?? '';
    await storyteller.remove(lins);
    await expect.poll(() => lin.state().standing).toBe('removed');
    await expect.poll(() => storyteller.state().members.map(({ presence }) => presence)).toEqual(['live']);
    expect(mara.state().standing).toBe('approved');
  }, 60_000);
});

describe('a broker that does not do as it should', () => {
  let mosquitto: TestBroker;
  beforeAll(async () => {
    mosquitto = await startMosquitto();
  }, 60_000);
  afterAll(() => mosquitto.remove());

  it('that takes no such password is not asked again', async () => {
    const { storyteller } = await start(device(), mosquitto.url, { username: 'table', password: 'wrong' });
    await expect.poll(() => storyteller.state().link).toBe('refused');
  });

  it('that shuts us out of all topics without a word is found out', async () => {
    const { storyteller } = await start(device(), mosquitto.url, SHUT_OUT_ACCOUNT);
    await expect.poll(() => storyteller.state().link, { timeout: 25_000 }).toBe('denied');
  }, 30_000);

  it('that is not there is unreachable', async () => {
    const { storyteller } = await start(device(), 'ws://localhost:1/mqtt', undefined);
    await expect.poll(() => storyteller.state().link).toBe('unreachable');
  });

  it('by ws: is not tried from a page that came by https, unless it is on this device', async () => {
    const page = { isSecure: () => true, isOnline: () => true, onWake: () => () => undefined };
    const tried = async (url: string) => {
      const ports = { ...device(), connect: mqttTransportIn(page) };
      const { storyteller } = await start(ports, url, mosquitto.account);
      await expect.poll(() => storyteller.state().link).not.toBe('connecting');
      return storyteller.state().link;
    };
    expect(await tried('ws://table.example/mqtt')).toBe('insecure');
    expect(await tried(mosquitto.url)).toBe('live');
  });
});
