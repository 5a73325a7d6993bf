import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/storage/a-browser';
import { aSheet } from '#tests/support/builders';
import { createStorage, type SheetStorage } from '@/storage/sheet-storage';
import { createSheetStore, type SheetStore, sheetStore } from '@/store/sheet-store';
import { closeSheet, openSheet, renderSheet, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });

let otherTab: SheetStorage;
let otherStore: SheetStore;

beforeEach(() => {
  otherTab = createStorage();
  otherStore = createSheetStore(() => otherTab);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await otherStore.close();
  await closeSheet();
  await otherTab.close();
});

describe('the second tab', () => {
  it('reads only, says why, and takes over with Edit here', async () => {
    const user = userEvent.setup();
    const id = await openSheet(aSheet());
    await sheetStore.close();
    await otherStore.openSheet(id);
    await sheetStore.openSheet(id);
    renderSheet();
    await until(() => sheetStore.getState().mode !== 'loading');
    expect(await screen.findByText('Open in another tab. Read-only here.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take damage: read-only here' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Spend 1 Willpower: read-only here' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Edit here' }));
    expect(await screen.findByRole('button', { name: 'Take damage' }, { timeout: 5000 })).toBeEnabled();
  });
});

describe('a change that is not stored', () => {
  it('says so until it is', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet());
    await until(() => sheetStore.getState().saving === 'saved');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Spend 1 Willpower' }));
    expect(await screen.findByText('Storage is full. 1 change is not saved.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download now' })).toBeEnabled();
    expect(screen.getByText('Not saved')).toBeInTheDocument();
    put.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await until(() => sheetStore.getState().saving === 'saved');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Storage is full. 1 change is not saved.')).not.toBeInTheDocument();
  });
});
