import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { aSheet } from '#tests/support/builders';
import { renderUi } from '#tests/support/render';
import { BeingDialog } from '@/screens/being-dialog/being-dialog';

afterEach(closeSheet);

async function show() {
  await openSheet(aSheet());
  await act(async () => {
    renderUi(<BeingDialog onClose={() => undefined} />);
  });
  return userEvent.setup();
}

describe('what a sheet is of', () => {
  it('[D-10] [D-15] [B-35] an object, and what rules ask about it', async () => {
    const user = await show();
    expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Object' }));
    await user.click(screen.getByRole('checkbox', { name: /^Flammable/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Of darkness/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sheetNow().being).toMatchObject({ kind: 'object', owner: '', flammable: true, ofDarkness: true }),
    );
  });

  it('[M-40] a summon needs its owner', async () => {
    const user = await show();
    await user.click(screen.getByRole('radio', { name: 'Summon' }));
    expect(screen.getByRole('textbox', { name: 'Whose it is' })).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Whose it is' }), 'Lin Yao');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheetNow().being).toMatchObject({ kind: 'summon', owner: 'Lin Yao' }));
  });
});
