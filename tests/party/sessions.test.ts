import { describe, expect, it } from 'vitest';
import type { Member } from '@/party';
import { storytellerCardOf } from '@/party/storyteller-card';
import { aSheetNamed, ask, cardsOf, openPlayer, openStoryteller, startParty, testTable } from './test-devices';

const HIT = { kind: 'damage', entry: '5L', note: 'a falling beam' } as const;

/** A party of two players who are in, with their cards at the Storyteller's. */
async function partyOfTwo() {
  const table = testTable();
  const { broker } = table;
  const desk = table.device();
  const { partyId, storyteller } = await startParty(desk);
  const devices = { mara: table.device(), lin: table.device() };
  const mara = await ask(devices.mara, storyteller.invite(), 'Mara');
  const lin = await ask(devices.lin, storyteller.invite(), 'Lin');
  await broker.settle();
  for (const { id } of storyteller.state().waiting) storyteller.approve(id);
  await table.pass(1000);
  mara.publish(cardsOf(aSheetNamed('Mara Voss')));
  lin.publish(cardsOf(aSheetNamed('Lin Yao')));
  await table.pass(1000);
  const member = (name: string): Member => {
    const found = storyteller.state().members.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is no member.`);
    return found;
  };
  return { ...table, desk, partyId, storyteller, devices, mara, lin, member };
}

describe('joining', () => {
  it('waits until the Storyteller has compared four words and lets the player in', async () => {
    const table = testTable();
    const { storyteller } = await startParty(table.device());
    const mara = await ask(table.device(), storyteller.invite(), 'Mara');
    await table.broker.settle();
    expect(mara.state()).toMatchObject({ link: 'live', standing: 'waiting', table: null, others: [] });
    const [newcomer] = storyteller.state().waiting;
    expect(newcomer).toMatchObject({ name: 'Mara', claimsNameOf: null, words: mara.state().words });

    storyteller.approve(newcomer?.id ?? '');
    await table.pass(1000);
    expect(mara.state()).toMatchObject({ standing: 'approved', partyName: 'The Drowned Hotel' });
    expect(storyteller.state().waiting).toEqual([]);
    expect(storyteller.state().members).toMatchObject([{ name: 'Mara', presence: 'live', publicCard: null }]);
  });

  it('tells somebody who is refused, and does not ask again about them', async () => {
    const table = testTable();
    const { storyteller } = await startParty(table.device());
    const device = table.device();
    const stranger = await ask(device, storyteller.invite(), 'Mara');
    await table.broker.settle();
    storyteller.refuse(storyteller.state().waiting[0]?.id ?? '');
    await table.pass(1000);
    expect(stranger.state().standing).toBe('refused');
    stranger.close();
    await ask(table.device(), storyteller.invite(), 'Somebody else');
    await table.pass(1000);
    expect(storyteller.state().waiting).toMatchObject([{ name: 'Somebody else' }]);
  });

  it('holds a second device with a name that is taken for approval, and says whose name it has', async () => {
    const { device, broker, storyteller, member } = await partyOfTwo();
    await ask(device(), storyteller.invite(), ' mara ');
    await broker.settle();
    expect(storyteller.state().waiting).toMatchObject([{ name: ' mara ', claimsNameOf: member('Mara').id }]);
    expect(storyteller.state().waiting[0]?.words).not.toEqual(member('Mara').words);
  });
});

describe('cards', () => {
  it('bring the Storyteller every number and the others no more than the label', async () => {
    const { storyteller, mara, lin, member } = await partyOfTwo();
    const sheet = aSheetNamed('Mara Voss');
    expect(member('Mara').storytellerCard).toEqual(storytellerCardOf(sheet));
    expect(member('Mara').publicCard).toEqual(cardsOf(sheet).public);
    expect(lin.state().others).toMatchObject([{ name: 'Mara', presence: 'live', card: cardsOf(sheet).public }]);
    expect(lin.state().others[0]?.card).toMatchObject({ health: null, willpower: null, effects: null });
    expect(mara.state().others).toMatchObject([{ name: 'Lin' }]);
    expect(storyteller.state().waitingChanges).toBe(0);
  });

  it('show what the Storyteller publishes: round, scene, table rules, NPCs by label', async () => {
    const { storyteller, mara, pass } = await partyOfTwo();
    const npcs = [{ id: 'n1', name: 'Concierge', initial: 'C', status: 'unharmed', mind: 'conscious' }] as const;
    const state = { round: 3, scene: 2, tableRules: { woundPenalty: false }, npcs, more: 0 };
    storyteller.publishTable(state);
    await pass(1000);
    expect(mara.state().table).toEqual(state);
  });

  it('keep the same objects when nothing has changed', async () => {
    const { storyteller, lin, pass } = await partyOfTwo();
    const before = storyteller.state();
    lin.publish(cardsOf(aSheetNamed('Lin Yao the Elder')));
    await pass(1000);
    const [mara, other] = storyteller.state().members;
    expect(mara).toBe(before.members[0]);
    expect(other).not.toBe(before.members[1]);
  });
});

describe('presence', () => {
  it('says that a player has closed the page, and that they are back', async () => {
    const { mara, devices, partyId, member, broker, pass } = await partyOfTwo();
    mara.close();
    await broker.settle();
    expect(member('Mara').presence).toBe('gone');
    await pass(5000);
    await openPlayer(devices.mara, partyId);
    await pass(1000);
    expect(member('Mara').presence).toBe('live');
  });

  it('says that a connection was lost, by the will left with the broker', async () => {
    const { devices, member, broker, pass } = await partyOfTwo();
    broker.cut(devices.mara.url);
    await broker.settle();
    expect(member('Mara').presence).toBe('gone');
    broker.up();
    await pass(1000);
    expect(member('Mara').presence).toBe('live');
  });

  it('goes stale after 90 seconds of silence, and says when it was heard last', async () => {
    const { member, broker, clock, pass, devices } = await partyOfTwo();
    const silent = `/here/${member('Mara').id}`;
    broker.tamper.with = (message) => (message.topic.endsWith(silent) ? [] : [message]);
    const heard = clock.now();
    await pass(100_000);
    expect(member('Mara').presence).toBe('stale');
    expect(member('Lin').presence).toBe('live');
    expect(member('Mara').lastHeard).toBeLessThanOrEqual(heard);
    expect(devices.mara.url).not.toBe(devices.lin.url);
  });

  it('notices a card that is held back, and takes it when it comes', async () => {
    const { mara, member, broker, pass } = await partyOfTwo();
    const held = `/card/${member('Mara').id}`;
    broker.tamper.with = (message) => (message.topic.endsWith(held) ? [] : [message]);
    mara.publish(cardsOf(aSheetNamed('Mara, wounded')));
    await pass(40_000);
    expect(member('Mara')).toMatchObject({ heldBack: true, presence: 'live', publicCard: { name: 'Mara Voss' } });
    broker.tamper.with = null;
    await pass(60_000);
    expect(member('Mara')).toMatchObject({ heldBack: false, publicCard: { name: 'Mara, wounded' } });
  });
});

describe('the broker', () => {
  it('comes back with nothing, and gets everything again, with what changed meanwhile', async () => {
    const { storyteller, mara, lin, member, broker, pass } = await partyOfTwo();
    broker.down(false);
    expect(storyteller.state().link).toBe('unreachable');
    mara.publish(cardsOf(aSheetNamed('Mara, offline')));
    expect(mara.state().waitingChanges).toBe(1);
    await pass(20_000);
    broker.up();
    await pass(1000);
    expect(member('Mara').publicCard?.name).toBe('Mara, offline');
    expect(mara.state()).toMatchObject({ link: 'live', waitingChanges: 0 });
    expect(lin.state().others[0]?.card?.name).toBe('Mara, offline');
    expect(broker.retained.size).toBeGreaterThan(5);
  });

  it('that passes nothing on is found out by our own message, which does not come back', async () => {
    const table = testTable();
    table.broker.deny.all = true;
    const { storyteller } = await startParty(table.device());
    await table.broker.settle();
    await table.pass(9000);
    expect(storyteller.state().link).toBe('connecting');
    await table.pass(2000);
    expect(storyteller.state().link).toBe('denied');
    table.broker.deny.all = false;
    await table.pass(30_000);
    expect(storyteller.state().link).toBe('live');
  });

  it('or somebody on it who floods the party is cut off; sheets are not concerned', async () => {
    const { storyteller, member, broker, pass } = await partyOfTwo();
    const topic = [...broker.retained.keys()].find((each) => each.endsWith(`/card/${member('Mara').id}`)) ?? '';
    for (let count = 0; count < 600; count += 1) broker.inject(topic, new Uint8Array(400));
    await broker.settle();
    expect(storyteller.state().link).toBe('flooded');
    await pass(1000);
    expect(storyteller.state().link).toBe('flooded');
  });
});

describe('a reload', () => {
  it('of the Storyteller brings back members, cards, proposals and the table', async () => {
    const { storyteller, desk, partyId, pass, broker } = await partyOfTwo();
    const before = storyteller.state();
    storyteller.propose([before.members[0]?.id ?? ''], HIT);
    await pass(1000);
    const sent = storyteller.state().proposals;
    storyteller.close();
    broker.down(false);
    const again = await openStoryteller(desk, partyId);
    expect(again.state().members).toMatchObject(
      before.members.map(({ id, name, publicCard, storytellerCard }) => ({ id, name, publicCard, storytellerCard })),
    );
    expect(again.state().proposals).toEqual(sent);
  });

  it('of a player brings back the table, and publishes the last card without a sheet being open', async () => {
    const { mara, devices, partyId, member, broker, pass } = await partyOfTwo();
    mara.close();
    broker.retained.clear();
    const again = await openPlayer(devices.mara, partyId);
    expect(again.state()).toMatchObject({ standing: 'approved', partyName: 'The Drowned Hotel' });
    await pass(1000);
    expect([...broker.retained.keys()].some((topic) => topic.endsWith(`/card/${member('Mara').id}`))).toBe(true);
  });

  it('does not let an older card in', async () => {
    const { storyteller, desk, partyId, mara, member, broker, pass } = await partyOfTwo();
    const [topic = '', old = new Uint8Array()] =
      [...broker.retained].find(([each]) => each.endsWith(`/card/${member('Mara').id}`)) ?? [];
    mara.publish(cardsOf(aSheetNamed('Mara, later')));
    await pass(1000);
    expect(member('Mara').publicCard?.name).toBe('Mara, later');
    storyteller.close();
    mara.close();
    broker.retained.set(topic, old);
    const again = await openStoryteller(desk, partyId);
    await pass(1000);
    expect(again.state().members[0]?.publicCard?.name).toBe('Mara, later');
  });
});
