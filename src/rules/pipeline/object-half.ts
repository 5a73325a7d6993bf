import { DAMAGE_TYPES } from '@/model/damage';
import { changedPart, type HitPart } from '../damage/damage-part';
import { isWithin, TYPE_SET, type TypeSet } from '../damage/damage-types';
import { half } from '../damage/grade-steps';
import { halvedTypes } from '../damage/hardness';
import type { RuleId } from '../rulebook';
import { applied, type Course, isOpen, switchedOff, unchanged } from './course';
import { jointPart } from './joint-step';
import { firstType, type Ledger, ofKind, remaining } from './ledger';
import type { TypedPoints } from './pipeline-step';
import { bestFor, POINT_KINDS } from './point-ability';

const LIGHTNING = DAMAGE_TYPES.indexOf('lightning');
const IGNORING_AND_HARDNESS = 2;

const HALF_RULES: readonly (readonly [TypeSet, RuleId])[] = [
  [TYPE_SET.pure, 'D-08'],
  [TYPE_SET.fire, 'D-09'],
  [TYPE_SET.cold, 'D-10'],
  [TYPE_SET.acid, 'D-12'],
  [TYPE_SET.holy, 'D-15'],
  [TYPE_SET.unholy, 'D-16'],
];

/**
 * Energy deals an object half of what Hardness leaves. On mixed damage the half is one more cover of its type: it works at
 * once when all types are halved, else it is set aside. Parts that only their traits keep apart share one half. Lightning
 * waits for `lateHalf`.
 * @rule D-08 @rule D-09 @rule D-10 @rule D-12 @rule D-15 @rule D-16 @rule D-31 @rule D-37
 */
export function objectHalf(course: Course, ledger: Ledger): void {
  const halved = halvedTypes(course.defences) & ~TYPE_SET.lightning;
  if (!course.now.some((part) => isOpen(part) && (part.typeSet & halved) !== 0)) return;
  if (switchedOff(course, 4, 'D-37', 'objectHalf')) return;
  for (const [place, part] of course.now.entries()) {
    const known = ledger.halves[place] !== undefined;
    if (isOpen(part) && (part.typeSet & halved) !== 0 && !known) halvePart(course, ledger, place, halved);
  }
}

function halvePart(course: Course, ledger: Ledger, place: number, halved: TypeSet): void {
  const part = course.now[place];
  if (part === undefined) return;
  const halves: number[] = [];
  for (const other of partsLike(course, part)) ledger.halves[other] = halves;
  let least = part.amount;
  for (let rest = part.typeSet & halved & ~part.immuneTo; rest !== 0; rest &= rest - 1) {
    const type = firstType(rest);
    const covered = halfOn(course, ledger, place, type, IGNORING_AND_HARDNESS);
    halves[type] = covered;
    least = Math.min(least, covered);
  }
  const rule = HALF_RULES.find(([set]) => (set & part.typeSet & halved) !== 0)?.[1] ?? 'D-37';
  if (isWithin(part.typeSet, halved)) {
    course.now[place] = changedPart(part, part.amount - least);
    halves.forEach((points, type) => {
      halves[type] = points - least;
    });
    applied(course, { stage: 4, rule, kind: 'objectHalf', id: 'objectHalf', points: least });
  } else {
    const typed = DAMAGE_TYPES.flatMap((type, at): readonly TypedPoints[] => {
      const points = halves[at] ?? 0;
      return points > 0 ? [{ id: 'objectHalf', origin: part.origin, type, points }] : [];
    });
    const most = typed.reduce((sum, { points }) => Math.max(sum, points), 0);
    unchanged(course, {
      stage: 4,
      rule: 'D-31',
      kind: 'objectHalf',
      id: 'objectHalf',
      result: 'setAside',
      points: most,
      typed,
    });
  }
}

/** Places of the parts that are halved as one with this part, itself among them. @rule D-37 */
const partsLike = ({ now }: Course, part: HitPart): readonly number[] =>
  [...now.keys()].filter((place) => {
    const other = now[place];
    return other && isOpen(other) && other.typeSet === part.typeSet && other.immuneTo === part.immuneTo;
  });

/** Points that halving takes off one type of all parts like this one, after what the first `kinds` kinds of defences can still take off it. */
function halfOn(course: Course, ledger: Ledger, place: number, type: number, kinds: number): number {
  const part = course.now[place];
  if (part === undefined) return 0;
  let past = partsLike(course, part).reduce((sum, other) => sum + (course.now[other]?.amount ?? 0), 0);
  for (let kind = 0; kind < kinds; kind += 1) {
    past -= remaining(ledger, kind, type, bestFor(ofKind(ledger, kind), 1 << type, part));
  }
  const left = Math.max(0, past);
  return left - half(left, course.rules.halfRounding);
}

/** Lightning deals an object half of what is left after every other defence. @rule D-11 @rule D-37 */
export function lateHalf(course: Course, ledger: Ledger): void {
  if ((halvedTypes(course.defences) & TYPE_SET.lightning) === 0) return;
  const places = [...course.now.keys()].filter((place) => {
    const part = course.now[place];
    return part !== undefined && isOpen(part) && (part.typeSet & TYPE_SET.lightning) !== 0;
  });
  if (places.length === 0 || switchedOff(course, 8, 'D-11', 'lateHalf')) return;
  for (const place of places) {
    const part = course.now[place];
    const isFirst = part !== undefined && partsLike(course, part)[0] === place;
    if (isFirst) setLateHalf(course, ledger, place, part);
  }
  for (const place of places) halveLate(course, ledger, place);
}

/** What the late half comes to for all parts like this one. */
function setLateHalf(course: Course, ledger: Ledger, place: number, part: HitPart): void {
  const points = halfOn(course, ledger, place, LIGHTNING, POINT_KINDS.length);
  const halves = ledger.halves[place] ?? [];
  halves[LIGHTNING] = points;
  for (const other of partsLike(course, part)) ledger.halves[other] = halves;
}

function halveLate(course: Course, ledger: Ledger, place: number): void {
  const part = course.now[place];
  if (part === undefined) return;
  const points = ledger.halves[place]?.[LIGHTNING] ?? 0;
  if (part.typeSet !== TYPE_SET.lightning) {
    jointPart(course, ledger, place, POINT_KINDS.length, 8);
  } else if (points > 0) {
    course.now[place] = changedPart(part, part.amount - points);
    applied(course, { stage: 8, rule: 'D-11', kind: 'lateHalf', id: 'lateHalf', points });
  }
}
