import { DAMAGE_TYPES } from '@/model/damage';
import { changedPart, gradeOrder, type HitPart } from '../damage/damage-part';
import { typeCount } from '../damage/damage-types';
import { halvedTypes } from '../damage/hardness';
import { applied, type Course, isOpen } from './course';
import { hasMixed } from './full-step';
import { firstType, type Ledger, ofKind, remaining, use } from './ledger';
import type { Stage, TypedPoints } from './pipeline-step';
import { bestFor, type PointAbility } from './point-ability';

/** What can still be taken off one type of a part: by an ability, or by the half of an object. */
type Source = Readonly<{ ability: PointAbility | null; kind: number; width: number; points: number }>;

/** The half comes among equals right after Hardness, as which it works. */
const HALF_KIND = 1.5;

/** Mixed damage loses what is covered on each of its types, from everything set aside so far. @rule P-33 @rule P-35 @rule D-31 */
export function jointStep(course: Course, ledger: Ledger, kinds: number, stage: Stage): void {
  if (!hasMixed(course.now)) return;
  for (let order = 0; order <= 2; order += 1) {
    for (const [place, part] of course.now.entries()) {
      if (isOpen(part) && gradeOrder(part.grade) === order && typeCount(part.typeSet) > 1) {
        jointPart(course, ledger, place, kinds, stage);
      }
    }
  }
}

/** Takes off one part what all its types have in common; a type that an immunity stops asks for nothing. @rule P-33 */
export function jointPart(course: Course, ledger: Ledger, place: number, kinds: number, stage: Stage): void {
  const part = course.now[place];
  if (part === undefined) return;
  const sources: (readonly [type: number, list: readonly Source[]])[] = [];
  let points = part.amount;
  for (let rest = part.typeSet & ~part.immuneTo; rest !== 0; rest &= rest - 1) {
    const type = firstType(rest);
    const list = sourcesOn(course, ledger, place, part, type, kinds);
    points = Math.min(
      points,
      list.reduce((sum, source) => sum + source.points, 0),
    );
    if (points === 0) return;
    sources.push([type, list]);
  }
  const typed = charge(ledger, place, part, sources, points);
  course.now[place] = changedPart(part, part.amount - points);
  applied(course, { stage, rule: 'P-33', kind: 'joint', id: 'joint', points, typed });
}

/** Everything that can still be taken off one type, the widest first, so that what is narrower stays for later. @rule P-33 */
function sourcesOn(
  course: Course,
  ledger: Ledger,
  place: number,
  part: HitPart,
  type: number,
  kinds: number,
): readonly Source[] {
  const sources: Source[] = [];
  for (let kind = 0; kind < kinds; kind += 1) {
    const ability = bestFor(ofKind(ledger, kind), 1 << type, part);
    const points = remaining(ledger, kind, type, ability);
    if (ability !== null && points > 0) {
      sources.push({ ability, kind, width: typeCount(ability.covers & part.typeSet), points });
    }
  }
  const halved = ledger.halves[place]?.[type] ?? 0;
  if (halved > 0) {
    const width = typeCount(halvedTypes(course.defences) & part.typeSet);
    sources.push({ ability: null, kind: HALF_KIND, width, points: halved });
  }
  return sources.sort((a, b) => b.width - a.width || a.kind - b.kind);
}

/** Draws the points from the sources of every type; an ability that several types draw on pays once. @rule P-33 */
function charge(
  ledger: Ledger,
  place: number,
  part: HitPart,
  sources: readonly (readonly [type: number, list: readonly Source[]])[],
  points: number,
): readonly TypedPoints[] {
  const typed: TypedPoints[] = [];
  const paid = new Map<PointAbility, number>();
  for (const [type, list] of sources) {
    let due = points;
    for (const { ability, kind, points: most } of list) {
      const drawn = Math.min(due, most);
      if (drawn === 0) break;
      due -= drawn;
      if (ability === null) shrinkHalf(ledger, place, type, drawn);
      else {
        use(ledger, kind, type, drawn);
        paid.set(ability, Math.max(drawn, paid.get(ability) ?? 0));
      }
      const name = DAMAGE_TYPES[type];
      const id = ability === null ? 'objectHalf' : ability.defence.id;
      if (name !== undefined) typed.push({ id, origin: part.origin, type: name, points: drawn });
    }
  }
  for (const [ability, drawn] of paid) ability.left -= drawn;
  return typed;
}

function shrinkHalf(ledger: Ledger, place: number, type: number, points: number): void {
  const halves = ledger.halves[place];
  if (halves !== undefined) halves[type] = (halves[type] ?? 0) - points;
}
