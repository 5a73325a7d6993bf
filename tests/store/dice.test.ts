import { afterEach, describe, expect, it, vi } from 'vitest';
import { rollDice, rollDie } from '@/store/dice';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The bytes the browser draws next. */
const drawing = (...bytes: number[]) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift() ?? 0;
    return array;
  });

describe('dice', () => {
  it.each([
    [0, 1],
    [9, 10],
    [10, 1],
    [249, 10],
  ])('make a ten-sided die of byte %i show %i', (byte, face) => {
    drawing(byte);
    expect(rollDie()).toBe(face);
  });

  it('throw a byte again that would favour the low numbers', () => {
    drawing(250, 255, 4);
    expect(rollDie()).toBe(5);
  });

  it('come in the order they fell', () => {
    drawing(0, 5, 9);
    expect(rollDice(3)).toEqual([1, 6, 10]);
  });

  it('show every face and no other', () => {
    const faces = new Set(rollDice(2000));
    expect([...faces].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
