import type { Sheet } from '@/model/sheet';
import { type FormProps, useField } from './damage-form';
import { HitOptions } from './hit-options';
import { usePlan } from './plan-provider';
import { RecentHits } from './recent-hits';

/** Before anything is typed, the last hits; once there is a hit, what else there is to say about it. */
export function HitChoices({ form, sheet }: FormProps & Readonly<{ sheet: Sheet }>) {
  const isHit = useField(form, 'form') === 'hit';
  const { obstacle, last } = usePlan();
  const wasWhole = obstacle === null || last !== null;
  return (
    <>
      {/* In the page from the start: the key that makes a hit of it has enough to draw. */}
      <div hidden={isHit && !wasWhole}>
        <HitOptions form={form} sheet={sheet} />
      </div>
      {obstacle === 'empty' && <RecentHits onPick={(picked) => form.reset(picked)} />}
    </>
  );
}
