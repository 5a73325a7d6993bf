import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import { RestPlanner } from '@/screens/rest-planner/rest-planner';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

const WORN = aTrack(8, 3, 4, 5);
const worn = aSheetWithTrack(WORN, { willpower: { current: 1 } });

async function show(sheet: Sheet) {
  await openSheet(sheet);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<RestPlanner onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const ways = () =>
  within(screen.getByRole('group', { name: /^Ways to spend/ }))
    .getAllByRole('radio')
    .map((way) => (way as HTMLInputElement).value);
const result = () => screen.getByRole('region', { name: /^After/ });

describe('the rest planner', () => {
  it('[H-22] offers 3 lethal or 1 aggravated for 7 days, never both', async () => {
    await show(worn);
    expect(ways()).toEqual(['3/3/0', '3/0/1', '3/0/0']);
    expect(within(result()).getByText('+6 healthy')).toBeInTheDocument();
    expect(within(result()).getByText(/^14.H · 0.B · 1.L · 5.A$/)).toBeInTheDocument();
  });

  it('[H-30] at double speed heals all 4 lethal, as fast as its numbers say', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    await user.type(screen.getByRole('textbox', { name: 'Multiplier' }), '2');
    await user.click(button('Add'));
    expect(ways()[0]).toBe('3/4/0');
    expect(button(/^Recovery: × 2/)).toBeInTheDocument();
    expect(screen.getAllByText('3 × 8 min').length).toBeGreaterThan(0);
    expect(screen.getAllByText('4 × 1 d').length).toBeGreaterThan(0);
    expect(screen.getAllByText('5 × 3 d 12 h').length).toBeGreaterThan(0);
    await user.click(button('Remove × 2'));
    expect(ways()[0]).toBe('3/3/0');
  });

  it('[H-30] takes no speed it can’t count with', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    await user.type(screen.getByRole('textbox', { name: 'Multiplier' }), 'fast');
    await user.click(button('Add'));
    expect(screen.getByText('A number from 0.01 to 100.')).toBeInTheDocument();
    expect(ways()[0]).toBe('3/3/0');
  });

  it('[H-20] [H-22] rests until all has healed, and not when another time is chosen', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Until healed, 43 d/));
    expect(button('Rest 43 days')).toBeEnabled();
    expect(within(result()).getByText('+12 healthy')).toBeInTheDocument();
    await user.click(radio('24 h'));
    expect(button('Rest 1 day')).toBeEnabled();
  });

  it('[H-10] offers to rest until an unconscious character wakes', async () => {
    const out = { ...aSheetWithTrack(aTrack(0, 3, 2)), consciousness: { causes: ['severeInjury'], holding: null } };
    const { user } = await show(out as Sheet);
    await user.click(button('Until awake, 15 min'));
    await user.click(button('Rest 15 minutes'));
    await waitFor(() => expect(sheetNow().consciousness.causes).toEqual([]));
  });

  it('[H-22] leaves out a part that is switched off', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    await user.click(screen.getByRole('checkbox', { name: 'L' }));
    expect(ways()[0]).toBe('3/0/1');
    await user.click(screen.getByRole('checkbox', { name: 'Willpower' }));
    await user.click(button('Rest 7 days'));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(12, 0, 4, 4)));
    expect(sheetNow().willpower.current).toBe(1);
  });

  it('[H-25] [H-31] heals by Medicine first', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    const points = screen.getByRole('textbox', { name: 'Points' });
    await user.clear(points);
    expect(points).toHaveAccessibleDescription(/^A whole number. From 1 to/);
    expect(button('Correct the marked fields')).toBeDisabled();
    expect(button('Rest 7 days')).toBeEnabled();
    await user.paste('1');
    await user.click(button('Heal first'));
    expect(button('Remove Medicine · 1.L'.replace('.', '\u00a0'))).toBeInTheDocument();
    expect(within(result()).getByText(/^15.H · 0.B · 0.L · 5.A$/)).toBeInTheDocument();
  });

  it('[H-22] shows what a rest had earned when it was broken off', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    const time = screen.getByRole('textbox', { name: 'Broken off after' });
    await user.type(time, '5d');
    expect(within(result()).getByText('+5 healthy')).toBeInTheDocument();
    await user.clear(time);
    await user.type(time, '9d');
    expect(screen.getByText('The rest is over after 7 d.')).toBeInTheDocument();
    expect(within(result()).getByText('+6 healthy')).toBeInTheDocument();
  });

  it('[H-21] [H-22] applies another way when it is chosen, and rests that way', async () => {
    const { user, onClose } = await show(worn);
    await user.click(radio(/3.B, then 1.A/));
    expect(within(result()).getByText('+4 healthy')).toBeInTheDocument();
    await user.click(button('Rest 7 days'));
    await waitFor(() => expect(sheetNow().health.track).toEqual(aTrack(12, 0, 4, 4)));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText('Rested 7 d.')).toBeInTheDocument();
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('[H-22] asks the aim again when the time or the aim changes', async () => {
    const { user } = await show(worn);
    await user.click(radio('Worst first'));
    expect(within(result()).getByText('+4 healthy')).toBeInTheDocument();
    await user.click(radio('2 d'));
    expect(ways()).toEqual(['3/1/0', '3/0/0']);
    await user.click(radio('15 min'));
    expect(within(result()).getByText('+1 healthy')).toBeInTheDocument();
  });

  it('takes any time that is typed, and says when it can’t be read', async () => {
    const { user } = await show(worn);
    const other = screen.getByRole('textbox', { name: 'Another time' });
    await user.type(other, '2d 6h');
    expect(button('Rest 2 d 6 h')).toBeEnabled();
    await user.clear(other);
    await user.type(other, 'a while');
    expect(screen.getByText(/^Not a time/)).toBeInTheDocument();
    expect(other).toHaveAttribute('aria-invalid', 'true');
  });

  it('[H-26] plans the saves against one condition, as many as the player wants', async () => {
    const poisoned = { id: 'poison', name: 'Poisoned', note: '', points: 4 };
    const { user } = await show({ ...worn, conditions: [poisoned] });
    await user.click(button(/Poisoned 4/));
    await user.click(
      within(screen.getByRole('textbox', { name: 'Number of saves' }).parentElement as HTMLElement).getByRole(
        'button',
        { name: 'One less, Number of saves' },
      ),
    );
    await user.click(button('Rest 7 days'));
    await waitFor(() =>
      expect(sheetNow().pending).toContainEqual({ kind: 'conditionSaves', condition: 'poison', saves: 3 }),
    );
  });

  it('[H-26] asks for each save at its moment, goes on with the answer, and rests as one entry', async () => {
    const conditions = [
      { id: 'poison', name: 'Poisoned', note: '', points: 4 },
      { id: 'fire', name: 'Burning', note: '', points: 1 },
    ];
    const { user } = await show({ ...worn, conditions });
    const saves = within(screen.getByRole('region', { name: 'Saves as they fall due' }));
    expect(saves.getByText('Save 1, after 15 min')).toBeInTheDocument();
    await user.type(saves.getByRole('textbox', { name: 'Points it took off' }), '4');
    await user.click(saves.getByRole('button', { name: 'Rolled' }));
    expect(saves.getByText('Poisoned is over')).toBeInTheDocument();
    expect(saves.getByText('Save 2, after 30 min')).toBeInTheDocument();
    await user.click(saves.getByRole('button', { name: 'Rolled' }));
    expect(saves.getByText('Burning stays at 1')).toBeInTheDocument();
    expect(saves.getByText('Save 3, after 45 min')).toBeInTheDocument();
    await user.click(button('Rest 7 days'));
    await waitFor(() => expect(sheetNow().conditions).toEqual([conditions[1]]));
    expect(sheetNow().pending).toEqual([{ kind: 'conditionSaves', condition: 'fire', saves: 1 }]);
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('[H-26] takes an answer back, and asks no more once nothing is left', async () => {
    const { user } = await show({ ...worn, conditions: [{ id: 'fire', name: 'Burning', note: '', points: 1 }] });
    const saves = within(screen.getByRole('region', { name: 'Saves as they fall due' }));
    await user.type(saves.getByRole('textbox', { name: 'Points it took off' }), '1');
    await user.click(saves.getByRole('button', { name: 'Rolled' }));
    expect(saves.queryByRole('button', { name: 'Rolled' })).not.toBeInTheDocument();
    await user.click(saves.getByRole('button', { name: 'Take back save 1' }));
    expect(saves.getByText('Save 1, after 15 min')).toBeInTheDocument();
  });

  it('[H-28] asks which Attribute recovers when several are damaged', async () => {
    const attributeDamage = { ...worn.attributeDamage, strength: 1, dexterity: 1 };
    const { user } = await show({ ...worn, attributeDamage });
    expect(screen.getByText(/2 Attributes are damaged/)).toBeInTheDocument();
    await user.click(button(/^Recovery: normal/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Attribute that recovers' }), 'strength');
    await user.click(button('Rest 7 days'));
    await waitFor(() => expect(sheetNow().attributeDamage).toMatchObject({ strength: 0, dexterity: 1 }));
  });

  it('[H-42] [W-14] ends the scene from 8 hours on, unless told otherwise', async () => {
    const shielded = { ...worn, health: { ...worn.health, temporary: 4 } };
    const { user } = await show(shielded);
    expect(screen.getByText('4 temporary HP end with the scene.')).toBeInTheDocument();
    await user.click(radio('1 h'));
    expect(screen.queryByText(/with the scene/)).not.toBeInTheDocument();
    await user.click(button(/^Recovery: normal/));
    await user.click(screen.getByRole('checkbox', { name: /The scene ends/ }));
    await user.click(button('Rest 1 hour'));
    await waitFor(() => expect(sheetNow().health.temporary).toBe(0));
  });

  it('[H-11] says why there is no rest while injuries worsen', async () => {
    const worsening: Sheet = {
      ...aSheetWithTrack(aTrack(0, 0, 7)),
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    };
    await show(worsening);
    expect(screen.getByText('No rest now')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Ways to spend/ })).not.toBeInTheDocument();
    expect(button('No rest while injuries worsen.')).toBeDisabled();
  });

  it('[H-16] says why the dead don’t rest', async () => {
    await show({ ...aSheetWithTrack(aTrack(0, 0, 0, 7)), death: 'aggravated' });
    expect(button('The dead can’t do that.')).toBeDisabled();
  });

  it('[H-32] gives the time to full recovery with its sum, and the Overseer’s price', async () => {
    const { user } = await show({ ...worn, points: 1450 });
    expect(screen.getByText('1,000 points')).toBeInTheDocument();
    expect(screen.getByText(/5 A × 200.*Someone has 1,450/)).toBeInTheDocument();
    await user.click(button(/^43 d$/));
    expect(within(screen.getByRole('dialog', { name: 'Full recovery' })).getByText('H-21')).toBeInTheDocument();
  });

  it('[H-32] says that the points the Overseer takes were set by hand', async () => {
    await show({ ...worn, points: 450, setByHand: ['points'] });
    expect(await screen.findByText('Reward points: last set by hand')).toBeInTheDocument();
  });

  it('[H-32] says how much of the Overseer’s price the character has', async () => {
    await show({ ...worn, points: 450 });
    expect(screen.getByText(/Enough for 2 A/)).toBeInTheDocument();
  });

  it('[H-36] [H-37] tells when a limb is back, also put back, and whether within this rest', async () => {
    const limb = (id: string, size: number, reattached: boolean) => ({
      ...{ id, name: id, size, reattached },
      ...{ lostAt: 0, grown: 0 },
    });
    const healing = [{ id: 'r', kind: 'regeneration' as const, source: 'Blood', rating: 4 }];
    const lostLimbs = [limb('Arm', 3, false), limb('Hand', 1, true), limb('Leg', 8, false)];
    const { user } = await show({ ...worn, healing, lostLimbs });
    const arm = button(/^Arm/);
    expect(arm).toHaveTextContent('is back in 3 d 3 h, in this rest');
    expect(arm).toHaveTextContent('(1 h 15 min once it is put back)');
    expect(button(/^Hand/)).toHaveTextContent('is back in 25 min, in this rest');
    expect(button(/^Leg/)).toHaveTextContent(/is back in 8 d 8 h [(]/);
    await user.click(arm);
    expect(within(screen.getByRole('dialog', { name: 'Arm' })).getByText('H-36')).toBeInTheDocument();
  });

  it('[H-22] stays broken off while something else changes, not when the time does', async () => {
    const { user } = await show(worn);
    await user.click(button(/^Recovery: normal/));
    await user.type(screen.getByRole('textbox', { name: 'Broken off after' }), '5d');
    await user.click(button('Heal first'));
    expect(button(/Broken off after 5/)).toBeInTheDocument();
    await user.click(radio('2 d'));
    expect(screen.getByRole('textbox', { name: 'Broken off after' })).toHaveValue('');
    expect(button('Rest 2 days')).toBeEnabled();
  });

  it('[H-48] heals second Health first, and shows its track until it is whole', async () => {
    const second = { name: 'Avatar', source: { kind: 'value' as const, value: 5 }, track: aTrack(3, 0, 2) };
    await show({ ...worn, secondHealth: second });
    expect(within(result()).getByText('+6 healthy')).toBeInTheDocument();
    expect(ways()[0]).toBe('3/3/0');
  });

  it('changes nothing when it is left with Esc', async () => {
    const { user, onClose } = await show(worn);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(sheetNow().health.track).toEqual(WORN);
  });
});
