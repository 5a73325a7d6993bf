import type { Locator, Page } from '@playwright/test';
import { choose, expectHealth, expectState, expectWillpower, markOnTrack, openWhy } from './support/app';
import { expect, test } from './support/test';

/** A field of a form by its label: a text, or the option of a list. `true` ticks it. */
type Fields = Readonly<Record<string, string | true>>;

/** Fills fields in, unfolding those that are rarely needed. */
async function fill(form: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true }).first();
    const { tag, isFolded } = await field.evaluate((element) => {
      return { tag: element.tagName, isFolded: element.closest('details:not([open])') !== null };
    });
    if (isFolded) await field.locator('xpath=ancestor::details[not(@open)]/summary').click();
    if (value === true) await choose(field);
    else if (tag === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

type Change = Readonly<{ on: string; by: string; type: string; fields?: Fields }>;

/** Adds an entry: its own fields, then what it changes. */
async function addEntry(page: Page, kind: string, fields: Fields, changes: readonly Change[] = []): Promise<void> {
  await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Add ${kind}`) });
  await fill(dialog, fields);
  for (const [index, { on, by, type, fields: rest = {} }] of changes.entries()) {
    await dialog.getByRole('button', { name: 'Add a change' }).click();
    const change = dialog.getByRole('group', { name: `Change ${index + 1}`, exact: true });
    await fill(change, { 'What changes': on, By: by, 'Bonus type': type, ...rest });
  }
  await dialog.getByRole('button', { name: /^Add (?!a )/ }).click();
  await expect(dialog).toBeHidden();
}

const defense = (by: string, type: string, fields: Fields = {}): Change => ({ on: 'Defense', by, type, fields });

async function enterResources(page: Page): Promise<void> {
  await addEntry(page, 'Skill', { Name: 'Medicine', Rating: '4', Specialties: 'Field surgery' });
  await addEntry(page, 'Skill', { Name: 'Weaponry', Rating: '3' });
  await addEntry(page, 'resource', { Name: 'Stormwolf Bloodline', Rank: 'C', 'Price in Ranks': 'C' });
  const feat = { Kind: 'Feat', Essence: 'Natural', Rank: 'Unranked' };
  await addEntry(page, 'resource', { Name: 'Reflexes', ...feat }, [defense('5', 'Base Defense')]);
  await addEntry(page, 'resource', { Name: 'Sidestep', ...feat }, [defense('1', 'Dodge Defense')]);
  await addEntry(page, 'resource', { Name: 'Iron Hide', Kind: 'Technique' }, [
    defense('1', 'Natural Armor', { 'How it is worded': 'Increases' }),
  ]);
}

async function enterEffects(page: Page): Promise<void> {
  const always = { Always: true, Source: 'Stormwolf Bloodline' } as const;
  const health = (by: string): Change => ({ on: 'Maximum Health', by, type: 'Inherent' });
  await addEntry(page, 'effect', { Name: 'Stormwolf D', ...always, 'Level of the source': 'D-Rank' }, [health('4')]);
  await addEntry(page, 'effect', { Name: 'Stormwolf C', ...always, 'Level of the source': 'C-Rank' }, [
    health('6'),
    { on: 'Dexterity', by: '2', type: 'Inherent' },
    defense('2', 'Natural Armor'),
  ]);
  const rounds = (left: string) => ({ Rounds: true, 'Own rounds': left }) as const;
  await addEntry(page, 'effect', { Name: 'Battle hymn', ...rounds('3') }, [
    { on: 'Dice of rolls …', by: '2', type: 'Morale', fields: { 'Kind of act': 'Attack' } },
  ]);
  await addEntry(page, 'effect', { Name: 'Mirror Ward', ...rounds('3') }, [defense('2', 'Deflection')]);
  await addEntry(page, 'effect', { Name: 'Muscle tonic', ...rounds('4') }, [
    { on: 'Strength', by: '3', type: 'Enhancement' },
  ]);
  await addEntry(page, 'effect', { Name: 'Cloud Step' }, [defense('3', 'Dodge Defense')]);
  await addEntry(page, 'effect', { Name: 'Bark salve', Always: true }, [defense('1', 'Natural Armor')]);
  await addEntry(page, 'effect', { Name: 'Waist-deep water, dark', 'This scene': true }, [
    defense('-2', 'Circumstance'),
    defense('-1', 'Circumstance'),
  ]);
  await addEntry(page, 'condition', { Name: 'Poisoned', Points: '4' });
}

async function enterDefences(page: Page): Promise<void> {
  const coat = { Name: 'Ember Coat', Source: 'Something else' };
  await addEntry(page, 'defense', { Kind: 'Immunity', Name: 'Stormwolf', lightning: true });
  await addEntry(page, 'defense', { Kind: 'Ignoring', Name: 'Ash-walker', Points: '2', fire: true });
  await addEntry(page, 'defense', { Kind: 'Hardness', Name: 'Iron Hide', Points: '2' });
  await addEntry(page, 'defense', { Kind: 'Absorption', Name: 'Ward Sigil', Points: '3', 'Takes in': 'All damage' });
  await addEntry(page, 'defense', { Kind: 'Conversion', ...coat, Points: '5', 'Whose ability': 'Of armor' });
  await addEntry(page, 'defense', { Kind: 'Resistance', ...coat, Points: '3', Energy: 'fire' });
  await addEntry(page, 'defense', {
    Kind: 'Negation',
    Name: 'Inner force guard',
    Points: '4',
    'Using it costs something': true,
  });
}

async function enterPoolsAndItems(page: Page): Promise<void> {
  await addEntry(page, 'Energy Pool', { Name: 'Inner force', Category: 'Eastern', Dexterity: true, Perception: true });
  await addEntry(page, 'Energy Pool', { Name: 'Mana', Intelligence: true, Perception: true });
  await addEntry(page, 'Gauge', { Name: 'Rage', 'Comes with': 'Stormwolf Bloodline' });
  await addEntry(page, 'Gauge', { Name: 'Overclock', Maximum: 'A number', 'Maximum, in points': '6' });
  await addEntry(page, 'item', {
    Name: 'Ember Coat',
    Kind: 'Armor',
    Defense: '4',
    'Size of the item': '5',
    'Worn or in hand': true,
  });
  await addEntry(page, 'item', {
    Name: 'Leather jacket',
    Kind: 'Armor',
    Defense: '2',
    'Size of the item': '5',
    'Worn or in hand': true,
  });
  await addEntry(page, 'item', { Name: 'Bandages', Kind: 'Consumable', Carried: '3' });
}

test('the whole character of the mockups, from an empty form [X-03] [B-13] [E-03] [W-05] [P-01]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New character' }).click();
  const form = page.getByRole('main');
  await fill(form, {
    Name: 'Lin Yao',
    'Other name': '林遥',
    Player: 'Wen',
    Concept: 'Night-shift paramedic',
    Rank: 'C',
  });
  await fill(form, { Strength: '4', Dexterity: '9', Stamina: '5', Intelligence: '3', Perception: '6', Resolve: '4' });
  await fill(form, { Presence: '2', Manipulation: '2', Composure: '3', Size: '5', 'Reward points': '1450' });
  await enterResources(page);
  await enterEffects(page);
  await enterDefences(page);
  await enterPoolsAndItems(page);
  await page.getByRole('button', { name: 'Create Lin Yao' }).click();
  await expectHealth(page, '20H');
  await expectWillpower(page, 7, 7);
  await play(page);
  await expectHealth(page, '8H 3B 4L 5A', 4);
  await expectState(page, 'Moderately injured', 'Conscious');
  await expectWillpower(page, 4, 7, 2);
  await expectNumbers(page);
  await expectWhys(page);
});

/** The numbers of the sheet in the mockups. */
async function expectNumbers(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const name of NUMBERS) await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of METERS) await expect(main.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(main.getByText('+2 temporary', { exact: true })).toBeVisible();
  const parts = page.getByRole('region', { name: 'Defense', exact: true });
  await expect(parts.getByRole('listitem')).toHaveText([
    'Base Defense5',
    'Dodge Defense4',
    'Natural Armor3',
    'Armor Defense4',
    'Circumstance bonus−3',
    'Deflection bonus2',
  ]);
  await expect(parts.getByRole('button', { name: 'Armor Piercing can strip 7.' })).toBeVisible();
  await expect(parts.getByRole('button', { name: 'High Speed can cut 9.' })).toBeVisible();
  const effects = page.getByRole('region', { name: 'Effects and conditions' });
  for (const row of EFFECTS) await expect(effects.getByRole('button', { name: row })).toBeVisible();
  await expect(effects.getByRole('list').first().getByRole('listitem')).toHaveCount(EFFECTS.length);
}

/** The whys of the mockups: what each number is made of, and what lost. */
async function expectWhys(page: Page): Promise<void> {
  const parts = (why: Locator) => why.getByRole('listitem');
  const health = await openWhy(page, '8 / 20 healthy', 'Maximum Health');
  await expect(health).toContainText('4 count');
  await expect(parts(health)).toHaveText([/^5Stamina/, /^5Size/, /^4Stormwolf D/, /^6Stormwolf C/]);
  await page.keyboard.press('Escape');

  const defenseWhy = await openWhy(page, /^15$/, 'Defense');
  await expect(defenseWhy).toContainText('9 count, 2 do not');
  for (const lost of ['Bark salve', 'Leather jacket']) {
    await expect(defenseWhy.getByRole('listitem').filter({ hasText: lost }).locator('s')).toHaveText(lost);
  }
  await page.keyboard.press('Escape');

  const dexterity = await openWhy(page, /^Dexterity Legendary/, 'Dexterity');
  await expect(parts(dexterity)).toHaveText([/^9Permanent score/, /^2Stormwolf C/, /^−1Attribute damage/]);
  await page.keyboard.press('Escape');

  const status = await openWhy(page, 'Moderately injured', 'Health status');
  await expect(status.getByText('Total')).toHaveText('Total26');
  await page.keyboard.press('Escape');
}

const NUMBERS = [
  '4 temporary HP',
  'Strength Legendary 1 +3 7',
  'Dexterity Legendary 1 −1 10',
  'Stamina 5',
  'Intelligence 3',
  'Perception Legendary 1 6',
  'Resolve 4',
  'Presence 2',
  'Manipulation 2',
  'Composure 3',
  '0 Wound penalty',
  '7 Will save DP',
  '5 Size',
  '15',
  '7no maximum',
];
const METERS = ['Inner force 9 of 16', 'Mana 6 of 9', 'Overclock 3 of 6'];

const EFFECTS = [
  /^Battle hymn.* 3 rounds$/,
  /^Mirror Ward.* 3 rounds$/,
  /^Muscle tonic.* 4 rounds$/,
  /^Cloud Step.* until dismissed$/,
  /^Waist-deep water, dark.* this scene$/,
  /^Poisoned.* 4 points$/,
  /^Dexterity damage.* 1 point$/,
];

/** What has happened to the character of the mockups before. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: '0 temporary HP' }).click();
  const temporary = page.getByRole('dialog', { name: /^Temporary HP/ });
  await temporary.getByRole('textbox').first().fill('4');
  await temporary.getByRole('button', { name: 'Gain 4' }).click();
  await markOnTrack(page, 'Bashing', 3);
  await markOnTrack(page, 'Lethal', 4);
  await markOnTrack(page, 'Aggravated', 5);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Dexterity/ })
    .click();
  await page.getByRole('button', { name: 'Damage 1' }).click();
  await page.keyboard.press('Escape');
  const press = async (name: string, times: number) => {
    const one = page.getByRole('button', { name, exact: true });
    for (let n = 0; n < times; n += 1) await one.click();
  };
  await press('Spend 1 Willpower', 3);
  await gainWillpower(page, '2');
  await press('Spend 1 Inner force', 7);
  await press('Spend 1 Mana', 3);
  await press('Spend 1 Overclock', 3);
  await press('Restore 1 Rage', 7);
}

async function gainWillpower(page: Page, points: string): Promise<void> {
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await actions.getByRole('button', { name: 'Willpower', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Willpower/ });
  await choose(dialog.getByRole('radio', { name: /^Gain temporary Willpower/ }));
  await dialog.getByRole('textbox', { name: 'Points' }).fill(points);
  await dialog.getByRole('button', { name: `Gain ${points} temporary` }).click();
  await expect(dialog).toBeHidden();
}
