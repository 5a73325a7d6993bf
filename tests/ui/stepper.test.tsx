import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { ResourceRow } from '@/ui/resource-row';
import { Stepper } from '@/ui/stepper';

const LABELS = { less: 'Spend 1 Mana', more: 'Restore 1 Mana' };
const noted = () => {
  const steps: number[] = [];
  return { steps, onStep: (by: number) => steps.push(by) };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('Stepper', () => {
  it('a tap is 1', async () => {
    const { steps, onStep } = noted();
    renderUi(<Stepper labels={LABELS} onStep={onStep} />);
    await userEvent.click(screen.getByRole('button', { name: 'Spend 1 Mana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore 1 Mana' }));
    expect(steps).toEqual([-1, 1]);
  });

  it('works by keyboard', async () => {
    const { steps, onStep } = noted();
    renderUi(<Stepper labels={LABELS} onStep={onStep} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(steps).toEqual([-1]);
  });

  it('a hold repeats after 400 ms and is one step when it is let go', () => {
    vi.useFakeTimers();
    const { steps, onStep } = noted();
    renderUi(<Stepper labels={LABELS} onStep={onStep} />);
    const more = screen.getByRole('button', { name: 'Restore 1 Mana' });
    fireEvent.pointerDown(more, { button: 0 });
    act(() => vi.advanceTimersByTime(399));
    expect(steps).toEqual([]);
    act(() => vi.advanceTimersByTime(1 + 3 * 90));
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    expect(steps).toEqual([4]);
  });

  it('a press that becomes a scroll changes nothing', () => {
    const { steps, onStep } = noted();
    renderUi(<Stepper labels={LABELS} onStep={onStep} />);
    const less = screen.getByRole('button', { name: 'Spend 1 Mana' });
    fireEvent.pointerDown(less, { button: 0 });
    fireEvent.pointerCancel(less);
    expect(steps).toEqual([]);
  });
});

describe('ResourceRow', () => {
  it('a pressed number asks for its value', async () => {
    const onSet = vi.fn<() => void>();
    renderUi(<ResourceRow name="Rage" current={7} maximum={null} onStep={() => undefined} onSet={onSet} />);
    await userEvent.click(screen.getByRole('button', { name: /^7/ }));
    expect(onSet).toHaveBeenCalledOnce();
  });

  it('stops at the maximum and at 0', () => {
    renderUi(<ResourceRow name="Mana" current={0} maximum={0} onStep={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Spend 1 Mana' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Restore 1 Mana' })).toBeDisabled();
  });
});
