import type { BrowserContext, Page } from '@playwright/test';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import type { EntryKind } from '@/editors/entries';
import { being } from '@/i18n/being';
import { byHand } from '@/i18n/by-hand';
import { character } from '@/i18n/character';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { effect } from '@/i18n/effect';
import { entries } from '@/i18n/entries';
import { heal } from '@/i18n/heal';
import type { Language } from '@/i18n/language';
import { limbs } from '@/i18n/limbs';
import { party } from '@/i18n/party';
import { partyPlayer } from '@/i18n/party-player';
import { print } from '@/i18n/print';
import { rest } from '@/i18n/rest';
import { reversal } from '@/i18n/reversal';
import { roll } from '@/i18n/roll';
import { roster } from '@/i18n/roster';
import { round } from '@/i18n/round';
import { rulebook } from '@/i18n/rulebook';
import { secondHealth } from '@/i18n/second-health';
import { summon } from '@/i18n/summon';
import { tableRules } from '@/i18n/table-rules';
import { toolbox } from '@/i18n/toolbox';
import type { Sheet } from '@/model/sheet';
import { type Command, execute } from '@/rules';
import type { SheetPanel } from '@/screens/sheet/sheet-panel';
import { importSheet, type SheetAddress } from './support/app';
import { smallTargets } from './support/small-targets';
import { expect, test } from './support/test';

/**
 * Every screen and dialog in every language, theme and size: no violation that axe knows, nothing wider than the page,
 * no target smaller than a finger.
 */

function after(sheet: Sheet, ...commands: Command[]): Sheet {
  return commands.reduce((before, command) => {
    const outcome = execute(before, command);
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.refusal.code}`);
    return outcome.sheet;
  }, sheet);
}

const hit = (amount: number, grade: 'bashing' | 'lethal' | 'aggravated'): Command => ({
  type: 'damage/take',
  parts: [{ amount, grade }],
  unavoidable: false,
  source: '',
});

const SHEETS = {
  unhurt: aSheet({ name: 'Unhurt' }),
  asked: after(aSheet({ name: 'Asked' }), hit(9, 'lethal')),
  dead: after(aSheet({ name: 'Dead' }), hit(7, 'aggravated')),
  maimed: after(
    aSheet({
      name: 'Maimed',
      healing: [{ id: 'troll', kind: 'regeneration', source: 'Troll blood', rating: 4 }],
      people: [
        { id: 'mara', name: 'Mara', attitude: 'wary', isBeast: false, note: '' },
        { id: 'wolf', name: 'Old wolf', attitude: 'obedient', isBeast: true, note: 'Comes when called' },
      ],
      contracts: [
        { id: 'servant', kind: 'Servant', role: 'Master', partner: 'Rin', allows: [{ kind: 'Pact', role: 'Vassal' }] },
      ],
    }),
    { type: 'limb/lose', id: 'arm', name: 'Left arm', size: 3 },
    { type: 'time/pass', minutes: 120 },
  ),
  large: aSheetWithTrack(aTrack(200, 60, 30, 10), { name: 'Large' }),
} satisfies Record<string, Sheet>;

const NAMES: Readonly<Record<keyof Visit['sheets'], string | RegExp>> = {
  sample: /Lin Yao/,
  unhurt: SHEETS.unhurt.name,
  asked: SHEETS.asked.name,
  dead: SHEETS.dead.name,
  maimed: SHEETS.maimed.name,
  large: SHEETS.large.name,
};

type Words = Awaited<ReturnType<typeof wordsIn>>;

const wordsIn = async (language: Language) => ({
  core: await core.load(language),
  character: await character.load(language),
  chat: await chat.load(language),
  damage: await damage.load(language),
  effect: await effect.load(language),
  entries: await entries.load(language),
  heal: await heal.load(language),
  byHand: await byHand.load(language),
  rest: await rest.load(language),
  print: await print.load(language),
  reversal: await reversal.load(language),
  summon: await summon.load(language),
  round: await round.load(language),
  roll: await roll.load(language),
  being: await being.load(language),
  limbs: await limbs.load(language),
  secondHealth: await secondHealth.load(language),
  roster: await roster.load(language),
  tableRules: await tableRules.load(language),
  party: await party.load(language),
  partyPlayer: await partyPlayer.load(language),
  toolbox: await toolbox.load(language),
  rulebook: await rulebook.load(language),
});

type Visit = Readonly<{
  page: Page;
  words: Words;
  sheets: Readonly<Record<keyof typeof SHEETS | 'sample', SheetAddress>>;
}>;

/** Where to look: how to get there from anywhere. */
type Place = readonly [name: string, go: (visit: Visit) => Promise<void>];

/** The panels whose address is one word. */
type PlainPanel = Exclude<SheetPanel, `${string}:${string}`>;

/** The heading that says that a panel is there. */
const TITLES = {
  damage: ({ core: { verb } }) => verb.takeDamage,
  heal: ({ core: { verb } }) => verb.heal,
  willpower: ({ core: { term } }) => term.willpower,
  round: ({ core: { verb } }) => verb.endRound,
  scene: ({ core: { verb } }) => verb.endScene,
  history: ({ core: { term } }) => term.history,
  effect: ({ effect }) => effect.title,
  reversal: ({ reversal }) => reversal.title,
  summon: ({ summon }) => summon.title,
  'by-hand': ({ byHand }) => byHand.title,
  being: ({ being }) => being.title,
  limbs: ({ limbs }) => limbs.title,
  'second-health': ({ secondHealth }) => secondHealth.title,
  'chat-copy': ({ chat }) => chat.copyTitle,
  'chat-paste': ({ chat }) => chat.pasteTitle,
  party: ({ partyPlayer }) => partyPlayer.party,
  'party-card': ({ party }) => party.shareCard.title,
  'offered-rules': ({ tableRules }) => tableRules.title,
  rest: ({ core: { verb } }) => verb.rest,
  edit: ({ character }) => character.editTitle(''),
  print: ({ print }) => print.title,
  'table-rules': ({ tableRules }) => tableRules.title,
  toolbox: ({ toolbox }) => toolbox.title,
  roll: ({ roll }) => roll.title,
} satisfies Record<PlainPanel, (words: Words) => string>;

/** Only the part of the address behind `#` changes, so the page is not loaded again. */
const at =
  (sheet: keyof Visit['sheets'], panel?: PlainPanel): Place[1] =>
  async ({ page, words, sheets }) => {
    await page.goto(panel ? `${sheets[sheet]}/${panel}` : sheets[sheet]);
    if (panel === undefined) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(NAMES[sheet]);
      return;
    }
    const isScreen = ['rest', 'edit', 'print', 'table-rules', 'offered-rules', 'toolbox'].includes(panel);
    const title = { name: TITLES[panel](words).trim(), level: isScreen ? 1 : 2 };
    await expect((isScreen ? page : page.getByRole('dialog')).getByRole('heading', title)).toBeVisible();
  };

/** The form of an entry of a sheet, with all that it folds away. */
const entryOf =
  (kind: EntryKind, id: string, sheet: keyof Visit['sheets'] = 'sample'): Place[1] =>
  async ({ page, words, sheets }) => {
    await page.goto(`${sheets[sheet]}/${kind}:${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2, name: words.entries.edit[kind] })).toBeVisible();
    const folded = dialog.locator('details:not([open]) > summary');
    for (let left = await folded.count(); left > 0; left -= 1) await folded.nth(left - 1).click();
  };

const damageOf =
  (sheet: keyof Visit['sheets'], entry: string): Place[1] =>
  async (visit) => {
    await at(sheet, 'damage')(visit);
    await visit.page.getByRole('textbox', { name: visit.words.damage.entry, exact: true }).fill(entry);
  };

const healBy =
  (way: keyof Words['heal']['way']): Place[1] =>
  async ({ page, words }) => {
    await page.getByText(words.heal.way[way], { exact: true }).click();
  };

const momentOf =
  (moment: keyof Words['round']['moments']): Place[1] =>
  async ({ page, words }) => {
    await page.getByText(words.round.moments[moment], { exact: true }).click();
  };

const PLACES: readonly Place[] = [
  ['an unhurt sheet', at('unhurt')],
  ['a worn sheet', at('sample')],
  ['a dead sheet', at('dead')],
  ['a sheet that owes an answer', at('asked')],
  ['a sheet of 300 Health', at('large')],
  [
    'a why',
    async (visit) => {
      await at('sample')(visit);
      const { page, words } = visit;
      await page.getByRole('button', { name: `8 ${words.core.ofMaximumHealthy(20)}`, exact: true }).click();
      await expect(page.getByRole('dialog', { name: words.core.term.maximumHealth })).toBeVisible();
    },
  ],
  [
    'marking on the track',
    async (visit) => {
      await at('sample')(visit);
      const { page, words } = visit;
      await page.getByRole('spinbutton', { name: words.core.gradeTitle.lethal }).press('ArrowRight');
      await expect(page.getByRole('button', { name: words.core.verb.cancel })).toBeVisible();
    },
  ],
  ['damage, empty', at('sample', 'damage')],
  ['damage without a grade', damageOf('sample', '8')],
  ['damage that is not understood', damageOf('sample', 'a rock')],
  ['damage', damageOf('sample', '5L + 3A')],
  ['damage that kills', damageOf('sample', '40A')],
  ['heal by an ability', at('sample', 'heal')],
  ['heal by First Aid', healBy('firstAid')],
  ['heal by the Overseer', healBy('overseer')],
  ['heal Attribute damage', healBy('attribute')],
  ['heal with temporary HP', healBy('temporary')],
  ['Willpower', at('sample', 'willpower')],
  ['the end of the round', at('sample', 'round')],
  ['the end of the scene', at('sample', 'scene')],
  ['the own turn', momentOf('turn')],
  ['time that passes', momentOf('time')],
  ['time that goes back', at('sample', 'reversal')],
  ['numbers set by hand', at('sample', 'by-hand')],
  ['a summon or clone', at('sample', 'summon')],
  ['what it is', at('sample', 'being')],
  ['limbs, none lost', at('sample', 'limbs')],
  ['limbs, one lost', at('maimed', 'limbs')],
  ['people, contracts and a lost limb', at('maimed')],
  ['the form of a person', entryOf('person', 'wolf', 'maimed')],
  ['the form of a contract', entryOf('contract', 'servant', 'maimed')],
  ['second Health to open', at('sample', 'second-health')],
  ['text to copy for chat', at('sample', 'chat-copy')],
  ['the card as text', at('sample', 'party-card')],
  ['the party of a sheet in none', at('sample', 'party')],
  [
    'text from chat, with what is not understood',
    async (visit) => {
      await at('sample', 'chat-paste')(visit);
      const { page, words } = visit;
      await page.getByRole('textbox', { name: words.chat.paste }).fill('.st 意志-1 生命-2\nhello');
      await expect(page.getByRole('list', { name: words.chat.notUnderstood })).toBeVisible();
    },
  ],
  ['rest', at('sample', 'rest')],
  [
    'rest with its terms, broken off after a save',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.rest.due.rolled }).click();
      await page.getByRole('button', { name: words.rest.fold.recovery }).click();
      await page.getByRole('textbox', { name: words.rest.brokenOff.title }).fill('2d');
      await expect(page.getByRole('button', { name: words.rest.due.takeBack(1) })).toBeVisible();
    },
  ],
  ['the table’s rules', at('sample', 'table-rules')],
  ['the sheet on paper', at('sample', 'print')],
  ['the toolbox', at('sample', 'toolbox')],
  [
    'a calculator with a number that is wrong',
    async ({ page, words }) => {
      const { calculator, choose, field, noWorking } = words.toolbox;
      await page.getByRole('combobox', { name: choose, exact: true }).selectOption(calculator.squeeze);
      await page.getByRole('spinbutton', { name: field.people }).fill('0');
      await expect(page.getByText(noWorking)).toBeVisible();
    },
  ],
  ['history', at('sample', 'history')],
  [
    'a rule of the rulebook',
    async ({ page, words }) => {
      await page.goto('/#/rulebook/H-03');
      await expect(page.getByRole('group', { name: words.rulebook.cascade })).toBeVisible();
    },
  ],
  [
    'the glossary',
    async ({ page, words }) => {
      await page.goto('/#/rulebook/glossary');
      await expect(page.getByRole('list', { name: words.rulebook.glossary })).toBeVisible();
    },
  ],
  ['a new effect', at('sample', 'effect')],
  ['the form of a resource', entryOf('resource', 'stormwolf')],
  ['the form of an item', entryOf('item', 'axe')],
  ['the form of a defense', entryOf('defence', 'd-coat')],
  ['the form of an Energy Pool', entryOf('pool', 'mana')],
  ['a roll', at('sample', 'roll')],
  ['the form of a character', at('sample', 'edit')],
  [
    'the form of a new character, with an error',
    async ({ page, words }) => {
      await page.goto('/#/new');
      await expect(page.getByRole('heading', { level: 1, name: words.character.newTitle })).toBeVisible();
      await page.getByRole('textbox').first().press('Enter');
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
    },
  ],
];

const setLanguage = (context: BrowserContext, language: Language) =>
  context.addInitScript((chosen) => localStorage.setItem('samsara.language', chosen), language);

/** Puts the sample and the other sheets into the list, in the language of the visit. */
async function settle(page: Page, words: Words): Promise<Visit['sheets']> {
  await page.goto('/');
  await page.getByRole('button', { name: words.roster.trySample }).click();
  await page.waitForURL(/#\/sheet\//);
  const sample = page.url();
  const { unhurt, asked, dead, maimed, large } = SHEETS;
  return {
    sample,
    unhurt: await importSheet(page, unhurt, words.roster),
    asked: await importSheet(page, asked, words.roster),
    dead: await importSheet(page, dead, words.roster),
    maimed: await importSheet(page, maimed, words.roster),
    large: await importSheet(page, large, words.roster),
  };
}

type Theme = 'dark' | 'light';

/** Everything in one theme, and in the other what a theme can change. */
async function expectWell(page: Page, theme: Theme, expectAccessible: (...rules: string[]) => Promise<void>) {
  await expectAccessible();
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
  await expectAccessible('color-contrast');
  await page.emulateMedia({ colorScheme: theme });
}

for (const language of ['en', 'zh-CN'] as const) {
  const theme: Theme = language === 'en' ? 'dark' : 'light';
  /** Every screen in both languages, both themes and both layouts; each of the four together would take too long. */
  const layout = language === 'en' ? '@desktop' : '@phone';

  test(`no accessibility violation on any sheet or dialog, ${language} ${layout}`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow();
    await setLanguage(context, language);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    const words = await wordsIn(language);
    const sheets = await settle(page, words);
    for (const [name, go] of PLACES) {
      await test.step(name, async () => {
        await go({ page, words, sheets });
        await expectWell(page, theme, expectAccessible);
        if (layout === '@phone') expect(await smallTargets(page)).toEqual([]);
      });
    }
  });

  test(`no accessibility violation in the list and its trash, ${language}`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await setLanguage(context, language);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    const words = await wordsIn(language);
    const look = () => expectWell(page, theme, expectAccessible);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
    const address = await importSheet(page, SHEETS.asked, words.roster);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await look();
    // This tab has let go of the sheet before the second one asks for it, and the second has it before this one asks.
    const heldLocks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(heldLocks).toBe(0);
    const second = await context.newPage();
    await second.goto(address);
    await expect.poll(heldLocks).toBe(1);
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByText(/Read-only here|只读/)
        .first(),
    ).toBeVisible();
    await look();
    await second.close();
    await page.goto('/');
    await page.getByRole('button', { name: words.roster.actionsOf('Asked') }).click();
    await look();
    await page.getByRole('menuitem', { name: words.roster.moveToTrash }).click();
    await page.getByRole('button', { name: words.roster.trash.deleteOf('Asked') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
  });
}

test('nothing is wider than the page from 320 to 1280, and no target smaller than a finger @desktop', async ({
  page,
  context,
}) => {
  test.slow();
  await setLanguage(context, 'en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await wordsIn('en');
  const sheets = await settle(page, words);
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const list: Place = ['the list', ({ page: shown }) => shown.goto('/').then(() => undefined)];
  for (const [name, go] of [list, ...PLACES]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await go({ page, words, sheets });
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(tooWide, `${name} at ${width}`).toBe(0);
      if (width === 390) expect(await smallTargets(page), name).toEqual([]);
    }
  }
});
