import type { Sheet } from '@/model/sheet';
import { tableRule } from '../table-rule';
import { type Amplifiable, type Amplification, amplify, startingLevel } from './amplify';

/** Amplifying an ability: the level it starts from, energy it has toward the next, and what the wanted level costs; null beyond its cap. */
export type AmplifyPlan = Readonly<{ start: number; credit: number; cost: Amplification | null }>;

/** What amplifying an ability to a level costs at this sheet's table. @rule M-50 @rule M-51 @rule M-52 @rule M-53 @rule M-54 */
export function amplifyPlan(sheet: Sheet, ability: Amplifiable, level: number): AmplifyPlan {
  const { level: start, credit } = startingLevel(ability);
  return { start, credit, cost: amplify(ability, level, tableRule(sheet, 'amplifyDiscount')) };
}
