import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, until } from '#tests/storage/a-browser';
import { aCharacter, aSheet, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import { attributeScore, newSheet } from '@/rules';
import { AddEffect } from '@/screens/entry-dialog/add-effect';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';

vi.setConfig({ testTimeout: 30_000 });

const onClose = vi.fn();

beforeEach(() => {
  aBrowser();
});
afterEach(async () => {
  await act(() => sheetStore.close());
  await browserStorage().close();
  vi.clearAllMocks();
});

async function open(sheet: Sheet) {
  const id = await createSheet(browserStorage(), sheet);
  await sheetStore.openSheet(id);
  await until(() => sheetStore.getState().historyLoaded);
  renderUi(<AddEffect onClose={onClose} />);
}

const sheetNow = () => selectSheet(sheetStore.getState()) as Sheet;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function write(name: string, text: string) {
  const user = userEvent.setup();
  await user.tripleClick(screen.getByLabelText(name, { selector: 'input' }));
  await user.paste(text);
}

describe('an effect', () => {
  it('[H-44, B-13] of Stamina −1 shows what it takes, and is one entry', async () => {
    const user = userEvent.setup();
    const full = newSheet('x', aCharacter());
    await open({ ...full, health: { ...full.health, track: aTrack(1, 2, 4) } });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.paste('Withering');
    await user.click(button('Add a change'));
    await user.selectOptions(screen.getByLabelText('What changes'), 'Stamina');
    await write('By', '-1');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Maximum Health7 → 6');
    expect(dialog).toHaveTextContent('Stamina2 → 1');
    expect(dialog).toHaveTextContent(/After.*0.H · 2.B · 4.L/);
    expect(dialog).toHaveTextContent('Falls unconscious');
    await user.click(screen.getByLabelText('Rounds'));
    await write('Own rounds', '3');
    await user.click(button('Add Withering'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetNow().effects).toMatchObject([
      {
        name: 'Withering',
        modifiers: [{ target: { on: 'attribute', attribute: 'stamina' }, amount: -1, type: 'untyped' }],
        duration: { kind: 'rounds', left: 3 },
      },
    ]);
    expect(sheetNow().health.track).toEqual(aTrack(0, 2, 4));
    expect(sheetStore.getState().history?.past).toHaveLength(1);
  });

  it('is not added while something is wrong, and says what is allowed', async () => {
    const user = userEvent.setup();
    await open(aSheet());
    await user.click(button('Add a change'));
    await write('By', 'a lot');
    await user.click(screen.getByLabelText('Rounds'));
    await write('Own rounds', '0');
    await user.click(button('Correct the marked fields'));
    expect(await screen.findByText('Required.')).toBeInTheDocument();
    expect(screen.getByLabelText('By')).toHaveValue('a lot');
    expect(screen.getByLabelText('By')).toHaveAccessibleDescription(
      'A whole number. From −1,000,000,000 to 1,000,000,000.',
    );
    await write('By', '2');
    expect(await screen.findByText('A whole number. From 1 to 1,000,000,000.')).toBeInTheDocument();
    expect(sheetNow().effects).toEqual([]);
  });
});

describe('a condition', () => {
  it('[H-26] is set with its points; one of the same name is the same one', async () => {
    const user = userEvent.setup();
    await open(aSheet({ conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: 4 }] }));
    await user.click(screen.getByLabelText('Condition'));
    expect(screen.getByLabelText('Condition')).toHaveFocus();
    await write('Name', 'Poisoned');
    await write('Points', '6');
    expect(screen.getByRole('dialog')).toHaveTextContent('Poisoned4 → 6');
    await user.click(button('Add Poisoned'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetNow().conditions).toEqual([{ id: 'poison', name: 'Poisoned', note: '', points: 6 }]);
  });
});

describe('Attribute damage', () => {
  it('[H-28, W-19] takes points and what hangs on them', async () => {
    const user = userEvent.setup();
    await open(newSheet('x', aCharacter()));
    await user.click(screen.getByLabelText('Attribute damage'));
    await user.selectOptions(screen.getByLabelText('Attribute'), 'Resolve');
    expect(screen.getByRole('dialog')).toHaveTextContent('Willpower4 / 4 → 3 / 3');
    await user.click(button('Take 1 point of Resolve'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(attributeScore(sheetNow(), 'resolve')).toBe(1);
    expect(sheetNow().willpower.current).toBe(3);
  });
});
