import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { App } from '@/app/app';
import { createSheet } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { leaveSheet } from '@/store/show-sheet';

const PATIENT = { timeout: 15_000 };

afterEach(async () => {
  await leaveSheet();
  history.replaceState(null, '', '#/');
});

const go = (address: string) => act(async () => location.assign(`#${address}`));
const headingNamed = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENT);

describe('the focus', () => {
  it('is on the heading of the sheet after a screen that was in its place', async () => {
    const id = await createSheet(browserStorage(), aSheet({ name: 'Ada' }));
    await go('/toolbox');
    render(<App />);
    await headingNamed('Toolbox');
    await go(`/sheet/${id}`);
    expect(await headingNamed('Ada')).toHaveFocus();
    await go('/toolbox');
    expect(await headingNamed('Toolbox')).toHaveFocus();
  });

  it('is left alone when the app opens with a sheet', async () => {
    const id = await createSheet(browserStorage(), aSheet({ name: 'Bea' }));
    await go(`/sheet/${id}`);
    render(<App />);
    await headingNamed('Bea');
    expect(document.body).toHaveFocus();
  });
});
