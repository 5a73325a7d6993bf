import { describe, expect, it } from 'vitest';
import { judgeTeleport, pickedSquare, type Square, teleportSquares } from '@/rules/actions/teleport';

const free = { somatic: false, canGesture: true, lineOfEffect: true, lineOfSight: true };

describe('using a teleport', () => {
  it.each([
    { title: '[M-66] gestures one can make', attempt: { ...free, somatic: true }, barred: [] },
    {
      title: '[M-66] gestures one can’t make',
      attempt: { ...free, somatic: true, canGesture: false },
      barred: ['cannotGesture'],
    },
    { title: '[M-66] no gestures needed', attempt: { ...free, canGesture: false }, barred: [] },
    {
      title: '[M-66] neither line, both named',
      attempt: { ...free, lineOfEffect: false, lineOfSight: false },
      barred: ['noLineOfEffect', 'noLineOfSight'],
    },
  ])('$title', ({ attempt, barred }) => {
    const possible = barred.length === 0;
    expect(judgeTeleport(attempt)).toEqual({ possible, barred, frees: possible });
  });
});

describe('where a teleport ends', () => {
  const around = (...squares: Square[]): readonly Square[] => squares;

  it.each([
    { title: '[M-67] on free ground', taken: around([2, 3]), squares: [[3, 3]] },
    {
      title: '[M-67] beside it, by column and row',
      taken: around([3, 3], [3, 2], [2, 2]),
      squares: [
        [2, 3],
        [3, 4],
        [4, 3],
      ],
    },
    {
      title: '[M-67] at a corner only when every side is taken',
      taken: around([3, 3], [2, 3], [4, 3], [3, 2], [3, 4], [4, 4]),
      squares: [
        [2, 2],
        [2, 4],
        [4, 2],
      ],
    },
  ])('$title', ({ taken, squares }) => {
    expect(teleportSquares([3, 3], taken)).toEqual(squares);
  });

  it('[M-67] fails where the Storyteller says so', () => {
    expect(teleportSquares([3, 3], [[3, 3]], 'fails')).toEqual([]);
    expect(teleportSquares([3, 3], [[2, 3]], 'fails')).toEqual([[3, 3]]);
  });

  it('[M-67] a die picks among equals', () => {
    const squares = teleportSquares([0, 0], [[0, 0]]);
    expect(pickedSquare(squares, 1)).toEqual([-1, 0]);
    expect(pickedSquare(squares, 4)).toEqual([1, 0]);
    expect(pickedSquare(squares, 5)).toBeNull();
  });
});
