import { core } from '@/i18n/core';
import type { HealthStatus } from '@/rules';
import { Chip } from './chip';
import { classNames } from './class-names';
import { useMessages } from './preferences';

/** How many of the four steps of the ladder a status fills. */
export const LADDER: Record<HealthStatus, number> = {
  unharmed: 0,
  lightlyInjured: 1,
  moderatelyInjured: 2,
  badlyInjured: 3,
  dying: 4,
  dead: 4,
};

/** Hue of a status as text on the page. */
export const STATUS_TEXT: Record<HealthStatus, string> = {
  unharmed: '',
  lightlyInjured: 'text-bashing',
  moderatelyInjured: 'text-lethal',
  badlyInjured: 'text-aggravated',
  dying: 'text-aggravated',
  dead: '',
};

/** Hue, edge and fill of a status pill; add it to `chipButtonClass` when the pill is a button. */
export const STATUS_CHIP: Record<HealthStatus, string> = {
  unharmed: '',
  lightlyInjured: 'border-bashing-line! text-bashing',
  moderatelyInjured: 'border-lethal-line! text-lethal',
  badlyInjured: 'border-aggravated-line! text-aggravated',
  dying: 'border-aggravated-line! bg-aggravated-fill! text-on-aggravated',
  dead: 'border-ink! bg-ink! text-bg',
};

/** The ladder and words of a status, without the pill. */
export function StatusWords({ status }: Readonly<{ status: HealthStatus }>) {
  const words = useMessages(core);
  return (
    <>
      <span aria-hidden className="ladder">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={classNames(step <= LADDER[status] && 'on')} />
        ))}
      </span>
      {words.status[status]}
    </>
  );
}

/** The health status: ladder, words and the hue of its grade. */
export function StatusChip({ status, small = false }: Readonly<{ status: HealthStatus; small?: boolean }>) {
  return (
    <Chip small={small} className={STATUS_CHIP[status]}>
      <StatusWords status={status} />
    </Chip>
  );
}
