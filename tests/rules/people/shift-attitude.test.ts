import { expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import type { Person } from '@/model/sheet';
import type { Command } from '@/rules';

const mara: Person = { id: 'mara', name: 'Mara', attitude: 'wary', isBeast: false, note: '' };
const shift = (steps: number, id = 'mara'): Command => ({ type: 'people/shift-attitude', id, steps });

it.each([
  [2, 'friendly', 2],
  [-7, 'hostile', -2],
  [7, 'devoted', 4],
] as const)('[M-35] somebody wary moved by %i steps is %s', (steps, attitude, moved) => {
  const { sheet, trace } = play(aSheet({ people: [mara] }), shift(steps));
  expect(sheet.people[0]?.attitude).toBe(attitude);
  expect(trace).toMatchObject([{ rule: 'M-35', event: 'attitudeChanged', subject: 'Mara', amount: moved }]);
});

it('[M-35] only a beast obeys', () => {
  const wolf = { ...mara, isBeast: true };
  expect(play(aSheet({ people: [wolf] }), shift(7)).sheet.people[0]?.attitude).toBe('obedient');
});

it('[M-35] nobody is written down as obedient who is no beast', () => {
  const write = (entry: Person): Command => ({ type: 'entry/put', list: 'people', entry });
  expect(refusalOf(aSheet(), write({ ...mara, attitude: 'obedient' }))).toBe('M-35 onlyBeastsObey');
  const wolf: Person = { ...mara, attitude: 'obedient', isBeast: true };
  expect(play(aSheet(), write(wolf)).sheet.people).toEqual([wolf]);
});

it('[M-35] refuses strangers and the end of the scale', () => {
  expect(refusalOf(aSheet(), shift(1))).toBe('M-35 unknownEntry');
  expect(refusalOf(aSheet({ people: [{ ...mara, attitude: 'devoted' }] }), shift(1))).toBe('M-35 nothingToDo');
});
