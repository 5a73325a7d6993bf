import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGauge, aPool } from '#tests/rules/energy/some-energy';
import { aSheet } from '#tests/support/builders';
import { hit } from '#tests/support/trace';
import { closeSheet, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeSheet);

const worn = () => aSheet({ energyPools: [aPool('mana')], gauges: [aGauge('rage', { maximum: { kind: 'none' } })] });

describe('a number set by hand', () => {
  it('says so in its why, until the rules change it again', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(aSheet(), [{ type: 'manual/set', quantity: 'willpower.current', value: 2 }]);
    await user.click(screen.getByRole('button', { name: /^2 ?\/ / }));
    const why = within(screen.getByRole('dialog', { name: 'Willpower' }));
    expect(await why.findByText(/^Last set by hand, \d\d:\d\d\.$/)).toBeInTheDocument();
    await user.click(why.getByRole('button', { name: 'Set by hand' }));
    expect(onOpen).toHaveBeenCalledWith('by-hand:willpower.current');
  });

  it('[H-01] is told of the track, but not after a hit', async () => {
    const user = userEvent.setup();
    await showSheet(aSheet(), [{ type: 'manual/mark-health', grade: 'lethal', amount: 1 }, hit(1)]);
    await user.click(screen.getByRole('button', { name: /healthy$/ }));
    const why = within(screen.getByRole('dialog', { name: 'Maximum Health' }));
    expect(await why.findByRole('button', { name: 'Set by hand' })).toBeInTheDocument();
    expect(why.queryByText(/^Last set by hand/)).not.toBeInTheDocument();
  });

  it('is asked for where a Gauge has no maximum', async () => {
    const { onOpen } = await showSheet(worn());
    await userEvent.click(screen.getByRole('button', { name: /no maximum/ }));
    expect(onOpen).toHaveBeenCalledWith('by-hand:gauge:rage');
  });
});
