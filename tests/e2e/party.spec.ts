import { type Account, startMosquitto, startTable, type TestBroker } from '#tests/support/brokers';
import { aSheet, aSheetWithTrack } from '#tests/support/builders';
import { choose, takeDamage } from './support/app';
import {
  askToJoin,
  inviteOf,
  letIn,
  linkDialog,
  liveLink,
  newDevice,
  openInvite,
  seatOf,
  startParty,
  wordsIn,
} from './support/party';
import { expect, test } from './support/test';

let table: TestBroker;
let url = '';

test.beforeAll(async () => {
  table = await startTable();
  url = `http://localhost:${table.port}/`;
});
test.afterAll(() => table.remove());

const lin = aSheet({ name: 'Lin Yao' });
const mara = aSheet({ name: 'Mara Voss' });

test('a player joins by the invitation, both sides see the same four words, and what happens to the sheet shows on the board', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const invite = await startParty(page, url, 'The Drowned Hotel');
  const player = await askToJoin(await newDevice(browser), invite, lin, 'Wen');
  const waiting = linkDialog(page).getByRole('region', { name: 'Asking to join' });
  await expect(waiting.getByText('Wen', { exact: true })).toBeVisible();
  expect(await wordsIn(waiting)).toEqual(await wordsIn(player));
  expect(await wordsIn(player)).toHaveLength(4);
  await expectAccessible();
  await letIn(page, player, 'Wen');
  await page.keyboard.press('Escape');
  const seat = seatOf(page, 'Lin Yao');
  await expect(seat.getByText('Live')).toBeVisible();
  await takeDamage(player, '3L');
  await expect(seat.getByText('3 L', { exact: true })).toBeVisible();
});

test('a player is told who sees what before they ask, and is refused', async ({ page, browser, expectAccessible }) => {
  const storyteller = await newDevice(browser);
  await openInvite(page, await startParty(storyteller, url, 'The Lighthouse'), lin);
  await expect(page.getByText('The Storyteller sees', { exact: false })).toBeVisible();
  await choose(page.getByRole('checkbox', { name: 'Willpower' }));
  await expectAccessible();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expectAccessible();
  await linkDialog(storyteller)
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await expect(page.getByText('The Storyteller said no.', { exact: false })).toBeVisible();
});

test('[H-14] who closes the tab is seen to be gone with their last card, and after a reload everything is back', async ({
  page,
  browser,
}) => {
  const hurt = aSheetWithTrack({ healthy: 4, bashing: 0, lethal: 3, aggravated: 0 });
  const player = await askToJoin(
    await newDevice(browser),
    await startParty(page, url, 'The Mill'),
    { ...hurt, name: 'Lin Yao' },
    'Wen',
  );
  await letIn(page, player, 'Wen');
  await page.keyboard.press('Escape');
  const seat = seatOf(page, 'Lin Yao');
  await expect(seat.getByText('Live')).toBeVisible();
  await player.close();
  await expect(seat.getByText(/^Offline/)).toBeVisible();
  await page.reload();
  await expect(liveLink(page)).toHaveAccessibleName('Live link: Live');
  await expect(seatOf(page, 'Lin Yao').getByText(/^Offline/)).toBeVisible();
  await expect(seatOf(page, 'Lin Yao').getByText('3 L', { exact: true })).toBeVisible();
});

test('a second device under the same name is held, and who is removed hears nothing more while the others go on', async ({
  page,
  browser,
}) => {
  const invite = await startParty(page, url, 'The Station');
  const first = await askToJoin(await newDevice(browser), invite, lin, 'Wen');
  await letIn(page, first, 'Wen');
  const other = await askToJoin(await newDevice(browser), invite, mara, 'wen ');
  const dialog = linkDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('A new device says it is wen');
  await letIn(page, other, 'wen');
  await dialog.getByRole('button', { name: 'Remove Wen', exact: true }).click();
  await dialog.getByRole('region', { name: 'Remove Wen?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('The party has a new key.', { exact: false })).toBeVisible();
  expect(await inviteOf(page, url)).not.toBe(invite);
  await page.keyboard.press('Escape');
  await expect(seatOf(page, 'Lin Yao')).toBeHidden();
  await expect(seatOf(page, 'Mara Voss').getByText('Live')).toBeVisible();
  await takeDamage(other, '2B');
  await expect(seatOf(page, 'Mara Voss').getByText('2 B', { exact: true })).toBeVisible();
});

test('a hit is proposed to players, shows as not accepted yet and can be withdrawn', async ({ page, browser }) => {
  const player = await askToJoin(await newDevice(browser), await startParty(page, url, 'The Tower'), lin, 'Wen');
  await letIn(page, player, 'Wen');
  await page.keyboard.press('Escape');
  const seat = seatOf(page, 'Lin Yao');
  await expect(seat.getByText('Live')).toBeVisible();
  await seat.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  const proposal = page.getByRole('dialog', { name: /^Propose damage/ });
  await proposal.getByRole('textbox', { name: 'Damage' }).fill('20');
  await proposal.getByRole('button', { name: 'Send to 1 player' }).click();
  await expect(proposal.getByText('20 has no grade', { exact: false })).toBeVisible();
  await proposal.getByRole('textbox', { name: 'Damage' }).fill('20L');
  await proposal.getByRole('button', { name: 'Send to 1 player' }).click();
  await expect(seat.getByText('Sent 20L, not accepted yet')).toBeVisible();
  await liveLink(page).click();
  await linkDialog(page).getByRole('button', { name: 'Withdraw 20L to Wen' }).click();
  await page.keyboard.press('Escape');
  await expect(seat.getByText('Sent 20L, not accepted yet')).toBeHidden();
});

test('at a Mosquitto with a password, a wrong one is said and the right one lets in', async ({ page }) => {
  const broker = await startMosquitto();
  try {
    await page.goto('/#/party');
    await page.getByRole('textbox', { name: 'Name of the party' }).fill('The Cellar');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await liveLink(page).click();
    const dialog = linkDialog(page);
    const startAs = async ({ username, password }: Account) => {
      await dialog.getByRole('textbox', { name: 'Address of the broker' }).fill(broker.url);
      const user = dialog.getByRole('textbox', { name: 'User' });
      if (await user.isHidden()) await dialog.getByText('User and password, if the broker asks').click();
      await user.fill(username);
      await dialog.getByLabel('Password').fill(password);
      await dialog.getByRole('button', { name: 'Start' }).click();
    };
    await startAs({ username: 'table', password: 'not this one' });
    await expect(dialog.getByText(/^Wrong password/)).toBeVisible();
    await startAs({ username: 'table', password: '', ...broker.account });
    await expect(dialog.getByText('Live.')).toBeVisible();
  } finally {
    await broker.remove();
  }
});
