import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { History } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { Drawer } from '@/ui/drawer';
import { TextField } from '@/ui/fields';
import { useShortcuts } from '@/ui/keyboard';
import { Menu } from '@/ui/menu';
import { MenuItems } from '@/ui/menu-items';

function Opener({ as: Surface }: { as: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(0);
  useShortcuts({ d: () => setPressed((n) => n + 1), 'mod+z': () => setPressed((n) => n + 10) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p>pressed {pressed}</p>
      {open && (
        <Surface
          title="Heal"
          onClose={() => setOpen(false)}
          footer={
            <DialogButtons>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </DialogButtons>
          }
        >
          <TextField label="Points" data-autofocus="" />
        </Surface>
      )}
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
] as const)('%s', (_, surface) => {
  it('opens with the focus on what it is for, and gives it back on Escape', async () => {
    const user = userEvent.setup();
    renderUi(<Opener as={surface} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Heal' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Points' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on its scrim and its ✕, not on what is inside', async () => {
    renderUi(<Opener as={surface} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Heal' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the keys of the page quiet while it is open', async () => {
    const user = userEvent.setup();
    renderUi(<Opener as={surface} />);
    await user.keyboard('d');
    expect(screen.getByText('pressed 1')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('pressed 11')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('d');
    expect(screen.getByText('pressed 11')).toBeInTheDocument();
  });
});

function Leaving() {
  const [left, setLeft] = useState(0);
  useShortcuts({ escape: () => setLeft((n) => n + 1) });
  return (
    <>
      <p>left {left}</p>
      <Menu label="More" icon={History} body={(close) => <MenuItems items={[]} close={close} />} />
    </>
  );
}

it('Escape closes a popover before it leaves the screen', async () => {
  const user = userEvent.setup();
  renderUi(<Leaving />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Escape}');
  expect(screen.getByText('left 0')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByText('left 1')).toBeInTheDocument();
});

describe('Menu', () => {
  it('moves with the arrows and does what is chosen', async () => {
    const done: string[] = [];
    const user = userEvent.setup();
    const items = ['One', 'Two'].map((label) => ({ label, onSelect: () => done.push(label) }));
    renderUi(<Menu label="More" icon={History} body={(close) => <MenuItems items={items} close={close} />} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(done).toEqual(['Two']);
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });
});
