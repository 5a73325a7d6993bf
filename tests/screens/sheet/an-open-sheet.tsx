import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { until } from '#tests/storage/a-browser';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { SheetScreen } from '@/screens/sheet/sheet-screen';
import { loadActing } from '@/screens/sheet/use-act';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';

/** A sheet stored and open in this tab, after some commands. */
export async function openSheet(sheet: Sheet, commands: readonly Command[] = []): Promise<string> {
  const id = await createSheet(browserStorage(), sheet);
  await sheetStore.openSheet(id);
  await loadActing();
  await until(() => sheetStore.getState().historyLoaded);
  for (const command of commands) {
    const outcome = sheetStore.dispatch(command);
    if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`);
  }
  return id;
}

/** The screen over the open sheet, and what it asked the app to do. */
export function renderSheet() {
  const onBack = vi.fn<() => void>();
  const onOpen = vi.fn<(panel: string) => void>();
  const view = renderUi(<SheetScreen onBack={onBack} onOpen={onOpen} menu={<button type="button">Settings</button>} />);
  return { ...view, onBack, onOpen };
}

/** What the screen fetches after it has been drawn. */
const lateParts = () =>
  Promise.all([
    import('@/screens/sheet/undo-line'),
    import('@/screens/sheet/owed-cards'),
    import('@/screens/sheet/effects-panel'),
    import('@/screens/sheet/late-panels'),
  ]);

/** Opens a sheet and shows it. */
export async function showSheet(sheet: Sheet, commands: readonly Command[] = []) {
  await openSheet(sheet, commands);
  const view = renderSheet();
  await act(() => lateParts());
  return view;
}

export const sheetNow = (): Sheet => {
  const sheet = selectSheet(sheetStore.getState());
  if (!sheet) throw new Error('No sheet is open');
  return sheet;
};

/** What the live region said last. */
export const said = (): string =>
  screen
    .getAllByRole('status')
    .filter((region) => region.getAttribute('aria-live') === 'polite')
    .map((region) => region.textContent ?? '')
    .join('');

export async function closeSheet(): Promise<void> {
  await act(async () => sheetStore.close());
}
