import { createContext, type ReactNode, use, useState } from 'react';
import type { Sheet } from '@/model/sheet';
import { type FormProps, useDraft } from './damage-form';
import { type DamagePlan, planDamage } from './damage-plan';

const PlanContext = createContext<DamagePlan | null>(null);

type PlanProviderProps = FormProps & Readonly<{ sheet: Sheet; children: ReactNode }>;

/** Works out the plan once for every change of the draft; what is around it is not drawn again for a key. */
export function PlanProvider({ form, sheet, children }: PlanProviderProps) {
  const draft = useDraft(form);
  const [seen, setSeen] = useState(() => ({ draft, plan: planDamage(draft, sheet) }));
  const isNew = seen.draft !== draft || seen.plan.sheet !== sheet;
  const now = isNew ? { draft, plan: planDamage(draft, sheet, seen.plan) } : seen;
  if (isNew) setSeen(now);
  return <PlanContext value={now.plan}>{children}</PlanContext>;
}

/** What the draft comes to as it stands. */
export function usePlan(): DamagePlan {
  const plan = use(PlanContext);
  if (!plan) throw new Error('PlanProvider is missing');
  return plan;
}
