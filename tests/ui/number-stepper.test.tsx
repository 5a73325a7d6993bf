import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { NumberStepper } from '@/ui/number-stepper';

/** A number from 1 to 5 that starts at 3, what it is, and a button that acts on it. */
function Chosen() {
  const [value, setValue] = useState(3);
  return (
    <CheckedFields>
      <NumberStepper label="Wards" value={value} min={1} max={5} onChange={setValue} />
      <output aria-label="Value">{value}</output>
      <CheckedButton>Raise {value}</CheckedButton>
      <button type="button" onClick={() => setValue(2)}>
        Two
      </button>
    </CheckedFields>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Wards' });
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;
const button = (name: string) => screen.getByRole('button', { name });

async function typed(text: string) {
  const user = userEvent.setup();
  renderUi(<Chosen />);
  await user.clear(field());
  if (text !== '') await user.paste(text);
  return user;
}

describe('NumberStepper', () => {
  it.each(['7', '0', '−2', 'two', '1.5', ''])('keeps “%s” as it was typed and says what is allowed', async (text) => {
    await typed(text);
    expect(field()).toHaveValue(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('A whole number. From 1 to 5.');
    expect(value()).toBe('3');
    expect(button('Correct the marked fields')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Raise/ })).toBeNull();
  });

  it('keeps a wrong text when the focus goes, until it is right', async () => {
    const user = await typed('75');
    await user.tab();
    expect(field()).toHaveValue('75');
    await user.clear(field());
    await user.type(field(), '４');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field()).toHaveValue('4');
    expect(button('Raise 4')).toBeEnabled();
  });

  it('forgets a wrong text when the number is changed elsewhere', async () => {
    const user = await typed('9');
    await user.click(button('Two'));
    expect(field()).toHaveValue('2');
    expect(button('Raise 2')).toBeEnabled();
  });

  it('steps from what was typed, no further than allowed', async () => {
    const user = await typed('6');
    expect(button('One more, Wards')).toBeDisabled();
    await user.click(button('One less, Wards'));
    expect(value()).toBe('5');
    expect(field()).toBeValid();
    await user.keyboard('{ArrowUp}');
    expect(value()).toBe('5');
  });
});
