import { useState } from 'react';
import type { Grade, Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { trackForm } from './health-track';

/** The mode in which wounds are marked straight on the track. */
export type Marking = Readonly<{
  active: boolean;
  grade: Grade;
  /** Positive adds wounds, negative takes them away. */
  amount: number;
  /** What the amount can be. */
  range: Readonly<{ min: number; max: number }>;
  setGrade: (grade: Grade) => void;
  setAmount: (amount: number) => void;
  /** Starts the mode, or changes the amount when it is on. */
  change: (by: number) => void;
  cancel: () => void;
  commit: () => void;
}>;

/** How many points one step of a drag is worth: 1, 5, or 1 % of the maximum rounded up. */
export function dragStep(maximum: number): number {
  const form = trackForm(maximum);
  if (form === 'boxes') return 1;
  return form === 'small' ? 5 : Math.ceil(maximum / 100);
}

/** Keeps the marking mode of one track. The last grade is remembered; only `commit` reports a mark. */
export function useMarking(track: Track, onMark: (grade: Grade, amount: number) => void): Marking {
  const [grade, setGrade] = useState<Grade>('lethal');
  const [amount, setAmount] = useState<number | null>(null);
  const max = trackTotal(track);
  const clamp = (value: number, of: Grade) => Math.max(-track[of], Math.min(value, max));
  const cancel = () => setAmount(null);
  return {
    active: amount !== null,
    grade,
    amount: amount ?? 0,
    range: { min: 0 - track[grade], max },
    setGrade: (next) => {
      setGrade(next);
      setAmount((now) => (now === null ? null : clamp(now, next)));
    },
    setAmount: (next) => setAmount(clamp(next, grade)),
    change: (by) => setAmount((now) => clamp((now ?? 0) + by, grade)),
    cancel,
    commit: () => {
      if (amount) onMark(grade, amount);
      cancel();
    },
  };
}

const LETTERS: Readonly<Record<string, Grade>> = { b: 'bashing', l: 'lethal', a: 'aggravated' };

/** What a key does while the track has the focus; false when it is not ours. */
export function markByKey(marking: Marking, key: string): boolean {
  const letter = LETTERS[key.toLowerCase()];
  if (letter) marking.setGrade(letter);
  else if (key === 'ArrowRight' || key === 'ArrowUp') marking.change(1);
  else if (key === 'ArrowLeft' || key === 'ArrowDown') marking.change(-1);
  else if (key === 'Enter' && marking.active) marking.commit();
  else if (key === 'Escape' && marking.active) marking.cancel();
  else return false;
  return true;
}
