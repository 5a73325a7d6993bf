import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
  it('[H-34] explains the points of fast healing by their sources, of each the highest', async () => {
    const weaker = { ...wolf, id: 'weaker', rating: 2 };
    const ring = { ...wolf, id: 'ring', source: 'Ring', rating: 3 };
    const { user } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5), { healing: [weaker, wolf, ring] }));
    await user.click(button(/^8 points on B and L/));
    const why = within(screen.getByRole('dialog', { name: 'Fast healing' }));
    await why.findByText('Ring');
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2Wolf (does not count)The same again; counts once',
      '5Wolf',
      '3Ring',
    ]);
    expect(why.getByText('Total')).toHaveTextContent('Total8');
  });

  it('[H-11] shows the worsening of the rulebook’s example, then does it', async () => {
    const { user, onClose } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5)), [
      hit(10, 10),
      { type: 'consciousness/pass-out' },
    ]);
    expect(listed()).toEqual(['Worsening1 L turns to A', 'Until death14 → 13 rounds']);
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
    await user.paste('4');
    expect(bashing).toHaveAccessibleDescription('A whole number. From 0 to 3.');
    expect(button('Correct the marked fields')).toBeDisabled();
    await user.clear(bashing);
    await user.type(bashing, '2');
    expect(button('The healing doesn’t reach that far')).toBeDisabled();
    const lethal = screen.getByRole('textbox', { name: 'Heal lethal' });
    await user.clear(lethal);
    await user.type(lethal, '3');
    await user.click(button('End round'));
    expect(sheetNow().health.track).toEqual(aTrack(13, 1, 1, 5));
  });

  it('says that the round, or the minute, was set by hand', async () => {
    const { user } = await show('round', { ...aSheet(), setByHand: ['time.round', 'time.minute'] });
    expect(await screen.findByText('Round: last set by hand')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Time passes' }));
    expect(await screen.findByText('Minute: last set by hand')).toBeInTheDocument();
  });

  it('[W-09] [W-10] shows the payment owed and takes it in the same gesture', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(0, 0, 4, 1), { worsening: true }), [
      { type: 'damage/take', parts: [{ grade: 'lethal', amount: 1 }], unavoidable: false, source: '' },
      { type: 'willpower/stay-conscious', inCombat: true },
    ]);
    expect(listed()).toEqual([
      'Worsening1 L turns to A',
      'Until death3 → 2 rounds',
      '1 Willpower to stay consciousowed',
    ]);
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

describe('the start of a round', () => {
  it('[H-33] [M-39] brings healing and the actions, in one entry', async () => {
    const { user } = await show('round', aSheetWithTrack(aTrack(8, 3, 4, 5), { healing: [wolf] }));
    await user.click(screen.getByRole('radio', { name: 'Start round' }));
    expect(listed()[0]).toMatch(/^Fast healingheals 1.B \+ 4.L$/);
    await user.click(button('Start round 1'));
    expect(sheetNow()).toMatchObject({ time: { round: 1 }, health: { track: aTrack(13, 2, 0, 5) } });
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });
});

/** The dialog over an address that goes on from the round to the scene. */
function Address() {
  const [kind, setKind] = useState<'round' | 'scene'>('round');
  return (
    <>
      <button type="button" onClick={() => setKind('scene')}>
        Go on
      </button>
      <RoundDialog kind={kind} onClose={() => undefined} />
    </>
  );
}

describe('the address', () => {
  it('that changes from round to scene changes what is asked', async () => {
    await openSheet(aSheet());
    renderUi(<Address />);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^End round/);
    await userEvent.click(button('Go on'));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^End scene/);
  });
});

describe('the own turn', () => {
  it('[M-39] takes actions until none is left', async () => {
    const { user } = await show('round', aSheet());
    await user.click(screen.getByRole('radio', { name: 'Own turn' }));
    expect(button('Pick what the turn takes')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^Swift action/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Standard action/ }));
    await user.click(button('Take 2 actions'));
    expect(sheetNow().time.actions).toEqual({ swift: 0, move: 1, standard: 0 });
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('[M-39] offers no action that is taken', async () => {
    const { user } = await show('round', aSheet(), [{ type: 'turn/act', action: 'move' }]);
    await user.click(screen.getByRole('radio', { name: 'Own turn' }));
    expect(screen.getByRole('checkbox', { name: /^Move action/ })).toBeDisabled();
  });

  it('[H-11] ends where the table lets injuries worsen then', async () => {
    const tableRules = { worseningTiming: 'endOfOwnTurn' } as const;
    const out = { causes: ['severeInjury'], holding: null } as const;
    const { user } = await show(
      'round',
      aSheetWithTrack(aTrack(0, 0, 4, 1), { worsening: true, tableRules, consciousness: out }),
    );
    await user.click(screen.getByRole('radio', { name: 'Own turn' }));
    await user.click(screen.getByRole('checkbox', { name: /^End turn/ }));
    expect(listed()).toEqual(['Worsening1 L turns to A', 'Until death4 → 3 rounds']);
    await user.click(button('End turn'));
    expect(sheetNow().health.track).toEqual(aTrack(0, 0, 3, 2));
  });
});

describe('time that passes', () => {
  const cloak = anEffect([], { id: 'cloak', name: 'Cloak', duration: { kind: 'minutes', left: 120 } });
  const spark = anEffect([], { id: 'spark', name: 'Spark', duration: { kind: 'minutes', left: 20 } });

  it('[H-45] [W-11] shows what runs on and out and what hunger does, then lets it pass as one entry', async () => {
    const { user } = await show('scene', aSheet({ effects: [cloak, spark], faintsAt: 300 }));
    await user.click(screen.getByRole('radio', { name: 'Time passes' }));
    const amount = screen.getByRole('textbox', { name: 'How long' });
    await user.clear(amount);
    await user.type(amount, '1');
    await user.click(screen.getByRole('radio', { name: 'Hours' }));
    expect(listed()).toEqual(['Cloak2 h → 1 h', 'Sparkends', 'Hungerunconscious in 4 h']);
    await user.click(button('Let 1 h pass'));
    expect(sheetNow().time.minute).toBe(60);
    expect(sheetNow().effects.map(({ name }) => name)).toEqual(['Cloak']);
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('[W-08] [W-09] pays for another hour when the paid one is over', async () => {
    const { user } = await show('round', aSheet(), [hit(0, 7), { type: 'willpower/stay-conscious', inCombat: false }]);
    await user.click(screen.getByRole('radio', { name: 'Time passes' }));
    expect(listed()).toEqual(['Awake on paid Willpower1 h → 50 min']);
    await user.click(screen.getByRole('radio', { name: 'Hours' }));
    expect(listed()).toEqual(['Awake on paid Willpower1 h → 0 min', '1 Willpower to stay consciousowed']);
    await user.click(screen.getByRole('checkbox', { name: /^Pay 1 Willpower to stay conscious for an hour/ }));
    await user.click(button('Let 10 h pass'));
    expect(sheetNow().consciousness.holding).toEqual({ kind: 'hour', minutesLeft: 60 });
  });

  it('[W-11] lets hunger fell', async () => {
    const { user } = await show('round', aSheet({ faintsAt: 5 }));
    await user.click(screen.getByRole('radio', { name: 'Time passes' }));
    expect(listed()).toEqual(['Hungerfalls unconscious']);
    await user.click(button('Let 10 min pass'));
    expect(sheetNow().consciousness.causes).toEqual(['hunger']);
  });

  it('says what may be typed', async () => {
    const { user } = await show('round', aSheet());
    await user.click(screen.getByRole('radio', { name: 'Time passes' }));
    const amount = screen.getByRole('textbox', { name: 'How long' });
    await user.clear(amount);
    await user.type(amount, '0');
    expect(amount).toHaveAccessibleDescription('A whole number. From 1 to 1,000,000,000.');
    expect(button('Say how long')).toBeDisabled();
  });
});
