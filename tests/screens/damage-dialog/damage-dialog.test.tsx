import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anEffect, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { DamageDialog } from '@/screens/damage-dialog/damage-dialog';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeSheet);

const WORN = aTrack(8, 3, 4, 5);

async function show(sheet: Sheet = aSheetWithTrack(WORN), commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const onClose = vi.fn<() => void>();
  const user = userEvent.setup();
  await act(async () => {
    renderUi(<DamageDialog onClose={onClose} />);
  });
  return { user, onClose };
}

const entry = () => screen.getByRole('textbox', { name: 'Damage' });
const dialog = () => screen.getByRole('dialog', { name: /Take damage/ });
const button = (name: string) => within(dialog()).getByRole('button', { name: spoken(name) });
const way = () => screen.getByRole('list', { name: 'From the hit to Health' });
/** Applying goes by the form, which answers a moment later. */
const applied = (check: () => void) => waitFor(check);
const commandsOf = () =>
  sheetStore
    .getState()
    .history?.past.at(-1)
    ?.commands.map(({ type }) => type);

describe('the damage dialog', () => {
  it('[H-03] [H-04] [H-09] [H-11] shows the rulebook’s hit before and applies it with Enter', async () => {
    const { user, onClose } = await show();
    await user.paste('10 B + 10 L');

    expect(screen.getByText('0 H · 0 B · 14 L · 6 A', { normalizer: plain })).toBeInTheDocument();
    expect(screen.getByText('Falls unconscious and worsens')).toBeInTheDocument();
    expect(screen.getByText('1 L turns to A each round: dead in 14.')).toBeInTheDocument();
    expect(button('Apply 10 B + 10 L')).toBeEnabled();
    expect(sheetNow().health.track).toEqual(WORN);

    await user.keyboard('{Enter}');
    await applied(() => expect(sheetNow().health.track).toEqual(aTrack(0, 0, 14, 6)));
    expect(sheetNow().worsening).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    expect(
      screen.getByText('Took 10 B + 10 L. Fell unconscious, injuries worsen.', { normalizer: plain }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Fell unconscious, injuries worsen.');
  });

  it('starts in the field and takes back with the Undo of its message', async () => {
    const { user } = await show();
    expect(entry()).toHaveFocus();
    await user.keyboard('2b{Enter}');
    await applied(() => expect(sheetNow().health.track).toEqual(aTrack(6, 5, 4, 5)));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sheetNow().health.track).toEqual(WORN);
  });

  it('asks for a missing grade and never guesses it', async () => {
    const { user } = await show();
    await user.paste('2L + 8');
    expect(button('Pick a grade for 8')).toBeDisabled();
    expect(entry()).toBeInvalid();
    expect(entry()).toHaveAccessibleDescription(/8 has no grade/);
    expect(screen.getByText('The rest of the hit is ready: 2 L.', { normalizer: plain })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sheetNow().health.track).toEqual(WORN);

    await user.click(
      within(screen.getByRole('group', { name: 'Damage grade' })).getByRole('radio', { name: 'aggravated' }),
    );
    expect(entry()).toHaveValue('2L + 8A');
    expect(button('Apply 2 L + 8 A')).toBeEnabled();
  });

  it('shows nothing of a hit while its next part is being typed', async () => {
    const { user } = await show();
    await user.paste('2L');
    expect(way()).toBeInTheDocument();
    await user.paste(' + 8');
    expect(screen.queryByRole('list', { name: 'From the hit to Health' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /10 lethal/ })).not.toBeInTheDocument();
    await user.paste('L');
    expect(plain(way().textContent ?? '')).toMatch(/^Hit10 L/);
  });

  it('takes Chinese', async () => {
    const { user } = await show();
    await user.paste('3恶 + 5致');
    await user.click(button('Apply 5 L + 3 A'));
    await applied(() => expect(sheetNow().health.track).toEqual(aTrack(0, 3, 9, 8)));
  });

  it('names what it does not understand, and what it does not count', async () => {
    const { user } = await show();
    await user.paste('5L fier');
    expect(screen.getByText(/Not counted: “fier”/)).toBeInTheDocument();
    expect(button('Apply 5 L')).toBeEnabled();
    await user.paste(' + lots');
    expect(button('“lots” is not understood')).toBeDisabled();
    expect(entry()).toBeInvalid();
  });

  it('keeps an amount that is too large, says what is allowed, and applies nothing', async () => {
    const { user } = await show();
    await user.paste('2L + 9999999999B');
    expect(entry()).toHaveValue('2L + 9999999999B');
    expect(entry()).toBeInvalid();
    expect(entry()).toHaveAccessibleDescription(/One part holds 1,000,000,000 at most\./);
    expect(button('An amount is too large')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(sheetNow().health.track).toEqual(WORN);
    await user.click(button('9,999,999,999 bashing'));
    await user.click(screen.getByRole('radio', { name: 'lethal' }));
    expect(entry()).toHaveValue('2L + 9999999999L');
  });

  it('keeps an entry that is too long, and says so', async () => {
    const { user } = await show();
    const long = `1B${' fire'.repeat(100)}`;
    await user.paste(long);
    expect(entry()).toHaveValue(long);
    expect(entry()).toHaveAccessibleDescription(/At most 500 characters\./);
    expect(button('The entry is too long')).toBeDisabled();
  });

  it('changes and removes parts by their chips', async () => {
    const { user } = await show();
    await user.paste('5L + 3A');
    await user.click(button('5 lethal'));
    await user.click(button('One more, Amount'));
    await user.click(screen.getByRole('radio', { name: 'bashing' }));
    expect(entry()).toHaveValue('6B + 3A');
    await user.click(button('Remove'));
    expect(entry()).toHaveValue('3A');
  });

  it('[H-38] [H-41] follows the hit through temporary HP, which unavoidable damage passes', async () => {
    const { user } = await show(aSheetWithTrack(WORN, { health: { temporary: 4 } }));
    await user.paste('6L + 10A');
    const rows = () =>
      within(way())
        .getAllByRole('listitem')
        .map((row) => plain(row.textContent ?? ''));
    expect(rows()).toEqual([
      'Hit6 L + 10 A',
      '9Temporary HP 4−4 AWorst grade first, 0 left6 L + 6 A',
      'Reaches Health6 L + 6 A',
    ]);
    expect(button('Apply 6 L + 6 A')).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Unavoidable' }));
    expect(rows()[1]).toBe('9Temporary HP 4bypassed');
    expect(button('Apply 6 L + 10 A')).toBeEnabled();
  });

  it('[H-40] says when nothing reaches Health', async () => {
    const { user } = await show(aSheetWithTrack(WORN, { health: { temporary: 4 } }));
    await user.paste('3B');
    await user.click(button('Apply: nothing reaches Health'));
    await applied(() => expect(sheetNow().health).toMatchObject({ track: WORN, temporary: 1 }));
  });

  it('[W-08] pays to stay conscious in the same gesture', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(5)));
    await user.paste('5L');
    const pay = screen.getByRole('checkbox', { name: /Pay 1 Willpower to stay conscious this round/ });
    expect(pay.closest('label')).toHaveTextContent('4 → 3');
    await user.click(pay);
    expect(screen.getByText('Stays conscious')).toBeInTheDocument();
    await user.click(button('Apply 5 L'));
    await applied(() => expect(commandsOf()).toEqual(['damage/take', 'willpower/stay-conscious']));
    expect(sheetNow().willpower.current).toBe(3);
    expect(sheetNow().consciousness).toEqual({ causes: [], holding: { kind: 'round', turnsCovered: 1 } });
    await act(async () => sheetStore.undo());
    expect(sheetNow().willpower.current).toBe(4);
    expect(sheetNow().health.track).toEqual(aTrack(5));
  });

  it('[W-08] does not offer what cannot be paid', async () => {
    const { user } = await show(aSheetWithTrack(aTrack(5), { willpower: { current: 0 } }));
    await user.paste('5L');
    expect(screen.queryByRole('checkbox', { name: /Pay 1 Willpower/ })).not.toBeInTheDocument();
    expect(screen.getByText('No Willpower left to stay conscious')).toBeInTheDocument();
  });

  it('[H-16] [H-18] names a lethal hit on its button', async () => {
    const lastWord = anEffect([], { id: 'last', name: 'Last word', onDeath: true });
    const { user } = await show(aSheetWithTrack(WORN, { effects: [lastWord] }));
    await user.paste('20A');
    expect(screen.getByText(/One may answer the death: Last word\./)).toBeInTheDocument();
    await user.click(button('Apply: Someone dies'));
    await applied(() => expect(sheetNow().death).toBe('aggravated'));
  });

  it('[H-16] refuses the dead', async () => {
    const { user } = await show(aSheetWithTrack(WORN), [{ type: 'death/declare', cause: 'instantDeath' }]);
    await user.paste('1B');
    expect(button('Already dead')).toBeDisabled();
  });

  it('[H-33] does not count the rounds that fast healing stops', async () => {
    const healing = [{ id: 'wolf', kind: 'fastHealing', source: 'Wolf', rating: 2 }] as const;
    const { user } = await show(aSheetWithTrack(WORN, { healing }));
    await user.paste('8L');
    expect(screen.getByText('Fast healing stops it as the next round begins.')).toBeInTheDocument();
  });

  it('offers the last hits again', async () => {
    const hit = (amount: number): Command => ({
      type: 'damage/take',
      parts: [{ grade: 'bashing', amount }],
      unavoidable: false,
      source: '',
    });
    const { user } = await show(aSheetWithTrack(WORN), [hit(1), hit(2), hit(1)]);
    expect(screen.getByText('Recent')).toBeInTheDocument();
    await user.click(button('2 B'));
    expect(entry()).toHaveValue('2B');
  });

  it('keeps a source that is too long, and says so until it is shorter', async () => {
    const { user } = await show();
    await user.paste('1B');
    await user.click(screen.getByText('Save, piercing, sharing and more'));
    const source = await screen.findByRole('textbox', { name: 'Source' });
    await user.click(source);
    await user.paste('x'.repeat(201));
    expect(source).toHaveValue('x'.repeat(201));
    expect(source).toHaveAccessibleDescription('At most 200 characters.');
    expect(button('Correct the marked fields')).toBeDisabled();
    await user.keyboard('{Backspace}');
    expect(source).toBeValid();
    expect(button('Apply 1 B')).toBeEnabled();
  });

  it('keeps the source of the hit', async () => {
    const { user } = await show();
    await user.paste('1B');
    await user.click(screen.getByText('Save, piercing, sharing and more'));
    await user.click(await screen.findByRole('textbox', { name: 'Source' }));
    await user.paste('A falling sign');
    await user.click(button('Apply 1 B'));
    await applied(() =>
      expect(sheetStore.getState().history?.past.at(-1)?.commands[0]).toMatchObject({ source: 'A falling sign' }),
    );
  });
});

describe('the keypad of a touch screen', () => {
  const onTouchScreen = () => {
    const asBefore = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...asBefore(query),
      matches: query.includes('coarse'),
    }));
  };
  afterEach(() => vi.restoreAllMocks());

  it('types the hit and gives way to the result', async () => {
    onTouchScreen();
    const { user } = await show();
    expect(entry()).toHaveAttribute('inputmode', 'none');
    for (const key of ['1', '2', 'lethal', 'Add a part', '3', '4', 'Delete', 'aggravated'])
      await user.click(button(key));
    expect(entry()).toHaveValue('12L + 3A');
    expect(screen.queryByRole('group', { name: 'Keypad' })).not.toBeInTheDocument();
    expect(button('Apply 12 L + 3 A')).toBeEnabled();
  });

  it('has keys for the damage type, which a delete takes away as a word', async () => {
    onTouchScreen();
    const { user } = await show();
    for (const key of ['9', 'Damage type', 'lightning']) await user.click(button(key));
    expect(entry()).toHaveValue('9 lightning');
    expect(button('Damage type')).toHaveAttribute('aria-pressed', 'false');
    for (const key of ['Damage type', 'pure energy', 'Delete', 'Delete', 'Damage type', 'fire', 'lethal'])
      await user.click(button(key));
    expect(entry()).toHaveValue('9 lightning fire L');
    expect(button('Apply 9 L')).toBeEnabled();
    expect(screen.queryByRole('group', { name: 'Keypad' })).not.toBeInTheDocument();
    await user.click(button('9 lethal'));
    expect(within(dialog()).getByRole('checkbox', { name: 'lightning' })).toBeChecked();
  });

  it('gives way to the system keyboard when the field is tapped twice', async () => {
    onTouchScreen();
    const { user } = await show();
    expect(screen.getByRole('group', { name: 'Keypad' })).toBeInTheDocument();
    await user.click(entry());
    expect(entry()).toHaveAttribute('inputmode', 'text');
    expect(screen.queryByRole('group', { name: 'Keypad' })).not.toBeInTheDocument();
  });
});

/** The whole name, whichever spaces are in it. */
function spoken(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(' ', String.raw`\s`)}$`);
}

/** Numbers and their letters are held together by a space that does not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
