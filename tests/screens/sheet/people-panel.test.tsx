import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSheet } from '#tests/support/builders';
import type { Contract, Person } from '@/model/sheet';
import { sheetStore } from '@/store/sheet-store';
import { closeSheet, sheetNow, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

const mara: Person = { id: 'mara', name: 'Mara', attitude: 'helpful', isBeast: false, note: 'Runs the inn' };
const wolf: Person = { id: 'wolf', name: 'Wolf', attitude: 'devoted', isBeast: true, note: '' };
const pact: Contract = {
  id: 'pact',
  kind: 'Servant',
  role: 'Servant',
  partner: 'Rin',
  allows: [{ kind: 'Servant', role: 'Master' }],
};

const panel = () => within(screen.getByRole('region', { name: 'People and contracts' }));
const step = (name: string, way: 'warmer' | 'colder') =>
  panel().getByRole('button', { name: `${name}: one step ${way}` });

describe('people', () => {
  it('[M-35] grow warmer or colder as far as their scale goes', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet({ people: [mara, wolf] }));
    expect(panel().getByText('Helpful · 6 of 7')).toBeInTheDocument();
    expect(panel().getByText('Devoted · 7 of 8 · Beast')).toBeInTheDocument();
    await user.click(step('Mara', 'warmer'));
    await user.click(step('Wolf', 'warmer'));
    expect(sheetNow().people.map(({ attitude }) => attitude)).toEqual(['devoted', 'obedient']);
    expect([step('Mara', 'warmer'), step('Wolf', 'warmer')].map((one) => one.hasAttribute('disabled'))).toEqual([
      true,
      true,
    ]);
    await user.click(step('Mara', 'colder'));
    expect(panel().getByText('Helps as long as it costs them nothing')).toBeInTheDocument();
  });

  it('[M-35] say what their attitude means, with its rule and their form', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet({ people: [mara] }));
    await user.click(panel().getByRole('button', { name: /^Mara.*Helpful/ }));
    const body = within(screen.getByRole('dialog', { name: 'Mara' }));
    expect(await body.findByText(/^Warns, backs and helps/)).toBeInTheDocument();
    const scale = within(body.getByRole('list', { name: 'All attitudes' })).getAllByRole('listitem');
    expect(scale.map((row) => row.getAttribute('aria-current') === 'step')).toEqual(
      scale.map((_, index) => index === 5),
    );
    expect(body.getByRole('link', { name: /M-35/ })).toHaveAttribute('href', '#/rulebook/M-35');
    await user.click(body.getByRole('button', { name: 'Edit Mara' }));
    expect(onOpen).toHaveBeenCalledWith('person:mara');
  });

  it('begin with nobody', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet());
    expect(panel().getByText('Nobody known, nothing signed.')).toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Add person' }));
    await user.click(panel().getByRole('button', { name: 'Add contract' }));
    expect(onOpen.mock.calls.flat()).toEqual(['person:new', 'contract:new']);
  });

  it('are only read where another tab writes', async () => {
    await showSheet(aSheet({ people: [mara] }));
    act(() => sheetStore.setState({ mode: 'readOnly' }));
    expect([step('Mara', 'warmer'), step('Mara', 'colder')].every((one) => one.hasAttribute('disabled'))).toBe(true);
    expect(panel().getByRole('button', { name: 'Add person' })).toBeDisabled();
  });
});

describe('contracts', () => {
  it('[M-32] say with whom, as what, and what they leave open', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet({ contracts: [pact] }));
    await user.click(panel().getByRole('button', { name: /^Servant/ }));
    const body = within(screen.getByRole('dialog', { name: 'Servant' }));
    expect(await body.findByText('As Servant, with Rin')).toBeInTheDocument();
    expect(body.getByText('Leaves open: Master in a Servant contract')).toBeInTheDocument();
    await user.click(body.getByRole('button', { name: 'Edit Servant' }));
    expect(onOpen).toHaveBeenCalledWith('contract:pact');
  });
});
