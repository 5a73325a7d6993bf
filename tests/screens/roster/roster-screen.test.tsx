import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, type Browser } from '#tests/storage/a-browser';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { preload } from '@/i18n';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import type { Sheet } from '@/model/sheet';
import { RosterScreen } from '@/screens/roster/roster-screen';
import { RosterStorage } from '@/screens/roster/roster-storage';
import { exportSheet } from '@/storage/export-sheet';
import { keepFresh } from '@/storage/queries';
import { createSheet, listSheets, listTrash, moveToTrash } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';

// A whole page by role in jsdom takes its time when the machine has other work.
vi.setConfig({ testTimeout: 20_000 });

const DAY = 24 * 60 * 60 * 1000;

let browser: Browser;
let storage: SheetStorage;
let stopListening = () => {};
const onOpen = vi.fn();
const onNew = vi.fn();
const downloads: string[] = [];

beforeEach(() => {
  browser = aBrowser();
  storage = browser.tab();
  downloads.length = 0;
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(async () => {
  stopListening();
  await browser.closeTabs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function show() {
  const client = new QueryClient();
  stopListening = keepFresh(client, storage);
  renderUi(
    <QueryClientProvider client={client}>
      <RosterStorage value={storage}>
        <RosterScreen onOpen={onOpen} onNew={onNew} menu={<button type="button">Settings</button>} />
      </RosterStorage>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const names = async () =>
  (await listSheets(storage)).entries.map((entry) => (entry.ok ? entry.sheet.name : entry.problem.code)).toSorted();
const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function choose(name: string, item: string) {
  await press(`Actions for ${name}`);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

const fileOf = (text: string, name = 'file.json') => new File([text], name, { type: 'application/json' });
const pick = (...files: File[]) => userEvent.upload(screen.getByLabelText('Sheet file'), files);

async function exported(sheet: Sheet): Promise<string> {
  const elsewhere = browser.tab({ databaseName: 'elsewhere' });
  const id = await createSheet(elsewhere, sheet);
  return (await exportSheet(elsewhere, id, null))?.text ?? '';
}

async function spoil(id: string, change: object) {
  const database = await storage.database();
  await database.write(['heads'], async (work) => {
    const raw = (await work.get('heads', id)) as object;
    await work.putRaw('heads', { ...raw, ...change });
  });
}

describe('the first run', () => {
  it('offers three ways to begin, language and theme, and nothing else', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'No Reincarnators yet' })).toBeVisible();
    const buttons = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(buttons).toEqual([
      '简体中文',
      'Light theme',
      'New character',
      'Try a sample',
      'All samples',
      'Import a file',
    ]);
    await press('New character');
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('speaks Chinese after one press', async () => {
    await preload('zh-CN', [core, roster]);
    await show();
    await press('简体中文');
    expect(await screen.findByRole('heading', { name: '还没有轮回者' })).toBeVisible();
  });

  it('opens a copy of the sample under an id of its own', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([aSheet({ name: 'Lin Yao' })])));
    await show();
    await press('Try a sample');
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const [id] = onOpen.mock.calls[0] as [string];
    expect(id).not.toBe('sheet');
    expect((await listSheets(storage)).entries).toMatchObject([{ id, sheet: { id, name: 'Lin Yao' } }]);
  });

  it('offers all samples by name', async () => {
    const samples = [aSheet({ name: 'Lin Yao' }), aSheet({ id: 'qiu', name: 'Old Qiu', concept: 'Temple keeper' })];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(samples)));
    await show();
    await press('All samples');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Old Qiu\s*Temple keeper/ }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    expect((await listSheets(storage)).entries).toMatchObject([{ sheet: { name: 'Old Qiu' } }]);
  });

  it('says when the sample did not arrive, and adds nothing', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await show();
    await press('Try a sample');
    expect(await screen.findByText('The sample did not arrive. Nothing was added.')).toBeVisible();
    expect(await names()).toEqual([]);
  });
});

describe('the list', () => {
  it('shows who, how hurt, how much Health, where and since when', async () => {
    const track = aTrack(8, 3, 4, 5);
    await createSheet(
      storage,
      aSheetWithTrack(track, { name: 'Lin Yao', otherName: '林遥', concept: 'Paramedic', rank: 'C' }),
    );
    browser.time.now += 1.5 * DAY;
    await show();
    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('heading', { name: 'Lin Yao 林遥' })).toBeVisible();
    expect(row.getByText(/^Paramedic/)).toHaveTextContent('Paramedic · C-Rank');
    expect(row.getByText('Moderately injured')).toBeVisible();
    expect(row.getByRole('img')).toHaveAccessibleName('Health 20: 8 healthy, 3 bashing, 4 lethal, 5 aggravated');
    expect(row.getByText('8 healthy of 20')).toBeInTheDocument();
    expect(row.getByText('On this device')).toBeVisible();
    expect(row.getByText('yesterday')).toBeVisible();
    expect(screen.getByText('1 character')).toBeVisible();
    expect(button('Settings')).toBeVisible();
  });

  it('opens a character by its name', async () => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await show();
    button('Lin Yao').focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('follows changes made elsewhere', async () => {
    await createSheet(storage, aSheet({ name: 'First' }));
    await show();
    await createSheet(browser.tab(), aSheet({ name: 'Second' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  });

  it('makes copies under names of their own', async () => {
    await createSheet(storage, aSheet({ name: 'Lin Yao', points: 7 }));
    await show();
    await choose('Lin Yao', 'Duplicate');
    expect(await screen.findByText('Lin Yao (copy) was made.')).toBeVisible();
    await screen.findByRole('heading', { name: 'Lin Yao (copy)' });
    await choose('Lin Yao', 'Duplicate');
    await waitFor(async () => expect(await names()).toEqual(['Lin Yao', 'Lin Yao (copy 2)', 'Lin Yao (copy)']));
  });

  it('keeps a copy readable however long the name is', async () => {
    await createSheet(storage, aSheet({ name: 'x'.repeat(80) }));
    await show();
    await choose('x'.repeat(80), 'Duplicate');
    await waitFor(async () => expect(await names()).toEqual([`${'x'.repeat(66)} (copy)`, 'x'.repeat(80)]));
  });

  it('downloads a character as a file', async () => {
    await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await show();
    await choose('Lin Yao', 'Export');
    expect(await screen.findByText('Downloaded Lin Yao.samsara.json.')).toBeVisible();
    expect(downloads).toEqual(['Lin Yao.samsara.json']);
  });
});

describe('the trash', () => {
  it('takes a character without asking, and Undo brings it back', async () => {
    await createSheet(storage, aSheet({ name: 'Old Qiu' }));
    await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await show();
    await choose('Lin Yao', 'Move to trash');
    expect(await screen.findByText('Lin Yao is in the trash for 30 days.')).toBeVisible();
    expect(button('Old Qiu')).toHaveFocus();
    expect(await names()).toEqual(['Old Qiu']);
    await press('Undo');
    expect(await screen.findByText('Lin Yao is back.')).toBeVisible();
    expect(await names()).toEqual(['Lin Yao', 'Old Qiu']);
  });

  it('says since when and for how long, and restores', async () => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await createSheet(storage, aSheet({ name: 'Old Qiu' }));
    await moveToTrash(storage, id);
    browser.time.now += 2.5 * DAY;
    await show();
    await userEvent.click(screen.getByText('Trash'));
    expect(screen.getByText(/Deleted/)).toHaveTextContent('Deleted 2 days ago · 28 days left');
    await press('Restore Lin Yao');
    await waitFor(() => expect(shownNames().toSorted()).toEqual(['Lin Yao', 'Old Qiu']));
    expect(await listTrash(storage)).toEqual([]);
  });

  it('is open when nothing else is left', async () => {
    await moveToTrash(storage, await createSheet(storage, aSheet({ name: 'Lin Yao' })));
    await show();
    expect(screen.getByText('No characters.')).toBeVisible();
    expect(button('Restore Lin Yao')).toBeVisible();
  });

  it('deletes for ever only when the name was typed', async () => {
    await moveToTrash(storage, await createSheet(storage, aSheet({ name: 'Lin Yao' })));
    await show();
    await press('Delete Lin Yao for ever');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Type the name to delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type Lin Yao' }), 'Lin{Enter}');
    expect(await listTrash(storage)).toHaveLength(1);
    await userEvent.type(dialog.getByRole('textbox'), ' Yao{Enter}');
    expect(await screen.findByText('Lin Yao is deleted for ever.')).toBeVisible();
    expect(await listTrash(storage)).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'No Reincarnators yet' })).toBeVisible();
  });
});

describe('a sheet that cannot be read', () => {
  it.each([
    [{ checksum: '00000000' }, 'Its record is damaged. It is kept as it is.'],
    [{ schema: 7 }, 'Made by a newer version (sheet format 7). Reload to get the newest app.'],
  ])('stays in the list with what is wrong: %j', async (change, words) => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await spoil(id, change);
    await show();
    expect(screen.getByRole('heading', { name: 'Lin Yao' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await press('Download raw');
    expect(await screen.findByText(`Downloaded ${id}.record.json.`)).toBeVisible();
    expect(downloads).toEqual([`${id}.record.json`]);
  });
});

describe('an import', () => {
  it.each([
    ['nonsense', 'it is not JSON, or it is cut off.'],
    ['{"name":"Lin Yao"}', 'it is not a sheet of this app.'],
    [
      '{"format":"samsara-sheet","version":1,"app":"0.1.0","checksum":"0","sheet":{}}',
      'its contents don’t fit its checksum. It was changed or cut off.',
    ],
    ['x'.repeat(1024 * 1024 + 1), 'it has 1.1 MB, a sheet file has 1 MB at most.'],
  ])('of a wrong file says what is wrong and stores nothing (%#)', async (text, what) => {
    await createSheet(storage, aSheet({ name: 'Here before' }));
    await show();
    await pick(fileOf(text, 'wrong.json'));
    expect(await screen.findByText(`wrong.json: ${what} Nothing was imported.`)).toBeVisible();
    expect(await names()).toEqual(['Here before']);
    await press('Close');
    expect(screen.queryByText(/Nothing was imported/)).not.toBeInTheDocument();
  });

  it('shows whom the file brings before anything is stored', async () => {
    const text = await exported(aSheetWithTrack(aTrack(5, 2), { name: 'Lin Yao' }));
    await show();
    await pick(fileOf(text));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Lin Yao' })).toBeVisible();
    expect(dialog.getByText('Lightly injured')).toBeVisible();
    expect(dialog.getByText('Samsara Sheet 0.1.0')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await names()).toEqual([]);
  });

  it('keeps it beside a character of the same name', async () => {
    const text = await exported(aSheet({ name: 'Lin Yao' }));
    await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await show();
    await pick(fileOf(text));
    expect(await screen.findByText('Lin Yao is already here and stays as it is.')).toBeVisible();
    await press('Keep as a new character');
    expect(await screen.findByText('Lin Yao was imported.')).toBeVisible();
    expect(await names()).toEqual(['Lin Yao', 'Lin Yao']);
    await press('Open');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('takes a file dropped on the page, and one at a time', async () => {
    const text = await exported(aSheet({ name: 'Lin Yao' }));
    await show();
    const dataTransfer = { types: ['Files'], files: [fileOf('a'), fileOf('b')] };
    fireEvent.dragOver(window, { dataTransfer });
    expect(screen.getByText('Drop the file to import it')).toBeVisible();
    fireEvent.drop(window, { dataTransfer });
    expect(await screen.findByText('file.json: 2 files at once; choose one. Nothing was imported.')).toBeVisible();
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [fileOf(text)] } });
    expect(await screen.findByRole('dialog', { name: 'Import' })).toBeVisible();
    expect(screen.queryByText(/Nothing was imported/)).not.toBeInTheDocument();
  });
});

describe('what the browser does not keep', () => {
  it('names the characters it has removed, until the player begins anew', async () => {
    await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await browser.closeTabs();
    browser.emptyDatabase();
    storage = browser.tab();
    await show();
    expect(screen.getByRole('heading', { name: 'Your browser removed 1 character' })).toBeVisible();
    expect(screen.getByText('Lin Yao')).toBeVisible();
    expect(button('Import a backup')).toBeVisible();
    await press('Begin anew');
    expect(await screen.findByRole('heading', { name: 'No Reincarnators yet' })).toBeVisible();
  });

  it('is said when there is only memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await createSheet(storage, aSheet({ name: 'For now' }));
    await show();
    expect(screen.getByText(/This browser keeps nothing/).closest('[role=alert]')).toBeVisible();
    expect(screen.getByText('Only in this tab')).toBeVisible();
  });
});
