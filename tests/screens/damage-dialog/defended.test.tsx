import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aDefence, anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { DamageDialog } from '@/screens/damage-dialog/damage-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 40_000 });
afterEach(closeSheet);

const BIG = '15L fire + 15A fire + 5L lightning';

const DEFENCES = [
  aDefence({ id: 'grounded', name: 'Stormwolf', kind: 'immunity', types: ['lightning'], grades: null, rank: null }),
  aDefence({ id: 'cool', name: 'Ash-walker', kind: 'ignoring', points: 2, types: ['fire'], weaponDamageAtMost: null }),
  aDefence({ id: 'hide', name: 'Iron Hide', kind: 'hardness', points: 2, wording: 'gain' }),
  aDefence({ id: 'ward', name: 'Ward Sigil', kind: 'absorption', points: 3, covers: 'all' }),
  aDefence({
    id: 'coat',
    name: 'Ember Coat',
    kind: 'conversion',
    holder: 'self',
    points: 5,
    ballisticOnly: false,
    types: null,
    from: null,
  }),
  aDefence({ id: 'fire', name: 'Ember Coat', kind: 'resistance', points: 3, energy: 'fire' }),
  aDefence({ id: 'all', name: 'Amulet', kind: 'resistance', points: 2, energy: 'all' }),
  aDefence({ id: 'guard', name: 'Inner force guard', kind: 'negation', points: 4, types: null, costs: true }),
];

const WORN = aTrack(8, 3, 4, 5);
const defended = (change = {}) => aSheetWithTrack(WORN, { defences: DEFENCES, ...change });

async function show(sheet: Sheet = defended(), commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const user = userEvent.setup();
  await act(async () => {
    renderUi(<DamageDialog onClose={() => undefined} />);
  });
  return user;
}

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const way = () => screen.getByRole('list', { name: 'From the hit to Health' });
const row = (name: RegExp) => within(way()).getByRole('button', { name });
const apply = () => plain(screen.getByRole('button', { name: /^Apply/ }).textContent);
const more = () => screen.getByText('Save, piercing, sharing and more');
const lastCommand = () => sheetStore.getState().history?.past.at(-1)?.commands[0];

describe('a hit against defences', () => {
  it('[P-27] [P-32] shows the rulebook’s big example row by row, a paid negation by choice', async () => {
    const user = await show();
    await user.paste(BIG);
    expect(apply()).toBe('Apply 10 L + 10 A');
    await user.click(row(/^Negation 4/));
    const rows = within(way())
      .getAllByRole('listitem')
      .map((one) => plain(one.textContent));
    expect(rows.slice(0, 9)).toEqual([
      'Hit20 L + 15 A',
      '1Immunity−5 LStormwolf: lightning15 L + 15 A',
      '2Ignoring 2−2 LAsh-walker: fire13 L + 15 A',
      '3Hardness 2−2 LIron Hide11 L + 15 A',
      '4Absorption 3−3 LWard Sigil: all damage8 L + 15 A',
      expect.stringMatching(/^5Conversion 55 A become 5 LEmber Coat.*13 L \+ 10 A/),
      '6Resistance 3−3 LEmber Coat: fire Resistance 2 another is higher10 L + 10 A',
      'Negation 4−4 LInner force guard: all damage6 L + 10 A',
      'Damage dealt6 L + 10 A',
    ]);
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(0, 0, 5, 15)));
    expect(lastCommand()).toMatchObject({
      paid: ['guard'],
      parts: [{ types: ['fire'] }, {}, { types: ['lightning'] }],
    });
  });

  it('[P-01] a step is switched off by hand and on again, and the row says so', async () => {
    const user = await show();
    await user.paste('15L fire');
    expect(apply()).toBe('Apply 2 B + 3 L');
    await user.click(row(/^.?Hardness 2/));
    expect(row(/^.?Hardness 2.*switched off/)).toHaveAttribute('aria-pressed', 'false');
    expect(apply()).toBe('Apply 2 B + 5 L');
    await user.click(row(/^.?Hardness 2/));
    expect(apply()).toBe('Apply 2 B + 3 L');
  });

  it('[P-18] its owner chooses what a conversion converts', async () => {
    const user = await show(aSheetWithTrack(WORN, { defences: [DEFENCES[4] as (typeof DEFENCES)[number]] }));
    await user.paste('6L fire + 6A cold');
    expect(apply()).toBe('Apply 11 L + 1 A');
    await user.click(screen.getByRole('button', { name: 'Choose what it converts' }));
    const picks = within(screen.getByRole('group', { name: 'What Ember Coat converts' }));
    const [fire, cold] = picks.getAllByRole('textbox');
    expect(cold).toHaveValue('5');
    await user.clear(cold as HTMLElement);
    await user.type(cold as HTMLElement, '0');
    await user.clear(fire as HTMLElement);
    await user.type(fire as HTMLElement, '5');
    expect(apply()).toBe('Apply 5 B + 1 L + 6 A');
  });

  it('[B-24] Armor Piercing and bypasses are said of the hit', async () => {
    const user = await show();
    await user.paste('9L');
    await user.click(screen.getByRole('checkbox', { name: 'Bypasses hardness' }));
    expect(row(/^.?Hardness 2.*bypassed/)).toBeInTheDocument();
    await user.click(more());
    await user.click(await screen.findByRole('button', { name: 'One more, Armor Piercing' }));
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() =>
      expect(lastCommand()).toMatchObject({ bypasses: ['hardness'], piercing: { armorPiercing: 1 } }),
    );
  });

  it('[P-26] shares the damage', async () => {
    const user = await show(aSheetWithTrack(WORN));
    await user.paste('8B');
    await user.click(more());
    await user.click(await screen.findByRole('button', { name: 'One more, Shared among, this character included' }));
    expect(apply()).toBe('Apply 4 B');
  });
});

describe('other forms of damage', () => {
  it('[P-28] [P-29] [D-37] an attack hits by its roll; half of it goes up a grade', async () => {
    const user = await show(aSheetWithTrack(aTrack(40, 0, 0, 0)));
    await user.click(screen.getByRole('radio', { name: 'Attack' }));
    const number = async (name: string, value: string) => {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, value);
    };
    await number('Successes', '12');
    await number('Extra successes of the defense', '4');
    expect(apply()).toBe('Apply 8 L');
    await user.click(screen.getByRole('checkbox', { name: 'Damage cap' }));
    expect(apply()).toBe('Apply 5 L');
    await number('Damage cap, points', '6');
    await user.click(screen.getByRole('checkbox', { name: 'Half goes up a grade' }));
    expect(apply()).toBe('Apply 3 L + 3 A');
    await user.type(screen.getByRole('textbox', { name: 'Damage' }), '2B fire');
    expect(apply()).toBe('Apply 2 B + 3 L + 3 A');
  });

  it('[P-39] an attack that misses can still be written down', async () => {
    const user = await show();
    await user.click(screen.getByRole('radio', { name: 'Attack' }));
    const declared = screen.getByRole('textbox', { name: 'Extra successes of the defense' });
    await user.clear(declared);
    await user.type(declared, '3');
    expect(apply()).toBe('Apply: nothing reaches Health');
  });

  it('explains the terms of what an attack has', async () => {
    const user = await show();
    await user.paste('9L');
    await user.click(more());
    await screen.findByRole('textbox', { name: 'Armor Piercing' });
    const terms = [...document.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset, textContent }) => [
      dataset.term,
      textContent,
    ]);
    expect(terms).toContainEqual(['Armor Piercing', 'Armor Piercing']);
    expect(terms).toContainEqual(['High Speed', 'High Speed']);
  });

  it('[D-20] a fall asks for its height', async () => {
    const user = await show(aSheetWithTrack(WORN));
    await user.click(screen.getByRole('radio', { name: 'Fall' }));
    expect(screen.getByRole('button', { name: 'Enter the height' })).toBeDisabled();
    const height = screen.getByRole('textbox', { name: 'Height, meters' });
    await user.clear(height);
    await user.paste('1000001');
    expect(height).toHaveAccessibleDescription('A whole number. From 0 to 1,000,000.');
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
    await user.clear(height);
    await user.type(height, '30');
    expect(apply()).toMatch(/^Apply \d+ L$/);
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(lastCommand()).toMatchObject({ type: 'damage/fall', height: 30 }));
  });

  it('[M-01] blasts that overlap raise each other', async () => {
    const user = await show(aSheetWithTrack(aTrack(40, 0, 0, 0)));
    await user.click(screen.getByRole('radio', { name: 'Explosion' }));
    await user.type(screen.getByRole('textbox', { name: 'Damage' }), '8L fire + 8L fire');
    const [made] = within(way()).getAllByRole('listitem');
    expect(plain(made?.textContent ?? '')).toBe('Lethal damage 0 → 8Lethal damage 8 → 9');
    expect(apply()).toBe('Apply 9 L');
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(lastCommand()).toMatchObject({ type: 'damage/explosion' }));
  });
});

describe('parts by their chips', () => {
  it('[D-01] ticks types and traits; the line says them', async () => {
    const user = await show(aSheetWithTrack(WORN));
    await user.paste('5L');
    await user.click(screen.getByRole('button', { name: '5 lethal' }));
    await user.click(screen.getByRole('checkbox', { name: 'pure energy' }));
    await user.click(screen.getByRole('checkbox', { name: 'silver' }));
    expect(screen.getByRole('textbox', { name: 'Damage' })).toHaveValue('5L pure energy silver');
    await user.click(screen.getByRole('checkbox', { name: 'pure energy' }));
    expect(screen.getByRole('textbox', { name: 'Damage' })).toHaveValue('5L silver');
  });
});

describe('the same hit again', () => {
  it('comes back with its types, its attack and what was said of it', async () => {
    const again: Command = {
      type: 'damage/take',
      parts: [{ amount: 3, grade: 'lethal', types: ['fire', 'unholy'], materials: ['moon silver'] }],
      unavoidable: false,
      source: 'Imp',
      bypasses: ['hardness'],
      piercing: { armorPiercing: 2 },
    };
    const user = await show(defended(), [again]);
    await user.click(screen.getByRole('button', { name: /^3.L\s*Imp$/ }));
    expect(screen.getByRole('textbox', { name: 'Damage' })).toHaveValue('3L fire unholy "moon silver"');
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(sheetStore.getState().history?.past).toHaveLength(2));
    expect(lastCommand()).toEqual(again);
  });
});

describe('a death that something answers', () => {
  it('[H-18] is answered in the same dialog', async () => {
    const phoenix = anEffect([], { id: 'phoenix', name: 'Phoenix', onDeath: true });
    const user = await show(aSheetWithTrack(WORN, { effects: [phoenix] }));
    await user.paste('40A');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What answers this death' }), 'Phoenix');
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(sheetNow().pending).toEqual([]));
    expect(sheetNow().death).toBe('aggravated');
  });
});
