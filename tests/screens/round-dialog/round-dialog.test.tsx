import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { RoundDialog } from '@/screens/round-dialog/round-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

async function show(kind: 'round' | 'scene', sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<RoundDialog kind={kind} onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const hit = (bashing: number, lethal: number): Command => ({
  type: 'damage/take',
  parts: [
    { grade: 'bashing', amount: bashing },
    { grade: 'lethal', amount: lethal },
  ],
  unavoidable: false,
  source: '',
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const wolf = { id: 'wolf', kind: 'fastHealing', source: 'Wolf', rating: 5 } as const;

describe('ending a round', () => {
  it('[H-11] shows the worsening of the rulebook’s example, then does it', async () => {
    const { user, onClose } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5)), [
      hit(10, 10),
      { type: 'consciousness/pass-out' },
    ]);
    expect(listed()).toEqual(['Worsening1 L turns to A']);
    expect(screen.getByText(/^0.H · 0.B · 13.L · 7.A$/)).toBeInTheDocument();
    expect(sheetNow().health.track).toEqual(aTrack(0, 0, 14, 6));
    await user.click(button('End round'));
    expect(sheetNow().health.track).toEqual(aTrack(0, 0, 13, 7));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[H-45] shows which effects count down and which end', async () => {
    const rounds = (id: string, name: string, left: number) =>
      anEffect([], { id, name, duration: { kind: 'rounds', left } });
    const { user } = await show('round', {
      ...aSheet({ effects: [rounds('hymn', 'Battle hymn', 3), rounds('tonic', 'Muscle tonic', 1)] }),
      time: { round: 3, minute: 0 },
    });
    expect(listed()).toEqual(['Battle hymn3 → 2 rounds', 'Muscle tonicends']);
    await user.click(button('End round 3'));
    expect(sheetNow().effects.map(({ name }) => name)).toEqual(['Battle hymn']);
  });

  it('[H-33] [H-34] heals lethal before bashing, an aggravated wound first when told to', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5), { healing: [wolf] }));
    expect(listed()[0]).toMatch(/^Fast healingheals 1.B \+ 4.L$/);
    await user.click(screen.getByRole('checkbox', { name: 'Use 4 points on an aggravated wound' }));
    expect(listed()[0]).toMatch(/^Fast healingheals 1.L \+ 1.A$/);
    await user.click(button('End round'));
    expect(sheetNow().health.track).toEqual(aTrack(10, 3, 3, 4));
  });

  it('[H-34] splits the points by hand, no further than the sources reach', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5), { healing: [wolf] }));
    await user.click(screen.getByRole('checkbox', { name: 'Split the points by hand' }));
    const bashing = screen.getByRole('textbox', { name: 'Heal bashing' });
    await user.clear(bashing);
    await user.type(bashing, '2');
    expect(button('The healing doesn’t reach that far')).toBeDisabled();
    const lethal = screen.getByRole('textbox', { name: 'Heal lethal' });
    await user.clear(lethal);
    await user.type(lethal, '3');
    await user.click(button('End round'));
    expect(sheetNow().health.track).toEqual(aTrack(13, 1, 1, 5));
  });

  it('[W-09] [W-10] shows the payment owed and takes it in the same gesture', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(0, 0, 4, 1), { worsening: true }), [
      { type: 'damage/take', parts: [{ grade: 'lethal', amount: 1 }], unavoidable: false, source: '' },
      { type: 'willpower/stay-conscious', inCombat: true },
    ]);
    expect(listed()).toEqual(['Worsening1 L turns to A', '1 Willpower to stay consciousowed']);
    await user.click(screen.getByRole('checkbox', { name: /Pay 1 Willpower/ }));
    await user.click(button('End round'));
    expect(sheetStore.getState().history?.past.at(-1)?.commands).toHaveLength(2);
    expect(sheetNow().willpower.current).toBe(2);
    expect(sheetNow().consciousness.holding).not.toBeNull();
  });

  it('[H-11] [H-16] names the death on the button', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(0, 0, 1, 4), { worsening: true }));
    await user.click(button('End round: Someone dies'));
    expect(sheetNow().death).toBe('aggravated');
  });

  it('[H-16] refuses the dead', async () => {
    await show('round', aSheet(), [{ type: 'death/declare', cause: 'instantDeath' }]);
    expect(button('The dead can’t do that')).toBeDisabled();
  });

  it('says when nothing else happens', async () => {
    await show('round', aSheet());
    expect(screen.getByText('Nothing else happens.')).toBeInTheDocument();
  });
});

describe('ending a scene', () => {
  it('[H-42] [W-14] shows what ends with it, then ends it', async () => {
    const blessing = anEffect([], { id: 'blessing', name: 'Blessing', duration: { kind: 'scene' } });
    const { user } = await show('scene', aSheet({ effects: [blessing], willpower: { temporary: 2 } }), [
      { type: 'health/gain-temporary', amount: 4, source: 'Ward' },
    ]);
    expect(listed()).toEqual([
      'Blessingends',
      'Temporary HP4 → 0',
      'Temporary Willpower2 → 0',
      '1 once-per-scene use back',
    ]);
    await user.click(button('End scene'));
    expect(sheetNow()).toMatchObject({ effects: [], usedThisScene: [], health: { temporary: 0 } });
  });

  it('says when nothing ends', async () => {
    await show('scene', aSheet());
    expect(screen.getByText('Nothing ends with the scene.')).toBeInTheDocument();
  });
});
