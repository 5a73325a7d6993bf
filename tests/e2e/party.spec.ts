import { startTable, type TestBroker } from '#tests/support/brokers';
import { aSheet } from '#tests/support/builders';
import { choose } from './support/app';
import { letIn, linkDialog, liveLink, newcomer, seatOf, startParty } from './support/party';
import { askToJoin, openInvite, playerIn, playerWithPhone } from './support/player';
import { expect, test } from './support/test';

let table: TestBroker;
let url = '';

test.beforeAll(async () => {
  table = await startTable();
  url = `http://localhost:${table.port}/`;
});
test.afterAll(() => table.remove());

const lin = { name: 'Wen', sheet: aSheet({ name: 'Lin Yao' }) };

test('a player is told who sees what before they ask, and is refused', async ({ page, browser, expectAccessible }) => {
  const storyteller = await (await browser.newContext()).newPage();
  const player = await playerIn(page, lin);
  await openInvite(player, await startParty(storyteller, url, 'The Lighthouse'));
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

test('a hit is proposed to a player, shows as not accepted yet and can be withdrawn', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const player = await playerWithPhone(browser, lin);
  await askToJoin(player, await startParty(page, url, 'The Tower'));
  await expect(newcomer(page, 'Wen')).toBeVisible();
  await expectAccessible();
  await letIn(page, player);
  await page.keyboard.press('Escape');
  const seat = seatOf(page, 'Lin Yao');
  await expect(seat.getByText('Live')).toBeVisible();
  await seat.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Propose damage' }).click();
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
