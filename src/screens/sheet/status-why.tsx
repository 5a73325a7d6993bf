import { lazy } from 'react';
import { formatNumber } from '@/i18n';
import { sheet } from '@/i18n/sheet';
import { chipButtonClass } from '@/ui/chip';
import { useLanguage, useMessages } from '@/ui/preferences';
import { STATUS_CHIP, StatusWords } from '@/ui/status-chip';
import { Why } from '@/ui/why';
import { useOpenSheet } from './open-sheet';
import { selectStatus } from './sheet-values';

const StatusBands = lazy(async () => ({ default: (await import('./status-bands')).StatusBands }));

/** The status chip; its why weighs the wounds. */
export function StatusWhy() {
  const words = useMessages(sheet);
  const language = useLanguage();
  const { status, maximum, weight } = useOpenSheet(selectStatus);
  return (
    <Why
      name={words.status.name}
      explained={weight}
      value={formatNumber(weight.value, language)}
      note={<StatusBands status={status} maximum={maximum} weight={weight.value} />}
      className={chipButtonClass(STATUS_CHIP[status])}
    >
      <StatusWords status={status} />
    </Why>
  );
}
