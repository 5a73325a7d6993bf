import type { HitPart } from '../damage/damage-part';
import { coveredBy, isWithin, PHYSICAL_FAMILY, STANDARD, type TypeSet, typeCount } from '../damage/damage-types';
import { hardnessCovers } from '../damage/hardness';
import type { RuleId } from '../rulebook';
import { type Course, outOfPlay } from './course';
import type { Defence, Defences } from './defence';
import type { PipelineRules } from './pipeline-rules';
import type { IdleReason } from './pipeline-step';
import { getsPast, reductionCovers, resistanceCovers, type Weakness, weaknessOf } from './reduction';

/** Kinds of defences that take off points, in the order of their steps. Within a kind the best counts. @rule P-36 */
export const POINT_KINDS = ['ignoring', 'hardness', 'absorption', 'reduction', 'negation'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** What a defence covers and how much of it; reduction and resistance are one kind. */
type Reach = Readonly<{ kind: PointKind; rule: RuleId; covers: TypeSet; points: number; weakness?: Weakness }>;

/** A defence that takes off points, with what it can do in this instance. */
export type PointAbility = {
  readonly defence: Defence;
  readonly rule: RuleId;
  readonly covers: TypeSet;
  readonly width: number;
  readonly points: number;
  readonly weakness: Weakness | undefined;
  /** Why it is out of play, if it is. */
  readonly idle: IdleReason | null;
  left: number;
};

const UNLIMITED = Number.POSITIVE_INFINITY;

/** What a defence covers, by kind; null for one that takes off no points. @rule D-38 @rule P-04 @rule P-05 @rule P-06 @rule P-19 @rule P-22 @rule P-23 @rule P-24 */
function reachOf(defence: Defence, defences: Defences, rules: PipelineRules): Reach | null {
  const { kind } = defence;
  if (kind === 'immunity' || kind === 'conversion' || kind === 'vulnerability') return null;
  const points = defence.points === 'all' ? UNLIMITED : defence.points;
  if (kind === 'hardness') {
    return { kind, rule: 'P-19', covers: hardnessCovers(defences, rules.lightningObjectHardness), points };
  }
  if (kind === 'absorption') {
    return { kind, rule: 'P-06', covers: defence.covers === 'all' ? STANDARD : PHYSICAL_FAMILY, points };
  }
  if (kind === 'reduction') {
    const weakness = weaknessOf(defence);
    return { kind, rule: 'P-09', covers: reductionCovers(weakness, rules.fallingObjectDR), points, weakness };
  }
  if (kind === 'resistance') {
    return { kind: 'reduction', rule: 'P-14', covers: resistanceCovers(defence.energy), points };
  }
  const covers = defence.types ? coveredBy(defence.types) : STANDARD;
  if (kind === 'negation') return { kind, rule: 'P-22', covers, points };
  return {
    kind,
    rule: (defence.weaponDamageAtMost ?? null) === null ? 'P-24' : 'P-23',
    covers: covers & STANDARD,
    points,
  };
}

/** The abilities of each kind that take off points, the largest first; of equals the narrower, then the one listed first. @rule P-35 @rule P-36 */
export function pointAbilities(course: Course): readonly (readonly PointAbility[])[] {
  const lists: PointAbility[][] = [[], [], [], [], []];
  for (const defence of course.defences.abilities) {
    const reach = reachOf(defence, course.defences, course.rules);
    const list = reach === null ? undefined : lists[POINT_KINDS.indexOf(reach.kind)];
    if (reach === null || list === undefined) continue;
    const { rule, covers, points, weakness } = reach;
    const idle = outOfPlay(course, defence.id, defence.kind) ?? unmetCondition(defence, course);
    insert(list, { defence, rule, covers, width: typeCount(covers), points, weakness, idle, left: points });
  }
  return lists;
}

/** Puts an ability in its place in a list in order. */
function insert(list: PointAbility[], ability: PointAbility): void {
  const before = list.findLastIndex((other) => largestFirst(other, ability) <= 0);
  list.splice(before + 1, 0, ability);
}

const largestFirst = (a: PointAbility, b: PointAbility): number =>
  a.points === b.points ? a.width - b.width : b.points - a.points;

/** What a defence waits for and does not get: that it is paid for, or that the weapon is weak enough. @rule P-21 @rule P-23 */
function unmetCondition(defence: Defence, { options }: Course): IdleReason | null {
  if (defence.kind === 'negation' && defence.costs && !options.paid?.has(defence.id)) return 'unpaid';
  const most = defence.kind === 'ignoring' ? (defence.weaponDamageAtMost ?? null) : null;
  return most === null || (options.weaponDamage ?? UNLIMITED) <= most ? null : 'conditionNotMet';
}

/** Whether the damage of this part gets past an ability because of its material, form or trait. */
export const bypasses = (part: HitPart, { weakness }: PointAbility): boolean =>
  weakness !== undefined && getsPast(weakness, part.tags);

/** The best ability of a kind that covers all these types of a part; null when none does. */
export function bestFor(list: readonly PointAbility[], set: TypeSet, part: HitPart): PointAbility | null {
  for (const ability of list) {
    if (ability.idle === null && isWithin(set, ability.covers) && !bypasses(part, ability)) return ability;
  }
  return null;
}
