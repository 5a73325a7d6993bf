import type { GradeAmounts } from '@/model/health';

/** The parts of a rest that can be left out by hand: wounds of a grade, and what it brings beside Health. */
export const REST_PARTS = ['bashing', 'lethal', 'aggravated', 'willpower', 'attribute', 'saves'] as const;
export type RestPart = (typeof REST_PARTS)[number];

/** The wounds of each grade that may heal: none of a grade that is left out, else at most so many. @rule H-22 */
export function mostToHeal(without: readonly RestPart[] = [], most?: GradeAmounts): GradeAmounts {
  const of = (grade: keyof GradeAmounts) => (without.includes(grade) ? 0 : (most?.[grade] ?? Number.POSITIVE_INFINITY));
  return { bashing: of('bashing'), lethal: of('lethal'), aggravated: of('aggravated') };
}
