import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { renderUi } from '#tests/support/render';
import { fallingDamage } from '@/rules';
import { firstTyped } from '@/screens/toolbox/calculator';
import { CALCULATORS } from '@/screens/toolbox/calculators';
import { ToolboxScreen } from '@/screens/toolbox/toolbox-screen';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeSheet);

const NO_LINK = new URLSearchParams();
const DEFAULTS = { tableRules: {} };

async function show(seed: string) {
  await act(async () => {
    renderUi(<ToolboxScreen seed={seed} base="#/toolbox/" onClose={() => undefined} />);
  });
  return userEvent.setup();
}

const result = () =>
  within(screen.getByRole('list', { name: 'Working' }))
    .getAllByRole('listitem')
    .at(-1);
const resultOf = (id: string, typed: Record<string, string>, table = DEFAULTS) => {
  const one = CALCULATORS.find((each) => each.id === id) ?? CALCULATORS[0];
  return one.work({ ...firstTyped(one, NO_LINK, null), ...typed }, table).steps.at(-1)?.value;
};

describe('the toolbox', () => {
  it('[D-20] [D-21] opens a link with its inputs, works it out, and has a link of its own', async () => {
    const user = await show('falling?metres=31&saves=2');
    expect(screen.getByLabelText('Meters')).toHaveValue(31);
    expect(result()).toHaveTextContent('Falling damageD-218');
    const saves = screen.getByLabelText('Successes of the Reflex save');
    await user.clear(saves);
    expect(screen.getByText(/^A whole number from 0 to/)).toBeInTheDocument();
    await user.type(saves, '0');
    expect(result()).toHaveTextContent('10');
    expect(screen.getByRole('link', { name: 'Link to this calculation' })).toHaveAttribute(
      'href',
      '#/toolbox/falling?metres=31&saves=0',
    );
  });

  it('[M-22] begins with the numbers of the open sheet', async () => {
    await openSheet(aSheet({ name: 'Small', size: 3 }));
    await show('itemFit');
    expect(screen.getByLabelText('Own Size')).toHaveValue(3);
    expect(screen.getByText('Begins with the numbers of Small.')).toBeInTheDocument();
  });

  it('works every first example out, in its own words', () => {
    for (const one of CALCULATORS) {
      const { steps, wrong } = one.work(firstTyped(one, NO_LINK, null), DEFAULTS);
      expect(wrong, one.id).toEqual([]);
      expect(steps.length, one.id).toBeGreaterThan(0);
      expect(new Set(steps.map(({ name }) => name)).size, one.id).toBe(steps.length);
    }
  });

  it('[D-28] [M-05] [H-36] [E-20] [P-26] [M-69] [M-31] [M-35] says what the rules say', () => {
    expect(resultOf('improvised', { hardness: '3', objectSize: '4' })).toBe(3);
    expect(resultOf('limb', { limbSize: '3', rating: '4' })).toBe(4500);
    expect(resultOf('limb', { rating: '0' })).toBe('noRegeneration');
    expect(resultOf('reducedCost', { cost: '5', reduction: '9' })).toBe(0);
    expect(resultOf('shared', { points: '10', among: '3' })).toBe(4);
    expect(resultOf('lifespan', { d20: '10', dRanks: '2', essenceChanges: '1' })).toBe(100);
    expect(resultOf('keepRolls', { highest: '3', lowest: '2' })).toBe(2);
    expect(resultOf('attitude', { attitude: 'devoted', steps: '3' })).toBe('devoted');
    expect(resultOf('amplify', { level: '4' })).toBe('impossible');
  });

  it('[D-20] follows the table’s rules', () => {
    const table = { tableRules: { fallBase: 'from3' } } as const;
    const one = CALCULATORS.find(({ id }) => id === 'falling') ?? CALCULATORS[0];
    expect(one.work({ metres: '3', saves: '0' }, table).steps.at(-1)?.value).toBe(1);
  });

  it('[D-20] never counts with what is typed wrong, and equals the core else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.nat({ max: 5000 }), (text, metres) => {
        const one = CALCULATORS.find(({ id }) => id === 'falling') ?? CALCULATORS[0];
        const { steps, wrong } = one.work({ metres: text, saves: '0' }, DEFAULTS);
        expect(steps.length > 0).toBe(wrong.length === 0);
        expect(resultOf('falling', { metres: String(metres) })).toBe(fallingDamage(metres));
      }),
      propertyRuns(200),
    );
  });
});
