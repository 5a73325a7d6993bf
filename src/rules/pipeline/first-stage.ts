import { changedPart, gradeOrder, type HitPart } from '../damage/damage-part';
import { isWithin, TYPE_SET, type TypeSet } from '../damage/damage-types';
import { stepGrade } from '../damage/grade-steps';
import { applied, type Course, isOpen, switchedOff, unchanged } from './course';

const raised = (part: HitPart, type: TypeSet, stepUpMixed: 'any' | 'all'): boolean =>
  stepUpMixed === 'any' ? (part.typeSet & type) !== 0 : isWithin(part.typeSet, type);

/** Holy damage goes up a grade against creatures of darkness, unholy against those of light; on one who is both, mixed damage goes up twice. Shared damage is not raised. @rule D-15 @rule D-16 @rule P-26 */
export function stepUp(course: Course): void {
  const { kind, ofDarkness = false, ofLight = false } = course.defences;
  if (kind === 'object') return;
  if (ofDarkness) stepUpType(course, TYPE_SET.holy, 'D-15');
  if (ofLight) stepUpType(course, TYPE_SET.unholy, 'D-16');
}

function stepUpType(course: Course, type: TypeSet, rule: 'D-15' | 'D-16'): void {
  const { stepUpMixed } = course.rules;
  const rises = (part: HitPart): boolean =>
    part.amount > 0 &&
    !part.shared &&
    part.grade !== null &&
    part.grade !== 'aggravated' &&
    raised(part, type, stepUpMixed);
  const points = course.now.reduce((sum, part) => (rises(part) ? sum + part.amount : sum), 0);
  if (points === 0 || switchedOff(course, 1, rule, 'stepUp')) return;
  course.now = course.now.map((part) =>
    rises(part) && part.grade !== null ? changedPart(part, part.amount, stepGrade(part.grade, 1)) : part,
  );
  applied(course, { stage: 1, rule, kind: 'stepUp', id: 'stepUp', points });
}

/** A save takes off a point for each success, lighter grades first; unavoidable damage allows none. @rule P-02 @rule P-27 @rule P-43 */
export function saveStep(course: Course): void {
  const { saveSuccesses = 0 } = course.options;
  if (saveSuccesses <= 0 || switchedOff(course, 1, 'P-02', 'save')) return;
  let left = saveSuccesses;
  for (let order = 0; order <= 2; order += 1) {
    for (const [place, part] of course.now.entries()) {
      if (!isOpen(part) || gradeOrder(part.grade) !== order) continue;
      const saved = Math.min(left, part.amount);
      course.now[place] = changedPart(part, part.amount - saved);
      left -= saved;
    }
  }
  applied(course, { stage: 1, rule: 'P-02', kind: 'save', id: 'save', points: saveSuccesses - left });
}

/** Says which damage passes every defence. @rule P-43 */
export function unavoidableStep(course: Course): void {
  const points = course.now.reduce((sum, part) => (part.unavoidable ? sum + part.amount : sum), 0);
  if (points === 0) return;
  unchanged(course, { stage: 1, rule: 'P-43', kind: 'unavoidable', id: 'unavoidable', result: 'unavoidable', points });
}
