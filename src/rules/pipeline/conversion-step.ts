import { changedPart, type HitPart } from '../damage/damage-part';
import { isWithin, typeSetOf } from '../damage/damage-types';
import { stepGrade } from '../damage/grade-steps';
import { applied, type Course, idle, isOpen, outOfPlay } from './course';
import type { ConversionHolder, DefenceOf } from './defence';
import type { ConversionPick } from './pipeline-options';

type Conversion = DefenceOf<'conversion'>;

/** Points that go down a grade, by the place of their part. */
type Moves = ReadonlyMap<number, number>;

const HOLDER_ORDER: Readonly<Record<ConversionHolder, number>> = { attacker: 0, shield: 1, armor: 2, self: 3 };

/** Conversions lower damage by a grade each: the attacker's, then those of shield, armor and self. Objects know no grades. @rule P-15 @rule P-16 @rule P-18 */
export function conversionStep(course: Course): void {
  const all = course.defences.abilities.filter((defence) => defence.kind === 'conversion');
  if (all.length === 0) return;
  for (const conversion of all) {
    const out = outOfPlay(course, conversion.id, 'conversion');
    if (out !== null) idle(course, 6, 'P-15', conversion, out);
  }
  const inPlay = inTurn(
    course,
    all.filter(({ id }) => outOfPlay(course, id, 'conversion') === null),
  );
  const strongest = strongestByName(inPlay);
  for (const conversion of inPlay) {
    if (strongest.get(conversion.name) === conversion) convert(course, conversion);
    else idle(course, 6, 'P-16', conversion, 'sameConversion');
  }
}

/** The order of the holders, unless the table leaves it free; among equals the owner's order, then the listed one. @rule P-18 */
function inTurn({ rules, options }: Course, conversions: readonly Conversion[]): readonly Conversion[] {
  if (conversions.length < 2) return conversions;
  const holderOrder = ({ holder }: Conversion): number =>
    rules.conversionOrder === 'notes' ? HOLDER_ORDER[holder] : Math.min(1, HOLDER_ORDER[holder]);
  const choices = options.conversions ?? [];
  const wish = ({ id }: Conversion): number => {
    const place = choices.findIndex((choice) => choice.id === id);
    return place < 0 ? choices.length : place;
  };
  return conversions.toSorted((a, b) => holderOrder(a) - holderOrder(b) || wish(a) - wish(b));
}

const strength = ({ points }: Conversion): number => (points === 'all' ? Number.POSITIVE_INFINITY : points);

/** Of conversions of one name only the strongest works; of equally strong ones the first. @rule P-16 */
function strongestByName(conversions: readonly Conversion[]): ReadonlyMap<string, Conversion> {
  const strongest = new Map<string, Conversion>();
  for (const conversion of conversions) {
    const other = strongest.get(conversion.name);
    if (other === undefined || strength(conversion) > strength(other)) strongest.set(conversion.name, conversion);
  }
  return strongest;
}

/** One conversion: what its owner picked, else the graver damage first; never below bashing. @rule P-15 @rule P-17 @rule P-18 */
function convert(course: Course, conversion: Conversion): void {
  const picks = course.options.conversions?.find(({ id }) => id === conversion.id)?.picks;
  const moved = picks === undefined ? gravestFirst(course, conversion) : picked(course, conversion, picks);
  const points = [...moved.values()].reduce((sum, amount) => sum + amount, 0);
  if (points === 0) {
    idle(course, 6, 'P-15', conversion, course.now.some(isOpen) ? 'otherDamage' : 'nothingLeft');
    return;
  }
  course.now = lowered(course.now, moved);
  applied(course, { stage: 6, rule: 'P-15', kind: 'conversion', id: conversion.id, points });
}

const matches = ({ ballisticOnly, types, from }: Conversion, part: HitPart): boolean =>
  isOpen(part) &&
  part.grade !== null &&
  part.grade !== 'bashing' &&
  (!ballisticOnly || part.ballistic) &&
  (!types || isWithin(part.typeSet, typeSetOf(types))) &&
  (!from || from.includes(part.grade));

function gravestFirst({ now }: Course, conversion: Conversion): Moves {
  let left = strength(conversion);
  const moved = new Map<number, number>();
  for (const grade of ['aggravated', 'lethal']) {
    for (const [place, part] of now.entries()) {
      if (part.grade !== grade || !matches(conversion, part)) continue;
      const points = Math.min(left, part.amount);
      moved.set(place, points);
      left -= points;
    }
  }
  return moved;
}

function picked({ now }: Course, conversion: Conversion, picks: readonly ConversionPick[]): Moves {
  let left = strength(conversion);
  const moved = new Map<number, number>();
  for (const { origin, grade, points } of picks) {
    const place = now.findIndex((part) => part.origin === origin && part.grade === grade && matches(conversion, part));
    const part = now[place];
    if (part === undefined) continue;
    const before = moved.get(place) ?? 0;
    const taken = Math.min(left, points, part.amount - before);
    moved.set(place, before + taken);
    left -= taken;
  }
  return moved;
}

/** The parts after a conversion; what comes from one part and has one grade is one part again. */
function lowered(parts: readonly HitPart[], moved: Moves): HitPart[] {
  const after: HitPart[] = [];
  for (const [place, part] of parts.entries()) {
    const points = moved.get(place) ?? 0;
    if (points < part.amount || points === 0)
      addTo(after, points === 0 ? part : changedPart(part, part.amount - points));
    if (points > 0 && part.grade !== null) addTo(after, changedPart(part, points, stepGrade(part.grade, -1)));
  }
  return after;
}

function addTo(parts: HitPart[], part: HitPart): void {
  const place = parts.findIndex((other) => other.origin === part.origin && other.grade === part.grade);
  const other = parts[place];
  if (other === undefined) parts.push(part);
  else parts[place] = changedPart(other, other.amount + part.amount);
}
