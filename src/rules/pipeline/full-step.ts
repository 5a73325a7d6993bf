import { DAMAGE_TYPES } from '@/model/damage';
import { changedPart, gradeOrder, type HitPart } from '../damage/damage-part';
import { typeCount } from '../damage/damage-types';
import { applied, type Course, idle, isOpen, unchanged } from './course';
import { firstType, headroom, type Ledger, ofKind, remaining, use } from './ledger';
import type { IdleReason, Stage, TypedPoints } from './pipeline-step';
import { bestFor, bypasses, type PointAbility } from './point-ability';

/** The step of one kind: abilities that cover all types of a part take off points, lighter grades first. Each ability leaves a step. @rule P-27 @rule P-32 @rule P-35 @rule P-36 */
export function fullStep(course: Course, ledger: Ledger, kind: number, stage: Stage): void {
  const list = ofKind(ledger, kind);
  if (list.length === 0) return;
  const met = course.shown;
  const spent = spendOnParts(course, ledger, kind, stage);
  const mixed = hasMixed(met);
  for (const ability of list) {
    const { rule, defence } = ability;
    const waits = mixed ? setAside(course, ledger, kind, ability) : NOTHING;
    if (waits.length > 0) {
      const points = waits.reduce((most, typed) => Math.max(most, typed.points), 0);
      const step = { stage, rule: 'P-33', kind: defence.kind, id: defence.id } as const;
      unchanged(course, { ...step, result: 'setAside', points, typed: waits });
    } else if (!spent.includes(ability)) {
      idle(course, stage, rule, defence, ability.idle ?? reasonIdle(ability, list, met.filter(isOpen)));
    }
  }
}

const NOTHING: readonly TypedPoints[] = [];

/** Whether any part has more than one type. */
export function hasMixed(parts: readonly HitPart[]): boolean {
  for (const { typeSet } of parts) if ((typeSet & (typeSet - 1)) !== 0) return true;
  return false;
}

/** Lets the abilities take off points, part by part; parts in a row for which one ability pays are one step. Gives those that paid. */
function spendOnParts(course: Course, ledger: Ledger, kind: number, stage: Stage): readonly PointAbility[] {
  const list = ofKind(ledger, kind);
  const spent: PointAbility[] = [];
  let paying: PointAbility | null = null;
  let points = 0;
  for (let order = 0; order <= 2; order += 1) {
    for (let place = 0; place < course.now.length; place += 1) {
      const part = course.now[place];
      if (part === undefined || gradeOrder(part.grade) !== order || !isOpen(part)) continue;
      const ability = bestFor(list, part.typeSet, part);
      const taken = ability === null ? 0 : Math.min(part.amount, ability.left, headroom(ledger, kind, part));
      if (ability === null || taken <= 0) continue;
      if (paying !== null && paying !== ability) {
        record(course, stage, paying, points);
        points = 0;
      }
      paying = ability;
      points += taken;
      spent.push(ability);
      take(course, ledger, kind, place, ability, taken);
    }
  }
  if (paying !== null) record(course, stage, paying, points);
  return spent;
}

const record = (course: Course, stage: Stage, { rule, defence }: PointAbility, points: number): void =>
  applied(course, { stage, rule, kind: defence.kind, id: defence.id, points });

function take(
  course: Course,
  ledger: Ledger,
  kind: number,
  place: number,
  ability: PointAbility,
  points: number,
): void {
  const part = course.now[place];
  if (part === undefined) return;
  course.now[place] = changedPart(part, part.amount - points);
  ability.left -= points;
  for (let rest = part.typeSet; rest !== 0; rest &= rest - 1) use(ledger, kind, firstType(rest), points);
}

/** What an ability still covers of some types of mixed damage; it waits until the others are covered too. @rule P-33 */
function setAside(course: Course, ledger: Ledger, kind: number, ability: PointAbility): readonly TypedPoints[] {
  const waits: TypedPoints[] = [];
  if (ability.idle !== null) return waits;
  for (const part of course.now) {
    if (!isOpen(part) || typeCount(part.typeSet) === 1) continue;
    for (let rest = part.typeSet & ability.covers & ~part.immuneTo; rest !== 0; rest &= rest - 1) {
      if (bestFor(ofKind(ledger, kind), rest & -rest, part) !== ability) continue;
      const type = firstType(rest);
      const points = Math.min(part.amount, remaining(ledger, kind, type, ability));
      const name = DAMAGE_TYPES[type];
      if (points > 0 && name !== undefined)
        waits.push({ id: ability.defence.id, origin: part.origin, type: name, points });
    }
  }
  return waits;
}

function reasonIdle(ability: PointAbility, list: readonly PointAbility[], met: readonly HitPart[]): IdleReason {
  if (met.length === 0) return 'nothingLeft';
  const touched = met.filter((part) => (part.typeSet & ability.covers) !== 0);
  if (touched.length === 0) return 'otherDamage';
  const stopped = touched.filter((part) => !bypasses(part, ability));
  if (stopped.length === 0) return 'bypassed';
  return stopped.some((part) => isBest(ability, list, part)) ? 'usedUp' : 'lowerThanAnother';
}

function isBest(ability: PointAbility, list: readonly PointAbility[], part: HitPart): boolean {
  for (let rest = part.typeSet & ability.covers; rest !== 0; rest &= rest - 1) {
    if (bestFor(list, rest & -rest, part) === ability) return true;
  }
  return false;
}
