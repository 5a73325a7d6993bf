import type { ReactElement } from 'react';
import type { RuleId } from '@/rules';
import { Cascade } from './cascade';
import { Stacking } from './stacking';
import { Wounds } from './wounds';

/** What can be tried, by the rules it shows. */
const TRYOUTS: readonly (readonly [ReactElement, ...RuleId[]])[] = [
  [<Cascade key="cascade" />, 'H-02', 'H-03', 'H-04', 'H-05', 'H-06', 'H-07'],
  [<Wounds key="wounds" />, 'H-09', 'H-11', 'H-14', 'H-15', 'H-16'],
  [<Stacking key="stacking" />, 'B-02', 'B-08', 'B-17', 'B-19', 'B-20', 'B-39'],
];

/** What can be tried at a rule. */
export const tryoutAt = (id: RuleId): ReactElement | null => TRYOUTS.find(([, ...at]) => at.includes(id))?.[0] ?? null;
