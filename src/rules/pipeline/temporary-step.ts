import type { Grade } from '@/model/health';
import { changedPart } from '../damage/damage-part';
import { applied, type Course, switchedOff } from './course';

/** Grades from the gravest, which temporary HP takes first. */
const GRAVEST_FIRST: readonly (Grade | null)[] = ['aggravated', 'lethal', 'bashing', null];

/** Temporary HP takes the gravest damage first, whatever its type, but no unavoidable damage. Gives the temporary HP left. @rule P-37 @rule P-43 */
export function temporaryStep(course: Course): number {
  const { temporaryHitPoints = 0 } = course.defences;
  if (temporaryHitPoints === 0 || switchedOff(course, 10, 'H-38', 'temporaryHitPoints')) return temporaryHitPoints;
  let left = temporaryHitPoints;
  for (const grade of GRAVEST_FIRST) {
    for (const [place, part] of course.now.entries()) {
      if (part.grade !== grade || part.unavoidable) continue;
      const taken = Math.min(left, part.amount);
      course.now[place] = changedPart(part, part.amount - taken);
      left -= taken;
    }
  }
  const points = temporaryHitPoints - left;
  if (points > 0)
    applied(course, { stage: 10, rule: 'H-38', kind: 'temporaryHitPoints', id: 'temporaryHitPoints', points });
  return left;
}
