import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { TABLE_RULES } from '@/rules';
import { choose, firstDraft, presetOf, RULE_GROUPS } from '@/screens/table-rules/table-draft';
import { TableRulesScreen } from '@/screens/table-rules/table-rules-screen';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeSheet);

async function show(part = {}) {
  await openSheet(aSheet(part));
  const onClose = vi.fn<() => void>();
  await act(async () => {
    renderUi(<TableRulesScreen onClose={onClose} />);
  });
  return { user: userEvent.setup(), onClose };
}

const changes = () => screen.getByRole('region', { name: 'What it changes' });
const option = (name: string) => screen.getByRole('group', { name });

describe('the table’s rules', () => {
  it('[X-03] shows the numbers that a choice would change, and saves it as one change', async () => {
    const { user, onClose } = await show();
    const perSize = screen.getByRole('spinbutton', { name: 'Health for a point of Size' });
    await user.clear(perSize);
    await user.type(perSize, '3');
    expect(within(changes()).getByText(/^\d+ → \d+$/, { selector: '.why' })).toBeInTheDocument();
    expect(sheetNow().tableRules).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(sheetNow().tableRules).toEqual({ healthPerSize: 3 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[X-01] says what is allowed where a number is typed wrong, and does not save', async () => {
    const { user } = await show();
    const step = screen.getByRole('spinbutton', { name: 'Attribute points for a Legendary point' });
    await user.clear(step);
    expect(screen.getByText('A whole number from 1 to 100.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'A number is out of range' })).toBeDisabled();
  });

  it('[H-15] puts the optional rules first; a preset chooses several at once', async () => {
    const { user } = await show();
    expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent('Optional rules');
    await user.click(screen.getByRole('radio', { name: 'No optional rules' }));
    expect(within(option('Wound penalty')).getByRole('radio', { name: 'Off' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
  });

  it('lists every option once', () => {
    const listed = RULE_GROUPS.flatMap(({ keys }) => keys);
    expect(listed.toSorted()).toEqual(Object.keys(TABLE_RULES).toSorted());
  });

  it('keeps nothing that is the default', () => {
    const changed = choose(firstDraft({}), 'halfRounding', 'up');
    expect(changed.choices).toEqual({ halfRounding: 'up' });
    expect(presetOf(changed.choices)).toBeNull();
    expect(choose(changed, 'halfRounding', 'down').choices).toEqual({});
  });
});
