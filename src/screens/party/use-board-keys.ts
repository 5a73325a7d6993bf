import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move from one selection box to the next; Space selects, as boxes do. */
export function useBoardKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const by = STEPS[event.key];
    const { target, currentTarget } = event;
    if (by === undefined || !(target instanceof HTMLInputElement) || target.dataset.seat === undefined) return;
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-seat]')];
    const next = boxes[boxes.indexOf(target) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.closest('li, tr')?.scrollIntoView({ block: 'nearest' });
  };
}
