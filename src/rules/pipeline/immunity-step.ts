import { changedPart, type HitPart } from '../damage/damage-part';
import { coveredBy, isWithin, TYPE_SET, type TypeSet, typeSetOf, typesIn } from '../damage/damage-types';
import { immunityHolds } from '../damage/ranks';
import { applied, type Course, idle, isOpen, outOfPlay, switchedOff, unchanged, withPoints } from './course';
import type { DefenceOf } from './defence';
import type { IdleReason, TypedPoints } from './pipeline-step';

type Immunity = DefenceOf<'immunity'>;

const NO_EFFECT_ON_OBJECTS: TypeSet = typeSetOf(['mental', 'poison']);

/** Immunities stop parts whose grade or whole set of types they cover; what they cover of mixed damage is remembered. @rule P-31 @rule P-34 @rule P-41 */
export function immunityStep(course: Course): void {
  if (course.defences.kind === 'object') noEffectOnObjects(course);
  for (const defence of course.defences.abilities) {
    if (defence.kind === 'immunity') oneImmunity(course, defence);
  }
}

function oneImmunity(course: Course, immunity: Immunity): void {
  const out = outOfPlay(course, immunity.id, 'immunity');
  const met = course.now.filter((part) => isOpen(part) && touches(immunity, part));
  const first = met[0];
  if (out !== null) idle(course, 2, 'P-31', immunity, out);
  else if (first === undefined)
    idle(course, 2, 'P-31', immunity, course.now.some(isOpen) ? 'otherDamage' : 'nothingLeft');
  else {
    const holding = met.filter((part) => failing(course, immunity, part) === null);
    if (holding.length > 0) stop(course, immunity, holding);
    else idle(course, 2, 'P-41', immunity, failing(course, immunity, first) ?? 'outranked');
  }
}

const touches = ({ types, grades }: Immunity, part: HitPart): boolean =>
  Boolean(types ?? grades) &&
  (!types || (coveredBy(types) & part.typeSet) !== 0) &&
  (!grades || (part.grade !== null && grades.includes(part.grade)));

/** Why an immunity does not hold against the Rank of this part; null when it does. @rule P-41 @rule D-19 */
function failing({ rules, options }: Course, { rank = null }: Immunity, part: HitPart): IdleReason | null {
  const contest = rules.poisonContest === 'opposed' && part.rank !== null && (part.typeSet & TYPE_SET.poison) !== 0;
  if (contest && options.poisonContestWon !== undefined) return options.poisonContestWon ? null : 'contestLost';
  return immunityHolds(rank, part.rank) ? null : 'outranked';
}

function stop(course: Course, immunity: Immunity, holding: readonly HitPart[]): void {
  let points = 0;
  const waits: TypedPoints[] = [];
  course.now = course.now.map((part) => {
    if (!holding.includes(part)) return part;
    const covered = immunity.types ? coveredBy(immunity.types) & part.typeSet : part.typeSet;
    const immuneTo = part.immuneTo | covered;
    if (isWithin(part.typeSet, immuneTo)) {
      points += part.amount;
      return changedPart(part, 0);
    }
    for (const type of typesIn(covered)) {
      waits.push({ id: immunity.id, origin: part.origin, type, points: part.amount });
    }
    return changedPart(part, part.amount, part.grade, immuneTo);
  });
  const { id } = immunity;
  if (points > 0) applied(course, { stage: 2, rule: 'P-31', kind: 'immunity', id, points });
  if (waits.length === 0) return;
  course.shown = withPoints(course.now);
  const most = waits.reduce((sum, typed) => Math.max(sum, typed.points), 0);
  unchanged(course, {
    stage: 2,
    rule: 'P-33',
    kind: 'immunity',
    id,
    result: 'setAside',
    points: most,
    typed: waits,
  });
}

/** Mental and poison damage do nothing to objects, not even when unavoidable; mixed with others, they ask for no cover. @rule D-17 @rule D-19 */
function noEffectOnObjects(course: Course): void {
  const struck = course.now.filter((part) => part.amount > 0 && (part.typeSet & NO_EFFECT_ON_OBJECTS) !== 0);
  if (struck.length === 0 || switchedOff(course, 2, 'D-17', 'noEffectOnObjects')) return;
  const gone = struck.filter((part) => isWithin(part.typeSet, NO_EFFECT_ON_OBJECTS));
  course.now = course.now.map((part) => {
    if (!struck.includes(part)) return part;
    const immuneTo = part.immuneTo | (part.typeSet & NO_EFFECT_ON_OBJECTS);
    return changedPart(part, gone.includes(part) ? 0 : part.amount, part.grade, immuneTo);
  });
  const rule = struck.some((part) => (part.typeSet & TYPE_SET.mental) !== 0) ? 'D-17' : 'D-19';
  const points = gone.reduce((sum, part) => sum + part.amount, 0);
  applied(course, { stage: 2, rule, kind: 'noEffectOnObjects', id: 'noEffectOnObjects', points });
}

/**
 * What is dealt to an object loses its grades; equal damage becomes one part. Tags tell damage apart only where a damage
 * reduction may look at them.
 * @rule P-31 @rule D-37
 */
export function mergeForObject(course: Course): void {
  const merged: HitPart[] = [];
  for (const part of course.now) {
    if (part.amount === 0) continue;
    const place = merged.findIndex((other) => isEqual(other, part));
    const other = merged[place];
    if (other === undefined) merged.push(changedPart(part, part.amount, null));
    else merged[place] = changedPart(other, other.amount + part.amount);
  }
  if (merged.length === 0) return;
  const points = merged.reduce((sum, part) => sum + part.amount, 0);
  course.now = merged;
  applied(course, { stage: 2, rule: 'D-37', kind: 'merge', id: 'merge', points });
}

const isEqual = (a: HitPart, b: HitPart): boolean =>
  a.typeSet === b.typeSet &&
  a.immuneTo === b.immuneTo &&
  a.unavoidable === b.unavoidable &&
  a.shared === b.shared &&
  ((a.typeSet & REDUCIBLE) === 0 || (includesAll(a.tags, b.tags) && includesAll(b.tags, a.tags)));

const REDUCIBLE: TypeSet = typeSetOf(['physical', 'fallingObject', 'force']);

const includesAll = (tags: readonly string[], others: readonly string[]): boolean =>
  others.every((tag) => tags.includes(tag));
