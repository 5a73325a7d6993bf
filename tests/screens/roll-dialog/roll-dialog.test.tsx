import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { ordinaryModifier } from '@/model/bonuses';
import type { Sheet } from '@/model/sheet';
import { RollDialog } from '@/screens/roll-dialog/roll-dialog';
import * as dice from '@/store/dice';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 30_000 });

/** What the dice show, in order; then ones. */
let shown: number[] = [];
beforeEach(() => {
  vi.spyOn(dice, 'rollDie').mockImplementation(() => shown.shift() ?? 1);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeSheet();
});

async function show(sheet: Sheet, seed = '') {
  await openSheet(sheet);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<RollDialog seed={seed} onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const came = (text: string | RegExp) => waitFor(() => expect(result().getByText(text)).toBeInTheDocument());
const diceIn = (name: string) => within(result().getByRole('list', { name })).getAllByRole('listitem');
const lastTrace = () => sheetStore.getState().history?.past.at(-1)?.trace ?? [];

const archery = { id: 'archery', name: 'Archery', rating: 3, specialties: ['Longbow'] };

describe('building a pool', () => {
  it('[B-03] [B-T25] adds Attribute, Skill, Specialty and dice by hand', async () => {
    const { user } = await show(aSheet({ skills: [archery] }), 'dexterity');
    expect(screen.getByRole('checkbox', { name: 'Dexterity' })).toBeChecked();
    expect(button(/^2 Dice pool/)).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Skill' }), 'Archery');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Specialty' }), 'Longbow');
    const byHand = screen.getByRole('textbox', { name: 'Dice by hand' });
    await user.clear(byHand);
    await user.type(byHand, '-1');
    expect(button('Roll 5 dice')).toBeEnabled();
    await user.click(button(/^5 Dice pool/));
    const why = within(screen.getByRole('dialog', { name: 'Dice pool' }));
    expect(await why.findByText('Longbow')).toBeInTheDocument();
    expect(why.getByText('Circumstances')).toBeInTheDocument();
  });

  it('[B-15] counts a bonus on the kind of act that is chosen, and says so else', async () => {
    const onAttack = { on: 'roll', roll: { attribute: null, skill: '', tag: 'feint', item: '' } } as const;
    const hymn = { ...anEffect([], { name: 'Hymn' }), modifiers: [ordinaryModifier(onAttack, 2, 'morale')] };
    const { user } = await show(aSheet({ effects: [hymn] }), 'strength');
    expect(button('Roll 2 dice')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'feint' }));
    expect(button('Roll 4 dice')).toBeInTheDocument();
  });

  it('[W-22] begins a Will save with Resolve and Composure', async () => {
    await show(aSheet(), 'willSave');
    expect(screen.getByRole('radio', { name: 'Will save' })).toBeChecked();
    expect(button('Roll 4 dice')).toBeInTheDocument();
  });

  it('[M-47] rolls one thing in place of another', async () => {
    const { user } = await show(aSheet({ attributes: { presence: 5 } }), 'strength');
    await user.click(screen.getByText('More'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'In place of' }), 'Strength');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Roll' }), 'Presence');
    expect(button('Roll 5 dice')).toBeInTheDocument();
  });

  it('says what a number may be and rolls nothing', async () => {
    const { user } = await show(aSheet(), 'strength');
    const byHand = screen.getByRole('textbox', { name: 'Dice by hand' });
    await user.clear(byHand);
    await user.type(byHand, 'two');
    await user.click(button('Check the fields'));
    expect(await screen.findByText(/A whole number/)).toBeInTheDocument();
    expect(byHand).toHaveFocus();
    expect(lastTrace()).toEqual([]);
  });

  it('[M-25] says why an item can’t be used', async () => {
    const bow = anItem({ id: 'bow', name: 'Giant bow', kind: 'weapon', strengthRequired: 9 });
    await show(aSheet({ items: [bow] }), 'item:bow');
    expect(button(/can’t be used now/i)).toBeDisabled();
  });
});

describe('rolling', () => {
  it('[X-05] shows every die, those rolled again, and what it comes to', async () => {
    const { user } = await show(aSheet(), 'willRoll');
    await user.type(screen.getByRole('textbox', { name: 'Successes needed, optional' }), '2');
    shown = [10, 8, 3, 1, 9];
    await user.click(button('Roll 4 dice'));
    await came('3 successes');
    expect(diceIn('Dice of the pool').map((die) => die.textContent)).toEqual([
      '1010, success, rolled again',
      '88, success',
      '33',
      '11',
    ]);
    expect(diceIn('Rolled again').map((die) => die.textContent)).toEqual(['99, success']);
    expect(result().getByText('2 from the pool, 1 from dice rolled again')).toBeInTheDocument();
    expect(result().getByText('Succeeded by 1')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus();
  });

  it('is one entry of the history, and undo takes it back', async () => {
    const { user } = await show(aSheet(), 'willRoll');
    await user.click(screen.getByRole('checkbox', { name: /Pay 1 Willpower: \+3 dice/ }));
    await user.click(button('Roll 7 dice, pay 1 Willpower'));
    await came('0 successes');
    expect(sheetNow().willpower.current).toBe(3);
    expect(sheetStore.getState().history?.past).toHaveLength(1);
    await act(async () => void (await sheetStore.undo()));
    expect(sheetNow().willpower.current).toBe(4);
  });

  it('[W-13] says when there is no Willpower to pay', async () => {
    const { user } = await show(aSheet({ willpower: { current: 0, temporary: 0 } }), 'willRoll');
    await user.click(screen.getByRole('checkbox', { name: /Pay 1 Willpower/ }));
    expect(button(/Willpower/)).toBeDisabled();
  });

  it('rolls again, and goes back to the pool with what was chosen', async () => {
    const { user } = await show(aSheet(), 'strength');
    shown = [8, 8];
    await user.click(button('Roll 2 dice'));
    await came('2 successes');
    await user.click(button('Again: Roll 2 dice'));
    await came('0 successes');
    expect(sheetStore.getState().history?.past).toHaveLength(2);
    await user.click(button('Change'));
    expect(screen.getByRole('checkbox', { name: 'Strength' })).toBeChecked();
  });

  it('[M-31] makes several rolls and keeps the highest', async () => {
    const { user } = await show(aSheet(), 'strength');
    await user.click(screen.getByText('More'));
    const highest = screen.getByRole('textbox', { name: 'Keep the highest of' });
    await user.clear(highest);
    await user.type(highest, '2');
    shown = [1, 2, 8, 9];
    await user.click(button('Roll 2 dice, 2 times'));
    await came('2 successes');
    expect(result().getByRole('heading', { name: 'Roll 1: 0 successes' })).toBeInTheDocument();
    expect(result().getByRole('heading', { name: 'Roll 2: 2 successes counts' })).toBeInTheDocument();
  });

  it('[X-05] rolls 9s again where that is chosen', async () => {
    const { user } = await show(aSheet(), 'strength');
    await user.click(screen.getByText('More'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rolled again' }), '9 and 10');
    shown = [9, 1, 4];
    await user.click(button('Roll 2 dice'));
    await came('1 success');
    expect(diceIn('Rolled again')).toHaveLength(1);
  });

  it('[B-14] loses extra successes without a success', async () => {
    const { user } = await show(aSheet({ attributes: { strength: 6 } }), 'strength');
    await user.click(button('Roll 6 dice'));
    await came(/1 extra success lost/);
  });
});
