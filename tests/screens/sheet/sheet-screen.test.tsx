import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/storage/a-browser';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { closeSheet, renderSheet, said, sheetNow, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await closeSheet();
});

/** Parts that load when first needed. */
const PATIENT = { timeout: 10_000 };

const spin = (name: string) => screen.getByRole('spinbutton', { name });

describe('the Health track', () => {
  it('[H-04] marks lethal wounds by keyboard alone, straight past temporary HP', async () => {
    const user = userEvent.setup();
    await showSheet(aSheetWithTrack(aTrack(8, 3, 4, 5), { health: { temporary: 4 } }));
    spin('Lethal').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('button', { name: /^Mark 3.L$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take damage' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sheetNow().health).toMatchObject({ track: aTrack(5, 3, 7, 5), temporary: 4 });
    expect(screen.getByRole('button', { name: /^5.*\/ 20 healthy/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Undo: marked 3.L$/ })).toBeEnabled();
    expect(said()).toMatch(/^Marked 3.L/);
  });

  it('gives the track the focus back when the marking bar goes', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet());
    spin('Lethal').focus();
    await user.keyboard('{ArrowRight}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(spin('Lethal')).toHaveFocus();
    expect(sheetNow().health.track).toEqual(aTrack(7));
  });

  it('marks no more than the track holds, and says so instead of cutting what was typed', async () => {
    const user = userEvent.setup();
    await showSheet(aSheetWithTrack(aTrack(8, 3, 4, 5)));
    spin('Lethal').focus();
    await user.keyboard('{ArrowRight}');
    const amount = await screen.findByRole('textbox', { name: 'Points to mark' });
    await user.clear(amount);
    await user.paste('21');
    expect(amount).toHaveValue('21');
    expect(amount).toHaveAccessibleDescription('A whole number. From −4 to 20.');
    expect(screen.getByRole('button', { name: 'Correct the marked fields' })).toBeDisabled();
    await user.clear(amount);
    await user.paste('−4');
    expect(screen.getByRole('button', { name: /^Take away 4.L$/ })).toBeEnabled();
  });

  it('[X-03] says why the maximum is what it is', async () => {
    await showSheet(aSheet({ effects: [anEffect([{ target: 'maximumHealth', amount: 4 }], { name: 'Bloodline' })] }));
    await userEvent.click(screen.getByRole('button', { name: /healthy/ }));
    const why = within(screen.getByRole('dialog', { name: 'Maximum Health' }));
    expect(await why.findByText('Bloodline')).toBeInTheDocument();
    expect(why.getByText('Stamina')).toBeInTheDocument();
  });
});

describe('the header', () => {
  it('[H-14] shows who it is, and weighs the wounds behind the status', async () => {
    await showSheet(
      aSheetWithTrack(aTrack(8, 3, 4, 5), { name: 'Lin Yao', otherName: '林遥', concept: 'Paramedic', rank: 'C' }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lin Yao');
    expect(screen.getByText('Paramedic · C-Rank')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Moderately injured' }));
    const why = within(screen.getByRole('dialog', { name: 'Health status' }));
    expect(await why.findByText('21–40')).toBeInTheDocument();
    expect(why.getByText('41–60')).toBeInTheDocument();
    expect(why.getByText('Now').closest('li')).toHaveTextContent('Moderately injured');
  });

  it('goes in the order back, tools, status, consciousness, undo, actions, panels', async () => {
    await showSheet(aSheetWithTrack(aTrack(5, 2)));
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const order = ['Back to the list', 'History', 'More', 'Lightly injured', 'Conscious', 'Heal', 'Take damage'];
    const places = order.map((name) => names.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('opens panels by button and by key', async () => {
    const user = userEvent.setup();
    const { onOpen, onBack } = await showSheet(aSheet());
    await user.click(screen.getByRole('button', { name: 'Take damage' }));
    await user.keyboard('hrwedy');
    expect(onOpen.mock.calls.flat()).toEqual(['damage', 'heal', 'rest', 'willpower', 'round', 'damage', 'history']);
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('lists its keys on ?', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' }, PATIENT)).toBeInTheDocument();
  });
});

describe('undo and redo', () => {
  it('say what they do, by button and by key', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet(), [{ type: 'manual/mark-health', grade: 'bashing', amount: 2 }]);
    await user.click(screen.getByRole('button', { name: /^Undo: marked 2.B$/ }));
    expect(sheetNow().health.track).toEqual(aTrack(7));
    expect(said()).toMatch(/^Undone: marked 2.B\./);
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Redo: marked 2.B$/ }));
    expect(sheetNow().health.track).toEqual(aTrack(5, 2));
    await user.keyboard('z');
    expect(sheetNow().health.track).toEqual(aTrack(7));
    await user.keyboard('{Shift>}z{/Shift}');
    expect(sheetNow().health.track).toEqual(aTrack(5, 2));
    await user.keyboard('{Control>}z{/Control}');
    expect(sheetNow().health.track).toEqual(aTrack(7));
  });

  it('say when everything is on disk', async () => {
    await showSheet(aSheet(), [{ type: 'manual/mark-health', grade: 'bashing', amount: 2 }]);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });
});

describe('resources', () => {
  it('[W-13] spends temporary Willpower first and recovers its own', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ willpower: { current: 3, temporary: 1 } }));
    await user.click(screen.getByRole('button', { name: 'Spend 1 Willpower' }));
    expect(sheetNow().willpower).toMatchObject({ current: 3, temporary: 0 });
    await user.click(screen.getByRole('button', { name: 'Restore 1 Willpower' }));
    expect(sheetNow().willpower.current).toBe(4);
    expect(screen.getByRole('button', { name: 'Restore 1 Willpower' })).toBeDisabled();
  });

  it('[E-03] [G-05] moves pools and Gauges', async () => {
    const user = userEvent.setup();
    await showSheet(
      aSheet({
        energyPools: [
          {
            ...ORDINARY_POOL,
            id: 'mana',
            name: 'Mana',
            keys: ['resolve'],
            current: 1,
            reopenings: 0,
            enhancement: 0,
            bonus: 0,
          },
        ],
        gauges: [{ ...ORDINARY_GAUGE, id: 'rage', name: 'Rage', source: '', current: 7, maximum: { kind: 'none' } }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Restore 1 Mana' }));
    expect(sheetNow().energyPools[0]?.current).toBe(2);
    expect(screen.getByRole('button', { name: 'Restore 1 Mana' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Restore 1 Rage' }));
    expect(sheetNow().gauges[0]?.current).toBe(8);
  });

  it('[H-42] gains temporary HP, the higher of old and new', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ health: { temporary: 4 } }));
    await user.click(screen.getByRole('button', { name: '4 temporary HP' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Temporary HP' }, PATIENT));
    await user.clear(dialog.getByRole('textbox', { name: 'Points' }));
    for (const waiting of dialog.getAllByRole('button', { name: 'Correct the marked fields' })) {
      expect(waiting).toBeDisabled();
    }
    await user.type(dialog.getByRole('textbox', { name: 'Points' }), '2');
    expect(dialog.getByRole('status')).toHaveTextContent('Stays at 4.');
    await user.click(dialog.getByRole('button', { name: 'Set to 2' }));
    expect(sheetNow().health.temporary).toBe(2);
    expect(screen.queryByRole('dialog', { name: 'Temporary HP' })).not.toBeInTheDocument();
  });
});

describe('Attributes and quick numbers', () => {
  it('[H-28] damages and restores an Attribute where it is explained', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ attributes: { dexterity: 11 } }));
    await user.click(screen.getByRole('button', { name: /^Dexterity/ }));
    const why = within(screen.getByRole('dialog', { name: 'Dexterity' }));
    expect(await why.findByRole('button', { name: 'Restore 1' })).toBeDisabled();
    await user.click(why.getByRole('button', { name: 'Damage 1' }));
    expect(sheetNow().attributeDamage.dexterity).toBe(1);
    expect(why.getByText('Legendary 1 (was 2)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Dexterity damage/ })).toBeInTheDocument();
    await user.click(why.getByRole('button', { name: 'Restore 1' }));
    expect(sheetNow().attributeDamage.dexterity).toBe(0);
  });

  it('[H-15] shows the wound penalty as dice taken off', async () => {
    await showSheet(aSheetWithTrack(aTrack(1, 0, 6)));
    await userEvent.click(screen.getByRole('button', { name: /^−2/ }));
    expect(within(screen.getByRole('dialog', { name: 'Wound penalty' })).getByText('Total')).toHaveTextContent(
      'Total−2',
    );
  });
});

describe('effects and conditions', () => {
  it('says that there are none and opens the way on', async () => {
    const { onOpen } = await showSheet(aSheet());
    expect(screen.getByText('No effects or conditions.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add effect' }));
    expect(onOpen).toHaveBeenCalledWith('effect');
  });

  it('lists what runs with what is left, ends it, and keeps what is always on apart', async () => {
    const user = userEvent.setup();
    await showSheet(
      aSheet({
        effects: [
          anEffect([], { id: 'hymn', name: 'Battle hymn', note: 'Attack +2', duration: { kind: 'rounds', left: 3 } }),
          anEffect([], { id: 'blood', name: 'Bloodline', duration: { kind: 'permanent' } }),
        ],
        conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: 4 }],
      }),
    );
    expect(screen.getByText('1 always on')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Battle hymn/ }));
    const hymn = within(screen.getByRole('dialog', { name: 'Battle hymn' }));
    await user.click(await hymn.findByRole('button', { name: /^One less/ }));
    expect(sheetNow().effects[0]?.duration).toEqual({ kind: 'rounds', left: 2 });
    await user.click(hymn.getByRole('button', { name: 'End Battle hymn' }));
    expect(sheetNow().effects.map(({ id }) => id)).toEqual(['blood']);
    expect(screen.getByRole('region', { name: 'Effects and conditions' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Poisoned/ }));
    await user.click(await screen.findByRole('button', { name: 'End Poisoned' }));
    expect(sheetNow().conditions).toEqual([]);
  });
});

describe('layout', () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const full = aSheet({
    energyPools: [
      {
        ...ORDINARY_POOL,
        id: 'mana',
        name: 'Mana',
        keys: ['resolve'],
        current: 1,
        reopenings: 0,
        enhancement: 0,
        bonus: 0,
      },
    ],
    gauges: [{ ...ORDINARY_GAUGE, id: 'rage', name: 'Rage', source: '', current: 7, maximum: { kind: 'none' } }],
  });

  it('reads in phone order on narrow screens', async () => {
    await showSheet(full);
    expect(titles()).toEqual([
      'Health',
      'Willpower',
      'Energy Pools',
      'Gauges',
      'Attributes',
      'Defense',
      'Effects and conditions',
      'Skills',
      'Items',
      'Resources',
      'Defenses, in their order',
      'People and contracts',
    ]);
  });

  it('reads column by column on wide screens', async () => {
    const query = matchMedia('(width >= 60rem)');
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true });
    await showSheet(full);
    expect(titles()).toEqual([
      'Health',
      'Willpower',
      'Gauges',
      'Skills',
      'Items',
      'Attributes',
      'Defense',
      'Defenses, in their order',
      'People and contracts',
      'Energy Pools',
      'Effects and conditions',
      'Resources',
    ]);
  });
});

describe('a sheet that is not open', () => {
  it('says that it is not here and leads back', async () => {
    const { sheetStore } = await import('@/store/sheet-store');
    await sheetStore.openSheet('nowhere');
    await until(() => sheetStore.getState().mode === 'missing');
    const { onBack } = renderSheet();
    expect(await screen.findByRole('heading', { name: 'This sheet is not here' }, PATIENT)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
