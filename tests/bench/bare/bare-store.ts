import { create } from 'zustand';

type BareState = Readonly<{
  boxes: readonly number[];
  attributes: readonly number[];
  damage: (state: number) => void;
  heal: () => void;
  change: (attribute: number, by: number) => void;
}>;

const worstFirst = (boxes: readonly number[]) => boxes.toSorted((a, b) => b - a);

/** A health track of 20 boxes (0 healthy to 3 worst) and nine Attributes: the smallest sheet that is one. */
export const useBare = create<BareState>((set) => ({
  boxes: Array.from({ length: 20 }, () => 0),
  attributes: Array.from({ length: 9 }, () => 2),
  damage: (state) =>
    set(({ boxes }) => {
      const mildest = boxes.findLastIndex((box) => box < state);
      return { boxes: worstFirst(boxes.map((box, index) => (index === mildest ? state : box))) };
    }),
  heal: () =>
    set(({ boxes }) => {
      const mildest = boxes.findLastIndex((box) => box > 0);
      return { boxes: boxes.map((box, index) => (index === mildest ? 0 : box)) };
    }),
  change: (attribute, by) =>
    set(({ attributes }) => ({
      attributes: attributes.map((score, index) => (index === attribute ? score + by : score)),
    })),
}));

type Numbers = Pick<BareState, 'boxes' | 'attributes'>;

const wounds = ({ boxes }: Numbers, state: number) => boxes.filter((box) => box === state).length;
const sum = ({ attributes }: Numbers, from: number, to: number) =>
  attributes.slice(from, to).reduce((total, score) => total + score, 0);

/** Twelve numbers that are worked out from the others. */
export const DERIVED: readonly (readonly [name: string, compute: (state: Numbers) => number])[] = [
  ['Healthy', (state) => wounds(state, 0)],
  ['Bashing', (state) => wounds(state, 1)],
  ['Lethal', (state) => wounds(state, 2)],
  ['Aggravated', (state) => wounds(state, 3)],
  ['Penalty', (state) => Math.max(0, 3 - wounds(state, 0))],
  ['Physical', (state) => sum(state, 0, 3)],
  ['Mental', (state) => sum(state, 3, 6)],
  ['Social', (state) => sum(state, 6, 9)],
  ['Will', (state) => sum(state, 4, 6)],
  ['Speed', (state) => sum(state, 0, 2) + 5],
  ['Defence', (state) => Math.min(...state.attributes)],
  ['All', (state) => sum(state, 0, 9)],
];
