import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDefence, anItem, aResource } from '#tests/support/builders';
import { ordinaryModifier } from '@/model/bonuses';
import { sheetSchema } from '@/model/sheet';
import english from '../../../public/samples/en.json';
import { closeSheet, showSheet } from './an-open-sheet';

vi.setConfig({ testTimeout: 120_000 });
afterEach(closeSheet);

const samples = english.map((one) => sheetSchema.parse(one));
const [sample] = samples;
if (!sample) throw new Error('There is no sample');

/** The first sample with everything that gives it a number of another kind. */
const richer = {
  ...sample,
  id: 'richer',
  name: 'A richer one',
  being: { ...sample.being, initiative: 8, speed: 12 },
  resources: [
    ...sample.resources,
    aResource({ id: 'wolf', modifiers: [ordinaryModifier({ on: 'value', value: 'defense' }, 5, 'baseDefense')] }),
    aResource({
      id: 'bark',
      modifiers: [
        ordinaryModifier({ on: 'value', value: 'defense' }, 2, 'naturalArmor'),
        ordinaryModifier({ on: 'value', value: 'speed' }, 3, 'untyped'),
        ordinaryModifier({ on: 'value', value: 'size' }, 2, 'untyped'),
      ],
    }),
  ],
  items: [anItem({ id: 'coat', kind: 'armor', points: 4, worn: true, traits: ['Armor Penalty 1'] })],
  defences: [aDefence({ id: 'hard', kind: 'hardness', points: 1, wording: 'gain' })],
};

const read = (text: string | null): number => Number((text ?? '').replace('−', '-').replaceAll(/[+,]/g, ''));

/** The total of a why, and the sum of the parts above it that count. */
function sumOf(dialog: HTMLElement) {
  const line = within(dialog).getByText('Total');
  const parts = within(dialog)
    .queryAllByRole('listitem')
    .filter((part) => (part.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    .flatMap(({ firstElementChild: amount }) =>
      amount && !amount.classList.contains('line-through') ? [read(amount.textContent)] : [],
    );
  const total = line.querySelector('b');
  return { sum: parts.reduce((all, part) => all + part, 0), total: read(total?.textContent ?? null) };
}

/** The chip of the status and the numbers with a dotted underline; rounds until death are told in words, and a Gauge without a maximum comes from nothing: neither is a sum. */
const whys = () => [
  screen.getByRole('button', { name: /injured$|^Unharmed$|^Dying$|^Dead$/ }),
  ...screen
    .getAllByRole('button')
    .filter(
      (button) => button.querySelector('.why') !== null && !/^Dead in|no maximum$/.test(button.textContent ?? ''),
    ),
];

describe('every number with a why', () => {
  it.each([...samples, richer].map((one) => [one.name, one] as const))(
    'adds up on the sheet of %s',
    async (_, sheet) => {
      const user = userEvent.setup();
      await showSheet(sheet);
      await act(() => import('@/ui/why-ledger'));
      const buttons = whys();
      expect(buttons.length).toBeGreaterThan(12);
      for (const button of buttons) {
        await user.click(button);
        const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
        if (!dialog) throw new Error(`Nothing opens at ${button.textContent}`);
        await waitFor(() => expect(within(dialog).getByText('Total')).toBeInTheDocument());
        const { sum, total } = sumOf(dialog);
        expect(sum, `the parts of ${dialog.getAttribute('aria-label')}`).toBe(total);
        await user.keyboard('{Escape}');
        act(() => dialog.hidePopover());
      }
    },
  );
});
