import type { Page } from '@playwright/test';
import { startMosquitto, startTable, type TestBroker } from '#tests/support/brokers';
import { aSheet, aTrack } from '#tests/support/builders';
import type { Language } from '@/i18n/language';
import {
  expectOnBoard,
  inviteOf,
  letIn,
  linkDialog,
  liveLink,
  newcomer,
  openBoard,
  propose,
  seatOf,
  startAt,
  startParty,
  wordsIn,
} from './support/party';
import { askToJoin, hurt, inNewTab, offerTo, type Player, partyLine, playerWithPhone } from './support/player';
import { expect, test } from './support/test';

/** A Storyteller and three players, one of whom reads Chinese, from the invitation to the end of an evening. */

const PARTY = 'The Drowned Hotel';
const anybody = (name: string) => aSheet({ name, health: { track: aTrack(20), bonus: 13 } });

type Table = Readonly<{
  broker: TestBroker;
  /** Where the app is served: by the table itself, or elsewhere. */
  app: string;
  storyteller: Page;
  wen: Player;
  ana: Player;
  qing: Player;
}>;

const expectLive = (player: Player) => expect(partyLine(player, PARTY, 'live')).toBeVisible();

/** At a broker with a password, a wrong one is tried first. */
async function start({ broker, app, storyteller }: Table): Promise<string> {
  const { account, url } = broker;
  if (!account) return startParty(storyteller, app, PARTY);
  await openBoard(storyteller, app, PARTY);
  await startAt(storyteller, url, { ...account, password: 'not this one' });
  await expect(linkDialog(storyteller).getByText(/^Wrong password/)).toBeVisible();
  await startAt(storyteller, url, account);
  await expect(linkDialog(storyteller).getByText('Live.')).toBeVisible();
  return inviteOf(storyteller, app);
}

async function everybodyJoins({ broker, storyteller, wen, ana, qing }: Table, invite: string): Promise<void> {
  const players = [wen, ana, qing];
  await Promise.all(players.map((player) => askToJoin(player, invite, broker.account)));
  for (const { name } of players) await expect(newcomer(storyteller, name)).toBeVisible();
  for (const { page, name, words } of players) {
    const seen = await wordsIn(newcomer(storyteller, name), `Does ${name} see the same four words?`);
    const own = await wordsIn(page, words.link.join.words);
    expect(own).toMatch(/^\S+ \S+ \S+ \S+$/);
    // 阿青 has the list of another language.
    if (name !== qing.name) expect(own).toBe(seen);
  }
  for (const player of players) await letIn(storyteller, player);
  await storyteller.keyboard.press('Escape');
  await expect(linkDialog(storyteller)).toBeHidden();
  for (const player of players) {
    await expectLive(player);
    await expect(seatOf(storyteller, player.sheet.name).getByText('Live')).toBeVisible();
  }
}

async function everybodyIsHurt({ storyteller, wen, ana, qing }: Table): Promise<void> {
  await Promise.all([hurt(wen, '3L'), hurt(ana, '2B'), hurt(qing, '1A')]);
  await expectOnBoard(storyteller, 'Lin Yao', '17H 3L');
  await expectOnBoard(storyteller, 'Mara Voss', '18H 2B');
  await expectOnBoard(storyteller, '青岚', '19H 1A');
}

/** The same proposal to two players: each decides for themselves. */
async function oneAcceptsOneRefuses({ storyteller, wen, ana }: Table): Promise<void> {
  await propose(storyteller, ['Lin Yao', 'Mara Voss'], '2L');
  await expect(seatOf(storyteller, 'Lin Yao').getByText('Sent 2L, not accepted yet')).toBeVisible();
  await offerTo(ana).getByRole('button', { name: 'Not me' }).click();
  await expect(seatOf(storyteller, 'Mara Voss').getByText('Sent 2L, refused')).toBeVisible();
  await offerTo(wen).getByRole('button', { name: 'Review' }).click();
  await wen.page
    .getByRole('dialog', { name: /^Take damage/ })
    .getByRole('button', { name: /^Apply/ })
    .click();
  await expectOnBoard(storyteller, 'Lin Yao', '15H 5L');
  await expectOnBoard(storyteller, 'Mara Voss', '18H 2B');
}

/** The longer a broker is away, the less often it is tried: at last every half minute. */
const RECONNECTED = { timeout: 60_000 };

/** Ends the broker as a power cut would, and starts it again. */
async function brokerIsGoneForAWhile({ broker, storyteller, wen, qing }: Table): Promise<void> {
  const cards = () => [...broker.topicsWritten()].filter((topic) => topic.includes('/card/'));
  await expect.poll(cards).toHaveLength(3);
  await broker.kill();
  await expect(liveLink(storyteller)).toHaveAccessibleName('Live link: Broker does not answer');
  for (const player of [wen, qing]) {
    await expect(partyLine(player, PARTY, 'unreachable')).toBeVisible();
    await hurt(player, '1B');
    await expect(partyLine(player, PARTY, 'unreachable', 1)).toBeVisible();
  }
  await broker.start();
  await expect(liveLink(storyteller)).toHaveAccessibleName('Live link: Live', RECONNECTED);
  for (const player of [wen, qing]) await expect(partyLine(player, PARTY, 'live')).toBeVisible(RECONNECTED);
  await expectOnBoard(storyteller, 'Lin Yao', '14H 1B 5L');
  await expectOnBoard(storyteller, '青岚', '18H 1B 1A');
}

async function everythingIsBackAfterAReload({ storyteller }: Table): Promise<void> {
  await storyteller.reload();
  await expect(liveLink(storyteller)).toHaveAccessibleName('Live link: Live');
  await expectOnBoard(storyteller, 'Lin Yao', '14H 1B 5L');
  await expectOnBoard(storyteller, '青岚', '18H 1B 1A');
  await expectOnBoard(storyteller, 'Mara Voss', '18H 2B');
  for (const name of ['Lin Yao', '青岚']) await expect(seatOf(storyteller, name).getByText('Live')).toBeVisible();
  await expect(seatOf(storyteller, 'Mara Voss').getByText(/^Offline/)).toBeVisible();
}

/** It sees whoever is away by the card that the broker has kept. */
async function aNewPhoneIsHeld({ broker, storyteller }: Table, phone: Player, invite: string): Promise<void> {
  await askToJoin(phone, invite, broker.account);
  await liveLink(storyteller).click();
  await expect(linkDialog(storyteller).getByRole('alert')).toContainText('A new device says it is wen');
  await letIn(storyteller, phone);
  await partyLine(phone, PARTY, 'live').click();
  const atTable = phone.page.getByRole('dialog', { name: PARTY }).getByRole('listitem');
  await expect(atTable.filter({ hasText: 'Mara Voss' })).toContainText('Away');
  await phone.page.keyboard.press('Escape');
}

async function theOldPhoneIsRemoved({ app, storyteller, wen, qing }: Table, phone: Player, invite: string) {
  const dialog = linkDialog(storyteller);
  await dialog.getByRole('button', { name: 'Remove Wen', exact: true }).click();
  await dialog.getByRole('region', { name: 'Remove Wen?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('The party has a new key.', { exact: false })).toBeVisible();
  expect(await inviteOf(storyteller, app)).not.toBe(invite);
  await storyteller.keyboard.press('Escape');
  await expect(partyLine(wen, PARTY, 'removed')).toBeVisible();
  await expect(seatOf(storyteller, 'Lin Yao')).toBeHidden();
  await hurt(phone, '2L');
  await expectOnBoard(storyteller, 'Sun Bo', '18H 2L');
  await hurt(qing, '1L');
  await expectOnBoard(storyteller, '青岚', '17H 1B 1L 1A');
}

/** Whoever was away when the key changed comes back by the new one. */
async function anaComesBack({ storyteller, ana }: Table, address: string): Promise<void> {
  const again = await inNewTab(ana);
  await again.page.goto(address);
  await expectLive(again);
  await hurt(again, '1B');
  await expectOnBoard(storyteller, 'Mara Voss', '17H 3B');
}

const TEN_MINUTES = 10 * 60_000;

async function nobodyAnswers({ storyteller, qing }: Table): Promise<void> {
  await propose(storyteller, ['青岚'], '5A');
  await expect(offerTo(qing)).toContainText('5 A');
  for (const page of [storyteller, qing.page]) await page.clock.install({ time: Date.now() + TEN_MINUTES });
  await expect(seatOf(storyteller, '青岚').getByText('Sent 5A, expired')).toBeVisible();
  await expect(offerTo(qing)).toBeHidden();
  await expectOnBoard(storyteller, '青岚', '17H 1B 1L 1A');
}

/** The evening, step by step. */
async function evening(table: Table, phone: Player): Promise<void> {
  const { storyteller, ana } = table;
  const invite = await test.step('start', () => start(table));
  await test.step('three players join', () => everybodyJoins(table, invite));
  await test.step('damage on a device shows on the board', () => everybodyIsHurt(table));
  await test.step('a proposal is accepted, and refused', () => oneAcceptsOneRefuses(table));
  const address = ana.page.url();
  await test.step('a player closes the tab', async () => {
    await ana.page.close();
    await expect(seatOf(storyteller, 'Mara Voss').getByText(/^Offline/)).toBeVisible();
  });
  await test.step('the broker is killed and comes back', () => brokerIsGoneForAWhile(table));
  await test.step('the Storyteller reloads', () => everythingIsBackAfterAReload(table));
  await test.step('a second device has a name that is taken', () => aNewPhoneIsHeld(table, phone, invite));
  await test.step('one is removed, and there is a new key', () => theOldPhoneIsRemoved(table, phone, invite));
  await test.step('who was away comes back', () => anaComesBack(table, address));
  await test.step('a proposal expires', () => nobodyAnswers(table));
}

const BROKERS = { 'the embedded broker': startTable, Mosquitto: startMosquitto };

for (const [name, startBroker] of Object.entries(BROKERS)) {
  test(`an evening of a Storyteller and three players at ${name} @desktop`, async ({ page, browser, baseURL }) => {
    test.slow();
    const broker = await startBroker();
    const player = (called: string, sheet: string, language?: Language) =>
      playerWithPhone(browser, { name: called, sheet: anybody(sheet), language });
    const wen = await player('Wen', 'Lin Yao');
    const ana = await player('Ana', 'Mara Voss');
    const qing = await player('阿青', '青岚', 'zh-CN');
    const phone = await player('wen', 'Sun Bo');
    const app = broker.account ? `${baseURL}/` : `http://localhost:${broker.port}/`;
    try {
      await evening({ broker, app, storyteller: page, wen, ana, qing }, phone);
    } finally {
      await broker.remove();
    }
    expect([wen, ana, qing, phone].flatMap(({ errors }) => errors)).toEqual([]);
  });
}
