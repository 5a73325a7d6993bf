import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Outcome, Quantity } from '@/rules';
import { Banner } from './banner';
import { BeforeAfter } from './before-after';
import { Changes } from './changes';
import { Consequence } from './consequence';
import { NumberChanges } from './number-changes';
import { useMessages } from './preferences';

type OutcomePreviewProps = Readonly<{
  before: Sheet;
  /** Null while there is nothing to try. */
  outcome: Outcome | null;
  /** The track is not what this is about; it is shown only when it changes. */
  quietTrack?: boolean;
  /** Numbers that are told elsewhere. */
  without?: readonly Quantity[];
}>;

/** What something would come to: the track before and after, other numbers, the consequence, or why not. */
export function OutcomePreview({ before, outcome, quietTrack = false, without = [] }: OutcomePreviewProps) {
  const words = useMessages(rules);
  const after = outcome?.ok ? outcome.sheet : null;
  const sameTrack = after === null || after.health.track === before.health.track;
  return (
    <div className="mb-3 grid gap-2.5">
      {!(quietTrack && sameTrack) && <BeforeAfter before={before} after={after} marked />}
      {after && <NumberChanges before={before} after={after} />}
      {outcome?.ok && <Changes trace={outcome.trace} sheets={[outcome.sheet, before]} without={without} />}
      {outcome?.ok && <Consequence before={before} after={outcome.sheet} trace={outcome.trace} />}
      {outcome?.ok === false && <Banner>{words.refusal[outcome.refusal.code]}</Banner>}
    </div>
  );
}
