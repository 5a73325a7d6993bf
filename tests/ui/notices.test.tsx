import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { Button } from '@/ui/button';
import { NumberField } from '@/ui/fields';
import { useAnnounce } from '@/ui/live-region';
import { LoadingBars } from '@/ui/loading-bars';
import { useToast } from '@/ui/toast';
import { ToastsOf } from '@/ui/toasts-of';

function Notices({ undo }: { undo: () => void }) {
  const announce = useAnnounce();
  const toast = useToast();
  return (
    <>
      <Button onClick={() => announce('Took 5 L')}>Polite</Button>
      <Button onClick={() => announce('Dead', 'assertive')}>Urgent</Button>
      <Button onClick={() => toast({ text: 'Rested 7 days.', action: { label: 'Undo', run: undo } })}>Toast</Button>
    </>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('live regions', () => {
  it('say what happened, urgently only when asked', async () => {
    renderUi(<Notices undo={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Polite' }));
    expect(screen.getByText('Took 5 L')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Urgent' }));
    expect(screen.getByText('Dead')).toHaveAttribute('aria-live', 'assertive');
  });
});

describe('a toast', () => {
  it('says whom it is about where there are several', async () => {
    renderUi(
      <ToastsOf say={(text) => `Lin Yao: ${text}`}>
        <Notices undo={() => undefined} />
      </ToastsOf>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Toast' }));
    expect(screen.getByText('Lin Yao: Rested 7 days.')).toBeVisible();
  });

  it('offers its action once', async () => {
    const undo = vi.fn();
    renderUi(<Notices undo={undo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Toast' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Rested 7 days.')).not.toBeInTheDocument();
  });

  it('goes after 6 s, but stays while it has the focus', () => {
    vi.useFakeTimers();
    renderUi(<Notices undo={() => undefined} />);
    act(() => screen.getByRole('button', { name: 'Toast' }).click());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Rested 7 days.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Rested 7 days.')).not.toBeInTheDocument();
  });
});

it('loading bars wait 300 ms', () => {
  vi.useFakeTimers();
  renderUi(<LoadingBars />);
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(300));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('a field says its hint and its error', () => {
  renderUi(<NumberField label="Size" hint="5 for a human" error="At least 1." />);
  const field = screen.getByRole('spinbutton', { name: 'Size' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('5 for a human At least 1.');
});
