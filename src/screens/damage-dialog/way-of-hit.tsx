import { damage } from '@/i18n/damage';
import { useMessages } from '@/ui/preferences';
import type { FormProps } from './damage-form';
import { Kept } from './kept';
import { Pipeline } from './pipeline';
import { usePlan } from './plan-provider';

/** The way to Health once there is a hit; before that, what to do. */
export function WayOfHit({ form }: FormProps) {
  const words = useMessages(damage);
  const plan = usePlan();
  if (plan.obstacle === 'empty') return <p className="mt-4.5 text-13 text-ink-2 lg:mt-0">{words.help}</p>;
  return (
    <Kept holds={plan.obstacle === null}>
      <Pipeline way={(plan.last ?? plan).way} sheet={plan.sheet} form={form} />
    </Kept>
  );
}
