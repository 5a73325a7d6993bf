import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import type { Grade, Track } from '@/model/health';
import { HealthTrack, trackForm } from '@/ui/health-track';
import { MarkableTrack } from '@/ui/markable-track';
import { dragStep, useMarking } from '@/ui/marking';
import { MarkingBar } from '@/ui/marking-bar';

const WOUNDED: Track = { healthy: 8, bashing: 3, lethal: 4, aggravated: 5 };
const boxesOf = (track: HTMLElement) => [...track.querySelectorAll('.box')];

describe('the form of a track', () => {
  it.each([
    [1, 'boxes', 1],
    [30, 'boxes', 1],
    [31, 'small', 5],
    [100, 'small', 5],
    [101, 'bar', 2],
    [1000, 'bar', 10],
  ])('%d Health: %s, a drag step of %d', (maximum, form, step) => {
    expect(trackForm(maximum)).toBe(form);
    expect(dragStep(maximum)).toBe(step);
  });
});

describe('HealthTrack', () => {
  it('[H-01] shows a box for each point, worst first, and says them', () => {
    renderUi(<HealthTrack track={WOUNDED} temporary={4} />);
    const track = screen.getByRole('img', {
      name: 'Health 20: 8 healthy, 3 bashing, 4 lethal, 5 aggravated, 4 temporary HP',
    });
    const states = boxesOf(track).map((box) => box.className.split(' ')[1]);
    expect(states).toEqual([
      ...Array(5).fill('aggravated'),
      ...Array(4).fill('lethal'),
      ...Array(3).fill('bashing'),
      ...Array(8).fill('healthy'),
    ]);
  });

  it('says the count of each part of a bar and leaves out empty ones', () => {
    renderUi(<HealthTrack track={{ healthy: 297, bashing: 0, lethal: 2, aggravated: 1 }} />);
    const parts = screen.getByRole('img', { name: /^Health 300/ }).children;
    expect([...parts].map((part) => part.textContent)).toEqual(['1\u00a0A', '2\u00a0L', '297\u00a0H']);
  });

  it('marks the boxes that differ from before', () => {
    renderUi(
      <HealthTrack
        track={{ healthy: 2, bashing: 1, lethal: 0, aggravated: 0 }}
        from={{ ...WOUNDED, healthy: 0, bashing: 3, lethal: 0, aggravated: 0 }}
        compact
      />,
    );
    const changed = boxesOf(screen.getByRole('img')).map((box) => box.classList.contains('changed'));
    expect(changed).toEqual([false, true, true]);
  });

  it('[H-11] rings the box that turns aggravated next', () => {
    renderUi(<HealthTrack track={{ healthy: 0, bashing: 0, lethal: 2, aggravated: 1 }} worsening />);
    const ringed = boxesOf(screen.getByRole('img')).map((box) => box.classList.contains('next'));
    expect(ringed).toEqual([false, true, false]);
  });
});

function Markable({ track = WOUNDED, marks }: { track?: Track; marks: [Grade, number][] }) {
  const marking = useMarking(track, (grade, amount) => marks.push([grade, amount]));
  return (
    <>
      <MarkableTrack track={track} marking={marking} />
      {marking.active && <MarkingBar marking={marking} />}
    </>
  );
}

describe('marking by keys', () => {
  it('adds with →, chooses the grade with a letter, marks with Enter', async () => {
    const marks: [Grade, number][] = [];
    const user = userEvent.setup();
    renderUi(<Markable marks={marks} />);
    expect(screen.getByRole('group', { name: /^Health 20/ })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('spinbutton', { name: 'Lethal' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('spinbutton', { name: 'Lethal' })).toHaveAttribute('aria-valuetext', '4 lethal, 2 to mark');
    await user.keyboard('b');
    expect(screen.getByRole('spinbutton', { name: 'Bashing' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Mark 2.B$/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(marks).toEqual([['bashing', 2]]);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('takes away no more than there is, and Escape cancels', async () => {
    const marks: [Grade, number][] = [];
    const user = userEvent.setup();
    renderUi(<Markable marks={marks} />);
    await user.tab();
    await user.keyboard('{ArrowLeft>6/}');
    expect(screen.getByRole('button', { name: /^Take away 4.L$/ })).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Lethal' })).toHaveAttribute('aria-valuenow', '0');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(marks).toEqual([]);
  });
});

describe('marking by pointer', () => {
  const area = (width: number, height: number) => () =>
    ({ left: 0, top: 0, right: width, bottom: height, width, height, x: 0, y: 0, toJSON: () => '' }) as DOMRect;

  it('a sideways drag counts the boxes it passes; only Mark commits', async () => {
    const marks: [Grade, number][] = [];
    renderUi(<Markable marks={marks} />);
    const track = screen.getByRole('group', { name: /^Health/ });
    track.getBoundingClientRect = area(100, 20);
    fireEvent.pointerDown(track, { pointerId: 1, isPrimary: true, button: 0, clientX: 25, clientY: 15 });
    fireEvent.pointerMove(track, { pointerId: 1, clientX: 45, clientY: 15 });
    fireEvent.pointerUp(track, { pointerId: 1 });
    expect(marks).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Mark 3.L$/ }));
    expect(marks).toEqual([['lethal', 3]]);
  });

  it('a move up or down is a scroll', () => {
    const marks: [Grade, number][] = [];
    renderUi(<Markable marks={marks} />);
    const track = screen.getByRole('group', { name: /^Health/ });
    fireEvent.pointerDown(track, { pointerId: 1, isPrimary: true, button: 0, clientX: 25, clientY: 5 });
    fireEvent.pointerMove(track, { pointerId: 1, clientX: 27, clientY: 40 });
    fireEvent.pointerMove(track, { pointerId: 1, clientX: 60, clientY: 40 });
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});
