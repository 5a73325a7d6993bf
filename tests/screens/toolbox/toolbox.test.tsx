import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { renderUi } from '#tests/support/render';
import { sheetSchema } from '@/model/sheet';
import { fallingDamage, sheetDefense, speedOf } from '@/rules';
import { firstTyped } from '@/screens/toolbox/calculator';
import { CALCULATORS } from '@/screens/toolbox/calculators';
import { ToolboxScreen } from '@/screens/toolbox/toolbox-screen';
import english from '../../../public/samples/en.json';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeSheet);

const samples = english.map((one) => sheetSchema.parse(one));
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
  it('begins on its heading when the focus was nowhere', async () => {
    await show('falling');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

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

  it('reopens from its own link with what was typed, every one of them', () => {
    for (const one of CALCULATORS) {
      const typed = Object.fromEntries(
        one.fields.map(([name, field], place) => {
          if (field.kind === 'check') return [name, '1'];
          if (field.kind === 'choice') return [name, field.values.at(-1) ?? ''];
          return [name, field.kind === 'list' ? `${place + 1} 10` : String((field.min ?? 0) + place)];
        }),
      );
      const link = new URLSearchParams(new URLSearchParams(typed).toString());
      expect(firstTyped(one, link, aSheet()), one.id).toEqual(typed);
      expect(one.work(typed, DEFAULTS).steps.length + one.work(typed, DEFAULTS).wrong.length).toBeGreaterThan(0);
    }
  });

  it('names the rule of every result', () => {
    for (const one of CALCULATORS) {
      const ruled = one.work(firstTyped(one, NO_LINK, null), DEFAULTS).steps.flatMap(({ rule }) => rule ?? []);
      expect(ruled.length, one.id).toBeGreaterThan(0);
      expect(one.work(firstTyped(one, NO_LINK, null), DEFAULTS).steps.at(-1)?.rule, one.id).toBeDefined();
    }
  });

  it('[M-06] [M-69] [H-36] [D-17] takes from the sheet what the sheet knows', () => {
    const plain = aSheet();
    const sheet = aSheet({
      attributes: { resolve: 3, composure: 4, strength: 5 },
      healing: [{ id: 'r', kind: 'regeneration', source: 'Blood', rating: 6 }],
      being: { ...plain.being, lifespan: { die: 17, essenceChanges: 2 } },
    });
    const taken = (id: string) => {
      const one = CALCULATORS.find((each) => each.id === id) ?? CALCULATORS[0];
      return firstTyped(one, NO_LINK, sheet);
    };
    expect(taken('defense').will).toBe('7');
    expect(taken('limb').rating).toBe('6');
    expect(taken('lifespan')).toMatchObject({ d20: '17', essenceChanges: '2', dRanks: '0' });
    expect(taken('itemFit')).toMatchObject({ strength: '5', ownSize: '5', permanentSize: '5' });
    expect(taken('flight').speed).toBe(String(speedOf(sheet).value));
  });

  it.each(samples.map((sheet) => [sheet.name, sheet] as const))(
    '[B-22] [B-23] begins with the Defense of %s',
    (_, sheet) => {
      const one = CALCULATORS.find(({ id }) => id === 'defense') ?? CALCULATORS[0];
      const { total } = sheetDefense(sheet);
      expect(one.work(firstTyped(one, NO_LINK, sheet), DEFAULTS).steps.at(-1)?.value).toBe(total.value);
    },
  );

  it('[M-04] [M-27] [M-28] [M-29] [M-30] makes a cluster, throws a climber off, squeezes through', () => {
    expect(resultOf('cluster', { damages: '4 4', successesBefore: '2', rolled: '8 9 10 3 5' })).toBe('yes');
    const cluster = CALCULATORS.find(({ id }) => id === 'cluster') ?? CALCULATORS[0];
    const steps = cluster.work({ damages: '6', successesBefore: '3', rolled: '1 1 10 8' }, DEFAULTS).steps;
    expect(steps.find(({ name }) => name === 'goesOff')?.value).toBe(5);
    expect(resultOf('throwOff', { creatureSuccesses: '5', ownSuccesses: '2' })).toBe(3);
    expect(resultOf('throwOff', { creatureSuccesses: '2', ownSuccesses: '5' })).toBe(0);
    expect(resultOf('squeeze', { passage: 'threeSizes' })).toBe('no');
    expect(resultOf('squeeze', { passage: 'threeSizes', hasAbility: '1' })).toBe('yes');
    expect(resultOf('squeeze', { people: '4', passage: 'none' })).toBe('no');
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
