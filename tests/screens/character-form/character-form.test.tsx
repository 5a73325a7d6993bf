import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, until } from '#tests/storage/a-browser';
import { aCharacter, anEffect, aSheet, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { ORDINARY_POOL } from '@/model/energy';
import type { Sheet } from '@/model/sheet';
import { newSheet } from '@/rules';
import { CharacterForm } from '@/screens/character-form/character-form';
import { createSheet, listSheets } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';

const onClose = vi.fn();
const onCreated = vi.fn();

beforeEach(() => {
  aBrowser();
});
afterEach(async () => {
  await sheetStore.close();
  await browserStorage().close();
  vi.clearAllMocks();
});

const openNew = () => renderUi(<CharacterForm mode="new" onClose={onClose} onCreated={onCreated} />);

async function openEdit(sheet: Sheet) {
  const id = await createSheet(browserStorage(), sheet);
  await sheetStore.openSheet(id);
  await until(() => sheetStore.getState().historyLoaded);
  return { id, ...renderUi(<CharacterForm mode="edit" onClose={onClose} onCreated={onCreated} />) };
}

/** By label: a query by role reads the whole form each time. */
const field = (name: string) => screen.getByLabelText(name, { selector: 'input[type=text]' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const outcome = () => screen.getByRole('complementary');
const sheetNow = () => selectSheet(sheetStore.getState()) as Sheet;

async function write(name: string, text: string) {
  const user = userEvent.setup();
  await user.tripleClick(field(name));
  await user.paste(text);
}

/** Opens the form of a new entry and returns it, with the focus on its name. */
async function addEntry(label: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByText(label));
  return screen.findByRole('dialog');
}

async function done(label: string): Promise<void> {
  await userEvent.click(screen.getByText(label));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const keptDraft = (of: string) => localStorage.getItem(`samsara.draft.${of}`);

vi.setConfig({ testTimeout: 60_000 });

describe('a new character', () => {
  it('explains the terms that its parts are called by', async () => {
    openNew();
    const parts = await screen.findAllByRole('heading', { level: 2 });
    const terms = parts.flatMap((part) => part.querySelector<HTMLElement>('[data-term]')?.dataset.term ?? []);
    expect(terms).toEqual(['Attribute', 'Skill', 'resource']);
    const lists = screen.getAllByRole('heading', { level: 3 });
    expect(lists.map((list) => list.querySelector<HTMLElement>('[data-term]')?.dataset.term).filter(Boolean)).toEqual([
      'condition',
      'Energy Pool',
      'Gauge',
    ]);
  });

  it('says of points and XP that they were set by hand, until they are typed anew', async () => {
    await openEdit({ ...aSheet({ points: 7 }), setByHand: ['points', 'experience'] });
    await waitFor(() => expect(field('Reward points')).toHaveAccessibleDescription('Last set by hand'));
    expect(field('XP, not spent')).toHaveAccessibleDescription('Last set by hand');
    await write('Reward points', '9');
    await waitFor(() => expect(field('Reward points')).not.toHaveAccessibleDescription());
    expect(field('XP, not spent')).toHaveAccessibleDescription('Last set by hand');
  });

  it('[X-03, W-01] is made from an empty form, with what it comes to beside it', async () => {
    const user = userEvent.setup();
    openNew();
    await write('Name', 'Lin Yao');
    await write('Stamina', '11');
    await write('Resolve', '4');
    expect(within(outcome()).getByRole('button', { name: /Maximum Health/ })).toHaveTextContent('16');
    expect(within(outcome()).getByRole('button', { name: /^Willpower/ })).toHaveTextContent('5 / 5');
    expect(screen.getByText('Legendary 2')).toBeInTheDocument();
    await user.click(button('Create Lin Yao'));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    const { entries } = await listSheets(browserStorage());
    expect(entries).toMatchObject([
      { ok: true, sheet: { name: 'Lin Yao', attributes: { stamina: 11, resolve: 4, strength: 1 }, size: 5 } },
    ]);
    expect(onCreated).toHaveBeenCalledWith(entries[0]?.id);
    expect(keptDraft('new')).toBeNull();
  });

  it('[E-03] gets pools, which move by keyboard', async () => {
    const user = userEvent.setup();
    openNew();
    await write('Name', 'Someone');
    const pool = await addEntry('Add Energy Pool');
    await user.paste('Mana');
    await user.click(within(pool).getByLabelText('Intelligence'));
    await user.click(within(pool).getByLabelText('Resolve'));
    await done('Add Mana');
    await waitFor(() => expect(outcome()).toHaveTextContent('Mana2 / 2'));
    expect(button(/^Mana\s*Intelligence · Resolve/)).toBeInTheDocument();
    const second = await addEntry('Add Energy Pool');
    await user.paste('Chakra');
    await user.click(within(second).getByLabelText('Stamina'));
    await done('Add Chakra');
    button('Move Chakra up').focus();
    await user.keyboard('{Enter}');
    expect(button('Move Chakra down')).toHaveFocus();
    await user.click(button('Create Someone'));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    const { entries } = await listSheets(browserStorage());
    expect(entries).toMatchObject([
      {
        sheet: {
          energyPools: [
            { name: 'Chakra', keys: ['stamina'], current: 1 },
            { name: 'Mana', keys: ['intelligence', 'resolve'], current: 2 },
          ],
        },
      },
    ]);
  });

  it('[B-13] [G-03] gets what its resources bring; what is added can be removed', async () => {
    const user = userEvent.setup();
    openNew();
    await write('Name', 'Someone');
    const resource = await addEntry('Add resource');
    await user.paste('Stormwolf');
    await user.click(screen.getByText('Add a change'));
    await user.selectOptions(within(resource).getByLabelText('What changes'), 'Maximum Health');
    await done('Add Stormwolf');
    await waitFor(() => expect(outcome()).toHaveTextContent('Maximum Health7'));
    await addEntry('Add Gauge');
    await user.paste('Fury');
    await done('Add Fury');
    await addEntry('Add Skill');
    await user.paste('Brawl');
    await done('Add Brawl');
    await user.click(button('Remove Fury'));
    await user.click(button('Create Someone'));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    const { entries } = await listSheets(browserStorage());
    expect(entries).toMatchObject([
      {
        sheet: {
          gauges: [],
          resources: [
            { name: 'Stormwolf', modifiers: [{ target: { on: 'value', value: 'maximumHealth' }, amount: 1 }] },
          ],
          skills: [{ name: 'Brawl', rating: 1 }],
          health: { track: { healthy: 7 } },
        },
      },
    ]);
  });

  it('says what is allowed where it is not, and goes to the first such field', async () => {
    const user = userEvent.setup();
    openNew();
    await write('Strength', 'strong');
    await write('Health bonus', '1.5');
    await user.click(button('Create character'));
    expect(await screen.findByText('3 fields need another look. Nothing was saved.')).toBeInTheDocument();
    expect(field('Name')).toHaveFocus();
    expect(field('Strength')).toHaveValue('strong');
    expect(field('Strength')).toBeInvalid();
    expect(field('Strength')).toHaveAccessibleDescription('A whole number. From 0 to 1,000,000,000.');
    expect(field('Health bonus')).toHaveAccessibleDescription(/A whole number. From −1,000,000,000 to 1,000,000,000.$/);
    await user.click(button(/^Strength\./));
    expect(field('Strength')).toHaveFocus();
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('has no room for what a sheet can’t hold, and says so', async () => {
    const user = userEvent.setup();
    openNew();
    await write('Name', 'Giant');
    await write('Stamina', '1000000000');
    await user.click(button('Create Giant'));
    expect(await screen.findByText('That doesn’t work here.')).toBeInTheDocument();
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('lets go of a draft of an older form, and says so', () => {
    localStorage.setItem('samsara.draft.new', JSON.stringify({ draft: { name: 'Old' }, from: { name: '' }, at: 1 }));
    openNew();
    expect(field('Name')).toHaveValue('');
    expect(screen.getByText(/^An unsaved draft of an older version/)).toBeInTheDocument();
  });

  it('comes back as it was typed, until it is discarded', async () => {
    const user = userEvent.setup();
    const { unmount } = openNew();
    await write('Strength', 'ten');
    await waitFor(() => expect(keptDraft('new')).toContain('ten'));
    unmount();
    openNew();
    expect(field('Strength')).toHaveValue('ten');
    await waitFor(() => expect(field('Strength')).toBeInvalid());
    expect(screen.getByText(/^Unsaved draft from/)).toBeInTheDocument();
    await user.click(button('Discard draft'));
    expect(field('Strength')).toHaveValue('1');
    expect(screen.queryByText(/^Unsaved draft/)).not.toBeInTheDocument();
    await waitFor(() => expect(keptDraft('new')).toBeNull());
    await user.click(button('Undo'));
    expect(field('Strength')).toHaveValue('ten');
  });
});

describe('the open character', () => {
  it('[H-43, H-44, W-18] shows what a point of Stamina changes on a full sheet, and does it in one entry', async () => {
    const user = userEvent.setup();
    await openEdit(newSheet('x', aCharacter({ name: 'Lin Yao' })));
    expect(button('Nothing to save')).toBeDisabled();
    await user.click(button('One more, Stamina'));
    await waitFor(() => expect(outcome()).toHaveTextContent('Maximum Health7 → 8'));
    expect(outcome()).toHaveTextContent(/Now.*7.H · 0.B.*After.*8.H · 0.B/);
    await user.click(button('Save changes'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetNow().health.track).toEqual(aTrack(8));
    expect(sheetStore.getState().history?.past).toHaveLength(1);
    expect(screen.getByText('Edited the sheet.')).toBeInTheDocument();
  });

  it('[H-44, E-25, W-19] shows what a point less takes from a worn sheet', async () => {
    const user = userEvent.setup();
    const character = aCharacter({
      name: 'Lin Yao',
      energyPools: [
        { ...ORDINARY_POOL, id: 'mana', name: 'Mana', keys: ['stamina'], reopenings: 0, enhancement: 0, bonus: 0 },
      ],
    });
    const full = newSheet('x', character);
    const worn = { ...full, health: { ...full.health, track: aTrack(1, 3, 3) } };
    await openEdit(worn);
    await user.click(button('One less, Stamina'));
    await user.click(button('One less, Resolve'));
    const changes = within(outcome());
    expect(changes.getByRole('button', { name: /Maximum Health/ })).toHaveTextContent('7 → 6');
    expect(changes.getByRole('button', { name: /^Willpower/ })).toHaveTextContent('4 / 4 → 3 / 3');
    expect(changes.getByRole('button', { name: /Mana/ })).toHaveTextContent('2 / 2 → 1 / 1');
    expect(changes.getByText('Must pay Willpower', { exact: false })).toBeInTheDocument();
    await user.click(button('Save changes'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetNow().health.track).toEqual(aTrack(0, 3, 3));
    expect(sheetNow().energyPools[0]?.current).toBe(1);
  });

  it('keeps the draft of a form that is left, and says so', async () => {
    const user = userEvent.setup();
    const { id, unmount } = await openEdit(aSheet());
    await write('Other name', 'The Quiet');
    await user.click(button('Back'));
    expect(onClose).toHaveBeenCalled();
    expect(keptDraft(id)).toContain('The Quiet');
    unmount();
    renderUi(<CharacterForm mode="edit" onClose={onClose} onCreated={onCreated} />);
    expect(field('Other name')).toHaveValue('The Quiet');
  });

  it('is reckoned while a name is missing yet', async () => {
    const user = userEvent.setup();
    await openEdit(aSheet());
    await user.clear(field('Name'));
    await user.click(button('One more, Stamina'));
    expect(await within(outcome()).findByRole('button', { name: /Maximum Health/ })).toHaveTextContent('7 → 8');
  });

  it('[H-45] shows its entries to be changed, in one undoable entry of History', async () => {
    const user = userEvent.setup();
    const effect = anEffect([{ target: 'stamina', amount: 2 }], { id: 'tonic', name: 'Tonic' });
    await openEdit(newSheet('x', aCharacter({ name: 'Lin Yao', effects: [effect] })));
    await user.click(button(/^Tonic\s*Stamina \+2 \(Perfect\) · Until dismissed/));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'One less, By' }));
    await done('Save Tonic');
    await waitFor(() => expect(outcome()).toHaveTextContent('Maximum Health9 → 8'));
    await user.click(button('Save changes'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetNow().effects).toMatchObject([{ id: 'tonic', modifiers: [{ amount: 1 }] }]);
    expect(screen.getByText(/^Edited the sheet/)).toBeInTheDocument();
    await act(async () => void (await sheetStore.undo()));
    expect(sheetNow().effects).toEqual([effect]);
  });

  it('is not edited where it is missing', async () => {
    await sheetStore.openSheet('nowhere');
    renderUi(<CharacterForm mode="edit" onClose={onClose} onCreated={onCreated} />);
    expect(await screen.findByText('There is no such sheet.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
