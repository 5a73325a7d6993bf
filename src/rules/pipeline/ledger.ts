import { DAMAGE_TYPES } from '@/model/damage';
import type { HitPart } from '../damage/damage-part';
import type { TypeSet } from '../damage/damage-types';
import { bestFor, POINT_KINDS, type PointAbility } from './point-ability';

/** The budget of one instance of damage: what each ability has left, and what each kind has taken off each type. @rule P-35 */
export type Ledger = Readonly<{
  /** Abilities by kind, in the order of `POINT_KINDS`. */
  lists: readonly (readonly PointAbility[])[];
  /** Points taken off so far: kind by type. */
  used: number[];
  /** All parts have the same types, so the closed form holds and no ability is short for one type because of another. */
  single: boolean;
  /** What the half of an object still covers: type by type, for the part at that place; parts of the same types share it. */
  halves: (number[] | undefined)[];
}>;

const TYPES = DAMAGE_TYPES.length;
const NONE_USED: readonly number[] = new Array(POINT_KINDS.length * TYPES).fill(0);

/** Starts the budget of an instance. */
export const openLedger = (lists: Ledger['lists'], single: boolean): Ledger => ({
  lists,
  used: NONE_USED.slice(),
  single,
  halves: [],
});

/** Place of the first type of a set that is not empty. */
export const firstType = (set: TypeSet): number => 31 - Math.clz32(set & -set);

const NONE: readonly PointAbility[] = [];

/** The abilities of one kind. */
export const ofKind = ({ lists }: Ledger, kind: number): readonly PointAbility[] => lists[kind] ?? NONE;

/** Points a kind has taken off a type in this instance. */
export const usedOn = ({ used }: Ledger, kind: number, type: number): number => used[kind * TYPES + type] ?? 0;

/** Notes points that a kind took off a type. */
export function use(ledger: Ledger, kind: number, type: number, points: number): void {
  ledger.used[kind * TYPES + type] = usedOn(ledger, kind, type) + points;
}

/** Points that a kind can still take off every type of a set in a part, by what it may take off each. @rule P-35 @rule P-36 */
export function headroom(ledger: Ledger, kind: number, part: HitPart): number {
  let least = Number.POSITIVE_INFINITY;
  for (let rest = part.typeSet; rest !== 0; rest &= rest - 1) {
    const best = bestFor(ofKind(ledger, kind), rest & -rest, part);
    const room = best === null ? 0 : best.points - usedOn(ledger, kind, firstType(rest));
    if (room < least) least = room;
  }
  return least;
}

/** Points that the best ability of a kind can still take off one type of a part. @rule P-33 @rule P-35 */
export function remaining(ledger: Ledger, kind: number, type: number, best: PointAbility | null): number {
  if (best === null) return 0;
  const room = best.points - usedOn(ledger, kind, type);
  return Math.max(0, ledger.single ? room : Math.min(best.left, room));
}
