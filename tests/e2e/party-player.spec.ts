import type { Page } from '@playwright/test';
import { startTable, type TestBroker } from '#tests/support/brokers';
import { aTrack } from '#tests/support/builders';
import { createParty, openStorytellerLink, type PartyVault, type StorytellerLink } from '@/party';
import { devicePorts } from '@/party/device';
import { chooseMore, expectHealth, openHistory, openSheet, takeDamage, undo } from './support/app';
import { expect, test } from './support/test';

/** A player's device in the browser; the Storyteller's end runs here, by the same code. */

let broker: TestBroker;

test.beforeAll(async () => {
  broker = await startTable();
});
test.afterAll(() => broker.remove());

const HURT = { health: { track: aTrack(8, 3, 4, 5), bonus: 13 } };

function vaultInMemory(): PartyVault {
  const rows = new Map<string, unknown>();
  return {
    get: async (key) => rows.get(key),
    put: async (key, value) => void rows.set(key, structuredClone(value)),
    remove: async (key) => void rows.delete(key),
  };
}

async function aStoryteller(): Promise<StorytellerLink> {
  const ports = devicePorts(vaultInMemory());
  const { partyId } = await createParty(ports, {
    name: 'The Drowned Hotel',
    broker: { url: broker.url },
    invitesToBroker: true,
  });
  const link = await openStorytellerLink(ports, partyId);
  if (!link) throw new Error('The party does not open.');
  link.publishTable({ round: 1, scene: 1, tableRules: null, npcs: [], more: 0 });
  return link;
}

/** Takes the invitation with the sheet that is there, and is let in. */
async function join(page: Page, storyteller: StorytellerLink): Promise<void> {
  await page.goto(`/${storyteller.invite()}`);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mei');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect.poll(() => storyteller.state().waiting.length).toBe(1);
  storyteller.approve(storyteller.state().waiting[0]?.id ?? '');
  await expect(partyLine(page, 'Live')).toBeVisible();
}

const partyLine = (page: Page, state: string) =>
  page.getByRole('button', { name: `The Drowned Hotel: ${state}`, exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'The ST proposes damage' });
const memberOf = (storyteller: StorytellerLink) => storyteller.state().members[0];
const letters = (storyteller: StorytellerLink) => {
  const track = memberOf(storyteller)?.storytellerCard?.track;
  return track && `${track.healthy}H ${track.bashing}B ${track.lethal}L ${track.aggravated}A`;
};
const answers = (storyteller: StorytellerLink) =>
  storyteller.state().proposals.map(({ answer }) => answer && `${answer.kind} ${answer.result}`);

const propose = (storyteller: StorytellerLink, entry: string) =>
  storyteller.propose([memberOf(storyteller)?.id ?? ''], { kind: 'damage', entry, note: 'Falling debris' });

test('damage on the player’s device is on the board; proposals are applied, refused, undone', async ({
  page,
  expectAccessible,
}) => {
  const storyteller = await aStoryteller();
  await openSheet(page, { name: 'Lin Yao', ...HURT });
  await join(page, storyteller);
  await expect.poll(() => letters(storyteller)).toBe('8H 3B 4L 5A');
  await takeDamage(page, '2L');
  await expect.poll(() => letters(storyteller)).toBe('6H 3B 6L 5A');

  propose(storyteller, '2L fire + 1A');
  propose(storyteller, '9A');
  await expect(offer(page)).toContainText('1 of 2');
  await expect(offer(page)).toContainText('Falling debris');
  await expectAccessible();
  await offer(page).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: /^Take damage/ });
  await expect(dialog.getByRole('textbox', { name: 'Damage' })).toHaveValue('2L fire + 1A');
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expectHealth(page, '3H 3B 8L 6A');
  await expect.poll(() => answers(storyteller)).toEqual(['accepted 0,2,1,conscious', null]);
  await expect.poll(() => letters(storyteller)).toBe('3H 3B 8L 6A');

  await offer(page).getByRole('button', { name: 'Not me' }).click();
  await expect.poll(() => answers(storyteller)).toEqual(['accepted 0,2,1,conscious', 'refused ']);
  await expect(offer(page)).toBeHidden();
  await expectHealth(page, '3H 3B 8L 6A');

  const history = await openHistory(page);
  await expect(history.getByText('ST', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await undo(page, 'took 2 L + 1 A');
  await expect.poll(() => letters(storyteller)).toBe('6H 3B 6L 5A');
  storyteller.close();
});

test('the round of the table is offered, and ended on the player’s own sheet', async ({ page }) => {
  const storyteller = await aStoryteller();
  await openSheet(page, { name: 'Lin Yao', ...HURT });
  await join(page, storyteller);
  storyteller.publishTable({ round: 2, scene: 1, tableRules: null, npcs: [], more: 0 });
  await expect(page.getByRole('region', { name: 'The table is in round 2' })).toBeVisible();
  await page.keyboard.press('y');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^End round/ })
    .click();
  await expect(page.getByRole('region', { name: 'The table is in round 2' })).toBeHidden();
  await expect.poll(() => memberOf(storyteller)?.storytellerCard?.round).toBeGreaterThan(0);
  storyteller.close();
});

test('a sheet in no party gives its card as text', async ({ page, expectAccessible }) => {
  await openSheet(page, { name: 'Lin Yao', ...HURT });
  await chooseMore(page, 'Card for the Storyteller');
  const dialog = page.getByRole('dialog', { name: /^Card for the Storyteller/ });
  await expect(dialog.getByRole('textbox', { name: 'Card as text' })).toHaveValue(/^SAMSARA1\./);
  await expect(dialog.getByRole('img', { name: 'QR code of the card' })).toBeVisible();
  await expectAccessible();
  await dialog.getByText('The ST sees', { exact: true }).click();
  await expect(dialog.getByText('8 H · 3 B · 4 L · 5 A')).toBeVisible();
  await expectAccessible();
});
