import { memo } from 'react';
import type { HealthStatus } from '@/rules';
import { Chip } from '@/ui/chip';
import { type MindState, MindWords, mindChipClass } from '@/ui/mind-chip';
import { StatusChip } from '@/ui/status-chip';

type SeatChipsProps = Readonly<{ status: HealthStatus; mind: MindState | null }>;

/** How hurt, and whether awake; an object and the dead are neither. */
export const SeatChips = memo(function SeatChips({ status, mind }: SeatChipsProps) {
  return (
    <div className="mb-2.5 flex flex-wrap gap-1.5">
      <StatusChip small status={status} />
      {mind && (
        <Chip small className={mindChipClass(mind)}>
          <MindWords mind={mind} />
        </Chip>
      )}
    </div>
  );
});
