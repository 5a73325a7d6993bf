import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { until } from '#tests/storage/a-browser';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { SheetRoute } from '@/app/sheet-route';
import { checksumOf } from '@/storage/checksum';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectSheet } from '@/store/selectors';
import { sheetState } from '@/store/sheet-state';
import { leaveSheet } from '@/store/show-sheet';

const PATIENT = { timeout: 10_000 };

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveSheet();
});

const route = (id: string) =>
  renderUi(
    <SheetRoute
      id={id}
      panel={undefined}
      onBack={() => undefined}
      onPanel={() => undefined}
      onSheet={() => undefined}
      menu={null}
    />,
  );

it('a tap before the sheet is open waits for it', async () => {
  const sheet = aSheet();
  const id = await createSheet(browserStorage(), sheet);
  route(id);
  const spend = await screen.findByRole('button', { name: 'Spend 1 Willpower' });
  expect(sheetState.getState().mode).toBe('opening');
  await userEvent.click(spend);
  await until(() => selectSheet(sheetState.getState())?.willpower.current === sheet.willpower.current - 1);
  await until(() => sheetState.getState().saving === 'saved');
});

it('says that a record is damaged which can’t even be drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const id = await createSheet(browserStorage(), aSheet());
  const database = await browserStorage().database();
  await database.write(['heads'], async (work) => {
    const head = (await work.get('heads', id)) as Record<string, unknown>;
    const json = JSON.stringify({ ...JSON.parse(String(head.json)), effects: null });
    await work.putRaw('heads', { ...head, json, checksum: checksumOf(json) });
  });
  route(id);
  expect(await screen.findByRole('heading', { name: /can’t be read|damaged/i }, PATIENT)).toBeInTheDocument();
  expect(sheetState.getState()).toMatchObject({ mode: 'damaged', failure: { problem: { path: 'effects' } } });
});
