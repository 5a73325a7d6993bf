import type { Locator, Page } from '@playwright/test';
import { aDefence, anEffect, aTrack } from '#tests/support/builders';
import { expectHealth, expectSaved, expectState, expectWillpower, openSheet, owed } from './support/app';
import { byKeys, byTouch, type Hands } from './support/hands';
import { expect, test } from './support/test';

/** 20 Health, 4 Willpower, a defence of each kind the fight is about, second Health held ready. */
const FIGHTER = {
  name: 'Fighter',
  health: { track: aTrack(20), bonus: 13 },
  defences: [
    aDefence({ id: 'hide', name: 'Iron Hide', kind: 'hardness', points: 1, wording: 'gain' }),
    aDefence({
      id: 'coat',
      name: 'Ember Coat',
      kind: 'conversion',
      holder: 'armor',
      points: 2,
      ballisticOnly: false,
      types: null,
      from: null,
    }),
    aDefence({ id: 'ring', name: 'Ring', kind: 'resistance', points: 3, energy: 'fire' }),
    aDefence({ id: 'guard', name: 'Guard', kind: 'negation', points: 4, types: null, costs: true }),
  ],
  healing: [{ id: 'blood', kind: 'fastHealing', source: 'Blood', rating: 1 }],
  effects: [
    anEffect([{ target: 'strength', amount: 2 }], {
      id: 'hymn',
      name: 'Battle hymn',
      duration: { kind: 'rounds', left: 2 },
    }),
  ],
  conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: 2 }],
  secondHealth: { name: 'Avatar', source: { kind: 'value', value: 6 }, track: null },
} satisfies Parameters<typeof openSheet>[1];

type More = (dialog: Locator) => Promise<void>;

/** What the player does in a fight, whichever way they get at the app. */
function player(page: Page, hands: Hands) {
  const button = (scope: Page | Locator, name: string | RegExp) =>
    scope.getByRole('button', { name, exact: typeof name === 'string' });
  const dialogOf = (name: RegExp | string) => page.getByRole('dialog', { name });
  return {
    /** Takes a hit; `more` says what the entry can't, before it is applied. */
    hit: async (entry: string, apply: RegExp, more?: More) => {
      await hands.open('d', 'Take damage');
      const dialog = dialogOf(/^Take damage/);
      await hands.enter(dialog, entry);
      if (more) await more(dialog);
      await hands.press(button(dialog, apply));
      await expect(dialog).toBeHidden();
    },
    ofFire: (part: string): More => {
      return async (dialog) => {
        await hands.press(button(dialog, part));
        await hands.tick(dialog.getByRole('checkbox', { name: 'fire', exact: true }));
      };
    },
    lethalInsteadOfAggravated: async (dialog: Locator) => {
      await hands.press(button(dialog, 'Choose what it converts'));
      for (const [name, label] of [
        ['One less', /A physical$/],
        ['One more', /L physical$/],
      ] as const) {
        const stepper = dialog.getByRole('button', { name: new RegExp(`^${name}, .*${label.source}`) });
        await hands.press(stepper);
        await hands.press(stepper);
      }
    },
    payFor: (row: RegExp): More => {
      return async (dialog) => {
        await hands.press(button(dialog, row));
        await expect(button(dialog, row)).toHaveAttribute('aria-pressed', 'true');
      };
    },
    unavoidable: (dialog: Locator) => hands.tick(dialog.getByRole('checkbox', { name: 'Unavoidable', exact: true })),
    stayConscious: (dialog: Locator) =>
      hands.tick(dialog.getByRole('checkbox', { name: /^Pay 1 Willpower to stay conscious/ })),
    payOnSheet: () => hands.press(button(owed(page), 'Pay 1 Willpower')),
    gainTemporary: async (points: number) => {
      await hands.press(button(page, '0 temporary HP'));
      const dialog = dialogOf('Temporary HP');
      for (let n = 1; n < points; n += 1) await hands.press(button(dialog, 'One more, Points'));
      await hands.press(button(dialog, `Gain ${points}`));
      await expect(dialog).toBeHidden();
    },
    healLethal: async () => {
      await hands.open('h', 'Heal');
      const dialog = dialogOf(/^Heal/);
      await hands.press(button(dialog, /^One more, Lethal/));
      await hands.press(button(dialog, /^Heal 1.L$/));
      await expect(dialog).toBeHidden();
    },
    saveAgainstPoison: async () => {
      await hands.press(button(page, /^Poisoned/));
      const dialog = dialogOf('Poisoned');
      await hands.press(button(dialog, /^One less/));
      await hands.press(button(dialog, 'Close'));
    },
    endRound: async () => {
      await hands.open('e', 'End round');
      const dialog = dialogOf(/^End round/);
      await hands.press(button(dialog, /^End round/));
      await expect(dialog).toBeHidden();
    },
  };
}

const second = (page: Page) => page.getByRole('region', { name: 'Second Health' }).getByRole('img');
const expectSecond = (page: Page, spoken: string) => expect(second(page)).toHaveAccessibleName(`Health 6: ${spoken}`);

/** Five rounds, every change of them checked. */
async function fight(page: Page, hands: Hands): Promise<void> {
  await openSheet(page, FIGHTER);
  const does = player(page, hands);

  await test.step('round 1: types, a choice, a payment, temporary HP', async () => {
    await does.hit('6L', /^Apply 2.B \+ 3.L$/);
    await expectHealth(page, '15H 2B 3L');
    await does.hit('5L', /^Apply 1.L$/, does.ofFire('5 lethal'));
    await expectHealth(page, '14H 2B 4L');
    await does.hit('4L + 3A', /^Apply 2.B \+ 1.L \+ 3.A$/, does.lethalInsteadOfAggravated);
    await expectHealth(page, '8H 4B 5L 3A');
    await does.hit('6A', /^Apply 1.A$/, does.payFor(/Negation 4/));
    await expectHealth(page, '7H 4B 5L 4A');
    await does.gainTemporary(4);
    await expectHealth(page, '7H 4B 5L 4A', 4);
    await does.hit('4B', /^Apply: nothing reaches Health$/);
    await expectHealth(page, '7H 4B 5L 4A', 1);
    await does.endRound();
    await expectHealth(page, '8H 4B 4L 4A', 1);
  });

  await test.step('round 2: unavoidable, healing, a save, an effect that runs out', async () => {
    await does.hit('2L', /^Apply 2.L$/, does.unavoidable);
    await expectHealth(page, '6H 4B 6L 4A', 1);
    await does.healLethal();
    await expectHealth(page, '7H 4B 5L 4A', 1);
    await does.saveAgainstPoison();
    await expect(page.getByRole('button', { name: /^Poisoned\W*1 point/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Battle hymn/ })).toBeVisible();
    await does.endRound();
    await expectHealth(page, '8H 4B 4L 4A', 1);
    await expect(page.getByRole('button', { name: /^Battle hymn/ })).toBeHidden();
  });

  await test.step('round 3: down to nothing, twice held up by Willpower, worsening that fast healing stops', async () => {
    await does.hit('12L', /^Apply/);
    await expectHealth(page, '4B 12L 4A');
    await expect(owed(page)).toContainText('Dead in 16 rounds');
    await does.payOnSheet();
    await expectWillpower(page, 3, 4);
    await expectState(page, 'Worsening');
    await does.hit('5L', /^Apply/, does.stayConscious);
    await expectHealth(page, '16L 4A');
    await expectWillpower(page, 2, 4);
    await does.endRound();
    await expectHealth(page, '1H 14L 5A');
    await expect(owed(page)).toBeHidden();
  });

  await test.step('round 4: the second Health opens and takes the damage', async () => {
    await does.hit('18A', /^Apply/);
    await expectSecond(page, '5 healthy, 0 bashing, 0 lethal, 1 aggravated');
    await does.hit('4L', /^Apply 2.B \+ 1.L$/);
    await expectSecond(page, '2 healthy, 2 bashing, 1 lethal, 1 aggravated');
    await does.endRound();
    await expectSecond(page, '3 healthy, 2 bashing, 0 lethal, 1 aggravated');
  });

  await test.step('round 5: held up once more, and still there', async () => {
    await does.hit('10L', /^Apply/, does.stayConscious);
    await expectSecond(page, '0 healthy, 0 bashing, 3 lethal, 3 aggravated');
    await expectWillpower(page, 1, 4);
    await does.endRound();
    await expectSecond(page, '1 healthy, 0 bashing, 1 lethal, 4 aggravated');
    await expectSaved(page);
  });
}

test('a fight of five rounds by touch alone @phone', async ({ page }) => {
  await fight(page, byTouch(page));
});

test('a fight of five rounds by keyboard alone @desktop', async ({ page }) => {
  await fight(page, byKeys(page));
});
