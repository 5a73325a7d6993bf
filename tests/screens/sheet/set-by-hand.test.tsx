import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGauge, aPool } from '#tests/rules/energy/some-energy';
import { anEffect, anItem, aSheet } from '#tests/support/builders';
import { hit } from '#tests/support/trace';
import { handCommands, handNumbers } from '@/screens/by-hand-dialog/hand-numbers';
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

  it('is told of and asked for where a Gauge has no maximum', async () => {
    const user = userEvent.setup();
    const { onOpen } = await showSheet(worn(), [{ type: 'manual/set', quantity: 'gauge:rage', value: 7 }]);
    await user.click(screen.getByRole('button', { name: /no maximum/ }));
    const why = within(screen.getByRole('dialog', { name: 'rage' }));
    expect(await why.findByText(/^Last set by hand, \d\d:\d\d\.$/)).toBeInTheDocument();
    await user.click(why.getByRole('button', { name: 'Set by hand' }));
    expect(onOpen).toHaveBeenCalledWith('by-hand:gauge:rage');
  });

  it('is told of by the sheet itself, however far History has been read', async () => {
    const user = userEvent.setup();
    await showSheet({ ...aSheet(), setByHand: ['willpower.current'] });
    await user.click(screen.getByRole('button', { name: /^4 ?\/ / }));
    const why = within(screen.getByRole('dialog', { name: 'Willpower' }));
    expect(await why.findByText('Last set by hand.')).toBeInTheDocument();
  });
});

it('the bar of the sheet says so of the round', async () => {
  await showSheet(aSheet(), [{ type: 'manual/set', quantity: 'time.round', value: 3 }]);
  expect(screen.getByText('Round 3')).toHaveTextContent('Round 3 set by hand');
});

/** A sheet on which every kind of number can be set by hand. */
const everything = () =>
  aSheet({
    energyPools: [aPool('mana')],
    gauges: [aGauge('rage', { maximum: { kind: 'none' } }), aGauge('heat')],
    conditions: [{ id: 'poison', name: 'Poison', note: '', points: 3 }],
    effects: [
      anEffect([], { id: 'haste', name: 'Haste', duration: { kind: 'rounds', left: 3 } }),
      anEffect([], { id: 'glow', name: 'Glow', duration: { kind: 'minutes', left: 9 } }),
    ],
    items: [anItem({ id: 'wand', name: 'Wand', uses: { left: 2, maximum: 5, per: 'ever' } })],
    being: { ...aSheet().being, initiative: 4, speed: 6 },
  });

/** What opens the why of a number, and how it is called there where it stands with others. */
const WHERE: Readonly<Record<string, Readonly<{ opener: RegExp; called?: RegExp }>>> = {
  'health.bashing': { opener: /healthy$/, called: /[Bb]ashing/ },
  'health.lethal': { opener: /healthy$/, called: /lethal/ },
  'health.aggravated': { opener: /healthy$/, called: /aggravated/ },
  'health.temporary': { opener: /healthy$/, called: /temporary HP/i },
  'willpower.current': { opener: /^\d ?\/ 4/, called: /Willpower/ },
  'willpower.temporary': { opener: /^\d ?\/ 4/, called: /temporary Willpower/i },
  'pool:mana': { opener: /^\d ?\/ 10$/ },
  'gauge:rage': { opener: /no maximum/ },
  'gauge:heat': { opener: /^\d+ ?\/ 10$/ },
  'condition:poison': { opener: /^Poison/ },
  'rounds:haste': { opener: /^Haste/ },
  'minutes:glow': { opener: /^Glow/ },
  'carried:wand': { opener: /^Wand/, called: /Wand carried/ },
  'uses:wand': { opener: /^Wand/, called: /uses of Wand/i },
  initiative: { opener: /Initiative$/ },
  speed: { opener: /Speed/ },
};

/** Numbers that have no why; the bar of the sheet, or the dialogs that count with them, say so. */
const NOWHERE = ['points', 'experience', 'time.round', 'time.minute'];

it('every number that can be set by hand says so in its why', async () => {
  const user = userEvent.setup();
  const sheet = everything();
  const settable = handNumbers(sheet);
  expect(settable.map(({ quantity }) => quantity).toSorted()).toEqual([...Object.keys(WHERE), ...NOWHERE].toSorted());
  const typed = Object.fromEntries(
    settable.map(({ quantity, now, max }) => [quantity, String(now < max ? now + 1 : now - 1)]),
  );
  await showSheet(sheet, handCommands(settable, typed, false) ?? []);
  for (const [quantity, { opener, called }] of Object.entries(WHERE)) {
    const openers = screen.getAllByRole('button', { name: opener });
    const button = openers.at(quantity === 'gauge:heat' ? -1 : 0);
    if (!button) throw new Error(`Nothing opens the why of ${quantity}`);
    await user.click(button);
    const why = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!why) throw new Error(`No why of ${quantity}`);
    const line = await within(why).findByText(/[Ll]ast set by hand/);
    expect(line.textContent, quantity).toMatch(called ?? /^Last/);
    await user.keyboard('{Escape}');
    act(() => why.hidePopover());
  }
});
